using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;
using static Goldilocks.Rooms.Tests.Studies.SampleStudy;

namespace Goldilocks.Rooms.Tests.Studies;

public class StudyReportBuilderTests
{
    [Fact]
    public void Todays_figure_is_in_the_studys_unit_and_for_as_many_operations()
    {
        var report = Report();

        Assert.Equal(100, Row(report, "times", "write", "Alpha").Today);
        Assert.Equal(0.001, Row(report, "times", "read", "Beta").Today);
        Assert.Equal(1000, Row(report, "times", "read", "Beta").Measured);
    }

    [Fact]
    public void Published_and_todays_figures_are_each_taken_to_the_same_item_of_their_own()
    {
        var row = Row(Report(), "times", "write", "Beta");

        Assert.Equal((8.0, 2.0), (row.Published!.Value, row.PublishedRelative!.Value));
        Assert.Equal(0.5, row.TodayRelative!.Value);
    }

    [Fact]
    public void A_figure_of_a_file_or_of_an_asynchronous_operation_comes_from_the_row_of_that_way()
    {
        var study = Sample with
        {
            Counterparts = [.. Sample.Counterparts, new("Awaited", "Library.A", IsAsync: true)],
            Tables = [new("ways", "Ways", ["Alpha", "Awaited"], [new("memory", []), new("file", [], new StudyPlace(Sink: Sink.File))], At: Shelf)],
        };
        var script = Script();
        Add(script, "Library.A", "to a file", "1.0.0", 1000, [2000, 2000, 2000], null);
        Add(script, "Library.A", "async", "1.0.0", 1000, [3000, 3000, 3000], null);
        Add(script, "Library.A", "async to a file", "1.0.0", 1000, [4000, 4000, 4000], null);

        var report = Report(study, script);

        Assert.Equal((1, 3), (Row(report, "ways", "memory", "Alpha").Today, Row(report, "ways", "memory", "Awaited").Today));
        Assert.Equal((2, 4), (Row(report, "ways", "file", "Alpha").Today, Row(report, "ways", "file", "Awaited").Today));
        Assert.Equal("Library.A (async)", report.Counterparts.Single(counterpart => counterpart.Label == "Awaited").Today);
    }

    /// <summary>The baseline of the other workload takes 400 ns, so that paired ratios would say 0.5 to 1, or half.</summary>
    [Fact]
    public void A_counterpart_with_a_workload_of_its_own_is_found_there_and_compared_by_its_times()
    {
        var study = Sample with
        {
            Plan = Sample.Plan with { Workloads = ["shelf@10", "loose-shelf@10"] },
            Counterparts = [new("Alpha", "Library.A"), new("Loose", "Library.B", "fast", Workload: "loose-shelf")],
            Tables = [new("times", "Times", ["Alpha", "Loose"], [new("write", [])], "Alpha", Shelf)],
        };
        var script = Script().Baseline("loose-shelf", "Library.A", "1.0.0");
        Add(script, "Library.A", "", "1.0.0", 10, [400, 400, 400], [400, 400, 400], "loose-shelf");
        Add(script, "Library.B", "fast", "2.0.0", 10, [200, 200, 200], [200, 200, 200], "loose-shelf");

        var row = Row(Report(study, script), "times", "write", "Loose");

        Assert.Equal((200, 0.2), (row.Measured!.Value, Math.Round(row.TodayRelative!.Value, 9)));
    }

    [Fact]
    public void A_relative_time_is_the_geometric_mean_over_launches_of_paired_ratios()
    {
        var script = new RunScript().Built("Library.A", "1.0.0").Built("Library.B", "2.0.0", "fast").Baseline("shelf", "Library.A", "1.0.0");
        // The machine was slower in each later launch; the ratio was 3, then 2, then 2.
        Add(script, "Library.A", "", "1.0.0", 10, [100, 200, 400], [100, 200, 400]);
        Add(script, "Library.B", "fast", "2.0.0", 10, [300, 400, 800], [300, 400, 800]);

        var relative = Row(Report(script: script), "times", "write", "Beta").TodayRelative!;

        Assert.Equal(Math.Cbrt(12), relative.Value, 9);
        Assert.True(relative.Low < 2 && relative.High > 2.6);
    }

    [Fact]
    public void A_round_trip_weighs_its_two_halves_by_the_runs_baseline()
    {
        var study = Sample with
        {
            Tables = [new("both", "Both", ["Alpha", "Beta"], [new("both", [])], "Alpha", Shelf with { Measure = Measure.RoundTripTime })],
        };
        var script = Script();
        Add(script, "Library.D", "", "1.0.0", 10, null, null);

        var row = Row(Report(study, script), "both", "both", "Beta");

        Assert.Equal((1.5, 0.5), (row.Today!.Value, Math.Round(row.TodayRelative!.Value, 9)));
    }

