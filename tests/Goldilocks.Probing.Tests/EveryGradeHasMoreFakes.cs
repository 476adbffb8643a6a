namespace Goldilocks.Probing.Tests;

/// <summary>The same grades as those of <see cref="EveryGradeHasItsFake"/> by other means, and more fakes that come near. Each costs about a second, and one has to be waited for, so they run at night.</summary>
[Collection(nameof(MoreFakes))]
[Trait("Runs", "nightly")]
public sealed class EveryGradeHasMoreFakes(ProbesOfMoreFakes probes)
{
    [LinuxTheory("Only Linux limits a child's memory and files, so only there a child is refused them.")]
    [InlineData("yaml-obeys", "types", "withstands")]
    [InlineData("swallows-memory", "exhausted", "withstands")]
    [InlineData("xml-obeys", "types", "withstands")]
    [InlineData("bson-obeys", "types", "withstands")]
    [InlineData("wraps-levels", "killed", "withstands")]
    [InlineData("hangs-deep", "exhausted", "withstands")]
    [InlineData("believes-two-counts", "exhausted", "withstands")]
    [InlineData("keeps-names", "exhausted", "withstands")]
    [InlineData("floods-by-guids", "exhausted", "withstands")]
    [InlineData("floods-by-texts", "exhausted", "withstands")]
    [InlineData("fills-the-disk", "killed", "withstands")]
    [InlineData("dies-of-memory", "exhausted", "withstands")]
    public void A_fake_gets_exactly_the_grade_that_it_earns(string variant, string reading, string writing) =>
        probes.AssertGrades(variant, reading, writing);

    [Theory]
    [InlineData("draws-hash-codes", "withstands")]
    [InlineData("yaml-refuses", "withstands")]
    [InlineData("callback-throws", "withstands")]
    [InlineData("yaml-registered", "withstands")]
    [InlineData("xml-refuses", "withstands")]
    [InlineData("xml-registered", "withstands")]
    [InlineData("bson-refuses", "withstands")]
    [InlineData("bson-registered", "withstands")]
    [InlineData("compares-two-counts", "withstands")]
    [InlineData("inflates-to-a-limit", "withstands")]
    [InlineData("white-space", "withstands")]
    [InlineData("open-ended", "withstands")]
    [InlineData("never-the-same", "withstands")]
    [InlineData("stays", "withstands")]
    [InlineData("asks-for-too-long-arrays", "leaks")]
    [InlineData("swallows-too-long-arrays", "withstands")]
    [InlineData("leaves-it-to-the-runtime", "leaks")]
    [InlineData("adapter-refuses", "withstands")]
    [InlineData("answers-another-class", "withstands")]
    [InlineData("throws-from-compiled-code", "leaks")]
    [InlineData("task-fails", "leaks")]
    [InlineData("throws-inlined", "leaks")]
    [InlineData("tires-and-is-wrong", "wrong")]
    public void A_fake_that_comes_near_does_not_get_the_grade(string variant, string reading) =>
        probes.AssertGrades(variant, reading, "withstands");

    [Fact]
    public void An_exception_of_an_adapter_is_shown_beside_the_grade_and_is_seen_again_by_its_ID() => probes.AssertAdapterFault("callback-throws", "ArgumentOutOfRangeException in Blunder.Happens");

    [Fact]
    public void An_exception_of_a_library_is_none_of_its_adapter() => Assert.Equal(["callback-throws"], probes.Rows.Where(row => row["kind"] == "adapter-threw").Select(row => row["variant"]).Distinct());

    [Fact]
    public void A_variant_that_refuses_its_own_payloads_withstands_nothing_in_reading() => Assert.Equal("", probes.Grades("reads-texts-only", "reading"));

    [Fact]
    public void A_variant_that_hangs_at_its_own_payload_is_a_row_and_nothing_else_of_it_is_called_tried() => probes.AssertEndsAtItsOwnPayload("hangs", "exhausted", "");

    [Fact]
    public void What_hung_on_a_small_stack_is_not_waited_for_on_a_larger_one()
    {
        var finding = Assert.Single(probes.Findings("hangs-deep"), finding => finding["probe"] == "H06");

        Assert.Equal(("1572864", "it did not end in 3 s of processor time", "2"), (finding["stackBytes"], finding["happened"], finding["alike"]));
        Assert.Contains("20,000 levels on a stack of 1.5 MiB", finding["what"], StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("floods-by-guids", "H10", "c-hasguidkeys")]
    [InlineData("floods-by-texts", "H10.own", "corpus-map")]
    public void Keys_that_flood_only_a_table_of_the_librarys_own_are_told_from_those_that_flood_the_runtimes(string variant, string probe, string model) => probes.AssertOnlyFinding(variant, probe, model);

    [Fact]
    public void What_a_child_writes_goes_with_it()
    {
        Assert.False(File.Exists(Path.Combine(Path.GetTempPath(), "goldilocks-fake-dump")));
        Assert.False(File.Exists("goldilocks-fake-dump"));
    }

    [Theory]
    [InlineData("yaml")]
    [InlineData("xml")]
    [InlineData("bson")]
    public void A_format_that_names_no_class_in_a_plain_payload_is_attacked_with_names_all_the_same(string format) => probes.AssertNamesAreTried(format);

    [LinuxTheory("Only Linux limits a child's memory, so only there a child is refused it.")]
    [InlineData("keeps-names")]
    [InlineData("swallows-memory")]
    [InlineData("floods-by-texts")]
    public void A_finding_of_any_section_happens_again(string variant) => probes.AssertHappensAgain(variant);
}
