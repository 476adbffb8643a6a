using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Rooms.Tests.Choosing;

namespace Goldilocks.Rooms.Tests.Catalog;

/// <summary>An advisory is about versions: it is shown for those that it concerns, says where it was mended, and a version whose advisories are not known is never shown as safe.</summary>
public sealed class AdvisoryTests
{
    private static readonly DateOnly s_day = new(2026, 11, 1);

    private static readonly Advisory s_nesting = new("GHSA-1", "https://example.org/GHSA-1", ["[,1.9.11)", "[2.0.0,2.1.90)"], AdvisorySeverity.Moderate, "nesting ends the process", "the database", s_day);

    private static readonly SerializerFacts s_facts = FactsFile.Parse(Facts.Complete, "facts.json");

    private static readonly SerializerFacts s_advised = s_facts with { Advisories = [s_nesting] };

    [Theory]
    [InlineData("1.0.0", "mended in 1.9.11")]
    [InlineData("1.9.11", null)]
    [InlineData("2.0.0", "mended in 2.1.90")]
    [InlineData("2.1.90", null)]
    [InlineData("2.1.90-beta", "mended in 2.1.90")]
    [InlineData("3.0.0", null)]
    public void A_version_is_concerned_until_the_one_that_mends_its_own_line(string version, string? mended) => Assert.Equal(
        mended is null ? $"none concerns {version}; facts.json has 1 of other versions" : $"GHSA-1 (moderate): nesting ends the process; {mended}; https://example.org/GHSA-1",
        Assert.Single(KnownAdvisories.Lines(s_advised, version)));

    [Fact]
    public void Where_neither_the_facts_nor_a_source_says_anything_it_is_not_known_and_not_none()
    {
        Assert.Null(KnownAdvisories.Of(s_facts, "1.0.0"));
        Assert.StartsWith("not known", Assert.Single(KnownAdvisories.Lines(s_facts, "1.0.0")), StringComparison.Ordinal);
        Assert.Empty(KnownAdvisories.Of(s_facts with { SourceAdvisories = [] }, "1.0.0")!);
    }

    [Fact]
    public void What_a_source_publishes_adds_to_the_facts_and_one_advisory_is_shown_once()
    {
        var published = s_nesting with { Text = null, Severity = AdvisorySeverity.High };
        var other = published with { Id = "GHSA-2", Affected = ["[1.0.0, )"], Severity = AdvisorySeverity.Critical };

        var lines = KnownAdvisories.Lines(s_advised with { SourceAdvisories = [published, other] }, "1.0.0");

        Assert.Equal(["GHSA-2 (critical); no version that mends it is on record; https://example.org/GHSA-1", "GHSA-1 (moderate): nesting ends the process; mended in 1.9.11; https://example.org/GHSA-1"], lines);
    }

    [Fact]
    public void A_library_of_the_runtime_is_judged_by_the_version_of_the_runtime()
    {
        var facts = s_facts with { Package = null, Advisories = [s_nesting with { Affected = ["[8.0.0,8.0.5)"], Runtimes = ["[8.0.0,8.0.10)"] }] };

        Assert.Single(KnownAdvisories.Of(facts, "8.0.9")!);
        Assert.Empty(KnownAdvisories.Of(facts, "8.0.10")!);
    }

    [Theory]
    [InlineData("Bookbinder", new[] { "GHSA-1" })]
    [InlineData("Bookbinder/generated@8.0.5", new string[0])]
    public void A_version_that_is_asked_for_by_its_number_is_one_of_the_package_also_of_a_library_of_the_runtime(string asked, string[] expected)
    {
        var facts = s_facts with { Package = null, Advisories = [s_nesting with { Affected = ["[8.0.0,8.0.5)"], Runtimes = ["[8.0.0,8.0.10)"] }] };

        var advised = Assert.Single(AdvisedVersion.Of(new Dictionary<string, SerializerFacts> { ["Bookbinder"] = facts }, [("Bookbinder", "8.0.5")], [asked]));

        Assert.Equal(expected, advised.Advisories!.Select(advisory => advisory.Id));
    }

    [Fact]
    public void The_version_that_is_concerned_has_a_mark_and_a_line_on_its_card_and_others_have_none()
    {
        Assert.Contains(LibraryMark.Of(s_advised, "1.0.0"), mark => mark == new LibraryMark(LibraryMark.Advised, "published advisories concern Bookbinder 1.0.0: GHSA-1"));
        Assert.DoesNotContain(LibraryMark.Of(s_advised, "3.0.0"), mark => mark.Text == LibraryMark.Advised);
        Assert.Contains(FactSheet.Lines(s_advised, version: "1.0.0"), line => line.Title == FactSheet.AdvisoriesTitle && line.Text.Contains("GHSA-1", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("[,2.0.0)", Answer.Excluded)]
    [InlineData("[2.0.0,3.0.0)", Answer.Unknown)]
    public void A_published_advisory_excludes_the_versions_that_it_concerns_and_is_named(string affected, Answer expected)
    {
        var advisory = s_nesting with { Affected = [affected] };
        var choice = new Shop().Add("Advised", 0.1, 0.1, facts: Shop.Facts() with { Package = "Advised", Advisories = [advisory] }).Choose(Requirement.Untrusted);

        var verdict = choice.Excluded.Concat(choice.Unknown).Single(judged => judged.Candidate.Key.Serializer == "Advised").Obstacles.Single();
        Assert.Equal(expected, verdict.Answer);
        Assert.Equal(expected is Answer.Excluded, verdict.Evidence.Text.StartsWith("GHSA-1 (moderate): nesting ends the process; mended in 2.0.0", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("[1.0.0,2.0.0", "https://example.org/a", "'[1.0.0,2.0.0' is no range of versions")]
    [InlineData("[1.0.0,2.0.0)", "example.org/a", "'example.org/a' is not an https address")]
    public void A_range_or_an_address_that_cannot_be_read_is_told(string affected, string link, string cause)
    {
        var json = Facts.Complete.Replace(
            "\"sources\":",
            $$"""
            "advisories": [ { "id": "A", "link": "{{link}}", "affected": ["{{affected}}"], "severity": null, "text": "t", "source": "s", "checked": "2026-11-01" } ],
            "sources":
            """,
            StringComparison.Ordinal);

        Assert.Contains(cause, Assert.Throws<FactsException>(() => FactsFile.Parse(json, "facts.json")).Message, StringComparison.Ordinal);
    }
}
