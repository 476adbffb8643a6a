internal readonly struct OrderConversion : IConversion<IMessage, Own.Envelope>
{
    public static Own.Envelope ToOwn(IMessage value)
    {
        var order = (TestMessage)value;
        return new()
        {
            Message = new Own.TestMessage
            {
                SenderId = Leaves.ToOwn(order.SenderId),
                ReferenceId = Leaves.ToOwn(order.ReferenceId),
                OrderId = Leaves.ToOwn(order.OrderId),
                CustomerId = Leaves.ToOwn(order.CustomerId),
                LineItems = Array.ConvertAll(order.LineItems, static item => new Own.LineItem { ProductId = Leaves.ToOwn(item.ProductId), Quantity = item.Quantity }),
                OrderedOn = order.OrderedOn.Ticks,
            },
        };
    }

    public static IMessage ToApplication(Own.Envelope own)
    {
        var order = own.Message.TestMessage;
        var ownItems = order.LineItems;
        var items = new LineItem[Lists.CountOf(ownItems)];
        for (var i = 0; i < items.Length; i++)
        {
            var item = ownItems[i];
            items[i] = new LineItem(Leaves.ToGuid(item.ProductId), item.Quantity);
        }

        return new TestMessage(
            Leaves.ToGuid(order.SenderId),
            Leaves.ToGuid(order.ReferenceId),
            Leaves.ToGuid(order.OrderId),
            Leaves.ToGuid(order.CustomerId),
            items,
            Leaves.ToTime(order.OrderedOn));
    }
}
