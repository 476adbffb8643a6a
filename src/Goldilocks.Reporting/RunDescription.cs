using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>The origin of the numbers, as every report prints it.</summary>
internal static class RunDescription
{
    /// <summary>Names and values, in the order of the reports.</summary>
    public static IReadOnlyList<(string Name, string Value)> Of(RunReport report)
    {
        var (run, machine, settings) = (report.Run, report.Run.Machine, report.Run.Plan.Settings);
        return
        [
            ("Command", report.CommandLine),
            .. ModelDescription.Of(run.Plan.Model),
            ("Started", run.StartedUtc.ToUniversalTime().ToString("yyyy-MM-dd HH:mm:ss 'UTC'", CultureInfo.InvariantCulture)),
            ("Goldilocks", $"{run.GoldilocksVersion}, revision {machine.SourceRevision}"),
            ("Processor", $"{machine.Processor}, {Units.Count(machine.LogicalCores)} logical cores, {Units.Bytes(machine.MemoryBytes)} memory"),
            ("System", $"{machine.OperatingSystem}, {machine.Architecture}"),
            ("Runtime", $"{machine.Runtime}, SDK {machine.Sdk}"),
            ("Clock", machine.Clock == "wall" ? "wall time" : "CPU time of the measuring thread"),
            .. Cores(report) is { } cores ? [("Cores", cores)] : Array.Empty<(string, string)>(),
            ("Seed", string.Create(CultureInfo.InvariantCulture, $"{run.Plan.Seed}, of the data {run.Plan.DataSeed}")),
            ("Launches", Made(report) is { } made ? $"{made}; asked for: {Launches(settings)}" : Launches(settings)),
            ("Rounds", string.Create(CultureInfo.InvariantCulture, $"up to {settings.Rounds} of {settings.SampleMilliseconds:0.###} ms in a launch, at least {settings.MinimumRounds}{OfBaseline(settings)}")),
            .. settings.LeadInMilliseconds > 0 ? [("Lead-in", string.Create(CultureInfo.InvariantCulture, $"{settings.LeadInMilliseconds:0.###} ms of operations before each sample, which are not timed"))] : Array.Empty<(string, string)>(),
            .. settings.OperationsApart ? [("Operations", "each in a process of its own")] : Array.Empty<(string, string)>(),
            ("Runtime settings", Environment(settings)),
            .. (run.Plan.Conditions ?? []).Select(condition => ($"Condition {(condition.Name.Length == 0 ? "without a name" : condition.Name)}", Describe(condition))),
        ];
    }

    /// <summary>How busy they were, and what that means for the figures; null where too little was measured to tell.</summary>
    private static string? Cores(RunReport report)
    {
        if (report.Cores is not { } cores)
        {
            return null;
        }

        var halfWidths = report.Workloads.SelectMany(table => table.Rows)
            .Where(row => row.Group != RowGroup.Floor)
            .SelectMany(row => row.Cells)
            .Where(cell => cell.Ratio?.HalfWidth > 0)
            .Select(cell => cell.Ratio!.HalfWidth)
            .ToList();
        return (cores.WallPerCpu is { } wall ? string.Create(CultureInfo.InvariantCulture, $"wall time was {wall:0.00} times CPU time; ") : "")
            + string.Create(CultureInfo.InvariantCulture, $"the slowest tenth of a process's samples took {cores.Slowdown:0.00} times as long as its fastest tenth, and {100 * cores.SlowShare:0} % were slow; times are valid for such cores; ratios compare samples that took turns on them")
            + (halfWidths.Count == 0 ? "" : string.Create(CultureInfo.InvariantCulture, $", and a typical one is known to {100 * Median.Of(halfWidths):0.#} % to either side"));
    }

    private static string OfBaseline(MeasurementSettings settings) =>
        settings.BaselineProcesses == 1 ? "" : string.Create(CultureInfo.InvariantCulture, $", with {settings.BaselineProcesses} processes of the baseline");

    private static string Describe(Condition condition) => string.Join(' ', new[] { condition.Framework is { } framework ? $"published with the runtime of {framework}" : "the installed runtime" }
        .Concat(condition.Environment.OrderBy(variable => variable.Key, StringComparer.Ordinal).Select(variable => $"{variable.Key}={variable.Value ?? "(not set)"}")));

    /// <summary>Versions, licences and states that a reader should know, packages from elsewhere and notes, a line for each serializer.</summary>
    public static IEnumerable<string> Serializers(RunReport report) => report.Serializers.Select(serializer =>
        $"{serializer.Serializer} {serializer.Version}{VariantKey.Under(serializer.Condition)}"
        + (serializer.Outcome == SerializerReport.Ready ? "" : $": {serializer.Outcome}")
        + string.Concat(serializer.Marks.Select(mark => $"; {mark.Meaning}"))
        + (serializer.Origin is null ? "" : $"; from {serializer.Origin}")
        + string.Concat(serializer.Notes.Select(note => $"; {OneLine.Of(note)}")));

    /// <summary>How many were made, where that is not what was asked for: a limit on the time, or an interruption, makes fewer.</summary>
    private static string? Made(RunReport report)
    {
        var settings = report.Run.Plan.Settings;
        var made = report.Workloads.Select(table => table.Launches).Where(launches => launches > 0).ToList();
        return made.Count == 0 || made.TrueForAll(launches => launches >= settings.MinimumLaunches && launches <= settings.MaximumLaunches) ? null
            : made.Min() == made.Max() ? Units.Count(made.Min())
            : string.Create(CultureInfo.InvariantCulture, $"{made.Min()} to {made.Max()}");
    }

    private static string Launches(MeasurementSettings settings) => settings.MinimumLaunches == settings.MaximumLaunches
        ? Units.Count(settings.MinimumLaunches)
        : string.Create(
            CultureInfo.InvariantCulture,
            $"{settings.MinimumLaunches} to {settings.MaximumLaunches}, until a ratio's interval is within {100 * settings.TargetHalfWidth:0.#} % to either side, or {settings.MaximumLaunches} would not bring it there");

    private static string Environment(MeasurementSettings settings) => settings.EnvironmentVariables.Count == 0
        ? "the runtime's defaults"
        : string.Join(' ', settings.EnvironmentVariables.OrderBy(variable => variable.Key, StringComparer.Ordinal).Select(variable => $"{variable.Key}={variable.Value}"));
}
