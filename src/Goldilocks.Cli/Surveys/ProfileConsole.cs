using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.ConsoleTables;

namespace Goldilocks.Cli.Surveys;

/// <summary>Profiles on a terminal or in a log.</summary>
public static class ProfileConsole
{
    /// <summary>With this many samples, a share of 10 % has a standard error of 3 %.</summary>
    private const int EnoughSamples = 100;

    /// <summary>Writes one.</summary>
    /// <param name="console">Where to.</param>
    /// <param name="profile">What.</param>
    /// <param name="top">How many methods and types.</param>
    public static void Write(IAnsiConsole console, OperationProfile profile, int top)
    {
        WriteHeading(console, $"{profile.Label} {profile.Version}, {profile.Workload}, size {Units.Count(profile.Size)}, {profile.Operation.Name()}");
        if (profile.Outcome is not Measured)
        {
            WriteLine(console, $"{profile.Outcome.Name}: {OneLine.Of(profile.Outcome.Reason)}");
            return;
        }

        var trace = profile.Trace!;
        WriteLine(console, CostText(profile.Cost!));
        WriteLine(console, SamplesText(trace));
        console.WriteLine();
        WriteMethods(console, trace, top);
        console.WriteLine();
        WriteTypes(console, trace, top);
        console.WriteLine();
    }

    /// <summary>The effect of profiling on the measured time, in a sentence.</summary>
    public static string CostText(SamplingCost cost) => string.Create(
        CultureInfo.InvariantCulture,
        $"sampling costs {Units.Change(cost.Wall.Added)} of wall time ({Units.Time(cost.Wall.WithoutNanoseconds)} without, {Units.Time(cost.Wall.WithNanoseconds)} with it, in turns) and {Units.Change(cost.Cpu.Added)} of CPU time ({Units.Time(cost.Cpu.WithoutNanoseconds)} and {Units.Time(cost.Cpu.WithNanoseconds)})");

    /// <summary>The count of samples, those that say nothing about time, and the owners of the code of the others.</summary>
    public static string SamplesText(TraceFindings trace)
    {
        var owners = string.Join(", ", trace.Owners.OrderByDescending(owner => owner.Value).Select(owner => $"{Percent(owner.Value)} {Title(owner.Key)}"));
        if (trace.Polls.Count == 0)
        {
            return $"{Units.Count(trace.Samples)} samples: {owners}";
        }

        var polled = $"{Units.Count(trace.Samples)} samples, {Units.Count(trace.Samples - trace.Telling)} of them where a method asks whether it shall stop for the garbage collector (most in {trace.Polls[0].Name}): "
            + "they tell where the runtime likes to stop a thread, not where the time goes, and are left out.";
        return trace.Telling < EnoughSamples
            ? $"{polled} {Units.Count(trace.Telling)} others are too few to tell: raise --seconds."
            : $"{polled} The {Units.Count(trace.Telling)} others: {owners}";
    }

    private static void WriteMethods(IAnsiConsole console, TraceFindings trace, int top)
    {
        var table = Borderless(("self", true), ("total", true), ("whose", false), ("module", false), ("method", false));
        foreach (var method in trace.Methods.Take(top))
        {
            table.AddRow(Percent(method.Self), Percent(method.Total), Title(method.Owner), Markup.Escape(method.Module), Markup.Escape(method.Name));
        }

        console.Write(table);
    }

    private static void WriteTypes(IAnsiConsole console, TraceFindings trace, int top)
    {
        if (trace.Types.Count == 0)
        {
            WriteLine(console, "no allocation was noted");
            return;
        }

        WriteLine(console, $"allocated, from {Units.Count(trace.AllocationTicks)} notes:");
        var table = Borderless(("bytes", true), ("type", false), ("by", false));
        foreach (var type in trace.Types.Take(top))
        {
            table.AddRow(Percent(type.Share), Markup.Escape(type.Name), Markup.Escape(type.Site));
        }

        console.Write(table);
    }

    private static string Title(CodeOwner owner) => owner switch
    {
        CodeOwner.Library => "library",
        CodeOwner.Adapter => "adapter",
        CodeOwner.Runtime => "runtime",
        _ => "generated",
    };

    private static string Percent(double share) => (share * 100).ToString("0.0", CultureInfo.InvariantCulture) + " %";
}
