using System.Text.RegularExpressions;
using Goldilocks.Bench;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Rooms.Tests.Building;

namespace Goldilocks.Rooms.Tests.Catalog;

/// <summary>docs/contenders.md says what the facts say today, of everything that no study compares.</summary>
public sealed partial class ContendersPageTests
{
    private static string Root { get; } = BuildLayout.Of(Workshop.FindRepository()).RepositoryRoot;

    private static string Page { get; } = Path.Combine(Root, "docs", "contenders.md");

    [Fact]
    public void The_page_is_what_the_facts_and_the_pins_make_of_its_variants()
    {
        var page = File.ReadAllText(Page).ReplaceLineEndings("\n");
        var (workloads, variants) = ContendersPage.Read(page);
        var known = ContenderFolders.Known(Root, only: variants.Select(variant => variant.Serializer).ToHashSet());

        // What was added since is on the page when it is made again: nobody who adds a serializer has to have all others at hand.
        var beside = ContenderFolders.Beside(Root);
        var around = beside with { Facts = beside.Facts.Where(item => page.Contains($"\n| {item.Key} |", StringComparison.Ordinal)).ToDictionary() };

        KeptFile.Holds(Page, ContendersPage.Of(workloads, variants, known, around));
    }

    [Fact]
    public void Every_serializer_of_the_page_is_here_and_in_no_study() =>
        Assert.All(ContendersPage.Read(File.ReadAllText(Page)).Variants, variant => Assert.Contains(variant.Serializer, ContenderFolders.Known(Root, new HashSet<string> { variant.Serializer })));

    [Fact]
    public void Every_column_is_a_workload()
    {
        var sources = Directory.EnumerateFiles(Path.Combine(Root, "workloads"), "*.cs", SearchOption.AllDirectories);
        var named = sources.SelectMany(file => WorkloadName().Matches(File.ReadAllText(file))).Select(match => match.Groups["name"].Value);

        Assert.Empty(ContendersPage.Read(File.ReadAllText(Page)).Workloads.Except(named));
    }

    [Fact]
    public void Every_library_in_maintenance_mode_says_what_its_maintainers_name_instead_and_what_is_said_to_be_compared_is()
    {
        var facts = ContenderFolders.Beside(Root).Facts;

        Assert.Empty(facts.Where(item => Maintenance.Of(item.Value).IsInMaintenanceMode == true && item.Value.Successor is null).Select(item => item.Key));
        Assert.Empty(facts.Values.SelectMany(known => known.Successor?.Serializers ?? []).Except(facts.Keys));
    }

    [Fact]
    public void Whatever_is_no_round_trip_has_its_reason() =>
        Assert.DoesNotContain(File.ReadLines(Page), line => line.EndsWith("`, .", StringComparison.Ordinal));

    [Fact]
    public void An_operation_alone_has_its_letter_and_a_variant_that_was_not_tried_says_so()
    {
        var expected = FactsFile.Parse(Facts.Complete, "facts.json");

        var page = ContendersPage.Of(["person", "order", "telemetry"], [new("Bookbinder", "", Tried: null), new("Bookbinder", "typed", "2.1.0")], new Dictionary<string, KnownContender> { ["Bookbinder"] = new(expected, "2.2.0") }, new BesideContenders(new Dictionary<string, SerializerFacts>(), ""));

        Assert.Contains("| Bookbinder | 2.2.0 | no | = | - | s |\n", page, StringComparison.Ordinal);
        Assert.Contains("| Bookbinder (typed) | 2.2.0 | 2.1.0 | = | = | = |\n", page, StringComparison.Ordinal);
        Assert.Equal([new("Bookbinder", "", Tried: null), new ContenderVariant("Bookbinder", "typed", "2.1.0")], ContendersPage.Read(page).Variants);
    }

    /// <summary>A person who adds a serializer makes the page again and has the packages of no other.</summary>
    [Fact]
    public void A_workload_that_a_row_was_not_tried_on_stays_open_and_has_no_reason()
    {
        var expected = FactsFile.Parse(Facts.Complete, "facts.json");
        ContenderVariant[] rows = [new ContenderVariant("Bookbinder", "", "2.1.0").With(["order"]), new ContenderVariant("Bookbinder", "lazy", Tried: null).With(["order"])];

        var page = ContendersPage.Of(["person", "order"], rows, new Dictionary<string, KnownContender> { ["Bookbinder"] = new(expected, "2.2.0") }, new BesideContenders(new Dictionary<string, SerializerFacts>(), ""));

        Assert.Contains("| Bookbinder | 2.2.0 | 2.1.0 | = | ? |\n", page, StringComparison.Ordinal);
        Assert.Contains("| Bookbinder (lazy) | 2.2.0 | no | = | - |\n", page, StringComparison.Ordinal);
        Assert.DoesNotContain("- Bookbinder, Bookbinder (lazy) on order", page, StringComparison.Ordinal);
        Assert.Equal(["order"], ContendersPage.Read(page).Variants[0].Untried!);
        Assert.Null(ContendersPage.Read(page).Variants[1].Untried);
    }

    [GeneratedRegex("override string Name => \"(?<name>[^\"]+)\"")]
    private static partial Regex WorkloadName();
}
