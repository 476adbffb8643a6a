using Google.FlatBuffers;

internal readonly struct OrderSchema : ISchema<IMessage, Flat.EnvelopeT>
{
    public static int Write(FlatBufferBuilder builder, IMessage value) => value switch
    {
        TestMessage message => Flat.Envelope.CreateEnvelope(builder, Flat.Message.TestMessage, Write(builder, message)).Value,
        _ => throw new NotSupportedException($"The schema has no {value.GetType()}."),
    };

    public static IMessage Read(ByteBuffer buffer)
    {
        var own = Flat.Envelope.GetRootAsEnvelope(buffer);
        return own.MessageType switch
        {
            Flat.Message.TestMessage => Read(own.MessageAsTestMessage()),
            _ => throw new NotSupportedException($"The application has no message for {own.MessageType}."),
        };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.EnvelopeT own) => Flat.Envelope.Pack(builder, own).Value;

    public static Flat.EnvelopeT UnPack(ByteBuffer buffer) => Flat.Envelope.GetRootAsEnvelope(buffer).UnPack();

    public static string Member(IMessage value) => ((TestMessage)value).LineItems[^1].ProductId.ToString();

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.Envelope.GetRootAsEnvelope(buffer).MessageAsTestMessage();
        return Flatten.ToGuid(own.LineItems(own.LineItemsLength - 1)!.Value.ProductId).ToString();
    }

    private static int Write(FlatBufferBuilder builder, TestMessage message)
    {
        Flat.TestMessage.StartLineItemsVector(builder, message.LineItems.Length);
        for (var i = message.LineItems.Length - 1; i >= 0; i--)
        {
            var (first, second) = Flatten.Halves(message.LineItems[i].ProductId);
            Flat.LineItem.CreateLineItem(builder, first, second, message.LineItems[i].Quantity);
        }

        var items = builder.EndVector();
        Flat.TestMessage.StartTestMessage(builder);
        Flat.TestMessage.AddOrderedOn(builder, message.OrderedOn.Ticks);
        Flat.TestMessage.AddLineItems(builder, items);
        Flat.TestMessage.AddCustomerId(builder, Write(builder, message.CustomerId));
        Flat.TestMessage.AddOrderId(builder, Write(builder, message.OrderId));
        Flat.TestMessage.AddReferenceId(builder, Write(builder, message.ReferenceId));
        Flat.TestMessage.AddSenderId(builder, Write(builder, message.SenderId));
        return Flat.TestMessage.EndTestMessage(builder).Value;
    }

    private static Offset<Flat.Guid> Write(FlatBufferBuilder builder, Guid guid)
    {
        var (first, second) = Flatten.Halves(guid);
        return Flat.Guid.CreateGuid(builder, first, second);
    }

    private static TestMessage Read(Flat.TestMessage own)
    {
        var items = new LineItem[own.LineItemsLength];
        for (var i = 0; i < items.Length; i++)
        {
            var item = own.LineItems(i)!.Value;
            items[i] = new LineItem(Flatten.ToGuid(item.ProductId), item.Quantity);
        }

        return new TestMessage(
            Flatten.ToGuid(own.SenderId!.Value),
            Flatten.ToGuid(own.ReferenceId!.Value),
            Flatten.ToGuid(own.OrderId!.Value),
            Flatten.ToGuid(own.CustomerId!.Value),
            items,
            new DateTime(own.OrderedOn, DateTimeKind.Utc));
    }
}
