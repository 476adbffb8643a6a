using Orleans;

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
