using System.Globalization;

namespace Goldilocks.Results;

/// <summary>What a machine says of itself at one moment: the texts of its files, each null where there is none, as on systems other than Linux.</summary>
/// <param name="ProcessorTimes"><c>/proc/stat</c>.</param>
/// <param name="MemoryEvents"><c>/proc/vmstat</c>.</param>
/// <param name="Processors"><c>/proc/cpuinfo</c>.</param>
/// <param name="Governor"><c>scaling_governor</c> of the first processor.</param>
/// <param name="PowerProfile"><c>/sys/firmware/acpi/platform_profile</c>.</param>
/// <param name="MainsOnline"><c>online</c> of the mains, <c>1</c> where the machine is plugged in.</param>
/// <param name="Quota"><c>cpu.max</c> of the control group.</param>
/// <param name="Processes">The processor time that each other process has used, by its number; those that cannot be read are left out.</param>
public sealed record MachineLook(
    string? ProcessorTimes,
    string? MemoryEvents,
    string? Processors,
    string? Governor,
    string? PowerProfile,
    string? MainsOnline,
    string? Quota,
    IReadOnlyDictionary<int, (string Name, TimeSpan Used)> Processes);

/// <summary>What the framework says on every system.</summary>
/// <param name="HasDebugger">A debugger is attached to this process.</param>
/// <param name="HasProfiler">The environment puts a profiler into every .NET program.</param>
/// <param name="MemoryUsed">Share of the memory that is in use, from 0 to 1.</param>
/// <param name="Cores">That this process may use.</param>
public sealed record FrameworkLook(bool HasDebugger, bool HasProfiler, double MemoryUsed, int Cores);

/// <summary>Something of a machine that spoils figures.</summary>
/// <param name="Text">One line that says what to do.</param>
/// <param name="IsInMachine">True where <see cref="MachineInfo"/> says it already, so that a report tells it by itself.</param>
public sealed record MachineCondition(string Text, bool IsInMachine = false);

/// <summary>What of a machine spoils figures. Pure functions.</summary>
public static class MachineConditions
{
    private const double BusyShare = 0.10;
    private const double StolenShare = 0.01;
    private const double FullMemory = 0.90;

    /// <summary>All that two looks show, the gravest first.</summary>
    /// <param name="first">The first look.</param>
    /// <param name="second">The second, a moment later.</param>
    /// <param name="elapsed">The time between them.</param>
    /// <param name="framework">What the framework says.</param>
    public static IReadOnlyList<MachineCondition> Of(MachineLook first, MachineLook second, TimeSpan elapsed, FrameworkLook framework)
    {
        IEnumerable<string?> all =
        [
            framework.HasDebugger ? "A debugger is attached, and code runs slower and otherwise under it: start the run without one." : null,
            framework.HasProfiler ? "CORECLR_ENABLE_PROFILING puts a profiler into every .NET program: unset it before a run." : null,
            Busy(first, second, elapsed, framework.Cores),
            Stolen(first.ProcessorTimes, second.ProcessorTimes),
            Swapping(first.MemoryEvents, second.MemoryEvents),
            framework.MemoryUsed > FullMemory ? Text($"{framework.MemoryUsed:0 %} of the memory is in use, and what does not fit is swapped out: close what you can.") : null,
            Limited(second.Quota, framework.Cores),
            SavingPower(second),
            Hypervisor(second.Processors),
        ];
        return [.. all.OfType<string>().Select(text => new MachineCondition(text)), .. Governed(second)];
    }

    private static string? Busy(MachineLook first, MachineLook second, TimeSpan elapsed, int cores)
    {
        var used = UsedBetween(first, second).ToList();
        var share = Shares(first.ProcessorTimes, second.ProcessorTimes)?.Busy ?? used.Sum(process => process.Used.TotalSeconds) / (elapsed.TotalSeconds * cores);
        if (share <= BusyShare)
        {
            return null;
        }

        var most = used.OrderByDescending(process => process.Used).FirstOrDefault();
        var named = most.Used > TimeSpan.Zero ? $", {most.Name} most of all" : "";
        return Text($"Before measuring began, other processes used {share:0 %} of this machine{named}. Ratios bear it, times do not: close what you can and run again.");
    }

