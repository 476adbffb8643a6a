using Goldilocks.Building;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Run;

/// <summary>What a run would do.</summary>
/// <param name="ToBuild">Serializers that would be built first, as they are typed.</param>
/// <param name="ToAskFor">Those of them whose package is not on this machine, so that a package source must be asked. They are not counted in rows and times.</param>
/// <param name="Ready">Serializers that are built.</param>
/// <param name="Unavailable">Serializers whose last build failed or lacked a package; they would be rows without figures.</param>
/// <param name="Workloads">Names, with sizes where a serializer is built that could describe them.</param>
/// <param name="Rows">Variants to measure, floors and baseline among them. Those of serializers that are not built yet are not known, and are estimated.</param>
/// <param name="Launches">Fewest and most for each cell.</param>
/// <param name="StopsWhenPrecise">True when the estimate is for the fewest launches that the settings ask for, and cells with wide intervals get more.</param>
/// <param name="SecondsToBuild">Estimated, without what is to be asked for.</param>
/// <param name="SecondsToMeasure">Estimated, without what is to be asked for: what a run takes when everything is built, with the start of the programs and the reports.</param>
/// <param name="SecondsWithAskedFor">Estimated: to build and to measure, with everything that is to be asked for, and without the downloads.</param>
/// <param name="IsFromThisMachine">False where the time to measure rests on another machine's figures.</param>
/// <param name="AreBuildsFromThisMachine">False where the time to build rests on another machine's figures.</param>
/// <param name="Source">Of these other figures, and of those for builds.</param>
public sealed record DryRun(
    IReadOnlyList<string> ToBuild,
    IReadOnlyList<string> ToAskFor,
    IReadOnlyList<string> Ready,
    IReadOnlyList<string> Unavailable,
    IReadOnlyList<string> Workloads,
    int Rows,
    LaunchRange Launches,
    bool StopsWhenPrecise,
    double SecondsToBuild,
    double SecondsToMeasure,
    double SecondsWithAskedFor,
    bool IsFromThisMachine,
    bool AreBuildsFromThisMachine,
    string Source);

/// <summary>How many launches a cell gets.</summary>
/// <param name="Fewest">Where its interval is narrow early, or precision does not count.</param>
/// <param name="Most">Where it stays wide.</param>
public sealed record LaunchRange(int Fewest, int Most);

/// <summary>Looks at what a run would build and measure, and builds and measures nothing. No package source is asked.</summary>
public sealed class DryRunFlow(Checkout checkout)
{
    private readonly UsualDurations _usual = checkout.Defaults.UsualDurations;

    /// <exception cref="UserErrorException">The plan fits nothing.</exception>
    public DryRun Look(RunPlan plan)
    {
        using var builder = new SerializerBuilder(checkout.Layout);
        var parts = RunParts.PlansOf(plan).Select(part => Look(builder, part)).ToList();
        var durations = RunDurations.Read(checkout.Durations);
        return new DryRun(
            Union(parts, part => part.ToBuild),
            Union(parts, part => part.ToAskFor),
            Union(parts, part => part.Ready),
            Union(parts, part => part.Unavailable),
            [.. parts.SelectMany(part => part.Workloads).Select(workload => workload.Text)],
            parts.Max(part => part.Rows),
            new LaunchRange(RunDurations.FewestLaunches(plan.Settings), plan.Settings.MaximumLaunches),
            plan.Settings.MinimumLaunches < plan.Settings.MaximumLaunches,
            durations.SecondsToBuild(parts.Sum(part => part.ToBuild.Count - part.ToAskFor.Count), _usual),
            ToMeasure(plan, durations, parts, part => part.Rows, out var isFromHere),
            durations.SecondsToBuild(parts.Sum(part => part.ToBuild.Count), _usual) + ToMeasure(plan, durations, parts, part => part.RowsWithAskedFor, out _),
            isFromHere,
            durations.BuildPace is not null,
            _usual.Source);
    }

    private static IReadOnlyList<string> Union(IReadOnlyList<Part> parts, Func<Part, IReadOnlyList<string>> names) => [.. parts.SelectMany(names).Distinct()];

    private double ToMeasure(RunPlan plan, RunDurations durations, IReadOnlyList<Part> parts, Func<Part, int> rows, out bool isFromHere)
    {
        var estimates = parts
            .SelectMany(part => part.Workloads.Select(workload => (Seconds: durations.Seconds(plan, workload.Text, workload.Sizes, rows(part), _usual, out var isMeasured), isMeasured)))
            .ToList();
        isFromHere = estimates.All(estimate => estimate.isMeasured);
        return estimates.Sum(estimate => estimate.Seconds) + durations.Besides;
    }

    private Part Look(SerializerBuilder builder, RunPlan plan)
    {
        var requests = SerializerMaker.RequestsOf(checkout, plan);
        var pairs = requests.Zip(builder.Remembered(requests)).ToList();
        var toBuild = pairs.Where(pair => pair.Second is null).Select(pair => pair.First).ToList();
        var toAskFor = toBuild.Where(request => !PackagesAtHand.Has(checkout.Layout, request)).ToList();
        var ready = pairs.Where(pair => pair.Second is { IsReady: true }).Select(pair => SerializerMaker.Described(pair.Second!)).OfType<ReadySerializer>().ToList();
        var roster = ready.Any(serializer => SerializerPattern.Parse(plan.Baseline).Matches(serializer.Name)) ? RosterBuilder.Make(plan, ready, []) : null;
        var rowsOfReady = roster?.Variants.Count ?? ready.Sum(serializer => serializer.Description.Variants.Count);
        return new Part(
            [.. toBuild.Select(request => request.Label)],
            [.. toAskFor.Select(request => request.Label)],
            [.. pairs.Where(pair => pair.Second is { IsReady: true }).Select(pair => pair.First.Label)],
            [.. pairs.Where(pair => pair.Second is { IsReady: false }).Select(pair => pair.First.Label)],
            roster is null ? Expected(plan) : [.. roster.Workloads.Select(workload => new Place(workload.Text(), workload.Sizes.Count))],
            rowsOfReady + UsualRows(toBuild.Count - toAskFor.Count),
            rowsOfReady + UsualRows(toBuild.Count));
    }

    private int UsualRows(int serializers) => (int)Math.Ceiling(serializers * _usual.RowsPerSerializer);

    /// <summary>The workloads of a plan before any serializer is built that could describe them.</summary>
    private List<Place> Expected(RunPlan plan)
    {
        var names = _usual.SecondsPerProcess.Keys.ToList();
        var sizes = Math.Max(1, plan.Sizes.Count);
        if (plan.Workloads.Count == 0)
        {
            return plan.Model is { } model ? [new Place(model.Workload, sizes)] : [.. names.Select(name => new Place(name, sizes))];
        }

        return [.. from pattern in plan.Workloads.Select(WorkloadPattern.Parse)
            from name in names.Where(pattern.Matches).DefaultIfEmpty(pattern.Name)
            select new Place(name, Math.Max(sizes, pattern.Sizes.Count))];
    }

    /// <param name="Text">The name, with sizes where they are known.</param>
    /// <param name="Sizes">How many.</param>
    private sealed record Place(string Text, int Sizes);

    private sealed record Part(
        IReadOnlyList<string> ToBuild,
        IReadOnlyList<string> ToAskFor,
        IReadOnlyList<string> Ready,
        IReadOnlyList<string> Unavailable,
        IReadOnlyList<Place> Workloads,
        int Rows,
        int RowsWithAskedFor);
}
