using System.Globalization;

internal readonly struct OrderWalk : IWalk<IMessage, Own.Envelope>
{
    public static string WhatIsOne => "one quantity";

    public static long All(Own.Envelope own) => All(own.Message.TestMessage);

    public static string One(Own.Envelope own)
    {
        var items = own.Message.TestMessage.LineItems;
        return items[items.Count / 2].Quantity.ToString(CultureInfo.InvariantCulture);
    }


    private static long All(Own.TestMessage own) =>
        Sum.Of(own.SenderId) + Sum.Of(own.ReferenceId) + Sum.Of(own.OrderId) + Sum.Of(own.CustomerId) + Sum.Of(own.LineItems, All) + own.OrderedOn;

    private static long All(Own.LineItem own) => Sum.Of(own.ProductId) + own.Quantity;
}
