using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Comparing;

public sealed class RunComparerTests
{
    private const double Threshold = 0.05;

    [Fact]
    public void Equal_runs_have_no_change_at_all()
    {
        var comparison = Compare(TwoRuns.Make(), TwoRuns.Make());
        Assert.False(comparison.HasRegression);
        Assert.Empty(comparison.Changes);
        Assert.Equal(8, comparison.Cells.Count(cell => cell.Verdict == TimeVerdict.Same));
    }

    [Fact]
    public void A_serializer_that_is_a_tenth_slower_is_found_and_no_other_is_blamed()
    {
        var comparison = Compare(TwoRuns.Make(), TwoRuns.Make(Slower("Slow", 1.10)));
        Assert.True(comparison.HasRegression);
        Assert.Equal(["Slow", "Slow"], comparison.Changes.Select(change => change.Subject.Serializer));
        Assert.All(comparison.Changes, change => Assert.Equal((ChangeKind.Slower, true), (change.Kind, change.IsRegression)));
    }

    [Fact]
    public void The_baseline_s_own_slowness_is_its_own()
    {
        var comparison = Compare(TwoRuns.Make(), TwoRuns.Make(Slower("Base", 1.10)));
        Assert.Equal(["Base", "Base"], comparison.Changes.Select(change => change.Subject.Serializer));
    }

    [Fact]
    public void A_slower_machine_is_no_regression_of_a_serializer_and_is_reported()
    {
        var comparison = Compare(TwoRuns.Make(), TwoRuns.Make(everything: 1.3));
        Assert.Empty(comparison.Changes);
        Assert.Equal(1.3, comparison.TimesTogether, 2);
        Assert.Contains(comparison.Remarks, remark => remark.Contains("1.30", StringComparison.Ordinal));
    }

