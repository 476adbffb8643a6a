using Goldilocks.Cli.List;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Building;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>What an author is given to review an adapter.</summary>
public sealed class AdapterSheetTests
{
    private static string Root { get; } = Workshop.FindRepository();

    [Fact]
    public void The_page_about_reviews_asks_the_same_questions()
    {
        var page = File.ReadAllText(Path.Combine(Root, "docs", "reviews.md"));

        Assert.All(AdapterSheet.Questions, question => Assert.Contains($"- {question}", page, StringComparison.Ordinal));
    }

    [Fact]
    public void An_author_sees_every_source_and_what_is_known_against_the_figures()
    {
        var sheet = new AdapterFlow(new Checkout(Root)).Sheet("PROTOBUF-NET", []);

        Assert.Equal("protobuf-net", sheet.Name);
        Assert.Superset(new HashSet<string> { "Adapter.cs", "GroupVariant.cs", "GeneratedVariant.cs", "protobuf-net.csproj" }, sheet.Files.Select(file => file.Path).ToHashSet());
        Assert.All(sheet.Files, file => Assert.NotEmpty(file.Text));
        Assert.Contains(sheet.Known, doubt => doubt is { What: "unfair" } && doubt.Why.Contains("level 200", StringComparison.Ordinal));
        Assert.Contains(sheet.Known, doubt => doubt is { Row: "all variants on map", What: nameof(Unsupported) });
        Assert.Contains("[ProtoModel]", sheet.Notes, StringComparison.Ordinal);
    }

    [Fact]
    public void A_name_that_there_is_not_says_where_all_are() =>
        Assert.Contains("goldilocks list", Assert.Throws<UserErrorException>(() => new AdapterFlow(new Checkout(Root)).Sheet("Protobuff", [])).Message, StringComparison.Ordinal);
}
