using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;
using static Goldilocks.Rooms.Tests.Reports.Reported;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>Rows whose figures are not what they look like, rows that are marked, and rows that are cut.</summary>
public sealed class DoubtfulRowsTests
{
    [Fact]
    public void A_result_below_its_floor_fails_the_run_and_every_report_says_so()
    {
        var report = TooGood(launches: 3);

        Assert.True(report.HasFailed);
        Assert.Contains(Remark.BelowTimeFloor, report.Workloads[0].Rows.Single(row => row.Serializer == "TooGood").Cells[0].Remarks);
        const string said = "TooGood 1.0.0 on person 1: serialize takes 0.0500 of the baseline's time, less than the 0.200 of the floor Floors (copy); something was not measured";
        Assert.Contains($"- {said}\n", Markdown(report), StringComparison.Ordinal);
        Assert.Contains($"failed: {said}", OnOneLine(report), StringComparison.Ordinal);
    }

    [Fact]
    public void A_result_below_its_floor_has_no_rank_in_any_operation_and_stands_below_those_that_have()
    {
        var table = TooGood(launches: 3).Workloads[0];
        var row = table.Rows.Single(row => row.Serializer == "TooGood");

        Assert.Equal(RowGroup.BelowFloor, row.Group);
        Assert.Null(row.Rank);
        Assert.All(row.Cells, cell => Assert.Null(cell.Rank));
        Assert.Equal(1, table.Rows.Single(row => row.Serializer == "Base").Cells[0].Rank!.Number);
        Assert.True(table.Rows.ToList().IndexOf(row) > table.Rows.ToList().FindIndex(other => other.Serializer == "Base"));
    }

    [Fact]
    public void A_long_table_of_a_default_run_shows_its_first_rows_and_the_baseline_and_counts_the_rest()
    {
        var script = Baseline();
        script.Info = script.Info with { Plan = script.Info.Plan with { Workloads = [] } };
        Both(script, "Base", 1000, 3000);
        foreach (var number in Enumerable.Range(1, 40))
        {
            Both(script, $"Rival{number:00}", 100 + number, 300 + number);
        }

        var report = ReportBuilder.Build(script.Data);
        var text = Console(report, isWhole: false);

        Assert.Contains("Rival01", text, StringComparison.Ordinal);
        Assert.Contains("Base", text, StringComparison.Ordinal);
        Assert.Contains("and 25 more rows", text, StringComparison.Ordinal);
        Assert.DoesNotContain("Rival39", text, StringComparison.Ordinal);
        Assert.Contains("Rival39", Console(report), StringComparison.Ordinal);
    }

    [Fact]
    public void A_version_that_was_taken_because_the_pinned_one_is_not_offered_is_marked_beside_its_name_with_the_reason()
    {
        var script = Baseline().Add(new SerializerEvent("Behind", "8.4.4", [""], [], null, null, [], InsteadOf: "9.0.0"));
        Both(script, "Base", 100, 300);
        script.Samples(RunScript.Key("Behind", version: "8.4.4"), 0, 100, 100, 100);
        var report = ReportBuilder.Build(script.Data);

        Assert.Contains(LibraryMark.NearestOffered, report.Workloads[0].Rows.Single(row => row.Serializer == "Behind").Marks);
        Assert.Contains("[nearest] Behind 8.4.4: no package source offers the pinned version 9.0.0, and this is the nearest", OnOneLine(report), StringComparison.Ordinal);
        Assert.Contains("Behind [nearest]", Markdown(report), StringComparison.Ordinal);
    }

    [Fact]
    public void A_result_below_its_floor_cannot_be_chosen_and_the_reason_names_the_floor()
    {
        var material = Material.Of(TooGood(launches: 3), new Dictionary<string, SerializerFacts>());
        var candidate = material.Candidates.Single(candidate => candidate.Key.Serializer == "TooGood");

        Assert.Empty(candidate.Figures);
        Assert.Equal(
            "serialize takes 0.0500 of the baseline's time, less than the 0.200 of the floor Floors (copy); something was not measured",
            candidate.Outcomes[new Place("person", 1)]);
    }

    [Fact]
    public void A_library_that_waits_has_wall_times_and_a_remark_and_a_busy_neighbour_gives_nobody_that()
    {
        var script = Baseline();
        Both(script, "Base", 100, 300);
        var (sleeps, suffers) = (RunScript.Key("Sleeps"), RunScript.Key("Suffers"));
        for (var round = 0; round < 12; round++)
        {
            script.Add(script.Sample(sleeps, 0, 0, round, 25) with { WallNanoseconds = 900_000 });
            script.Add(script.Sample(suffers, 0, 0, round, 50) with { WallNanoseconds = round == 0 ? 60_000 : 900_000 });
        }

        var report = ReportBuilder.Build(script.Data);
        var (waiting, suffering) = (CellOf("Sleeps"), CellOf("Suffers"));

        Assert.Equal(MainClock.Wall, waiting.Clock);
        Assert.Equal(900, waiting.Nanoseconds!.Value);
        Assert.Contains(Remark.Waits, waiting.Remarks);
        Assert.Equal((MainClock.ThreadCpu, 50.0), (suffering.Clock, suffering.Nanoseconds!.Value));
        Assert.DoesNotContain(Remark.Waits, suffering.Remarks);
        Assert.Contains("Sleeps 1.0.0 waits in serialize: it sleeps, or another process works for it; its time is wall time", OnOneLine(report), StringComparison.Ordinal);
        Assert.DoesNotContain(report.Advice, advice => advice.Topic == "clock");

        CellReport CellOf(string serializer) => Assert.Single(report.Workloads).Rows.Single(row => row.Serializer == serializer).Find(Operation.Serialize)!;
    }

    [Fact]
    public void A_result_below_its_floor_in_a_single_launch_is_told_with_the_next_step()
    {
        var report = TooGood(launches: 1);

        Assert.False(report.HasFailed);
        Assert.Contains(Remark.BelowTimeFloor, report.Workloads[0].Rows.Single(row => row.Serializer == "TooGood").Cells[0].Remarks);
        const string said = "0.200 of the floor Floors (copy); in 1 launch that may be chance, --launches 3 would tell";
        Assert.Contains(said, Markdown(report), StringComparison.Ordinal);
        Assert.Contains(said, OnOneLine(report), StringComparison.Ordinal);
        Assert.DoesNotContain("failed:", OnOneLine(report), StringComparison.Ordinal);
    }
}
