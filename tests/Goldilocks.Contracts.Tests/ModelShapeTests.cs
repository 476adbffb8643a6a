using Goldilocks.Values;

namespace Goldilocks.Contracts.Tests;

public sealed class ModelShapeTests
{
    private static readonly ModelShape s_order = new(
    [
        new(Construct.DateTimeOffset, "PlacedAt", "a DateTimeOffset"),
        new(Construct.ParameterizedConstructor, "Line", "a positional record"),
        new(Construct.DictionaryByGuid, "Lines[].Discounts", "a Dictionary<Guid, decimal>"),
    ]);

    [Fact]
    public void A_refusal_names_the_member_what_it_is_and_why() => Assert.Equal(
        "PlacedAt is a DateTimeOffset: it has no contract for it",
        s_order.WhyNot(new Dictionary<Construct, string> { [Construct.DateTimeOffset] = "it has no contract for it", [Construct.Set] = "never asked" }));

    [Fact]
    public void Several_refusals_are_all_named_in_the_order_of_the_source() => Assert.Equal(
        "PlacedAt is a DateTimeOffset: a; Lines[].Discounts is a Dictionary<Guid, decimal>: b",
        s_order.WhyNot(new Dictionary<Construct, string> { [Construct.DictionaryByGuid] = "b", [Construct.DateTimeOffset] = "a" }));

    [Fact]
    public void A_cause_of_several_refusals_is_said_once_and_what_is_beyond_two_causes_is_counted()
    {
        Assert.Equal(
            "PlacedAt is a DateTimeOffset, and 2 more of this kind: a",
            s_order.WhyNot(new Dictionary<Construct, string> { [Construct.DateTimeOffset] = "a", [Construct.ParameterizedConstructor] = "a", [Construct.DictionaryByGuid] = "a" }));
        Assert.Equal(
            "PlacedAt is a DateTimeOffset: a; Line is a positional record: b; and 1 more",
            s_order.WhyNot(new Dictionary<Construct, string> { [Construct.DateTimeOffset] = "a", [Construct.ParameterizedConstructor] = "b", [Construct.DictionaryByGuid] = "c" }));
    }

    [Theory]
    [InlineData("Lines.Count: expected 2, got 0", true)]
    [InlineData("Lines[1].Article: expected \"a\", got \"b\"", true)]
    [InlineData("Items[12].Lines: expected 2 elements, got none", true)]
    [InlineData("LinesBefore: expected 2, got 0", false)]
    [InlineData("Number: expected 2, got 0", false)]
    public void A_difference_at_a_member_without_a_setter_says_that_the_library_must_be_told_to_set_it(string difference, bool isExplained)
    {
        var shape = new ModelShape([new(Construct.InitializedMember, "Lines", "without a setter, over a private collection")]);

        Assert.Equal(
            isExplained ? difference + " (Lines is without a setter, over a private collection: few libraries set such a member, and only where an attribute or an option says so)" : difference,
            shape.Explain(difference));
        Assert.Null(shape.Explain(null));
    }

    /// <summary>A library that is measured as it stands has members that its copy has not.</summary>
    [Fact]
    public void What_is_no_data_is_neither_compared_nor_named()
    {
        NotData.Add(typeof(Watched), nameof(Watched.Looked));

        Assert.Null(Difference.Find(new Watched(1, 2), new Watched(1, 3)));
        Assert.Equal(Digest.Of(new Watched(1, 2)), Digest.Of(new Watched(1, 3)));
        Assert.NotNull(Difference.Find(new Watched(1, 2), new Watched(2, 2)));
    }

    private sealed record Watched(int Id, int Looked);

    [Fact]
    public void Nothing_is_refused_where_all_constructs_have_a_form() =>
        Assert.Null(s_order.WhyNot(new Dictionary<Construct, string> { [Construct.Set] = "never asked" }));

    [Fact]
    public void Adapters_that_ask_for_needs_learn_the_same_from_the_shape()
    {
        Assert.Equal(Needs.ReadOnlyMembers | Needs.Dictionary, s_order.Needs);
        Assert.Equal(Needs.None, ModelShape.Empty.Needs);
        Assert.Equal(
            Needs.Polymorphism | Needs.EmbeddedType | Needs.PrivateSetters,
            new ModelShape([new(Construct.AbstractBase, "Document", "an abstract class"), new(Construct.PolymorphicRoot, "Document", "the root"), new(Construct.PrivateSetter, "Title", "")]).Needs);
    }
}
