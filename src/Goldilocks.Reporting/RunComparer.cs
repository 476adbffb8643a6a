using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Two runs that cannot be compared; the message says why and what to do.</summary>
public sealed class ComparisonException(string message) : UserErrorException(message);

/// <summary>Compares two runs, cell by cell.</summary>
public static class RunComparer
{
    /// <summary>With fewer other cells, "all times together" would be little more than the cell under examination.</summary>
    private const int FewestForDrift = 2;

    /// <summary>Of the interval that must lie beyond the threshold as a whole: a change that is reported is larger than the threshold with nine chances in ten (docs/experiments/alarms.md).</summary>
    private const double CoverageBeyondThreshold = 0.8;

    /// <summary>Compares what the second holds with what the first held.</summary>
    /// <param name="old">The reference.</param>
    /// <param name="now">The run that may have become worse.</param>
    /// <param name="threshold">As a share: 0.05 is 5 %.</param>
    /// <exception cref="ComparisonException">The runs measured different values, or have no cell in common.</exception>
    public static RunComparison Compare(RunReport old, RunReport now, double threshold)
    {
        SameValues.Require(old.Run.Plan, now.Run.Plan);
        var pairs = PairedCell.Of(old, now);
        var measured = pairs.Where(pair => pair.AreBothMeasured).ToList();
        if (pairs.All(pair => pair.Old is null || pair.New is null))
        {
            throw new ComparisonException("The two runs have no serializer, workload, size and operation in common. Run the second with the first's options: goldilocks run --against OLD.");
        }

        var sameMachine = AreSameMachine(old.Run.Machine, now.Run.Machine);
        var shifts = Shifts(measured, old, now, sameMachine);
        var cells = measured.Select(pair => Compare(pair, sameMachine, shifts, threshold)).ToList();
        var changes = cells.Select(cell => TimeChange(cell, measured, threshold)).OfType<Change>()
            .Concat(pairs.SelectMany(pair => OtherChanges.Of(pair, threshold)))
            .OrderByDescending(change => change.IsRegression).ThenBy(change => change.Kind)
            .ToList();
        var together = sameMachine ? TimesTogether(measured) : 1;
        return new RunComparison(threshold, sameMachine, together, cells, changes, [.. Remarks(old, now, sameMachine, together, threshold)]);
    }

    private static CellComparison Compare(PairedCell pair, bool sameMachine, Dictionary<PairedCell, Shift> shifts, double threshold)
    {
        var drift = sameMachine ? Drift(pair, shifts) : 1;
        return shifts.TryGetValue(pair, out var shift)
            ? new CellComparison(pair.Subject, Corrected(shift.Ratio, drift), drift, Judge(Corrected(shift.Ratio, drift), Corrected(shift.Beyond, drift), threshold))
            : new CellComparison(pair.Subject, Ratio: null, drift, TimeVerdict.NotComparable);
    }

    /// <summary>Compares ratios to the baseline where both runs have the same one. A change of the baseline itself then shows in all other cells together. On two machines nothing is steadied, and the baseline is not compared.</summary>
    private static Dictionary<PairedCell, Shift> Shifts(List<PairedCell> measured, RunReport old, RunReport now, bool sameMachine)
    {
        var launches = sameMachine ? Steadied(measured, old, now) : measured
            .Where(pair => !pair.IsBaseline && pair is { Old.Ratio: not null, New.Ratio: not null })
            .ToDictionary(pair => pair, pair => (Old: Ratios(pair.Old!), New: Ratios(pair.New!)));
        var scatter = Scatter.Of(launches.Where(pair => !pair.Key.IsFloor && !pair.Key.IsBaseline).Select(pair => pair.Value));
        return launches.ToDictionary(pair => pair.Key, pair => new Shift(
            scatter.Between(pair.Value.Old, pair.Value.New), scatter.Between(pair.Value.Old, pair.Value.New, CoverageBeyondThreshold)));
    }

    private static Dictionary<PairedCell, (IReadOnlyCollection<double> Old, IReadOnlyCollection<double> New)> Steadied(List<PairedCell> measured, RunReport old, RunReport now)
    {
        var haveRatios = measured.All(pair => pair.Old!.Launches.Concat(pair.New!.Launches).All(launch => launch.Ratio is not null) && pair.IsBaseline == pair.IsBaselineInBoth);
        Func<LaunchResult, double> measure = haveRatios ? launch => launch.Ratio!.Value : launch => launch.Nanoseconds;
        var (before, after) = (SteadiedLaunches.Of(old, measure), SteadiedLaunches.Of(now, measure));
        return measured.ToDictionary(pair => pair, pair => ((IReadOnlyCollection<double>)before[pair.Old!], (IReadOnlyCollection<double>)after[pair.New!]));
    }

    /// <summary>How much all times together changed; 1 where there are too few cells to tell.</summary>
    private static double TimesTogether(List<PairedCell> measured)
    {
        var changes = measured.Where(pair => !pair.IsFloor)
            .Select(pair => pair.New!.Nanoseconds!.Value / pair.Old!.Nanoseconds!.Value)
            .ToList();
        return changes.Count > FewestForDrift ? Median.OfRatios(changes) : 1;
    }

