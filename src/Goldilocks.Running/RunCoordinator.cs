using System.Diagnostics;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>
/// Measures every variant on every workload: workload by workload, so that the first table is complete early; launch by launch, because a
/// process repeats itself far better than the next process repeats it; within a launch in groups whose processes take turns.
/// </summary>
/// <param name="roster">The variants and workloads.</param>
/// <param name="plan">The request.</param>
/// <param name="recorder">Of the run folder.</param>
/// <param name="progress">Told what is done.</param>
/// <param name="start">Starts a worker; <see cref="WorkerProcess.Start"/> where it is null.</param>
public sealed class RunCoordinator(RunRoster roster, RunPlan plan, RunRecorder recorder, IRunProgress progress, StartWorker? start = null)
{
    private readonly RunServices _services = new(recorder, new CellBook(recorder), new LiveWorkers(start ?? WorkerProcess.Start), new PreparationTimes());
    private readonly HashSet<(RunVariant Variant, string Workload, int Size)> _dropped = [];
    private bool _hasWarnedOfCost;
    private IReadOnlySet<(RunVariant Variant, int Size)> _precise = new HashSet<(RunVariant, int)>();

    /// <summary>Runs to the end, or until cancelled; everything measured by then is in the run folder.</summary>
    /// <param name="past">What an interrupted run already measured; <see cref="RunPast.None"/> for a new one.</param>
    /// <param name="isPreciseEnough">
    /// Asked after every launch of a workload from the fewest on: the variants and sizes that need no more, judged from the run folder.
    /// </param>
    /// <param name="cancellation">Ends all workers at once.</param>
    public void Run(RunPast past, Func<ChosenWorkload, IReadOnlySet<(RunVariant Variant, int Size)>> isPreciseEnough, CancellationToken cancellation)
    {
        using var registration = cancellation.Register(_services.Live.KillAll);
        _services.Cells.Adopt(past.Cells);
        foreach (var item in roster.NamesExplained())
        {
            recorder.Record(item);
        }

        foreach (var workload in roster.Workloads)
        {
            cancellation.ThrowIfCancellationRequested();
            DropKnown(past, workload);
            RecordRefused(past, workload);
            Measure(workload, past, isPreciseEnough, cancellation);
            progress.WorkloadFinished(workload);
        }
    }

    private void Measure(
        ChosenWorkload workload,
        RunPast past,
        Func<ChosenWorkload, IReadOnlySet<(RunVariant Variant, int Size)>> isPreciseEnough,
        CancellationToken cancellation)
    {
        progress.WorkloadStarted(workload, roster.Variants.Count);
        var baseline = ChooseBaseline(workload, cancellation);
        _precise = new HashSet<(RunVariant, int)>();
        var complete = past.CompleteLaunches(workload);
        var started = Stopwatch.GetTimestamp();
        for (var launch = complete; launch < plan.Settings.MaximumLaunches; launch++)
        {
            if (launch >= plan.Settings.MinimumLaunches)
            {
                _precise = WithBaseline(isPreciseEnough(workload), workload, baseline);
            }

            var active = Active(workload, baseline);
            if (launch >= plan.Settings.MinimumLaunches && active.Count == 0)
            {
                return;
            }

            if (launch >= Interval.FewestLaunches && IsTooCostly(launch, Stopwatch.GetElapsedTime(started) / Math.Max(1, launch - complete)))
            {
                WarnOfCost(workload, launch);
                return;
            }

            RunLaunch(workload, past.FirstFreeLaunch(workload) + launch - complete, launch, active, baseline, cancellation);
        }
    }

    /// <summary>Said once: each table says over how many launches its intervals are.</summary>
    private void WarnOfCost(ChosenWorkload workload, int launches)
    {
        if (!_hasWarnedOfCost)
        {
            progress.Warn($"{workload.Key} ends after {launches} launches, and others may too: another would make it more than {plan.Settings.CostlySeconds:0.###} s. --launches {plan.Settings.MinimumLaunches} measures all of them.");
        }

        _hasWarnedOfCost = true;
    }

