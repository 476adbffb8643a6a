using System.Text.Json;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;
using static Goldilocks.Rooms.Tests.Reports.Reported;

namespace Goldilocks.Rooms.Tests.Reports;

public class ReportBuilderTests
{
    private const string Go = "the run ended before this; go on with: goldilocks run --resume and this run's folder";

    [Fact]
    public void A_serializer_that_could_not_be_built_has_a_row_in_every_workload_and_size()
    {
        var script = new RunScript()
            .Add(new SerializerEvent("Gone", "2.0.0", [], [], new Unavailable("Gone", "[2.0.0]", "not found"), null, []))
            .Add(new SerializerEvent("Broken", "3.0.0", [], [], new BuildFailed("error CS0103:\nno such name"), null, []));
        foreach (var (workload, size) in new[] { ("person", 1), ("order", 1), ("order", 100) })
        {
            script.Samples(RunScript.Key("Works", workload: workload, size: size), 0, 10, 10, 10);
        }

        var report = ReportBuilder.Build(script.Data);

        Assert.Equal([("person", 1), ("order", 1), ("order", 100)], report.Workloads.Select(table => (table.Workload, table.Size)));
        Assert.All(report.Workloads, table => Assert.Equal(
            ["Broken BuildFailed error CS0103: / no such name", "Gone Unavailable package Gone [2.0.0]: not found"],
            table.Rows.Where(row => row.Group == RowGroup.NotMeasured).Select(row => $"{row.Serializer} {Assert.Single(row.Cells.DistinctBy(cell => (cell.Outcome, cell.Reason))).Outcome} {row.Cells[0].Reason}")));
    }

    [Fact]
    public void Sizes_stand_in_ascending_order_and_workloads_in_that_of_the_run()
    {
        var script = new RunScript();
        foreach (var (workload, size) in new[] { ("person", 1), ("bookshelf", 1000), ("bookshelf", 1) })
        {
            script.Samples(RunScript.Key("Works", workload: workload, size: size), 0, 10, 10, 10);
        }

        Assert.Equal([("person", 1), ("bookshelf", 1), ("bookshelf", 1000)], ReportBuilder.Build(script.Data).Workloads.Select(table => (table.Workload, table.Size)));
    }

    [Fact]
    public void Rows_are_ranked_by_both_operations_together_and_those_that_lack_one_follow()
    {
        var script = Baseline();
        Both(script, "Base", 100, 300);
        Both(script, "ReadsFast", 300, 30);
        Both(script, "WritesFast", 10, 600);
        script.Samples(RunScript.Key("OnlyWrites"), 0, 1, 1, 1).Outcome(RunScript.Key("OnlyWrites", Operation.Deserialize), 0, new Unsupported("no reader"));

        var rows = Assert.Single(ReportBuilder.Build(script.Data).Workloads).Rows;

        Assert.Equal(["ReadsFast 1", "Base 2", "WritesFast 3", "OnlyWrites "], rows.Select(row => $"{row.Serializer} {row.Rank?.Number}"));
        Assert.Equal([4, 3, 2, 1], rows.Select(row => row.Find(Operation.Serialize)!.Rank!.Number));
        Assert.Equal([0.825, 1, 1.525], rows.Take(3).Select(row => Math.Round(row.RoundTrip!.Ratio!.Value, 6)));
        Assert.Equal("no reader", rows[3].Find(Operation.Deserialize)!.Reason);
    }

    [Fact]
    public void With_one_operation_its_rank_is_the_rows()
    {
        var script = Baseline();
        script.Info = script.Info with { Plan = script.Info.Plan with { Operations = [Operation.Serialize] } };
        script.Samples(RunScript.Key("Base"), 0, 100, 100, 100).Samples(RunScript.Key("Fast"), 0, 50, 50, 50);

        var rows = Assert.Single(ReportBuilder.Build(script.Data).Workloads).Rows;

        Assert.Equal(["Fast 1", "Base 2"], rows.Select(row => $"{row.Serializer} {row.Rank!.Number}"));
        Assert.All(rows, row => Assert.Null(row.RoundTrip));
    }

    [Fact]
    public void Floors_and_partial_reads_are_not_ranked()
    {
        var script = Baseline();
        Both(script, "Base", 100, 300);
        script.Cell(RunScript.Key("Lazy", Operation.Deserialize), partial: "one title");
        script.Cell(RunScript.Key("Floors", variant: "copy"), isFloor: true);
        script.Samples(RunScript.Key("Lazy", Operation.Deserialize), 0, 1, 1, 1).Samples(RunScript.Key("Floors", variant: "copy"), 0, 1, 1, 1);

        var rows = Assert.Single(ReportBuilder.Build(script.Data).Workloads).Rows;

        Assert.Equal([RowGroup.Ranked, RowGroup.Partial, RowGroup.Floor], rows.Select(row => row.Group));
        Assert.All(rows.Skip(1), row => Assert.Null(row.Rank));
        Assert.All(rows.Skip(1).SelectMany(row => row.Cells), cell => Assert.Null(cell.Rank));
        Assert.Equal("one title", rows[1].Partial);
    }

