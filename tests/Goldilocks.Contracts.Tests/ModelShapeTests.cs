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
