using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>First in, first out.</summary>
public sealed class Queues() : ValuesCapability<HasQueue>("C24.queue", "a Queue", "values")
{
    protected override IEnumerable<(string Name, HasQueue Root)> Make() => [("a queue", new() { Value = new([1, 2, 3]) })];

    protected override Likeness Compare(HasQueue expected, HasQueue actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 2, 1 or 1, 2, 3");
}

/// <summary>Last in, first out: a library that writes it as it enumerates and pushes as it reads turns it round.</summary>
public sealed class StacksOfNumbers() : ValuesCapability<HasStack>("C24.stack", "a Stack", "values")
{
    protected override IEnumerable<(string Name, HasStack Root)> Make() => [("a stack", new() { Value = new([1, 2, 3]) })];

    protected override Likeness Compare(HasStack expected, HasStack actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 2, 1 or 1, 2, 3");
}
