using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Looks for conditions that may have spoiled a run, and says what to do about each.</summary>
internal sealed class Advisor
{
    /// <summary>Share of all launches. A convention: it only decides whether advice is given (docs/experiments/constants.md).</summary>
    public const double ManyOutliers = 0.10;

    /// <summary>How much the baseline's time may change from the first half of the launches to the second.</summary>
    public const double LargestDrift = 0.10;

    private readonly RunData _data;
    private readonly IReadOnlyList<CellStatistics> _measured;
    private readonly IReadOnlyList<CellStatistics> _cells;
    private readonly string _again;

    private Advisor(RunData data, IReadOnlyList<CellStatistics> cells)
    {
        _data = data;
        _cells = cells;
        _measured = [.. cells.Where(cell => cell.IsMeasured)];
        _again = CommandLines.Of(data.Info);
    }

    /// <summary>In the order of weight: what makes the run wrong, what makes it vague, what is good to know.</summary>
    public static IReadOnlyList<Advice> Advise(RunData data, IReadOnlyList<CellStatistics> cells)
    {
        var advisor = new Advisor(data, cells);
        IEnumerable<Advice?> all =
        [
            advisor.DifferentValues(),
            advisor.Interrupted(),
            advisor.DebugBuild(),
            .. advisor.NoBaseline(),
            advisor.NoThreadClock(),
            advisor.Throttling(),
            advisor.PowerSaving(),
            advisor.Outliers(),
            advisor.BusyNeighbour(),
            advisor.WarmupNotQuiet(),
            advisor.WideIntervals(),
            advisor.PrivateSources(),
            .. data.Warnings.Distinct().Select(text => new Advice("run", text)),
        ];
        return [.. all.OfType<Advice>()];
    }

    /// <summary>All adapters make the value from the same seed; a digest that differs means that they did not measure the same thing.</summary>
    private Advice? DifferentValues()
    {
        var differing = _cells
            .GroupBy(cell => (cell.Cell.Key.Workload, cell.Cell.Key.Size))
            .SelectMany(place => Differing([.. place]))
            .Distinct()
            .ToList();
        return differing.Count == 0 ? null : new Advice(
            "digest",
            $"{string.Join(", ", differing)} serialized another value than the others did. Their numbers mean nothing: rebuild them by deleting the folder artifacts, then run again.");
    }

    private static IEnumerable<string> Differing(IReadOnlyList<CellStatistics> place)
    {
        var digests = place.SelectMany(cell => cell.Cell.Verifications.Select(verified => verified.Digest)).ToList();
        var usual = digests.CountBy(digest => digest).OrderByDescending(count => count.Value).ThenBy(count => count.Key, StringComparer.Ordinal).FirstOrDefault().Key;
        return place
            .Where(cell => cell.Cell.Verifications.Any(verified => verified.Digest != usual))
            .Select(cell => $"{cell.Cell.Key.Label(withVersion: true)} on {cell.Cell.Key.Workload}");
    }

    private Advice? Interrupted()
    {
        var missing = _cells.Count(cell => cell.Outcome is null);
        return missing == 0 ? null : new Advice(
            "incomplete", Text($"The run ended before {missing} {(missing == 1 ? "cell was" : "cells were")} measured. Go on with: goldilocks run --resume and this run's folder."));
    }

    private Advice? DebugBuild() => _data.Info.Machine.BuildConfiguration != "Debug" ? null : new Advice(
        "debug-build", "The adapters are a debug build: their times say nothing about a release build. Build with -c Release and run again.");

    private IEnumerable<Advice> NoBaseline() => _measured
        .Where(cell => cell.Ratio is null)
        .Select(cell => cell.Cell.Key.Workload)
        .Distinct()
        .Select(workload => new Advice(
            "baseline",
            $"{workload} has no ratios, because its baseline was not measured. Its times are not paired and vary more; choose another with --baseline."));

    private Advice? NoThreadClock() => !_measured.Any(cell => cell.Clock == MainClock.Wall && !MainClocks.Waits(cell.Cell.Samples)) ? null : new Advice(
        "clock",
        "This platform has no fine clock for the CPU time of a thread, so times are wall time and a busy neighbour lengthens them. "
        + "Close other programs, and prefer --thorough.");

