using Goldilocks.Building;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Flows.Making;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Flows;

/// <summary>What a run would do.</summary>
/// <param name="ToBuild">Serializers that would be built first, as they are typed.</param>
/// <param name="Ready">Serializers that are built.</param>
/// <param name="Unavailable">Serializers whose last build failed or lacked a package; they would be rows without figures.</param>
/// <param name="Workloads">Names with sizes; empty where no serializer is built that could describe them.</param>
/// <param name="Rows">Variants to measure, floors and baseline among them. Those of serializers that are not built yet are not known, and count as one each.</param>
/// <param name="Launches">Fewest and most for each cell.</param>
/// <param name="StopsWhenPrecise">True when the estimate is for the fewest launches that the settings ask for, and cells with wide intervals get more.</param>
/// <param name="SecondsToBuild">Estimated.</param>
/// <param name="SecondsToMeasure">Estimated: what a run takes when everything is built, with the start of the programs and the reports.</param>
/// <param name="IsFromThisMachine">False where the estimate rests on another machine's figures.</param>
public sealed record DryRun(
    IReadOnlyList<string> ToBuild,
    IReadOnlyList<string> Ready,
    IReadOnlyList<string> Unavailable,
    IReadOnlyList<string> Workloads,
    int Rows,
    LaunchRange Launches,
    bool StopsWhenPrecise,
    double SecondsToBuild,
    double SecondsToMeasure,
    bool IsFromThisMachine);

/// <summary>How many launches a cell gets.</summary>
/// <param name="Fewest">Where its interval is narrow early, or precision does not count.</param>
/// <param name="Most">Where it stays wide.</param>
public sealed record LaunchRange(int Fewest, int Most);

/// <summary>Looks at what a run would build and measure, and builds and measures nothing.</summary>
public sealed class DryRunFlow(Checkout checkout, IFlowDisplay display)
{
    /// <exception cref="UserErrorException">The plan fits nothing.</exception>
    public DryRun Look(RunPlan plan)
    {
        using var builder = new SerializerBuilder(checkout.Layout);
        var parts = RunParts.PlansOf(plan).Select(part => Look(builder, part)).ToList();
        var durations = RunDurations.Read(checkout.Durations);
        var estimates = parts.SelectMany(part => part.Places.Select(place => (Seconds: durations.Seconds(plan, place.Workload, place.Sizes, part.Rows, out var isFromHere), isFromHere))).ToList();
        return new DryRun(
            [.. parts.SelectMany(part => part.ToBuild).Distinct()],
            [.. parts.SelectMany(part => part.Ready).Distinct()],
            [.. parts.SelectMany(part => part.Unavailable).Distinct()],
            [.. parts.SelectMany(part => part.Workloads)],
            parts.Max(part => part.Rows),
            new LaunchRange(RunDurations.FewestLaunches(plan.Settings), plan.Settings.MaximumLaunches),
            plan.Settings.MinimumLaunches < plan.Settings.MaximumLaunches,
            parts.Sum(part => part.ToBuild.Count) * RunDurations.SecondsPerBuild,
            estimates.Sum(estimate => estimate.Seconds) + durations.Besides,
            estimates.All(estimate => estimate.isFromHere));
    }

    private Part Look(SerializerBuilder builder, RunPlan plan)
    {
        var requests = new SerializerMaker(checkout, display).RequestsOf(plan);
        var pairs = requests.Zip(builder.Remembered(requests)).ToList();
        var toBuild = pairs.Where(pair => pair.Second is null).Select(pair => pair.First.Label).ToList();
        var ready = pairs.Where(pair => pair.Second is { IsReady: true }).Select(pair => SerializerMaker.Described(pair.Second!)).OfType<ReadySerializer>().ToList();
        var roster = ready.Any(serializer => SerializerPattern.Parse(plan.Baseline).Matches(serializer.Name)) ? RosterBuilder.Make(plan, ready, []) : null;
        return new Part(
            toBuild,
            [.. pairs.Where(pair => pair.Second is { IsReady: true }).Select(pair => pair.First.Label)],
            [.. pairs.Where(pair => pair.Second is { IsReady: false }).Select(pair => pair.First.Label)],
            [.. roster?.Workloads.Select(workload => workload.Text()) ?? []],
            (roster?.Contestants.Count ?? ready.Count) + toBuild.Count,
            roster is null ? [.. plan.Workloads.DefaultIfEmpty("").Select(workload => (workload, 1))] : [.. roster.Workloads.Select(workload => (workload.Text(), workload.Sizes.Count))]);
    }

    private sealed record Part(IReadOnlyList<string> ToBuild, IReadOnlyList<string> Ready, IReadOnlyList<string> Unavailable, IReadOnlyList<string> Workloads, int Rows, IReadOnlyList<(string Workload, int Sizes)> Places);
}
