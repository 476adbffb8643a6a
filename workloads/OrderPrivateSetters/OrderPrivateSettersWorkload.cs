using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The order of the messaging study as it gave it to XSockets' serializer.</summary>
public sealed class OrderPrivateSettersWorkload : Workload<IOrderMessage>
{
    private static readonly OrderWorkload s_order = new();

    /// <inheritdoc/>
    public override string Name => "order-private-setters";

    /// <inheritdoc/>
    public override string Description => "the order with private setters (messaging study, for one serializer)";

    /// <inheritdoc/>
    public override string SizeUnit => s_order.SizeUnit;

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes => s_order.Sizes;

    /// <inheritdoc/>
    public override int DefaultSize => s_order.DefaultSize;

    /// <inheritdoc/>
    public override Needs Needs => s_order.Needs | Needs.PrivateSetters;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <summary>The same order as in the other workload, so that only the class differs.</summary>
    public override IOrderMessage Create(WorkloadSize size, SeededRandom random)
    {
        var order = (TestMessage)s_order.Create(size, random);
        var lines = Array.ConvertAll(order.LineItems, item => new OrderLine(item.ProductId, item.Quantity));
        return new OrderMessage(order.SenderId, order.ReferenceId, order.OrderId, order.CustomerId, lines, order.OrderedOn);
    }

    /// <inheritdoc/>
    public override IOrderMessage AllocateCopy(IOrderMessage value)
    {
        var message = (OrderMessage)value;
        var lines = new OrderLine[message.LineItems.Length];
        for (var i = 0; i < lines.Length; i++)
        {
            lines[i] = new OrderLine(message.LineItems[i].ProductId, message.LineItems[i].Quantity);
        }

        return new OrderMessage(message.SenderId, message.ReferenceId, message.OrderId, message.CustomerId, lines, message.OrderedOn);
    }
}