    private Advice? Throttling()
    {
        var drifts = _measured.Where(cell => cell.Cell.Variant == _data.BaselineOf(cell.Cell.Key.Workload)).Select(Drift).OfType<double>().ToList();
        if (drifts.Count == 0)
        {
            return null;
        }

        var drift = Median.OfRatios(drifts) - 1;
        return Math.Abs(drift) <= LargestDrift ? null : new Advice(
            "throttling",
            Text($"The baseline became {Math.Abs(drift):P0} {(drift > 0 ? "slower" : "faster")} while the run went on: the processor changed its speed. ")
            + "Ratios are paired and remain valid; times do not. Let the machine cool down, plug it in, and run again: " + _again);
    }

    /// <summary>The later half of the launches over the earlier half; null with fewer than two.</summary>
    private static double? Drift(CellStatistics baseline)
    {
        var times = baseline.Launches.Select(launch => launch.Nanoseconds).ToList();
        var half = times.Count / 2;
        return half == 0 ? null : Median.Of(times.TakeLast(half)) / Median.Of(times.Take(half));
    }

    private Advice? PowerSaving()
    {
        var profile = _data.Info.Machine.PowerProfile;
        string[] saving = ["powersave", "power-saver", "battery", "conservative"];
        return !saving.Contains(profile, StringComparer.OrdinalIgnoreCase) ? null : new Advice(
            "power", $"The power profile is '{profile}', which holds the processor back. Choose 'performance', plug the machine in, and run again: {_again}");
    }

    private Advice? Outliers()
    {
        var launches = _measured.Sum(cell => cell.Launches.Count);
        var outliers = _measured.Sum(cell => cell.Outliers.Count);
        return outliers <= launches * ManyOutliers ? null : new Advice(
            "noise",
            Text($"{outliers} of {launches} launches were more than 10 % off their median, which is more than a tenth. They count, and make intervals wide. ")
            + "Close other programs and run again: " + _again);
    }

    private Advice? BusyNeighbour()
    {
        var shares = _measured.Select(cell => cell.Totals.WallPerCpu).OfType<double>().ToList();
        return shares.Count == 0 || Median.Of(shares) <= Remarks.HighestWallPerCpu ? null : new Advice(
            "busy",
            Text($"Wall time was {Median.Of(shares):0.00} times CPU time: another process was busy. CPU time does not count its share, but caches do. ")
            + "Close it and run again: " + _again);
    }

    private Advice? WarmupNotQuiet()
    {
        var unquiet = _measured.Where(cell => cell.UnquietWarmups > 0).Select(cell => cell.Cell.Key.Label()).Distinct().ToList();
        return unquiet.Count == 0 ? null : new Advice(
            "warm-up",
            Text($"Still compiling when the warm-up's limit of {_data.Info.Plan.Settings.WarmupMaximumMilliseconds / 1000:0.#} s was reached: {string.Join(", ", unquiet)}. ")
            + "Their times may be of code that is not yet optimized; measure them again by themselves with --serializers.");
    }

    private Advice? WideIntervals()
    {
        var settings = _data.Info.Plan.Settings;
        var intervals = _measured.Where(cell => !cell.Cell.IsFloor).Select(cell => cell.Ratio).OfType<Interval>().ToList();
        var wide = intervals.Count(interval => interval.HalfWidth > settings.TargetHalfWidth);
        var givenUp = settings.MinimumLaunches < settings.MaximumLaunches ? "Cells that would be too wide even after the last launch got fewer launches. " : "";
        var more = _data.Info.Plan.Preset == "thorough" ? givenUp + "Close other programs, or choose more for all of them with --launches." : "More launches narrow them: goldilocks run --thorough.";
        return wide == 0 ? null : new Advice(
            "precision", Text($"{wide} of {intervals.Count} ratios have an interval wider than {settings.TargetHalfWidth:P0} to either side. ") + more);
    }

    private Advice? PrivateSources()
    {
        var names = _data.Serializers
            .Where(serializer => serializer.Origin is not null && serializer.Outcome is null)
            .Select(serializer => $"{serializer.Serializer} {serializer.Version}")
            .ToList();
        return names.Count == 0 ? null : new Advice(
            "source",
            $"Not from the usual package source: {string.Join(", ", names)}. They may differ from what others get under that version; say so when you publish.");
    }

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
