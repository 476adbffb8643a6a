using System.Runtime.InteropServices;

namespace Goldilocks.Results;

/// <summary>Reads what the reports say about the machine. A value that cannot be read is <c>unknown</c>; it is never guessed.</summary>
public static class MachineProbe
{
    private const string Unknown = "unknown";

    /// <summary>Describes this machine.</summary>
    /// <param name="clock">The workers' clock.</param>
    /// <param name="repository">The folder of the checkout.</param>
    /// <param name="configuration">The build configuration of the adapters, such as <c>Release</c>.</param>
    public static MachineInfo Read(string clock, string repository, string configuration) => new(
        RuntimeInformation.OSDescription,
        RuntimeInformation.OSArchitecture.ToString(),
        Processor(),
        Environment.ProcessorCount,
        GC.GetGCMemoryInfo().TotalAvailableMemoryBytes,
        RuntimeInformation.FrameworkDescription,
        Sdk(),
        clock,
        Revision(repository),
        configuration,
        PowerProfile());

    /// <summary>Share of all cores that other processes used during a short look; null where it cannot be read.</summary>
    public static double? BusyShare(TimeSpan look)
    {
        if (ReadCpuTimes() is not { } before)
        {
            return null;
        }

        Thread.Sleep(look);
        if (ReadCpuTimes() is not { } after || after.Total <= before.Total)
        {
            return null;
        }

        return 1 - ((double)(after.Idle - before.Idle) / (after.Total - before.Total));
    }

    /// <summary>The frequency governor; <c>unknown</c> where there is none, as in most virtual machines, or it cannot be read.</summary>
    public static string PowerProfile()
    {
        const string path = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor";
        return File.Exists(path) ? File.ReadAllText(path).Trim() : Unknown;
    }

    private static (long Idle, long Total)? ReadCpuTimes()
    {
        const string path = "/proc/stat";
        if (!File.Exists(path))
        {
            return null;
        }

        // proc(5): cpu user nice system idle iowait irq softirq steal guest guest_nice
        var fields = File.ReadLines(path).First().Split(' ', StringSplitOptions.RemoveEmptyEntries);
        var numbers = fields.Skip(1).Take(8).Select(field => long.Parse(field, System.Globalization.CultureInfo.InvariantCulture)).ToArray();
        return numbers.Length < 5 ? null : (numbers[3] + numbers[4], numbers.Sum());
    }

    private static string Processor()
    {
        const string path = "/proc/cpuinfo";
        if (File.Exists(path))
        {
            var line = File.ReadLines(path).FirstOrDefault(text => text.StartsWith("model name", StringComparison.Ordinal));
            return line?[(line.IndexOf(':', StringComparison.Ordinal) + 1)..].Trim() ?? Unknown;
        }

        return Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER") ?? Unknown;
    }

    /// <summary>The newest SDK beside the runtime; global.json lets any later feature band in.</summary>
    private static string Sdk()
    {
        // .../dotnet/shared/Microsoft.NETCore.App/10.0.12/ is three folders below the SDKs' parent. Running 'dotnet --version' was rejected: it costs a process.
        var sdks = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "sdk"));
        return !Directory.Exists(sdks)
            ? Unknown
            : Directory.GetDirectories(sdks).Select(Path.GetFileName).OfType<string>()
                .Where(name => Version.TryParse(name, out _))
                .MaxBy(Version.Parse) ?? Unknown;
    }

    private static string Revision(string repository)
    {
        var head = Path.Combine(repository, ".git", "HEAD");
        if (!File.Exists(head))
        {
            return Unknown;
        }

        var text = File.ReadAllText(head).Trim();
        const string symbolic = "ref: ";
        if (!text.StartsWith(symbolic, StringComparison.Ordinal))
        {
            return text;
        }

        var reference = Path.Combine(repository, ".git", text[symbolic.Length..]);
        return File.Exists(reference) ? File.ReadAllText(reference).Trim() : Unknown;
    }
}
