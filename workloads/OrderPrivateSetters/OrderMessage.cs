namespace Goldilocks.Workloads;

/// <summary>The declared type of the message. It has no members, so the payload must name the type that it holds.</summary>
#pragma warning disable CA1040 // An interface without members is the point of the workload.
public interface IOrderMessage;
#pragma warning restore CA1040

/// <summary>
/// The object that the messaging study gave to XSockets' serializer: that of <see cref="TestMessage"/> with private setters. A class of its own, because serializers
/// are measured on a class as it is.
/// </summary>
public sealed class OrderMessage(Guid senderId, Guid referenceId, Guid orderId, Guid customerId, OrderLine[] lineItems, DateTime orderedOn) : IOrderMessage
{
    public Guid SenderId { get; private set; } = senderId;

    public Guid ReferenceId { get; private set; } = referenceId;

    public Guid OrderId { get; private set; } = orderId;

    public Guid CustomerId { get; private set; } = customerId;

    public OrderLine[] LineItems { get; private set; } = lineItems;

    public DateTime OrderedOn { get; private set; } = orderedOn;
}

public sealed class OrderLine(Guid productId, int quantity)
{
    public Guid ProductId { get; private set; } = productId;

    public int Quantity { get; private set; } = quantity;
}
