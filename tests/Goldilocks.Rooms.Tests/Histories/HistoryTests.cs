using System.Text.RegularExpressions;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Comparing;
using Goldilocks.Rooms.Tests.Reports;

namespace Goldilocks.Rooms.Tests.Histories;

/// <summary>A maintainer sees between which versions or runs a library changed, and nothing else is called a step.</summary>
public sealed class HistoryTests
{
    [Fact]
    public void A_step_between_two_versions_of_one_run_is_marked_with_both_versions()
    {
        var history = Build(TwoRuns.Make().Measured("Mine", "1.2.0", 2).Measured("Mine", "1.10.0", 2.4).Measured("Mine", "1.9.0", 2).Report);

        var cell = history.Cells.First(cell => cell.Subject.Serializer == "Mine");
        Assert.Equal(["1.2.0", "1.9.0", "1.10.0"], cell.Points.Select(point => point.Moment.Version));
        Assert.Equal([null, TimeVerdict.Same, TimeVerdict.Slower], cell.Points.Select(point => point.Step?.Verdict));
        Assert.InRange(cell.Points[2].Relative, 1.17, 1.23);
        Assert.All(history.Steps, step => Assert.Equal(("1.9.0", "1.10.0"), (step.Before.Moment.Version, step.After.Moment.Version)));
        Assert.True(history.EndsSlower);
    }

    [Fact]
    public void Runs_are_ordered_by_their_start_and_only_the_library_that_changed_has_a_step()
    {
        var slower = Later(TwoRuns.Make(new Dictionary<string, double> { ["Slow"] = 1.2 }).Report, days: 1, revision: "feedface0123");
        var history = HistoryBuilder.Build([("later", slower), ("first", TwoRuns.Make().Report)], 0.05);

        Assert.Equal(["Slow", "Slow"], history.Steps.Select(step => step.Cell.Subject.Serializer));
        Assert.All(history.Cells, cell => Assert.Equal(["first", "later"], cell.Points.Select(point => point.Moment.Run)));
        Assert.Contains(HistoryReports.Summary(history), line =>
            line.StartsWith("Slow, person of 1, serialize: 1.20 times the time [1.1", StringComparison.Ordinal)
            && line.EndsWith("] from day 2026-11-21 to 2026-11-22, run first to later, commit abc123 to feedface0.", StringComparison.Ordinal));
    }

    [Fact]
    public void A_faster_last_version_is_a_step_but_no_reason_to_fail()
    {
        var history = Build(TwoRuns.Make().Measured("Mine", "1.0", 2).Measured("Mine", "2.0", 1).Report);

        Assert.NotEmpty(history.Steps);
        Assert.False(history.EndsSlower);

        // The interval is of what is said: of the speed, and not of the time.
        Assert.Contains(HistoryReports.Summary(history), line => Regex.IsMatch(line, @"serialize: (2\.0\d|1\.9\d) times as fast \[(1\.\d+|2\.0\d)-2\.\d+\]"));
    }

    [Fact]
    public void A_slow_version_in_the_middle_is_a_step_but_no_reason_to_fail()
    {
        var history = Build(TwoRuns.Make().Measured("Mine", "1.0", 1).Measured("Mine", "2.0", 2).Measured("Mine", "3.0", 1).Report);

        Assert.Equal(4, history.Steps.Count());
        Assert.False(history.EndsSlower);
    }

    [Fact]
    public void A_cell_that_was_measured_and_now_answers_wrongly_is_named_with_the_reason_and_is_a_reason_to_fail()
    {
        var history = Build(TwoRuns.Make().Measured("Mine", "1.0", 2).Ended("Mine", "2.0", new WrongAnswer("Id: 1, 2")).Report);

        Assert.All(history.Cells, cell => Assert.Equal(("Mine", "1.0", "2.0", "WrongAnswer"), (cell.Subject.Serializer, cell.Points.Single().Moment.Version, cell.Lost?.Moment.Version, cell.Lost?.Outcome)));
        Assert.True(history.EndsWorse);
        Assert.Equal(
            "Not measured any more: Mine, person of 1, serialize and deserialize: WrongAnswer from version 1.0 to 2.0: Id: 1, 2.",
            HistoryReports.Summary(history).First());
        Assert.StartsWith("2 cells were measured before and are missing. 0 steps", HistoryReports.Summary(history).Last(), StringComparison.Ordinal);
        Assert.Contains("| 2.0 | no more: WrongAnswer |  |  | no more: WrongAnswer |", Markdown(history), StringComparison.Ordinal);
    }

    [Fact]
    public void A_last_version_that_does_not_build_loses_every_cell_and_its_reason_is_told_once()
    {
        var history = Build(TwoRuns.Make().Measured("Mine", "1.0", 2).Measured("Mine", "2.0", 2).Unready("Mine", "3.0", new BuildFailed("CS0246: no such type")).Report);

        Assert.Equal([2, 2], history.Cells.Select(cell => cell.Points.Count));
        Assert.All(history.Cells, cell => Assert.Equal("BuildFailed", cell.Lost?.Outcome));
        Assert.True(history.EndsWorse);
        Assert.Single(HistoryReports.Summary(history), line => line.Contains("from version 2.0 to 3.0: CS0246", StringComparison.Ordinal));
    }

