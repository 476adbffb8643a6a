namespace Goldilocks.Workloads;

/// <summary>The declared type of every message of the messaging study. It has no members, so the payload must name the type that it holds.</summary>
#pragma warning disable CA1040 // An interface without members is the point of the workload.
public interface IMessage;
#pragma warning restore CA1040

/// <summary>The messaging study's object. It has no attributes and no setters, and a serializer must support that.</summary>
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