    /// <summary>
    /// How all other rows changed between the two runs. On one machine each cell is divided by it: a machine that is slower today is no regression of any
    /// serializer, and a change of the baseline alone is no change of all others.
    /// </summary>
    private static double Drift(PairedCell pair, Dictionary<PairedCell, Shift> shifts)
    {
        var others = shifts.Where(other => !other.Key.IsSameRow(pair) && !other.Key.IsFloor).Select(other => other.Value.Ratio.Value).ToList();
        return others.Count < FewestForDrift ? 1 : Median.OfRatios(others);
    }

    private static Interval Corrected(Interval shift, double drift) => shift with { Value = shift.Value / drift, Low = shift.Low / drift, High = shift.High / drift };

    private static IReadOnlyCollection<double> Ratios(CellReport cell) => [.. cell.Launches.Select(launch => launch.Ratio!.Value)];

    private static TimeVerdict Judge(Interval ratio, Interval beyond, double threshold) => ratio switch
    {
        { Coverage: 0 } => TimeVerdict.NotComparable,
        _ when ratio.Low > 1 && beyond.Low > 1 + threshold => TimeVerdict.Slower,
        _ when ratio.High < 1 && beyond.High < 1 / (1 + threshold) => TimeVerdict.Faster,
        _ when ratio.Low >= 1 / (1 + threshold) && ratio.High <= 1 + threshold => TimeVerdict.Same,
        _ => TimeVerdict.Unclear,
    };

    /// <summary>New launches over old ones.</summary>
    /// <param name="Ratio">With the coverage of every interval.</param>
    /// <param name="Beyond">The interval that is held against the threshold.</param>
    private sealed record Shift(Interval Ratio, Interval Beyond);

    private static Change? TimeChange(CellComparison cell, List<PairedCell> measured, double threshold)
    {
        if (cell.Verdict is not (TimeVerdict.Slower or TimeVerdict.Faster))
        {
            return null;
        }

        var pair = measured.First(candidate => candidate.Subject == cell.Subject);
        var isSlower = cell.Verdict == TimeVerdict.Slower;

        // A floor is no library: a change of its time comes from the machine.
        return new Change(
            isSlower ? ChangeKind.Slower : ChangeKind.Faster,
            cell.Subject,
            pair.OldVersion,
            pair.NewVersion,
            Units.Time(pair.Old!.Nanoseconds!.Value),
            Units.Time(pair.New!.Nanoseconds!.Value),
            cell.Ratio,
            isSlower && !pair.IsFloor);
    }

    /// <summary>Compares everything that makes a machine faster or slower. The runtime is not part of it, because the runtime may be the thing that is compared.</summary>
    private static bool AreSameMachine(MachineInfo old, MachineInfo now) =>
        (old.Processor, old.LogicalCores, old.Architecture) == (now.Processor, now.LogicalCores, now.Architecture)
        && Math.Abs(old.MemoryBytes - now.MemoryBytes) <= old.MemoryBytes / 10;

    private static IEnumerable<string> Remarks(RunReport old, RunReport now, bool sameMachine, double timesTogether, double threshold)
    {
        if (!sameMachine)
        {
            yield return $"The runs are from different machines ({old.Run.Machine.Processor}; {now.Run.Machine.Processor}): the ratios to each run's baseline are compared, and the baseline itself is not.";
        }

        if (SameValues.IsOtherType(old.Run.Plan, now.Run.Plan))
        {
            yield return $"The sources of {now.Run.Plan.Model!.Type} differ: the type may have changed, and not the serializers.";
        }

        if (Math.Abs(timesTogether - 1) > threshold)
        {
            yield return string.Create(
                CultureInfo.InvariantCulture,
                $"All times together are {timesTogether:0.00} of the old ones. A change that all rows share (the machine, the runtime, its settings) does not count against any row.");
        }

        if (old.Run.Machine.Runtime != now.Run.Machine.Runtime)
        {
            yield return $"The runtimes differ: {old.Run.Machine.Runtime} and {now.Run.Machine.Runtime}.";
        }

        foreach (var name in DifferentVariables(old.Run.Plan.Settings.EnvironmentVariables, now.Run.Plan.Settings.EnvironmentVariables))
        {
            yield return $"The workers' environment differs: {name} was '{old.Run.Plan.Settings.EnvironmentVariables.GetValueOrDefault(name)}' and is '{now.Run.Plan.Settings.EnvironmentVariables.GetValueOrDefault(name)}'.";
        }
    }

    private static IEnumerable<string> DifferentVariables(IReadOnlyDictionary<string, string> old, IReadOnlyDictionary<string, string> now) =>
        old.Keys.Union(now.Keys).Where(name => old.GetValueOrDefault(name) != now.GetValueOrDefault(name)).Order(StringComparer.Ordinal);
}