    private void RunLaunch(
        ChosenWorkload workload,
        int launch,
        int ordinal,
        IReadOnlyList<RunVariant> active,
        RunVariant? baseline,
        CancellationToken cancellation)
    {
        var random = new Random(HashCode(plan.Seed, workload.Key, launch));
        var parts = PartsOf(workload, active, baseline, random);
        var (before, all) = (0, parts.Sum(part => part.Groups.Count));
        foreach (var part in parts)
        {
            var context = new LaunchContext(part.Workload, plan.Operations, part.Operations, plan.Settings, plan.DataSeed, launch, _services, cancellation);
            TakePart(context, part.Groups, baseline, random, group => progress.GroupStarted(workload, ordinal, ExpectedLaunches(ordinal), before + group, all));
            before += part.Groups.Count;
        }

        foreach (var size in workload.Sizes)
        {
            recorder.Record(new LaunchEvent(workload.Key, size, launch));
        }
    }

    /// <summary>
    /// What shares processes: one size with its operations, or with each of them where they are kept apart. In a process with a large size, the collections of a small one have the large one's
    /// objects to go through, and its ratios were off by a factor of up to two (docs/experiments/sizes.md).
    /// </summary>
    private IReadOnlyList<LaunchPart> PartsOf(ChosenWorkload workload, IReadOnlyList<RunVariant> active, RunVariant? baseline, Random random)
    {
        int[] sizes = [.. workload.Sizes.Where(size => active.Append(baseline).Any(variant => variant is not null && WideSizes(variant, workload).Contains(size)))];
        random.Shuffle(sizes);
        return
        [
            .. from size in sizes
               let ofSize = workload with { Sizes = [size] }
               let groups = Grouping.Make([.. active.Where(variant => WideSizes(variant, ofSize).Count > 0)], baseline, plan.Settings.GroupSize, plan.Settings.BaselineProcesses, random)
               from operations in OperationsTogether(random)
               select new LaunchPart(ofSize, operations, groups),
        ];
    }

    /// <summary>All groups, one after the other, for the operations that share a process.</summary>
    private void TakePart(LaunchContext context, IReadOnlyList<IReadOnlyList<RunVariant>> groups, RunVariant? baseline, Random random, Action<int> starting)
    {
        using var turns = new GroupTurns(baseline, (member, process) => new Session(member, process, WideSizes(member, context.Workload), context), context, progress, random);
        for (var group = 0; group < groups.Count; group++)
        {
            starting(group);
            foreach (var session in turns.Take(group, groups[group], isLast: group == groups.Count - 1))
            {
                _dropped.UnionWith(session.Dropped.Select(size => (session.Variant, context.Workload.Key, size)));
            }
        }
    }

    /// <summary>The operations that are measured in the same processes; where each has its own, in a new order for every launch.</summary>
    private IReadOnlyList<IReadOnlyList<Operation>> OperationsTogether(Random random)
    {
        if (!plan.Settings.OperationsApart)
        {
            return [plan.Operations];
        }

        Operation[] operations = [.. plan.Operations];
        random.Shuffle(operations);
        return [.. operations.Select(operation => new[] { operation })];
    }

    /// <summary>Large payloads and many variants would otherwise take most of a run's time; their intervals say how few launches they rest on.</summary>
    private bool IsTooCostly(int launches, TimeSpan each) => plan.Settings.CostlySeconds > 0 && (launches + 1) * each.TotalSeconds > plan.Settings.CostlySeconds;

    /// <summary>The plan's baseline where it can take the workload; otherwise the first variant that can.</summary>
    private RunVariant? ChooseBaseline(ChosenWorkload workload, CancellationToken cancellation)
    {
        foreach (var candidate in roster.BaselineCandidates)
        {
            cancellation.ThrowIfCancellationRequested();
            if (RemainingSizes(candidate, workload).Count == workload.Sizes.Count && CanTake(candidate, workload))
            {
                recorder.Record(new BaselineEvent(workload.Key, candidate.Serializer, candidate.Variant, candidate.Version, candidate.Key.Condition));
                if (candidate != roster.BaselineCandidates[0])
                {
                    progress.Warn($"{roster.BaselineCandidates[0].Label} cannot do {workload.Key}; its ratios are to {candidate.Label}.");
                }

                return candidate;
            }
        }

        progress.Warn($"No serializer can do {workload.Key}; see the reasons in its table.");
        return null;
    }

