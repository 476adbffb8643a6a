using Google.Protobuf.WellKnownTypes;

internal readonly struct OrderConversion : IConversion<IMessage, Proto.TestMessage>
{
    public static Proto.TestMessage ToOwn(IMessage value)
    {
        var order = (TestMessage)value;
        var message = new Proto.TestMessage
        {
            SenderId = Leaves.ToOwn(order.SenderId),
            ReferenceId = Leaves.ToOwn(order.ReferenceId),
            OrderId = Leaves.ToOwn(order.OrderId),
            CustomerId = Leaves.ToOwn(order.CustomerId),
            OrderedOn = Timestamp.FromDateTime(order.OrderedOn),
        };
        message.LineItems.Reserve(order.LineItems.Length);
        foreach (var item in order.LineItems)
        {
            message.LineItems.Add(new Proto.LineItem { ProductId = Leaves.ToOwn(item.ProductId), Quantity = item.Quantity });
        }

        return message;
    }

    public static IMessage ToApplication(Proto.TestMessage own)
    {
        var items = new LineItem[own.LineItems.Count];
        for (var i = 0; i < items.Length; i++)
        {
            items[i] = new LineItem(Leaves.ToGuid(own.LineItems[i].ProductId), own.LineItems[i].Quantity);
        }

        return new TestMessage(
            Leaves.ToGuid(own.SenderId),
            Leaves.ToGuid(own.ReferenceId),
            Leaves.ToGuid(own.OrderId),
            Leaves.ToGuid(own.CustomerId),
            items,
            own.OrderedOn.ToDateTime());
    }
}
