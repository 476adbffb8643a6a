using System.Diagnostics;
using Goldilocks.Cli.Report;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Run;

/// <summary>A run: restore, build, choose, measure, report.</summary>
/// <param name="checkout">Where the serializers are.</param>
/// <param name="display">Shows the progress.</param>
public sealed class RunFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>Runs to the end, or until it is interrupted.</summary>
    /// <exception cref="UserErrorException">The plan fits nothing, or the folder cannot be used.</exception>
    /// <exception cref="OperationCanceledException">It was interrupted before anything was measured.</exception>
    public FinishedRun Run(RunFiling run, CancellationToken cancellation)
    {
        var started = Stopwatch.GetTimestamp();
        var builds = new NoticedBuilds(display);
        try
        {
            new OwnModels(checkout).Restore(run.Plan.Model, run.Plan.Sizes, run.Plan.DataSeed);
            run.Announce();
            using var codecs = new CodecMaker(checkout, builds).Make(run.Plan, cancellation);
            using var parts = new PartMaker(checkout, builds).Make(run.Plan, codecs.Ready, cancellation);
            if (builds.IsAnythingBuilt)
            {
                RunDurations.RememberBuilds(checkout.Durations, builds.Built, builds.Elapsed, checkout.Defaults.UsualDurations);
            }

            return Measure(run, parts, builds.IsAnythingBuilt ? null : started, cancellation);
        }
        catch (UserErrorException)
        {
            run.Withdraw();
            throw;
        }
    }

    /// <summary>Measures into the run folder, and writes the reports.</summary>
    internal FinishedRun Measure(RunFiling run, RunParts parts, CancellationToken cancellation) => Measure(run, parts, startedWithAllBuilt: null, cancellation);

    private FinishedRun Measure(RunFiling run, RunParts parts, long? startedWithAllBuilt, CancellationToken cancellation)
    {
        var isMeasured = IsMeasured(run, parts, out var times, cancellation);
        var finished = new RunReports(checkout, run.Folder).Finish(wasInterrupted: !isMeasured);
        if (isMeasured && run.Past == RunPast.None)
        {
            var measured = TimeSpan.FromSeconds(times.Sum(time => time.Elapsed.TotalSeconds));
            RunDurations.Remember(checkout.Durations, run.Plan, times, startedWithAllBuilt is { } started ? Stopwatch.GetElapsedTime(started) - measured : null);
        }

        return finished;
    }

    private void Advise(RunRecorder recorder)
    {
        foreach (var condition in MachineAdvice.Noticed())
        {
            display.Warn(condition.Text);
            if (!condition.IsInMachine)
            {
                recorder.Record(new WarningEvent(condition.Text));
            }
        }
    }

    /// <summary>True when everything was measured.</summary>
    private bool IsMeasured(RunFiling run, RunParts parts, out IReadOnlyList<MeasuredTime> times, CancellationToken cancellation)
    {
        List<MeasuredTime> measured = [];
        times = measured;
        using var recorder = run.Open(parts.Clock, parts.Events);
        Advise(recorder);
        try
        {
            display.WhileMeasuring(parts.All.Sum(part => part.Roster.Workloads.Count), progress =>
            {
                var announcing = new Announcing(progress, measured.Add);
                foreach (var (index, part) in parts.All.Index())
                {
                    // The numbers of the cells go on: a later part takes up the folder as a run that was interrupted does.
                    var past = index == 0 ? run.Past : RunPast.From(RunFolder.ReadEvents(run.Folder));
                    new RunCoordinator(part.Roster, run.Plan, recorder, announcing).Run(past, workload => PreciseEnough(run.Folder, part.Roster, workload), cancellation);
                }
            });
            return true;
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            display.Say("Interrupted; what was measured so far is kept.");
            return false;
        }
    }

    /// <summary>The variants and sizes whose every interval on that workload is narrow enough.</summary>
    private static HashSet<(RunVariant Variant, int Size)> PreciseEnough(string folder, RunRoster roster, ChosenWorkload workload)
    {
        var settled = StoppingRule.Settled(RunFolder.Read(folder), workload.Key);
        return [.. roster.Variants
            .SelectMany(_ => workload.Sizes, (variant, size) => (variant, size))
            .Where(cells => settled.Contains((cells.variant.Key, cells.size)))];
    }

    /// <summary>Passes progress on, and takes the time of each workload.</summary>
    private sealed class Announcing(IRunProgress inner, Action<MeasuredTime> took) : IRunProgress
    {
        private long _started;
        private int _variants;
        private int _launches;

        public void WorkloadStarted(ChosenWorkload workload, int variants)
        {
            (_started, _variants, _launches) = (Stopwatch.GetTimestamp(), variants, 1);
            inner.WorkloadStarted(workload, variants);
        }

        public void GroupStarted(ChosenWorkload workload, int launch, int expectedLaunches, int group, int groups)
        {
            _launches = launch + 1;
            inner.GroupStarted(workload, launch, expectedLaunches, group, groups);
        }

        public void Measuring(ChosenWorkload workload, int round, int rounds) => inner.Measuring(workload, round, rounds);

        public void WorkloadFinished(ChosenWorkload workload)
        {
            took(new MeasuredTime(workload.Text(), _variants, _launches, Stopwatch.GetElapsedTime(_started)));
            inner.WorkloadFinished(workload);
        }

        public void Warn(string text) => inner.Warn(text);
    }
}

/// <summary>Looks at the machine just before measuring, and reports conditions that would spoil the result.</summary>
internal static class MachineAdvice
{
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(200);

    /// <summary>One text for each thing that was noticed.</summary>
    public static IReadOnlyList<MachineCondition> Noticed()
    {
        var (first, started) = (MachineProbe.Look(), Stopwatch.GetTimestamp());
        Thread.Sleep(Look);
        var second = MachineProbe.Look();
        return
        [
            .. MachineConditions.Of(first, second, Stopwatch.GetElapsedTime(started), MachineProbe.FrameworkLook()),
#if DEBUG
            new("This is a debug build of Goldilocks. Serializers are always built for release, but the coordinator is slower: run with -c Release."),
#endif
        ];
    }
}