    /// <summary>Opens and verifies the smallest size in a process of its own, for every operation asked for.</summary>
    private bool CanTake(RunVariant candidate, ChosenWorkload workload)
    {
        using var worker = _services.Live.Start(candidate.WorkerPath, candidate.Environment(plan.Settings));
        try
        {
            var dialogue = new WorkerDialogue(worker, TimeSpan.FromSeconds(plan.Settings.TimeoutSeconds));
            return dialogue.OpenAndVerify(WorkerDialogue.OpenRequest(candidate, workload, workload.Sizes[0], plan.DataSeed)).Has(out var bound, out _)
                && bound.Opened.Partial is null
                && plan.Operations.All(operation => bound.Opened.WhyNot(operation) is null);
        }
        catch (WorkerLostException)
        {
            // Its own row will state the loss, because it is started again with the others.
            return false;
        }
        finally
        {
            _services.Live.Remove(worker);
        }
    }

    private void DropKnown(RunPast past, ChosenWorkload workload)
    {
        foreach (var variant in roster.Variants)
        {
            foreach (var size in workload.Sizes.Where(size => past.IsDropped(variant, workload.Key, size, plan.Operations)))
            {
                _dropped.Add((variant, workload.Key, size));
            }
        }
    }

    private void RecordRefused(RunPast past, ChosenWorkload workload)
    {
        foreach (var (variant, outcome) in roster.Refused)
        {
            foreach (var size in workload.Sizes.Where(size => !past.IsDropped(variant, workload.Key, size, plan.Operations)))
            {
                foreach (var operation in plan.Operations)
                {
                    var number = _services.Cells.NumberOf(variant.Cell(workload.Key, size, operation), variant.IsFloor, partial: null, variant.IsControl);
                    recorder.Record(new OutcomeEvent(number, past.FirstFreeLaunch(workload), outcome));
                }
            }
        }
    }

    /// <summary>A size and operations that share processes, and the groups of those processes.</summary>
    private sealed record LaunchPart(ChosenWorkload Workload, IReadOnlyList<Operation> Operations, IReadOnlyList<IReadOnlyList<RunVariant>> Groups);

    private List<RunVariant> Active(ChosenWorkload workload, RunVariant? baseline) =>
        [.. roster.Variants.Where(variant => variant != baseline && WideSizes(variant, workload).Count > 0)];

    /// <summary>The baseline goes on at the sizes at which another variant goes on, however narrow its own interval is, and at no others.</summary>
    private IReadOnlySet<(RunVariant Variant, int Size)> WithBaseline(
        IReadOnlySet<(RunVariant Variant, int Size)> precise,
        ChosenWorkload workload,
        RunVariant? baseline)
    {
        var others = roster.Variants.Where(variant => variant != baseline).ToList();
        bool IsCompared(int size) => others.Any(variant => RemainingSizes(variant, workload).Contains(size) && !precise.Contains((variant, size)));
        return precise
            .Where(cells => cells.Variant != baseline)
            .Concat(baseline is null ? [] : workload.Sizes.Where(size => !IsCompared(size)).Select(size => (baseline, size)))
            .ToHashSet();
    }

    /// <summary>Those whose intervals are not narrow enough yet. The operations of a size stay together: operations that share a warm-up go on sharing it.</summary>
    private List<int> WideSizes(RunVariant variant, ChosenWorkload workload) =>
        [.. RemainingSizes(variant, workload).Where(size => !_precise.Contains((variant, size)))];

    private List<int> RemainingSizes(RunVariant variant, ChosenWorkload workload) =>
        [.. workload.Sizes.Where(size => !_dropped.Contains((variant, workload.Key, size)))];

    private int ExpectedLaunches(int ordinal) =>
        Math.Clamp(ordinal + 1, plan.Settings.MinimumLaunches, plan.Settings.MaximumLaunches);

    /// <summary>The same on every machine, unlike <see cref="System.HashCode"/>.</summary>
    private static int HashCode(long seed, string text, int launch)
    {
        var hash = unchecked((int)(seed ^ (seed >> 32)) + (launch * 0x01000193));
        foreach (var character in text)
        {
            hash = unchecked((hash ^ character) * 0x01000193);
        }

        return hash;
    }
}
