using System.Globalization;
using System.Text.RegularExpressions;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>What a choice is made from. Floors and variants that read only a part are no candidates: they cannot be chosen.</summary>
/// <param name="Baselines">What ratios are taken to, by place; null where no serializer could be the baseline.</param>
/// <param name="Candidates">Every variant of the run, those that could not be built among them.</param>
/// <param name="Origin">What was measured, where and when, a sentence each.</param>
/// <param name="Scatter">How far launches of the run lie apart.</param>
public sealed partial record Material(IReadOnlyDictionary<Place, VariantKey?> Baselines, IReadOnlyList<Candidate> Candidates, IReadOnlyList<string> Origin, Scatter Scatter)
{
    /// <summary>Reads it out of a report.</summary>
    /// <param name="report">The run.</param>
    /// <param name="facts">By serializer.</param>
    /// <param name="starts">From start to exit in nanoseconds, by serializer and variant; null when starts were not measured.</param>
    public static Material Of(
        RunReport report,
        IReadOnlyDictionary<string, SerializerFacts> facts,
        IReadOnlyDictionary<(string Serializer, string Variant), Interval>? starts = null)
    {
        var rows = report.Workloads
            .SelectMany(table => table.Rows.Select(row => (Place: new Place(table.Workload, table.Size), Row: row)))
            .Where(pair => pair.Row.Group is not (RowGroup.Floor or RowGroup.Partial))
            .ToList();
        var conditions = rows.Where(pair => pair.Row.Cells.Any(cell => cell.IsMeasured)).ToLookup(pair => pair.Row.Key with { Condition = "" }, pair => pair.Row.Condition);
        return new Material(
            report.Workloads.ToDictionary(table => new Place(table.Workload, table.Size), table => table.Baseline),
            [.. rows.GroupBy(pair => pair.Row.Key).Select(group => new Candidate(
                group.Key,
                facts.GetValueOrDefault(group.Key.Serializer),
                group.Where(pair => FiguresOf(pair.Row) is not null).ToDictionary(pair => pair.Place, pair => FiguresOf(pair.Row)!),
                group.Where(pair => FiguresOf(pair.Row) is null).ToDictionary(pair => pair.Place, pair => WhyNot(report, pair.Place, pair.Row)),
                UnreadyReason(report, group.Key),
                group.First().Row.Marks,
                starts?.TryGetValue((group.Key.Serializer, group.Key.Variant), out var start) == true ? start : null,
                [.. conditions[group.Key with { Condition = "" }].Where(condition => condition.Length > 0).Distinct()],
                IsCompressed: group.Any(pair => IsCompressed(pair.Row, facts.GetValueOrDefault(group.Key.Serializer))))
            {
                OwnRuntimes = conditions[group.Key with { Condition = "" }].Any(condition => !NamesRuntime(report, condition)) && RuntimeOf(report) is { } runtime ? [runtime] : [],
                IsByVersion = report.Run.Plan.Serializers.Any(pattern => pattern.EndsWith($"@{group.Key.Version}", StringComparison.Ordinal)),
            })],
            OriginOf(report),
            report.Scatter);
    }

    /// <summary>
    /// Several runs as one. What was measured on a workload in a size is taken from one run, so that its ratios are to one baseline in the same minutes: the newest, but for one that measured less than half as many there as
    /// another, such as a run of one serializer. Launches scatter as in the run in which they scatter most.
    /// </summary>
    /// <param name="materials">The newest first.</param>
    public static Material Together(IReadOnlyList<Material> materials)
    {
        var places = materials
            .SelectMany(material => material.Baselines.Keys.Select(place => (Place: place, Material: material, Measured: material.Candidates.Count(candidate => candidate.Figures.ContainsKey(place)))))
            .GroupBy(pair => pair.Place)
            .ToDictionary(runs => runs.Key, runs => runs.First(run => 2 * run.Measured >= runs.Max(other => other.Measured)).Material);
        return new Material(
            places.ToDictionary(pair => pair.Key, pair => pair.Value.Baselines[pair.Key]),
            [.. materials.SelectMany(material => material.Candidates.Select(candidate => (Material: material, Candidate: candidate)))
                .GroupBy(pair => pair.Candidate.Key)
                .Select(group => group.First().Candidate with
                {
                    Figures = Kept(group, candidate => candidate.Figures),
                    Outcomes = Kept(group, candidate => candidate.Outcomes),
                    Unready = group.Any(pair => pair.Candidate.Unready is null) ? null : group.First().Candidate.Unready,
                    Start = group.Select(pair => pair.Candidate.Start).FirstOrDefault(start => start is not null),
                    Conditions = [.. group.SelectMany(pair => pair.Candidate.Conditions ?? []).Distinct()],
                    OwnRuntimes = [.. group.SelectMany(pair => pair.Candidate.OwnRuntimes).Distinct()],
                })],
            [.. materials.SelectMany(material => material.Origin).Distinct()],
            materials.Select(material => material.Scatter).MaxBy(scatter => scatter.Variance ?? 0)!);

        Dictionary<Place, T> Kept<T>(IEnumerable<(Material Material, Candidate Candidate)> runs, Func<Candidate, IReadOnlyDictionary<Place, T>> of) => runs
            .SelectMany(run => of(run.Candidate).Where(pair => places[pair.Key] == run.Material))
            .ToDictionary();
    }

