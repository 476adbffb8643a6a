using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Goldilocks.Results;

/// <summary>Reads what the reports say about the machine. A value that cannot be read is <c>unknown</c>; it is never guessed.</summary>
public static class MachineProbe
{
    private const string Unknown = "unknown";
    private const string Governor = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor";

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

    /// <summary>Everything that <see cref="MachineConditions"/> judges by, as it is now.</summary>
    public static MachineLook Look() => new(
        ReadText("/proc/stat"),
        ReadText("/proc/vmstat"),
        ReadText("/proc/cpuinfo"),
        ReadText(Governor),
        ReadText("/sys/firmware/acpi/platform_profile"),
        Mains() is { } mains ? ReadText(Path.Combine(mains, "online")) : null,
        ReadText("/sys/fs/cgroup/cpu.max"),
        ProcessorTimes());

    /// <summary>What the framework says on every system.</summary>
    public static FrameworkLook FrameworkLook()
    {
        var memory = GC.GetGCMemoryInfo(GCKind.Any);
        return new(
            Debugger.IsAttached,
            Environment.GetEnvironmentVariable("CORECLR_ENABLE_PROFILING") == "1",
            memory.TotalAvailableMemoryBytes > 0 ? (double)memory.MemoryLoadBytes / memory.TotalAvailableMemoryBytes : 0,
            Environment.ProcessorCount);
    }

    /// <summary>The frequency governor; <c>unknown</c> where there is none, as in most virtual machines, or it cannot be read.</summary>
    public static string PowerProfile() => ReadText(Governor)?.Trim() ?? Unknown;

    /// <summary>Null where there is no such file, or this user may not read it: both say that nothing is known.</summary>
    private static string? ReadText(string path)
    {
        try
        {
            return File.Exists(path) ? File.ReadAllText(path) : null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    private static string? Mains()
    {
        const string supplies = "/sys/class/power_supply";
        return Directory.Exists(supplies) ? Directory.GetDirectories(supplies).FirstOrDefault(supply => ReadText(Path.Combine(supply, "type"))?.Trim() == "Mains") : null;
    }

    private static Dictionary<int, (string Name, TimeSpan Used)> ProcessorTimes()
    {
        var times = new Dictionary<int, (string Name, TimeSpan Used)>();
        foreach (var process in Process.GetProcesses())
        {
            using (process)
            {
                try
                {
                    if (process.Id != Environment.ProcessId)
                    {
                        times[process.Id] = (process.ProcessName, process.TotalProcessorTime);
                    }
                }
                catch (Exception exception) when (exception is InvalidOperationException or Win32Exception or NotSupportedException)
                {
                    // It ended meanwhile, or it is another user's.
                    continue;
                }
            }
        }

        return times;
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

    /// <summary>The SDK beside the runtime that global.json takes.</summary>
    private static string Sdk()
    {
        // .../dotnet/shared/Microsoft.NETCore.App/10.0.12/ is three folders below the SDKs' parent. Running 'dotnet --version' was rejected: it costs a process.
        var sdks = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "sdk"));
        return Directory.Exists(sdks) ? SdkOf(Directory.GetDirectories(sdks).Select(Path.GetFileName).OfType<string>()) : Unknown;
    }

    /// <summary>As global.json decides it (<c>"rollForward": "major"</c>): the last patch of the lowest feature band.</summary>
    internal static string SdkOf(IEnumerable<string> installed)
    {
        const int versionsOfBand = 100;
        return installed
            .Where(name => Version.TryParse(name, out var version) && version >= OldestSdk)
            .GroupBy(name => Version.Parse(name) is var version ? (version.Major, version.Minor, version.Build / versionsOfBand) : default)
            .MinBy(band => band.Key)?
            .MaxBy(Version.Parse) ?? Unknown;
    }

    private static Version OldestSdk { get; } = new(10, 0, 100);

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
