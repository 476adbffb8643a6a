namespace Goldilocks.Workloads;

/// <summary>What the messaging study sends everything as: it has no members, so the payload must say which type it holds.</summary>
#pragma warning disable CA1040 // An interface without members is the point of the workload.
public interface IMessage;
#pragma warning restore CA1040

/// <summary>The messaging study's object. No attributes and no setters: that is what it asks of a serializer.</summary>
public sealed class TestMessage(Guid senderId, Guid referenceId, Guid orderId, Guid customerId, LineItem[] lineItems, DateTime orderedOn) : IMessage
{
    public Guid SenderId { get; } = senderId;

    public Guid ReferenceId { get; } = referenceId;

    public Guid OrderId { get; } = orderId;

    public Guid CustomerId { get; } = customerId;

    public LineItem[] LineItems { get; } = lineItems;

    public DateTime OrderedOn { get; } = orderedOn;
}

public sealed class LineItem(Guid productId, int quantity)
{
    public Guid ProductId { get; } = productId;

    public int Quantity { get; } = quantity;
}
