namespace Goldilocks.Protocol.Tests;

/// <summary>A name that cannot be shown, or that is used twice, is refused with a message that can be shown.</summary>
public sealed class NamesTests
{
    [Theory]
    [InlineData("source generated")]
    [InlineData("größe 熊 \U0001F43B")]
    [InlineData("a+b, (c) = /d/")]
    [InlineData("")]
    public void A_name_that_can_be_shown_is_taken(string name) => Names.Require("variant", ["other", name], mayBeEmpty: true);

    [Theory]
    [InlineData("a\nb", "the variant name 'a\\u000Ab' has a character that cannot be shown")]
    [InlineData("a\0b", "the variant name 'a\\u0000b' has a character that cannot be shown")]
    [InlineData("\u001b[2J", "the variant name '\\u001B[2J' has a character that cannot be shown")]
    [InlineData("a\u0085b", "the variant name 'a\\u0085b' has a character that cannot be shown")]
    [InlineData("a\u202eb", "the variant name 'a\\u202Eb' has a character that cannot be shown")]
    [InlineData("a\u2028b", "the variant name 'a\\u2028b' has a character that cannot be shown")]
    [InlineData("a\uFFFDb", "the variant name 'a\\uFFFDb' has a character that cannot be shown")]
    [InlineData(" a", "the variant name ' a' begins or ends with a blank")]
    [InlineData("a\t", "the variant name 'a\\u0009' begins or ends with a blank")]
    public void A_name_that_cannot_be_shown_is_refused_visibly(string name, string problem) =>
        Assert.Equal(problem, Assert.Throws<ProtocolException>(() => Names.Require("variant", [name], mayBeEmpty: true)).Message);

    [Fact]
    public void A_lone_surrogate_is_refused() => Assert.Equal(
        "the variant name 'a\\uD800b' has a character that cannot be shown",
        Assert.Throws<ProtocolException>(() => Names.Require("variant", ["a\uD800b"], mayBeEmpty: true)).Message);

    [Fact]
    public void A_name_is_short()
    {
        Names.Require("variant", [new string('x', Names.Longest)], mayBeEmpty: true);

        Assert.Equal(
            "a variant name has 1000000 characters, and 100 are the most: 'xxxxxxxxxxxxxxxxxxxx...'",
            Assert.Throws<ProtocolException>(() => Names.Require("variant", [new string('x', 1_000_000)], mayBeEmpty: true)).Message);
    }

    [Theory]
    [InlineData("fast", "two variants have the name 'fast'")]
    [InlineData("", "two variants have no name")]
    public void Two_of_one_name_are_refused(string name, string problem) =>
        Assert.Equal(problem, Assert.Throws<ProtocolException>(() => Names.Require("variant", [name, "other", name], mayBeEmpty: true)).Message);

    [Fact]
    public void A_workload_must_have_a_name() =>
        Assert.Equal("a workload has no name", Assert.Throws<ProtocolException>(() => Names.Require("workload", [""], mayBeEmpty: false)).Message);
}