    private static bool NamesRuntime(RunReport report, string condition) => report.Run.Plan.Conditions?.Any(known => known.Name == condition && known.Framework is not null) == true;

    /// <summary>As options name it: <c>net10.0</c> for <c>.NET 10.0.12</c>; null for a text of another kind.</summary>
    private static string? RuntimeOf(RunReport report) => RuntimeVersion().Match(report.Run.Machine.Runtime) is { Success: true } match ? $"net{match.Groups["number"].Value}" : null;

    [GeneratedRegex(@"^\.NET (?<number>\d+\.\d+)\.")]
    private static partial Regex RuntimeVersion();

    private static IReadOnlyList<string> OriginOf(RunReport report)
    {
        var (run, machine) = (report.Run, report.Run.Machine);
        return
        [
            string.Create(CultureInfo.InvariantCulture, $"Measured on {run.StartedUtc:yyyy-MM-dd} with {report.CommandLine} (Goldilocks {run.GoldilocksVersion})."),
            string.Create(CultureInfo.InvariantCulture, $"Machine: {machine.Processor}, {machine.LogicalCores} cores, {machine.OperatingSystem}, {machine.Runtime}."),
        ];
    }

    /// <summary>Null unless every operation that the run asked for was measured.</summary>
    private static CandidateFigures? FiguresOf(RowReport row) =>
        row.Group != RowGroup.BelowFloor && row.PayloadBytes is { } bytes && row.Cells.Count > 0 && row.Cells.All(IsWhole)
            ? new CandidateFigures(FiguresOf(row.Find(Operation.Serialize)), FiguresOf(row.Find(Operation.Deserialize)), bytes)
            : null;

    private static bool IsWhole(CellReport cell) => cell.IsMeasured && cell.Nanoseconds is not null && cell.Launches.Count > 0;

    private static OperationFigures? FiguresOf(CellReport? cell) => cell is null ? null : new(
        cell.Nanoseconds!.Value,
        cell.ProcessAllocatedBytes ?? cell.AllocatedBytes ?? 0,
        cell.Launches.Where(launch => launch.Ratio is not null).ToDictionary(launch => launch.Launch, launch => launch.Ratio!.Value));

    private static bool IsCompressed(RowReport row, SerializerFacts? facts)
    {
        var variant = row.Parts?.Variant ?? row.Variant;
        return row.Parts?.Codec is not null || facts?.Compresses?.Contains(VariantKey.NameOf(variant)) == true;
    }

    private static string WhyNot(RunReport report, Place place, RowReport row)
    {
        if (row.Group == RowGroup.BelowFloor)
        {
            return FloorTexts.Beside(report.FloorViolations.First(violation =>
                violation.IsFailure && VariantKey.Of(violation.Cell) == row.Key && violation.Cell.Workload == place.Workload && violation.Cell.Size == place.Size));
        }

        var cell = row.Cells.FirstOrDefault(cell => !cell.IsMeasured) ?? row.Cells[0];
        return cell.Reason.Length == 0 ? cell.Outcome : $"{cell.Outcome}: {cell.Reason}";
    }

    private static string? UnreadyReason(RunReport report, VariantKey key) => report.Serializers
        .Where(serializer => serializer.Serializer == key.Serializer && serializer.Version == key.Version && serializer.Condition == key.Condition)
        .Where(serializer => serializer.Outcome != SerializerReport.Ready)
        .Select(serializer => $"{serializer.Outcome}: {serializer.Reason}")
        .FirstOrDefault();
}
