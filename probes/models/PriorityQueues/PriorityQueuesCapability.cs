using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a collection by its name only: it implements no interface of collections.</summary>
public sealed class PriorityQueues() : ValuesCapability<HasPriorityQueue>("C24.priority-queue", "a PriorityQueue", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasPriorityQueue Root)> Make() =>
    [
        ("two elements", new() { Value = new([("late", 2), ("soon", 1)]) }),
    ];

    protected override Likeness Compare(HasPriorityQueue expected, HasPriorityQueue actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        { Count: 2 } read when read.UnorderedItems.Order().SequenceEqual(expected.Value!.UnorderedItems.Order()) => Likeness.Exact,
        var other => Likeness.Lost($"2 elements come back as {other.Count}"),
    };
}
