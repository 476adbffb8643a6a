using Orleans;

// Orleans' way to serialize a class that carries none of its attributes: one that does, and a converter between them, which it finds by its attribute.
// Also linked by Orleans.Providers.MongoDB.

internal static class Surrogates
{
    /// <summary>A surrogate is a conversion, so that it is a variant of its own. Null where the variant fits the workload.</summary>
    public static string? WhyNot(Needs needs, bool surrogates) => (needs.HasFlag(Needs.NoAttributes), surrogates) switch
    {
        (true, false) => "every class must carry [GenerateSerializer] and [Id]; see the variant with surrogates",
        (false, true) => "it is for classes that carry none of its attributes, and these do; see the variant without surrogates",
        _ => null,
    };
}

[GenerateSerializer]
internal struct TestMessageSurrogate
{
    [Id(0)]
    public Guid SenderId;

    [Id(1)]
    public Guid ReferenceId;

    [Id(2)]
    public Guid OrderId;

    [Id(3)]
    public Guid CustomerId;

    [Id(4)]
    public LineItem[] LineItems;

    [Id(5)]
    public DateTime OrderedOn;
}

[GenerateSerializer]
internal struct LineItemSurrogate
{
    [Id(0)]
    public Guid ProductId;

    [Id(1)]
    public int Quantity;
}

[RegisterConverter]
internal sealed class TestMessageConverter : IConverter<TestMessage, TestMessageSurrogate>
{
    public TestMessage ConvertFromSurrogate(in TestMessageSurrogate surrogate) =>
        new(surrogate.SenderId, surrogate.ReferenceId, surrogate.OrderId, surrogate.CustomerId, surrogate.LineItems, surrogate.OrderedOn);

    public TestMessageSurrogate ConvertToSurrogate(in TestMessage value) => new()
    {
        SenderId = value.SenderId,
        ReferenceId = value.ReferenceId,
        OrderId = value.OrderId,
        CustomerId = value.CustomerId,
        LineItems = value.LineItems,
        OrderedOn = value.OrderedOn,
    };
}

[RegisterConverter]
internal sealed class LineItemConverter : IConverter<LineItem, LineItemSurrogate>
{
    public LineItem ConvertFromSurrogate(in LineItemSurrogate surrogate) => new(surrogate.ProductId, surrogate.Quantity);

    public LineItemSurrogate ConvertToSurrogate(in LineItem value) => new() { ProductId = value.ProductId, Quantity = value.Quantity };
}
