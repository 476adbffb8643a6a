using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Probing;

namespace Goldilocks.Rooms.Tests.Choosing;

/// <summary>What happens to payloads when a class changes: each change by its own capability, and by what the author documents.</summary>
public sealed class ChangesOfAClassTests
{
    private static readonly DateOnly s_day = new(2026, 11, 1);

    [Fact]
    public void That_the_last_member_can_be_added_says_nothing_about_one_between_others()
    {
        var judge = JudgeOf(Worked("C01"), Failed("C01.insert", "the values are swapped, silently"), Worked("C02"));

        Assert.Equal(Answer.Fits, judge(ClassChange.Append).Answer);
        Assert.Equal(Answer.Excluded, judge(ClassChange.Insert).Answer);
        Assert.Contains("the values are swapped, silently", judge(ClassChange.Insert).Evidence.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void What_was_never_asked_is_not_known_and_the_command_that_asks_is_named()
    {
        var verdict = JudgeOf(Worked("C01"), Worked("C02"))(ClassChange.Insert);

        Assert.Equal((Answer.Unknown, "goldilocks probe --serializers Bookbinder"), (verdict.Answer, verdict.FindOut));
        Assert.Equal("a member was added between others: this was never tested", verdict.Evidence.Text);
    }

    [Fact]
    public void Where_the_author_refuses_what_a_probe_saw_work_the_author_decides_and_both_are_told()
    {
        var verdict = JudgeOf(Documented(allows: false), Worked("C01"))(ClassChange.Append);

        Assert.Equal(Answer.Excluded, verdict.Answer);
        Assert.Equal("documented: the format changes with the members; a probe shows the opposite: C01?: works (tried 2026-07-01 with the official package, by Goldilocks 1.0; goldilocks probe --serializers Bookbinder)", Words(verdict));
    }

    [Fact]
    public void Where_a_probe_refuses_what_the_author_allows_the_probe_decides_and_both_are_told()
    {
        var verdict = JudgeOf(Documented(allows: true), Failed("C01", "it is lost"))(ClassChange.Append);

        Assert.Equal((Answer.Excluded, EvidenceKind.Probe), (verdict.Answer, verdict.Evidence.Kind));
        Assert.Contains("does not work (it is lost); the documentation says the opposite: documented: the format changes with the members (its README; 2026-11-01)", Words(verdict), StringComparison.Ordinal);
    }

    [Fact]
    public void A_statement_about_one_variant_says_nothing_about_another() =>
        Assert.Equal(Answer.Fits, JudgeOf(Documented(allows: false) with { Variants = ["by place"] }, Worked("C01"))(ClassChange.Append).Answer);

    [Fact]
    public void An_initial_value_that_is_lost_where_a_member_has_init_is_told_and_excludes_nothing()
    {
        var verdict = JudgeOf(Worked("C01"), new("C01.init", "with init", CapabilityVerdict.Partial, "the new member is 0 instead of its initial 42", []))(ClassChange.Append);

        Assert.Equal(Answer.Fits, verdict.Answer);
        Assert.EndsWith("but with init: the new member is 0 instead of its initial 42", verdict.Evidence.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_renamed_member_must_keep_its_value()
    {
        Assert.Equal(Answer.Excluded, JudgeOf(new RecordedCapability("C03", "C03?", CapabilityVerdict.Partial, "its value is lost, the others are kept", []))(ClassChange.Rename).Answer);
        Assert.Equal(Answer.Fits, JudgeOf(Worked("C03"))(ClassChange.Rename).Answer);
    }

    [Fact]
    public void A_verdict_against_a_variant_names_the_variants_that_were_never_asked()
    {
        var table = Table(Failed("C13", "sliced"));
        VariantKey[] offered = [new("Bookbinder", "", "1.0.0"), new("Bookbinder", "generated", "1.0.0")];
        var verdict = new ProbedEvidence([table], offered).Judge(Requirement.Polymorphism, Candidate(null), new Wishes(new HashSet<Requirement>()));

        Assert.EndsWith("; never tested: its variants generated", verdict!.Evidence.Text, StringComparison.Ordinal);
    }

    private static EvolutionStatement Documented(bool allows) => new([ClassChange.Append], allows, "the format changes with the members", "its README", s_day);

    private static RecordedCapability Worked(string id) => new(id, $"{id}?", CapabilityVerdict.Pass, "", []);

    private static RecordedCapability Failed(string id, string what) => new(id, $"{id}?", CapabilityVerdict.Fail, what, []);

    private static string Words(Verdict verdict) => verdict.Evidence.Text;

    private static Func<ClassChange, Verdict> JudgeOf(params RecordedCapability[] capabilities) => JudgeOf(null, capabilities);

    private static Func<ClassChange, Verdict> JudgeOf(EvolutionStatement? statement, params RecordedCapability[] capabilities)
    {
        var judge = new Judge([new ProbedEvidence([Table(capabilities)]), new RecordedEvidence(s_day)]);
        return change => judge.Of(change.Asked(), Candidate(statement), new Wishes(new HashSet<Requirement> { change.Asked() }));
    }

    private static RecordedProbes Table(params RecordedCapability[] capabilities) => Tables.Of("Bookbinder", "1.0.0", Tables.Variant("", capabilities));

    private static Candidate Candidate(EvolutionStatement? statement) => new(
        new VariantKey("Bookbinder", "", "1.0.0"),
        Shop.Facts() with { Versioning = null, Evolution = statement is null ? null : [statement] },
        new Dictionary<Place, CandidateFigures>(),
        new Dictionary<Place, string>(),
        Unready: null,
        Marks: []);
}
