using System.Text.RegularExpressions;
using Goldilocks.Models.Crossing;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>The classes of the questions of C61 and C63, as the build makes them.</summary>
public sealed partial class CrossedModelsTests
{
    /// <summary>The last way stands behind all others, so its question would have no other way to ask it with.</summary>
    [Fact]
    public void Each_way_but_the_last_has_a_question()
    {
        Assert.Equal(CrossedModels.Names.SkipLast(1).Order(StringComparer.Ordinal), Question().Matches(Questions()).Select(match => match.Groups["way"].Value).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Each_two_ways_are_one_class_and_ways_that_exclude_each_other_are_none()
    {
        var source = Source([]);
        Assert.Contains("record InitAndRecord { [Member(First + 0), NamedMember] public int Number { get; init; }", source, StringComparison.Ordinal);
        Assert.Contains("new InitAndLeftOut() { Number = 11, Text = \"here\", Hidden = \"hidden\" }", source, StringComparison.Ordinal);
        Assert.DoesNotContain("InitAndRequired ", source, StringComparison.Ordinal);
        Assert.DoesNotContain("StructAndRecord ", source, StringComparison.Ordinal);
    }

    [Fact]
    public void A_class_that_is_refused_is_answered_by_the_error_and_one_with_a_way_that_is_refused_alone_is_not_asked()
    {
        var source = Source(new() { ["InitAndRecord"] = "GEN01: \"no\" record", ["OnlyStruct"] = "GEN02: no structure" });
        Assert.DoesNotContain("record InitAndRecord", source, StringComparison.Ordinal);
        Assert.Contains("""Refused("init", "record", "GEN01: \"no\" record", "fast")""", source, StringComparison.Ordinal);
        Assert.Contains("""Refused("struct", null, "GEN02: no structure", "fast")""", source, StringComparison.Ordinal);
        Assert.DoesNotContain("InitAndStruct", source, StringComparison.Ordinal);
        Assert.Contains("InitAndGeneric", source, StringComparison.Ordinal);
    }

    /// <summary>The second version has a member more, or declares the same members in the other order; a reader that is one member off shows it at the last one.</summary>
    [Theory]
    [InlineData("C63.added", "EnlargedInit { [Member(First + 0), NamedMember] public int Number { get; init; } [Member(First + 1), NamedMember] public string? Text { get; init; } [Member(First + 4), NamedMember] public int Zone")]
    [InlineData("C63.added", "EnlargedSet { [Member(First + 0), NamedMember] public int Number { get; set; } [Member(First + 1), NamedMember] public string? Text { get; set; } [Member(First + 4), NamedMember] public int Zone")]
    [InlineData("C63.reordered", "TurnedInit { [Member(First + 4), NamedMember] public int Zone { get; init; } [Member(First + 2), NamedMember] public string? More")]
    public void Each_way_stands_in_two_versions_that_are_read_as_each_other(string question, string declaration)
    {
        Assert.Contains(question, Questions(), StringComparison.Ordinal);
        Assert.Contains(declaration, Source([]), StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_payload_lacks_must_be_what_the_member_begins_with()
    {
        var source = Source([]);
        Assert.Contains("""Of("beginning", "added", V1.EnlargedBeginningParts.Make""", source, StringComparison.Ordinal);
        Assert.Contains("""("More", (string?)("began")), ("Many", (int?)(9))""", source, StringComparison.Ordinal);
        Assert.DoesNotContain("""Of("required", "added",""", source, StringComparison.Ordinal);
    }

    [Fact]
    public void A_version_that_is_refused_is_answered_by_the_error()
    {
        var source = Source(new() { ["EnlargedRecord"] = "GEN01: no record" });
        Assert.DoesNotContain("V1.EnlargedRecordParts", source, StringComparison.Ordinal);
        Assert.Contains("""Refused("record", "removed", "GEN01: no record", "fast")""", source, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("InitAndRecord", "InitAndRecord")]
    [InlineData("InitAndBaseBase", "InitAndBase")]
    [InlineData("OnlyNestedHolder", "OnlyNested")]
    [InlineData("EnlargedStructHome", "EnlargedStruct")]
    [InlineData("CrossedPart", null)]
    public void An_error_names_a_class_by_its_base_class_and_by_the_class_around_it_too(string word, string? name) => Assert.Equal(name, CrossedModels.NameOf(word));

    private static string Questions() => File.ReadAllText(Path.Combine(Building.Workshop.Repository, "probes", "models", "Crossed", "Crossed.props"));

    private static string Source(Dictionary<string, string> refused) => CrossedModels.Files(refused, ["fast"])["Crossed.cs"];

    [GeneratedRegex("""Include="C61\.(?<way>[a-z-]+)" """)]
    private static partial Regex Question();
}
