using Goldilocks.Catalog;

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
        Assert.Equal([new LibraryMark("m", "in maintenance mode: repository archived; use Bookbinder 2")], LibraryMark.Of(s_facts with { Archived = true, Statement = "use Bookbinder 2" }));

    [Fact]
    public void What_is_not_recorded_is_not_held_against_a_library()
    {
        Assert.Empty(LibraryMark.Of(null));
        Assert.Empty(LibraryMark.Of(s_facts with { Licence = null, LastCommit = null }));
    }
}
