using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>An order sent as an interface (the messaging study).</summary>
public sealed class OrderWorkload : Workload<IMessage>
{
    /// <summary>The day of the study. Universal time and whole milliseconds, because BSON and others store no more.</summary>
    private static readonly DateTime s_day = new(2014, 2, 6, 0, 0, 0, DateTimeKind.Utc);

    /// <inheritdoc/>
    public override string Name => "order";

    /// <inheritdoc/>
    public override string Description => "a message without attributes or setters, sent as an interface (messaging study)";

    /// <inheritdoc/>
    public override string SizeUnit => "line items";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 2, 3, 10, 100];

    /// <summary>The study does not say how many it had; its payload sizes agree on 3 (see docs/workloads.md).</summary>
    public override int DefaultSize => 3;

    /// <inheritdoc/>
    public override Needs Needs => Needs.ReadOnlyMembers | Needs.EmbeddedType | Needs.NoAttributes;

    /// <inheritdoc/>
    public override IMessage Create(WorkloadSize size, SeededRandom random)
    {
        var items = new LineItem[size.Count];
        for (var i = 0; i < items.Length; i++)
        {
            items[i] = new LineItem(random.NextGuid(), random.Next(1, 100));
        }

        return new TestMessage(
            random.NextGuid(),
            random.NextGuid(),
            random.NextGuid(),
            random.NextGuid(),
            items,
            s_day.AddMilliseconds(random.Next(24 * 60 * 60 * 1_000)));
    }

    /// <inheritdoc/>
    public override IMessage AllocateCopy(IMessage value)
    {
        var message = (TestMessage)value;
        var items = new LineItem[message.LineItems.Length];
        for (var i = 0; i < items.Length; i++)
        {
            items[i] = new LineItem(message.LineItems[i].ProductId, message.LineItems[i].Quantity);
        }

        return new TestMessage(message.SenderId, message.ReferenceId, message.OrderId, message.CustomerId, items, message.OrderedOn);
    }
}
