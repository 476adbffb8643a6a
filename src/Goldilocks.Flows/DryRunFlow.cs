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
/// <param name="SecondsToBuild">Estimated.</param>
/// <param name="SecondsToMeasure">Estimated for the fewest launches.</param>
/// <param name="IsFromThisMachine">False where the estimate rests on another machine's figures.</param>
public sealed record DryRun(
    IReadOnlyList<string> ToBuild,
    IReadOnlyList<string> Ready,
    IReadOnlyList<string> Unavailable,
    IReadOnlyList<string> Workloads,
    int Rows,
    (int Fewest, int Most) Launches,
    double SecondsToBuild,
    double SecondsToMeasure,
    bool IsFromThisMachine);

/// <summary>Looks at what a run would build and measure, and builds and measures nothing.</summary>
public sealed class DryRunFlow(Checkout checkout, IFlowDisplay display)
{
    /// <exception cref="UserErrorException">The plan fits nothing.</exception>
    public DryRun Look(RunPlan plan)
    {
        var requests = new SerializerMaker(checkout, display).RequestsOf(plan);
        using var builder = new SerializerBuilder(checkout.Layout);
        var known = builder.Remembered(requests);
        var pairs = requests.Zip(known).ToList();
        var toBuild = pairs.Where(pair => pair.Second is null).Select(pair => pair.First.Label).ToList();
        var ready = pairs.Where(pair => pair.Second is { IsReady: true }).Select(pair => SerializerMaker.Described(pair.Second!)).OfType<ReadySerializer>().ToList();
        var roster = ready.Any(serializer => SerializerPattern.Parse(plan.Baseline).Matches(serializer.Name)) ? RosterBuilder.Make(plan, ready, []) : null;
        var durations = RunDurations.Read(checkout);
        var rows = (roster?.Contestants.Count ?? ready.Count) + toBuild.Count;
        var places = roster?.Workloads.Sum(workload => workload.Sizes.Count) ?? Math.Max(1, plan.Workloads.Count);
        return new DryRun(
            toBuild,
            [.. pairs.Where(pair => pair.Second is { IsReady: true }).Select(pair => pair.First.Label)],
            [.. pairs.Where(pair => pair.Second is { IsReady: false }).Select(pair => pair.First.Label)],
            [.. roster?.Workloads.Select(workload => $"{workload.Key} of {string.Join(", ", workload.Sizes.Select(size => Results.Texts.Units.Count(size)))}") ?? []],
            rows,
            (plan.Settings.MinimumLaunches, plan.Settings.MaximumLaunches),
            toBuild.Count * RunDurations.SecondsPerBuild,
            rows * places * plan.Operations.Count * plan.Settings.MinimumLaunches * durations.SecondsPerCell,
            durations.IsMeasuredHere);
    }
}