    [Fact]
    public void A_pin_that_no_source_offers_is_no_loss_beside_the_version_that_stands_for_it()
    {
        var first = TwoRuns.Make().Measured("Mine", "1.0", 2).Unready("Mine", "2.0", NotOffered("2.0")).Report;
        var history = HistoryBuilder.Build([("first", first), ("later", Later(first, days: 1, revision: "feedface0123"))], 0.05);

        Assert.All(history.Cells, cell => Assert.Equal((null, 2), (cell.Lost, cell.Points.Count)));
        Assert.DoesNotContain(Build(first).Cells, cell => cell.Lost is not null);
        Assert.False(history.EndsWorse);
    }

    [Fact]
    public void A_version_that_a_run_measured_and_that_no_source_offers_any_more_is_lost()
    {
        var first = TwoRuns.Make().Measured("Mine", "1.0", 2).Measured("Mine", "2.0", 2).Report;
        var later = TwoRuns.Make().Measured("Mine", "1.0", 2).Unready("Mine", "2.0", NotOffered("2.0")).Report;
        var only = TwoRuns.Make().Unready("Mine", "2.0", NotOffered("2.0")).Report;

        Assert.All([later, only], last => Assert.All(
            HistoryBuilder.Build([("first", first), ("later", Later(last, days: 1, revision: "feedface0123"))], 0.05).Cells.Where(cell => cell.Subject.Serializer == "Mine"),
            cell => Assert.Equal("Unavailable", cell.Lost?.Outcome)));
    }

    [Theory]
    [InlineData("order", "person")]
    [InlineData("person", "order")]
    public void The_places_of_a_loss_have_one_order_whichever_row_comes_first(string first, string second)
    {
        var history = Build(TwoRuns.Make().Measured("Mine", "1.0", 2).Unready("Mine", "2.0", new BuildFailed("CS0246")).Report);
        var both = history with { Cells = [.. Of(first), .. Of(second)] };

        Assert.StartsWith(
            "Not measured any more: Mine, order of 1, serialize and deserialize; Mine, person of 1, serialize and deserialize: BuildFailed",
            HistoryReports.Summary(both).First(),
            StringComparison.Ordinal);

        IEnumerable<CellHistory> Of(string workload) => history.Cells.Select(cell => cell with { Subject = cell.Subject with { Workload = workload } });
    }

    [Fact]
    public void A_later_run_of_other_workloads_or_serializers_loses_nothing()
    {
        var first = TwoRuns.Make().Measured("Mine", "1.0", 2).Report;
        var order = TwoRuns.Make().Measured("Mine", "1.0", 2).Report.Workloads[0] with { Workload = "order" };
        first = first with { Workloads = [.. first.Workloads, order] };
        var history = HistoryBuilder.Build([("first", first), ("later", Later(TwoRuns.Make().Report, days: 1, revision: "feedface0123"))], 0.05);

        Assert.All(history.Cells, cell => Assert.Equal(("person", 2), (cell.Subject.Workload, cell.Points.Count)));
        Assert.False(history.EndsWorse);
    }

    [Fact]
    public void A_slower_version_behind_one_that_crashed_is_compared_with_the_last_that_was_measured()
    {
        var history = Build(TwoRuns.Make().Measured("Mine", "1.0", 2).Ended("Mine", "2.0", new Crashed(134, "")).Measured("Mine", "3.0", 2.4).Report);

        Assert.Equal(2, history.Steps.Count());
        Assert.All(history.Steps, step => Assert.Equal(("1.0", "3.0"), (step.Before.Moment.Version, step.After.Moment.Version)));
        Assert.All(history.Cells, cell => Assert.Null(cell.Lost));
        Assert.True(history.EndsSlower);
    }

    [Fact]
    public void One_run_of_one_version_has_no_history() => Assert.Empty(Build(TwoRuns.Make().Report).Cells);

    [Theory]
    [InlineData("1.9.0", "1.10.0")]
    [InlineData("2.0.0-rc.2", "2.0.0-rc.10")]
    [InlineData("2.0.0-rc.1", "2.0.0")]
    [InlineData("13.0.4", "9999.0.0-pr.1")]
    [InlineData("1.6.0", "1.6.0.9")]
    public void Versions_are_ordered_as_packages_are(string older, string newer)
    {
        var history = Build(TwoRuns.Make().Measured("Mine", newer, 2).Measured("Mine", older, 2).Report);

        Assert.Equal([older, newer], history.Cells.First(cell => cell.Subject.Serializer == "Mine").Points.Select(point => point.Moment.Version));
    }

    [Fact]
    public void The_Markdown_is_the_same_under_every_culture() => Cultures.All(() =>
    {
        var markdown = Markdown(Build(TwoRuns.Make().Measured("Mine", "1.0", 2).Measured("Mine", "2.0", 2.4).Report));
        Assert.Contains("| version | serialize | since first | step | deserialize | since first | step |", markdown, StringComparison.Ordinal);
        Assert.Contains("| 1.0 | 2.00 [", markdown, StringComparison.Ordinal);
        Assert.Contains("+20.0 % slower", markdown, StringComparison.Ordinal);
    });

    private static string Markdown(RunHistory history)
    {
        using var output = new StringWriter();
        HistoryReports.WriteMarkdown(history, output);
        return output.ToString();
    }

    private static Unavailable NotOffered(string version) => new("Mine", version, "no version found");

    private static RunHistory Build(RunReport report) => HistoryBuilder.Build([("run", report)], 0.05);

    private static RunReport Later(RunReport report, int days, string revision) => report with
    {
        Run = report.Run with { StartedUtc = report.Run.StartedUtc.AddDays(days), Machine = report.Run.Machine with { SourceRevision = revision } },
    };
}
