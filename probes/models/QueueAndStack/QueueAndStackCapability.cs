using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>First in, first out.</summary>
public sealed class Queues() : ValuesCapability<HasQueue>("C24.queue", "a Queue", "values")
{
    protected override IEnumerable<(string Name, HasQueue Root)> Make() => [("a queue", new() { Value = new([1, 2, 3]) })];

    protected override Likeness Compare(HasQueue expected, HasQueue actual) => Order.Compare(expected.Value!, actual.Value);
}

/// <summary>Last in, first out: a library that writes it as it enumerates and pushes as it reads turns it round.</summary>
public sealed class StacksOfNumbers() : ValuesCapability<HasStack>("C24.stack", "a Stack", "values")
{
    protected override IEnumerable<(string Name, HasStack Root)> Make() => [("a stack", new() { Value = new([1, 2, 3]) })];

    protected override Likeness Compare(HasStack expected, HasStack actual) => Order.Compare(expected.Value!, actual.Value);
}

/// <summary>Compares elements and their order.</summary>
internal static class Order
{
    public static Likeness Compare(IEnumerable<int> expected, IEnumerable<int>? actual) => actual switch
    {
        null => Likeness.Lost("it comes back as null"),
        _ when expected.SequenceEqual(actual) => Likeness.Exact,
        _ when expected.SequenceEqual(actual.Reverse()) => Likeness.Lost("its order is reversed, silently"),
        _ => Likeness.Lost($"3, 2, 1 or 1, 2, 3 comes back as {string.Join(", ", actual)}"),
    };
}
