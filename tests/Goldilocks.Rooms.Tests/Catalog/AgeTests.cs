using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Catalog;

/// <summary>A reader sees how old a record is, and which version is not the last release.</summary>
public sealed class AgeTests
{
    private static readonly SerializerFacts s_facts = FactsFile.Parse(Facts.Complete, "facts.json");

    [Fact]
    public void A_fact_is_old_six_months_after_it_was_checked_and_not_a_day_before()
    {
        var oldest = FactAges.Of(s_facts)[0].Checked;

        Assert.Empty(FactAges.Old(s_facts, oldest.AddMonths(FactAges.MonthsOfTrust)));
        Assert.Contains(FactAges.Old(s_facts, oldest.AddMonths(FactAges.MonthsOfTrust).AddDays(1)), fact => fact.Checked == oldest);
    }

    [Theory]
    [InlineData("1.9.0", true)]
    [InlineData("1.10.0", false)]
    [InlineData("1.10", false)]
    [InlineData("1.11.0", false)]
    [InlineData("1.10.0-beta.1", false)]
    [InlineData("1.9.0+build", true)]
    [InlineData("", false)]
    public void A_version_is_marked_as_old_only_when_a_later_release_is_on_record(string version, bool isOld)
    {
        var facts = s_facts with { Package = "Some.Library", LastRelease = new Release("1.10.0", new DateOnly(2026, 3, 1)) };

        Assert.Equal(isOld, LibraryMark.Of(facts, version).Any(mark => mark.Text == LibraryMark.Behind));
    }

    [Fact]
    public void A_library_of_the_runtime_is_never_old() =>
        Assert.Null(LibraryMark.NewerThan(s_facts with { Package = null, LastRelease = new Release("11.0.0", new DateOnly(2026, 11, 10)) }, "10.0.12"));
}
