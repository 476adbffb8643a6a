using Goldilocks.Catalog;
using Goldilocks.Probing;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>What sections came to, as tables and as probes.csv.</summary>
public sealed class ProbesCsvTests
{
    [Fact]
    public void A_text_of_a_library_is_no_formula()
    {
        var row = Rows(Tables.Variant("", new RecordedCapability("C01", "a question", CapabilityVerdict.Fail, "=HYPERLINK(1)", [])))[1];

        Assert.Contains(",'=HYPERLINK(1),", row, StringComparison.Ordinal);
    }

    [Fact]
    public void A_process_that_was_left_behind_is_a_row() =>
        Assert.Equal("Bookbinder,1.0,,left-behind,,,,,,prefixes,sleep 9 (ended),,,,,", Rows(Assert.Single(Table(Section("prefixes", leftBehind: ["sleep 9 (ended)"])).Variants))[1]);

    [Fact]
    public void What_an_adapter_threw_in_two_sections_is_one_row_and_is_counted_together()
    {
        var fault = new RecordedAdapterFault("Bookbinder-adapter-00000000", "H03", ProbeDirection.Reading, "probe-text", "an input", "System.IndexOutOfRangeException", "PlainAdapter.Deserialize", "out", StackBytes: 1, "lengths", Seed: 1, Number: 0, Times: 5, "a command");

        var variant = Assert.Single(Table(Section("lengths") with { AdapterFaults = [fault] }, Section("prefixes") with { AdapterFaults = [fault with { Times = 7 }] }, Section("types")).Variants);

        Assert.Equal("Bookbinder,1.0,,adapter-threw,Bookbinder-adapter-00000000,H03,reading,,probe-text,an input,IndexOutOfRangeException in PlainAdapter.Deserialize: out,1,,12,a command,", Rows(variant)[1]);
    }

    [Fact]
    public void What_departs_from_the_standard_is_counted_by_its_kind_and_each_case_is_a_row()
    {
        string[] noted = ["accepted json/comment, which RFC 8259 forbids in 2", "refused json/deep, which RFC 8259 allows in 9", "open json/twice, which RFC 8259 leaves open in 4: it is read", "left out json: 3 cases for Int: no place"];

        var variant = Assert.Single(Table(Section("json-corpus", departures: noted), Section("lengths")).Variants);

        var corpus = Assert.Single(variant.Departures!);
        Assert.Equal(("json-corpus", 1, 1, 1, 1), (corpus.Section, corpus.Accepted, corpus.Refused, corpus.Open, corpus.LeftOut));
        Assert.Equal(noted.Length, Rows(variant).Count(row => row.Contains(",departure,", StringComparison.Ordinal)));
    }

    [Fact]
    public void A_finding_of_two_sections_is_one_and_names_the_other()
    {
        var finding = Tables.Finding("H11", ProbeGrade.ChoosesTypes);

        var found = Assert.Single(Assert.Single(Table(Section("types", finding with { Section = "types" }), Section("json-types", finding with { Section = "json-types" })).Variants).Findings);

        Assert.Equal(["json-types", "types"], [.. new[] { found.Section }.Concat(found.AlsoIn!).Order(StringComparer.Ordinal)]);
    }

    [Theory]
    [InlineData(false, CapabilityVerdict.Fail)]
    [InlineData(true, CapabilityVerdict.NotApplicable)]
    public void A_class_that_a_library_refuses_while_it_is_compiled_is_a_failure_unless_it_only_lacks_the_attribute(bool isUnmarked, CapabilityVerdict expected)
    {
        var leftOut = new LeftOutModels("Postcards", "BOOK01: no [Bookmark]", IsRefused: true, [new LeftOutCapability("C20.postcard", "members", "a postcard", isUnmarked)]);

        var capability = Assert.Single(Assert.Single(Table([leftOut], Section("members")).Variants).Capabilities);

        Assert.Equal((expected, "it does not compile: BOOK01: no [Bookmark]"), (capability.Verdict, capability.What));
    }

    [Theory]
    [InlineData("plain", CapabilityVerdict.Fail, "it does not compile: BOOK02: no stamp")]
    [InlineData("generated", CapabilityVerdict.NotApplicable, "this variant needs no generated code, and is in one program with those that do, where the library's generator takes no such class: BOOK02: no stamp")]
    public void What_a_generator_refuses_is_no_failure_of_a_variant_that_needs_no_generated_code(string generated, CapabilityVerdict expected, string what)
    {
        var leftOut = new LeftOutModels("Postcards", "BOOK02: no stamp", IsRefused: true, [new LeftOutCapability("C20.postcard", "members", "a postcard")]) { Variants = [generated] };

        var capability = Assert.Single(Assert.Single(Table([leftOut], Section("members")).Variants).Capabilities);

        Assert.Equal((expected, what), (capability.Verdict, capability.What));
    }

    private static RecordedProbes Table(params SectionProbed[] sections) => Table([], sections);

    private static RecordedProbes Table(IReadOnlyList<LeftOutModels> leftOut, params SectionProbed[] sections) => Assert.Single(ProbeTables.Of(
        new ProbeInfo(1, "1", DateTimeOffset.UnixEpoch, [], new ProbeSettings([], [], 1, [], [], 60), new MachineInfo("a system", "x64", "a processor", 1, 1, ".NET 10", "10", "a clock", "unknown")),
        [new ProgramProbed("Bookbinder", "1.0", [""], null, null, []) { LeftOut = leftOut }, .. sections]));

    private static SectionProbed Section(string name, RecordedFinding? finding = null, IReadOnlyList<string>? leftBehind = null, IReadOnlyList<string>? departures = null) =>
        new("Bookbinder", "1.0", "", "hostile", new RecordedSection(name, 1, 1, null), false, false, finding is null ? [] : [finding], [], [], 1, leftBehind ?? [], Departures: departures);

    private static string[] Rows(RecordedVariant variant)
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-csv-").FullName;
        try
        {
            return File.ReadAllLines(ProbesCsv.Write(folder, [Tables.Of("Bookbinder", "1.0", variant)]));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
