using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Catalog;

public sealed class MaintenanceTests
{
    private static readonly SerializerFacts s_facts = FactsFile.Parse(Facts.Complete, "facts.json");

    [Theory]
    [InlineData("2026-06-07", false)]
    [InlineData("2027-05-03", false)]
    [InlineData("2027-05-04", true)]
    public void A_year_without_a_commit_to_the_product_is_maintenance_mode(string asOf, bool expected) =>
        Assert.Equal(expected, Maintenance.Of(s_facts, DateOnly.Parse(asOf, System.Globalization.CultureInfo.InvariantCulture)).IsInMaintenanceMode);

    [Fact]
    public void The_reason_says_since_when_the_code_has_not_changed() =>
        Assert.Equal(["no change to its code since 2026-05-03"], Maintenance.Of(s_facts, new DateOnly(2028, 1, 1)).Reasons);

    [Fact]
    public void Facts_that_were_not_checked_again_do_not_put_a_library_into_maintenance_mode() =>
        Assert.False(Maintenance.Of(s_facts).IsInMaintenanceMode);

    [Fact]
    public void An_archived_repository_or_a_word_of_the_author_is_maintenance_mode_however_new()
    {
        Assert.Equal(["repository archived"], Maintenance.Of(s_facts with { Archived = true }).Reasons);
        Assert.Equal(["the author names a successor"], Maintenance.Of(s_facts with { Statement = "the author names a successor" }).Reasons);
    }

    [Fact]
    public void What_is_named_instead_stands_behind_the_reasons_and_is_none()
    {
        var named = s_facts with { Successor = new Successor("its README names Printer", ["Printer"]) };

        Assert.Equal("repository archived; its README names Printer", Maintenance.Of(named with { Archived = true }).Text);
        Assert.Equal("repository archived", Maintenance.Of(s_facts with { Archived = true }).Text);
        Assert.False(Maintenance.Of(named).IsInMaintenanceMode);
    }

    [Fact]
    public void Too_little_is_recorded_to_say_no_but_one_reason_is_enough_to_say_yes()
    {
        var unknown = s_facts with { LastProductCommit = null };
        Assert.Null(Maintenance.Of(unknown).IsInMaintenanceMode);
        Assert.True(Maintenance.Of(unknown with { Archived = true }).IsInMaintenanceMode);
    }
}