    [Fact]
    public void Figures_that_follow_from_a_ratio_are_computed_from_todays_ratio()
    {
        var at = new StudyPlace("shelf", 10, Measure.PayloadSize, "%");
        StudyTable Table(FigureForm form, double baseline, params double?[] published) =>
            new(form.ToString(), "", ["Alpha", "Beta"], [new("size", published)], "Alpha", at, form, baseline);
        var report = Report(Sample with { Tables = [Table(FigureForm.Scaled, 400, 400, 524), Table(FigureForm.Extra, 100, 0, 31), Table(FigureForm.Saved, 100, null, 42)] });

        double[] Figures(string table) => [Row(report, table, "size", "Beta").Today!.Value, Row(report, table, "size", "Beta").PublishedRelative!.Value];

        Assert.Equal([516, 1.31], Figures("Scaled").Select(figure => Math.Round(figure, 6)));
        Assert.Equal([29, 1.31], Figures("Extra").Select(figure => Math.Round(figure, 6)));
        Assert.Equal([22.480620, 1.724138], Figures("Saved").Select(figure => Math.Round(figure, 6)));
    }

    [Theory]
    [InlineData("times", "write", "Gamma", "Unavailable", "package Library.C [3.0.0]: not found")]
    [InlineData("times", "write", "Delta", "NoCounterpart", "it is gone")]
    [InlineData("large", "500", "Alpha", "NotMeasured", "the run did not measure shelf of size 500: remove --quick")]
    [InlineData("memory", "objects", "Delta", "NoCounterpart", "objects are not counted")]
    public void What_was_not_measured_says_why(string table, string group, string item, string outcome, string reason)
    {
        var row = Row(Report(), table, group, item);

        Assert.Equal((outcome, reason), (row.Outcome, row.Reason));
        Assert.Null(row.Today);
        Assert.Null(row.TodayRelative);
    }

    [Fact]
    public void An_operation_that_is_not_supported_shows_its_outcome_and_leaves_the_other_alone()
    {
        var script = new RunScript().Built("Library.A", "1.0.0").Built("Library.B", "2.0.0", "fast");
        Add(script, "Library.A", "", "1.0.0", 10, [100], [100]);
        Add(script, "Library.B", "fast", "2.0.0", 10, [100], null);

        var report = Report(script: script);

        Assert.Equal(("Unsupported", "it cannot"), (Row(report, "times", "read", "Beta").Outcome, Row(report, "times", "read", "Beta").Reason));
        Assert.Equal(1, Row(report, "times", "write", "Beta").TodayRelative!.Value);
    }

    [Fact]
    public void A_variant_that_does_not_exist_is_told_apart_from_one_that_was_left_out()
    {
        var report = Report(Sample with { Counterparts = [.. Sample.Counterparts.Where(item => item.Label != "Beta"), new("Beta", "Library.B", "slow")] });

        Assert.Equal("'Library.B' has no variant 'slow'; it has fast", Row(report, "times", "write", "Beta").Reason);
        Assert.Equal("no adapter 'Library.A' was part of the run", Row(Report(script: new RunScript()), "times", "write", "Alpha").Reason);
    }

    [Fact]
    public void Without_its_baseline_a_relative_figure_is_not_made_up()
    {
        var script = new RunScript().Built("Library.A", "1.0.0").Built("Library.B", "2.0.0", "fast");
        Add(script, "Library.B", "fast", "2.0.0", 10, [100], [100]);

        var row = Row(Report(script: script), "size", "size", "Beta");

        Assert.Null(row.Today);
        Assert.Equal("Alpha was not measured, and the figure is relative to it", row.Reason);
        Assert.Equal(10, row.Measured);
    }

    [Fact]
    public void Nothing_allocated_has_no_ratio()
    {
        var study = Sample with { Tables = [new("allocated", "", ["Alpha", "Beta"], [new("written", [12, 250])], "Alpha", Shelf with { Measure = Measure.SerializeAllocation, Unit = "KB" })] };
        var script = new RunScript().Built("Library.A", "1.0.0").Built("Library.B", "2.0.0", "fast");
        Add(script, "Library.A", "", "1.0.0", 0, [100], [100]);
        Add(script, "Library.B", "fast", "2.0.0", 1024, [100], [100]);

        var row = Row(Report(study, script), "allocated", "written", "Beta");

        Assert.Equal(2, row.Today);
        Assert.Null(row.TodayRelative);
    }

    [Fact]
    public void A_run_of_something_else_fills_nothing_and_breaks_nothing()
    {
        var script = new RunScript().Built("Library.A", "1.0.0").Samples(RunScript.Key("Library.A", Operation.Serialize), 0, 10, 10, 10);

        Assert.All(Report(script: script).Tables.SelectMany(table => table.Groups).SelectMany(group => group.Rows), row => Assert.NotEqual("", row.Reason));
    }

    [Fact]
    public void The_same_folder_gives_the_same_report() =>
        Assert.Equal(StudyReportFiles.ToJson(Report()), StudyReportFiles.ToJson(Report()));
}