    /// <summary>The baseline's slowness makes all other ratios smaller by a tenth; all times together hardly changed, but a row is not divided by them.</summary>
    [Fact]
    public void The_drift_that_is_told_is_the_one_that_a_row_was_divided_by()
    {
        var comparison = Compare(TwoRuns.Make(), TwoRuns.Make(Slower("Base", 1.10)));
        Assert.All(comparison.Cells.Where(cell => cell.Subject.Serializer != "Base"), cell => Assert.Equal(1 / 1.1, cell.Drift, 2));
        Assert.Equal(1.0, comparison.TimesTogether, 2);

        using var console = new StringWriter();
        ComparisonReports.WriteMarkdown(comparison, console);
        Assert.Contains("divided by the change of all other rows (0.90", console.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_machine_that_changes_its_speed_between_launches_does_not_hide_a_slowness()
    {
        double[] before = [1, 1.3, 0.8, 1.2, 0.9];
        double[] after = [1.25, 0.85, 1.1, 0.95, 1.4];
        Assert.Empty(Compare(TwoRuns.Make(moods: before), TwoRuns.Make(moods: after)).Changes);
        var comparison = Compare(TwoRuns.Make(moods: before), TwoRuns.Make(Slower("Slow", 1.10), moods: after));
        Assert.Equal(["Slow", "Slow"], comparison.Changes.Select(change => change.Subject.Serializer));
        Assert.All(comparison.Changes, change => Assert.True(change.IsRegression));
    }

    [Fact]
    public void A_faster_one_is_told_and_does_not_fail()
    {
        var comparison = Compare(TwoRuns.Make(), TwoRuns.Make(Slower("Quick", 0.8)));
        Assert.False(comparison.HasRegression);
        Assert.All(comparison.Changes, change => Assert.Equal(ChangeKind.Faster, change.Kind));
        Assert.Equal(2, comparison.Changes.Count);
    }

    [Fact]
    public void Less_than_the_threshold_does_not_fail() =>
        Assert.Empty(Compare(TwoRuns.Make(), TwoRuns.Make(Slower("Slow", 1.02))).Changes);

    [Fact]
    public void Another_machine_is_compared_by_ratios_and_the_baseline_is_not()
    {
        var comparison = Compare(TwoRuns.Make(), TwoRuns.Make(Slower("Slow", 1.2), TwoRuns.OtherMachine, everything: 2));
        Assert.False(comparison.AreSameMachine);
        Assert.Equal(["Slow", "Slow"], comparison.Changes.Select(change => change.Subject.Serializer));
        Assert.Contains("Another CPU", Assert.Single(comparison.Remarks), StringComparison.Ordinal);
        Assert.All(comparison.Cells.Where(cell => cell.Subject.Serializer == "Base"), cell => Assert.Equal(TimeVerdict.NotComparable, cell.Verdict));
    }

    [Fact]
    public void Bigger_and_hungrier_fail_beyond_the_threshold_and_smaller_does_not()
    {
        var comparison = Compare(
            TwoRuns.Make().Measured("Sized", "1.0", 1, payload: 1000, allocated: 128).Measured("Thin", "1.0", 1, payload: 1000),
            TwoRuns.Make().Measured("Sized", "1.1", 1, payload: 1100, allocated: 256).Measured("Thin", "1.0", 1, payload: 990));
        Assert.Equal(
            [(ChangeKind.Bigger, true), (ChangeKind.Hungrier, true), (ChangeKind.Hungrier, true), (ChangeKind.Smaller, false)],
            comparison.Changes.Select(change => (change.Kind, change.IsRegression)));
        Assert.Equal(("1.0", "1.1"), (comparison.Changes[0].OldVersion, comparison.Changes[0].NewVersion));
    }

    [Fact]
    public void What_worked_and_now_fails_is_a_regression_and_a_missing_package_is_not()
    {
        var comparison = Compare(
            TwoRuns.Make().Measured("Breaks", "1.0", 1).Measured("Gone", "1.0", 1).Ended("Mended", "1.0", new WrongAnswer("Id: 1, 2")),
            TwoRuns.Make().Ended("Breaks", "2.0", new Crashed(134, "")).Ended("Gone", "1.0", new Unavailable("Gone", "1.0", "")).Measured("Mended", "1.1", 1));
        Assert.Equal(
            [("Breaks", true), ("Breaks", true), ("Gone", false), ("Gone", false), ("Mended", false), ("Mended", false)],
            comparison.Changes.Select(change => (change.Subject.Serializer, change.IsRegression)).Order());
        Assert.All(comparison.Changes, change => Assert.Equal(ChangeKind.Outcome, change.Kind));
    }

    [Fact]
    public void What_only_one_run_has_appeared_or_vanished()
    {
        var comparison = Compare(TwoRuns.Make().Measured("Old", "1.0", 1), TwoRuns.Make().Measured("New", "1.0", 1));
        Assert.Equal(
            [(ChangeKind.Vanished, "Old"), (ChangeKind.Vanished, "Old"), (ChangeKind.Appeared, "New"), (ChangeKind.Appeared, "New")],
            comparison.Changes.Select(change => (change.Kind, change.Subject.Serializer)));
        Assert.False(comparison.HasRegression);
    }

    [Fact]
    public void Of_several_versions_only_equal_ones_are_pairs()
    {
        var comparison = Compare(
            TwoRuns.Make().Measured("Two", "1.0", 1).Measured("Two", "2.0", 2),
            TwoRuns.Make().Measured("Two", "2.0", 2).Measured("Two", "3.0", 2));
        Assert.Equal(
            [(ChangeKind.Vanished, "1.0", null), (ChangeKind.Vanished, "1.0", null), (ChangeKind.Appeared, null, "3.0"), (ChangeKind.Appeared, null, "3.0")],
            comparison.Changes.Select(change => (change.Kind, change.OldVersion, change.NewVersion)));
    }

    [Fact]
    public void Other_values_cannot_be_compared() => Assert.Contains(
        "--data-seed 1 and 2",
        Assert.Throws<ComparisonException>(() => Compare(TwoRuns.Make(seed: 1), TwoRuns.Make(seed: 2))).Message,
        StringComparison.Ordinal);

    private static RunComparison Compare(TwoRuns old, TwoRuns now) => RunComparer.Compare(old.Report, now.Report, Threshold);

    private static Dictionary<string, double> Slower(string name, double factor) => new() { [name] = factor };
}