    private static IEnumerable<(string Name, TimeSpan Used)> UsedBetween(MachineLook first, MachineLook second) => second.Processes
        .Where(process => first.Processes.TryGetValue(process.Key, out var before) && before.Name == process.Value.Name)
        .Select(process => (process.Value.Name, process.Value.Used - first.Processes[process.Key].Used));

    private static string? Stolen(string? first, string? second) => Shares(first, second) is { Stolen: > StolenShare and var stolen }
        ? Text($"The host gave {stolen:0.#%} of this machine's processor time to other machines (steal time): take a machine whose processors are its own, or an hour in which its neighbours rest.")
        : null;

    private static string? Swapping(string? first, string? second) => Swapped(second) - Swapped(first) is > 0 and var pages
        ? Text($"The system swapped {pages} pages while this run looked: close what needs the memory, or take fewer and smaller payloads.")
        : null;

    private static string? Limited(string? quota, int cores)
    {
        // cgroup v2, cpu.max: "50000 100000", or "max 100000" where there is no limit.
        return quota?.Split(' ', StringSplitOptions.RemoveEmptyEntries) is [var allowed, var period, ..] && Number(allowed) is { } most && Number(period) is > 0 and var each && most < each * cores
            ? Text($"This container may use {(double)most / each:0.##} of {cores} processors, and is stopped for the rest of a period when it has: give it whole processors (docker run --cpuset-cpus).")
            : null;
    }

    private static string? SavingPower(MachineLook look) => look switch
    {
        { MainsOnline: { } online } when online.Trim() == "0" => "This machine runs on its battery, and its processor slows down for that: plug it in.",
        { PowerProfile: { } profile } when profile.Trim() is "low-power" or "quiet" => $"The power profile is '{profile.Trim()}', which slows the processor down: powerprofilesctl set performance",
        _ => null,
    };

    private static IEnumerable<MachineCondition> Governed(MachineLook look) => look.Governor?.Trim() is "powersave" or "conservative"
        ? [new($"The frequency governor is '{look.Governor.Trim()}', so the processor changes its speed during a run: sudo cpupower frequency-set -g performance", IsInMachine: true)]
        : [];

    private static string? Hypervisor(string? processors) => processors?.Split('\n').FirstOrDefault(line => line.StartsWith("flags", StringComparison.Ordinal))?.Split(' ').Contains("hypervisor") == true
        ? "This is a virtual machine, so its neighbours on the host cannot be seen from here: trust ratios more than times, and run again at another hour before a close decision."
        : null;

    /// <summary>Of all time that passed for the processors of this machine; null where the texts do not say it.</summary>
    private static (double Busy, double Stolen)? Shares(string? first, string? second)
    {
        if (Times(first) is not { } before || Times(second) is not { } after)
        {
            return null;
        }

        var passed = after.Zip(before, (later, earlier) => later - earlier).ToList();
        var (idle, stolen, total) = (passed[3] + passed[4], passed[7], passed.Sum());
        return total <= 0 ? null : ((double)(total - idle - stolen) / total, (double)stolen / total);
    }

    /// <summary>proc(5): cpu user nice system idle iowait irq softirq steal. What a guest used is counted in user already.</summary>
    private static List<long>? Times(string? text)
    {
        const int count = 8;
        var fields = text?.Split('\n')[0].Split(' ', StringSplitOptions.RemoveEmptyEntries).Skip(1).Take(count).Select(Number).OfType<long>().ToList();
        return fields?.Count == count ? fields : null;
    }

    private static long? Swapped(string? text)
    {
        var counts = text?.Split('\n').Where(line => line.StartsWith("pswpin ", StringComparison.Ordinal) || line.StartsWith("pswpout ", StringComparison.Ordinal)).Select(line => Number(line.Split(' ')[1])).ToList();
        return counts is { Count: > 0 } ? counts.Sum() : null;
    }

    private static long? Number(string text) => long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : null;

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
