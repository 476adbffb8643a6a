using Goldilocks.Catalog;
using Goldilocks.Rooms.Tests.Probing;

namespace Goldilocks.Rooms.Tests.Catalog;

public sealed class LibraryMarkTests
{
    private static readonly SerializerFacts s_facts = FactsFile.Parse(Facts.Complete, "facts.json");

    [Theory]
    [InlineData("AGPL-3.0-only OR LicenseRef-ServiceStack", "AGPL", "copyleft licence: AGPL-3.0-only OR LicenseRef-ServiceStack")]
    [InlineData("MIT AND (MPL-2.0 OR LicenseRef-Owner)", "MPL", "copyleft licence: MIT AND (MPL-2.0 OR LicenseRef-Owner)")]
    [InlineData("MS-RL", "MS-RL", "copyleft licence: MS-RL")]
    [InlineData("LicenseRef-Owner", "commercial", "commercial licence: LicenseRef-Owner")]
    public void A_licence_that_asks_for_more_than_naming_the_authors_is_marked(string licence, string text, string meaning) =>
        Assert.Equal([new LibraryMark(text, meaning)], LibraryMark.Of(s_facts with { Licence = licence }));

    [Fact]
    public void Maintenance_mode_is_marked_with_its_reasons() =>
        Assert.Equal([new LibraryMark("m", "repository archived; use Bookbinder 2")], LibraryMark.Of(s_facts with { Archived = true, Statement = "use Bookbinder 2" }));

    [Fact]
    public void Naming_types_in_payloads_is_marked_as_that_and_not_as_letting_the_payload_choose_them()
    {
        var facts = s_facts with { EmbedsTypes = new Trait(TraitAnswer.Yes, "names from a list"), UnsafeNotes = "no depth limit" };

        Assert.Equal([new LibraryMark("t", "embeds type names: names from a list")], LibraryMark.Of(facts));
    }

    [Fact]
    public void What_a_source_says_is_no_mark_because_a_mark_says_what_was_seen() => Assert.Empty(LibraryMark.Of(s_facts with { Unsafe = "its README says so" }));

    [Fact]
    public void What_probes_found_marks_exactly_the_version_that_was_probed()
    {
        var table = Tables.Of("Bookbinder", "1.2.3", Tables.Variant("") with { Reading = new([ProbeGrade.Killed, ProbeGrade.LeaksExceptions], null) }, Tables.Variant("sealed") with { Reading = new([ProbeGrade.Withstands], null) });

        var killed = Assert.Single(LibraryMark.Of(s_facts with { Probed = table }, "1.2.3"), mark => mark.Text == "killed");
        Assert.Equal("a payload can end the process, found by probes of Bookbinder 1.2.3 on 2026-07-01 in plain", killed.Meaning);
        Assert.True(killed.IsOf(""));
        Assert.False(killed.IsOf("sealed"));
        Assert.DoesNotContain("killed", LibraryMark.Of(s_facts with { Probed = table }, "1.2.4").Select(mark => mark.Text));
    }

    [Fact]
    public void A_mark_says_that_the_package_is_not_known_to_be_the_published_one()
    {
        var table = Tables.Of("Bookbinder", "1.2.3", Tables.Variant("") with { Reading = new([ProbeGrade.Killed], null) }) with { Origin = "private source feed" };

        Assert.EndsWith(" with a package from elsewhere than the package sources, perhaps rebuilt: private source feed", LibraryMark.Of(s_facts with { Probed = table }, "1.2.3").First(mark => mark.Text == "killed").Meaning, StringComparison.Ordinal);
    }

    [Fact]
    public void A_sheet_says_which_version_was_probed_where_another_one_is_pinned()
    {
        var facts = s_facts with { Probed = Tables.Of("Bookbinder", "1.2.3", Tables.Variant("") with { Reading = new([ProbeGrade.Killed], null) }) };

        Assert.Contains(
            (FactSheet.ProbesTitle, "can be killed (1.2.3, 2026-07-01); probed 1.2.3, pinned 1.2.4; to record that: goldilocks probe --record --serializers Bookbinder"),
            FactSheet.Lines(facts, version: "1.2.4"));
        Assert.Contains((FactSheet.ProbesTitle, "can be killed (1.2.3, 2026-07-01)"), FactSheet.Lines(facts, version: "1.2.3"));
    }

    [Theory]
    [InlineData(false, "H10")]
    [InlineData(false, "H10", "H10.lookup", "H10.expando")]
    [InlineData(true, "H10", "H03")]
    [InlineData(true, "H10", "H10.own")]
    [InlineData(false, "H10.expando")]
    public void What_fills_types_of_the_runtime_is_a_mark_only_beside_something_else_that_exhausts(bool isMarked, params string[] probes)
    {
        var findings = probes.Select(probe => Tables.Finding(probe, ProbeGrade.Exhausted)).ToList();
        var table = Tables.Of("Bookbinder", "1.2.3", Tables.Variant("") with { Reading = new([ProbeGrade.Exhausted], null), Findings = findings });

        Assert.Equal(isMarked, LibraryMark.Of(s_facts with { Probed = table }, "1.2.3").Any(mark => mark.Text == "exhausted"));
    }

    [Fact]
    public void What_is_not_recorded_is_not_held_against_a_library()
    {
        Assert.Empty(LibraryMark.Of(null));
        Assert.Empty(LibraryMark.Of(s_facts with { Licence = null, LastCommit = null }));
    }
}