    [Fact]
    public void A_run_that_was_killed_says_what_it_did_not_get_to()
    {
        var script = Baseline();
        Both(script, "Base", 100, 300);
        Both(script, "Late", 100, 300);
        script.Samples(RunScript.Key("Base", workload: "order"), 0, 100, 100, 100).Samples(RunScript.Key("Late", workload: "order"), 0, 100, 100);
        script.Cell(RunScript.Key("Base", Operation.Deserialize, workload: "order"));

        var table = ReportBuilder.Build(script.Data).Find("order", 1)!;

        Assert.Equal(
            [
                "Base serialize Measured ",
                $"Base deserialize NotMeasured {Go}",
                $"Late serialize NotMeasured only 2 samples, in no launch enough to count; {Go}",
                $"Late deserialize NotMeasured {Go}",
            ],
            table.Rows.SelectMany(row => row.Cells.Select(cell => $"{row.Serializer} {cell.Operation.Name()} {cell.Outcome} {cell.Reason}")));
    }

    [Fact]
    public void A_variant_that_a_killed_run_did_not_get_to_has_a_row()
    {
        var script = Baseline();
        Both(script, "Base", 100, 300);
        Both(script, "Late", 100, 300);
        script.Samples(RunScript.Key("Base", workload: "order"), 0, 100, 100, 100);

        var late = ReportBuilder.Build(script.Data).Find("order", 1)!.Rows.Single(row => row.Serializer == "Late");

        Assert.All(late.Cells, cell => Assert.Equal(("NotMeasured", Go), (cell.Outcome, cell.Reason)));
    }

    [Fact]
    public void A_cell_that_answered_wrong_once_shows_no_figures_of_its_other_launches()
    {
        var script = Baseline();
        Both(script, "Base", 100, 300);
        Both(script, "Liar", 10, 10);
        script.Outcome(RunScript.Key("Liar"), 1, new WrongAnswer("$.Id: expected 1, found 2"));

        var row = Assert.Single(ReportBuilder.Build(script.Data).Workloads).Rows.Single(row => row.Serializer == "Liar");
        var cell = row.Find(Operation.Serialize)!;

        Assert.Equal(RowGroup.SomeOperations, row.Group);
        Assert.Equal(("WrongAnswer", "$.Id: expected 1, found 2"), (cell.Outcome, cell.Reason));
        Assert.Null(cell.Nanoseconds);
        Assert.Null(cell.Ratio);
    }

    [Fact]
    public void What_makes_figures_special_is_remarked()
    {
        var script = Baseline();
        Both(script, "Base", 100, 300);
        var key = RunScript.Key("Odd");
        for (var round = 0; round < 3; round++)
        {
            script.Add(script.Sample(key, 0, 0, round, 50) with { ProcessNanoseconds = 90_000, WallNanoseconds = 120_000 });
        }

        script.Verified(key, 0, 10).Verified(key, 1, 11)
            .Add(new AllocationEvent(script.Cell(key), 0, [100, 200], 900))
            .Add(new WarmedEvent(script.Cell(key), 0, 5_000, false, 10));

        var cell = Assert.Single(ReportBuilder.Build(script.Data).Workloads).Rows.Single(row => row.Serializer == "Odd").Find(Operation.Serialize)!;

        Assert.Equal(
            [Remark.OtherThreads, Remark.AllocatesOnOtherThreads, Remark.AllocationVaries, Remark.PayloadVaries, Remark.WallAboveCpu, Remark.WarmupNotQuiet],
            cell.Remarks);
        Assert.Equal(90, cell.Nanoseconds!.Value);
    }

    [Fact]
    public void The_report_of_a_run_folder_is_the_report_of_its_events()
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-run-").FullName;
        try
        {
            var script = Baseline();
            Both(script, "Base", 100, 300);
            script.Info = script.Info with { Id = "0123456789abcdef" };
            using (var recorder = RunRecorder.Create(folder, script.Info))
            {
                script.Events.ToList().ForEach(recorder.Record);
            }

            Assert.Equal(ReportFiles.ToJson(ReportBuilder.Build(script.Data)), ReportFiles.ToJson(ReportBuilder.Build(RunFolder.Read(folder))));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    [Fact]
    public void The_json_can_be_read_back_into_the_same_report()
    {
        var text = ReportFiles.ToJson(ReportBuilder.Build(SampleRun.Data));

        Assert.Equal(text, ReportFiles.ToJson(JsonSerializer.Deserialize<RunReport>(text, RunJson.File)!));
    }

    [Fact]
    public void What_a_library_says_becomes_no_markup()
    {
        const string rude = "[red]a[/] | b <i> `c` \\ [x";
        var script = Baseline();
        Both(script, "Base", 100, 300);
        var report = ReportBuilder.Build(script.Outcome(RunScript.Key("Rude"), 0, new Failed("E", rude)).Data);

        Assert.Contains("E: [red]a[/] \\| b &lt;i> \\`c\\` \\\\ [x |\n", Markdown(report), StringComparison.Ordinal);
        Assert.Contains($"E: {rude}", Console(report), StringComparison.Ordinal);
    }

    [Fact]
    public void An_empty_run_has_a_report()
    {
        var report = ReportBuilder.Build(new RunScript().Add(new SerializerEvent("Gone", "2", [], [], new Unavailable("Gone", "[2]", "no"), null, [])).Data);

        Assert.Empty(report.Workloads);
        Assert.Contains("- Gone 2: Unavailable\n", Markdown(report), StringComparison.Ordinal);
        Assert.Contains("0 cells", Console(report), StringComparison.Ordinal);
    }
}
