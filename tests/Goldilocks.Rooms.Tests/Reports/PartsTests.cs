using System.Globalization;
using CsvHelper;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>The parts of a row are stored in separate fields, so no name is parsed to find them.</summary>
public sealed class PartsTests
{
    private const string Workload = "bookshelf:payload=100";

    [Fact]
    public void Each_row_says_its_sink_its_codec_whether_it_is_asynchronous_and_the_workload_s_parameters()
    {
        var script = new RunScript()
            .Add(Explains("generated, async to a file", new VariantParts("generated", Sink.File, IsAsynchronous: true)))
            .Add(Explains("plain + brotli:4", new VariantParts("", Codec: "brotli:4")))
            .Add(new WorkloadEvent(Workload, new WorkloadParts("bookshelf", new Dictionary<string, int> { ["payload"] = 100, ["lots"] = 3 })));
        Measure(script, "generated, async to a file", "plain + brotli:4");

        Assert.Equal(
            [("generated, async to a file", "file", "yes", "", "lots=3 payload=100"), ("plain + brotli:4", "memory", "no", "brotli:4", "lots=3 payload=100")],
            Columns(script));
    }

    [Fact]
    public void A_variant_that_is_called_like_a_compressed_one_is_not_one()
    {
        var script = new RunScript { Info = RunScript.InfoOf("run") with { Plan = RunScript.InfoOf("run").Plan with { Compress = ["gzip"] } } };
        script.Add(Explains("plain + gzip", new VariantParts("plain + gzip"))).Add(Explains("", new VariantParts("")));
        Measure(script, "", "plain + gzip");

        Assert.Equal([("", "memory", "no", "", ""), ("plain + gzip", "memory", "no", "", "")], Columns(script));
        Assert.Empty(CompressionRow.Of(ReportBuilder.Build(script.Data), ReportBuilder.Build(script.Data).Workloads[0]));
    }

    [Fact]
    public void A_run_from_before_parts_were_recorded_has_those_that_its_plan_leads_to()
    {
        var plan = RunScript.InfoOf("run").Plan with { Compress = ["gzip"], Sinks = [Sink.Memory, Sink.File] };
        var script = new RunScript { Info = RunScript.InfoOf("run") with { Plan = plan } }.Built("Any", "1.0.0", "", "fast");
        Measure(script, "", "to a file", "fast, to a file", "fast, to a file + gzip", "control 1");

        Assert.Equal(
            [
                ("", "memory", "no", "", ""),
                ("control 1", "", "", "", ""),
                ("fast, to a file", "file", "no", "", ""),
                ("fast, to a file + gzip", "file", "no", "gzip", ""),
                ("to a file", "file", "no", "", ""),
            ],
            Columns(script));
    }

    [Fact]
    public void A_run_that_has_neither_sinks_nor_codecs_writes_everything_to_memory()
    {
        var script = new RunScript().Built("Any", "1.0.0");
        Measure(script, "", "control 1");

        Assert.Equal([("", "memory", "no", "", ""), ("control 1", "memory", "no", "", "")], Columns(script));
    }

    [Theory]
    [InlineData("", Sink.Memory, false, null, "")]
    [InlineData("fast", Sink.Memory, false, null, "fast")]
    [InlineData("", Sink.File, false, null, "to a file")]
    [InlineData("fast", Sink.File, true, null, "fast, async to a file")]
    [InlineData("", Sink.Memory, true, null, "async")]
    [InlineData("", Sink.Memory, false, "gzip", "plain + gzip")]
    [InlineData("fast", Sink.File, false, "brotli:4", "fast, to a file + brotli:4")]
    public void A_name_is_made_of_its_parts(string variant, Sink sink, bool isAsynchronous, string? codec, string name) =>
        Assert.Equal(name, new VariantParts(variant, sink, isAsynchronous, codec).Name());

    [Fact]
    public void A_run_explains_the_names_of_all_its_variants_and_workloads()
    {
        var info = new WorkloadInfo("bookshelf", "books", "books", 1000, 1000, true, [], new Dictionary<string, int> { ["payload"] = 0 });
        var baseline = new RunVariant("Any", "to a file", "1.0.0", "worker.dll", IsFloor: false, Program: "", Way: new BindingWay(Sink.File));
        var roster = new RunRoster(
            [baseline, baseline with { Variant = "control 1", IsControl = true }],
            [],
            [new ChosenWorkload(info, new Dictionary<string, int> { ["payload"] = 100 }, [1])]);

        var events = roster.NamesExplained().ToList();

        Assert.Equal([new VariantParts("", Sink.File), new VariantParts("control 1", Sink.File)], events.OfType<VariantEvent>().Select(item => item.Parts));
        Assert.Equal((Workload, "bookshelf", 100), events.OfType<WorkloadEvent>().Select(item => (item.Workload, item.Parts.Name, item.Parts.Parameters["payload"])).Single());
    }

    private static VariantEvent Explains(string name, VariantParts parts) => new("Any", name, "1.0.0", "", parts);

    private static void Measure(RunScript script, params string[] variants)
    {
        foreach (var variant in variants)
        {
            foreach (var operation in Operations.All)
            {
                script.Outcome(RunScript.Key("Any", operation, variant, Workload), 0, new Unsupported("not here"));
            }
        }
    }

    private static List<(string Variant, string Sink, string Asynchronous, string Codec, string Parameters)> Columns(RunScript script)
    {
        using var text = new StringWriter();
        ResultsCsv.Write(ReportBuilder.Build(script.Data), text);
        using var csv = new CsvReader(new StringReader(text.ToString()), CultureInfo.InvariantCulture);
        csv.Read();
        csv.ReadHeader();
        var rows = new List<(string, string, string, string, string)>();
        while (csv.Read())
        {
            rows.Add((csv["variant"]!, csv["sink"]!, csv["asynchronous"]!, csv["codec"]!, csv["parameters"]!));
        }

        return [.. rows.Distinct().Order()];
    }
}
