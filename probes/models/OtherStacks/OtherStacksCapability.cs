using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is made anew by each push, and a library has another code for it than for a Stack.</summary>
public sealed class ImmutableStacks() : ValuesCapability<HasImmutableStack>("C24.stack-immutable", "an ImmutableStack", "values")
{
    protected override IEnumerable<(string Name, HasImmutableStack Root)> Make() => [("a stack", new() { Value = ImmutableStack.CreateRange([1, 2, 3]) })];

    protected override Likeness Compare(HasImmutableStack expected, HasImmutableStack actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 2, 1");
}

/// <summary>It is enumerated from its top and filled from its bottom, as a Stack is.</summary>
public sealed class ConcurrentStacks() : ValuesCapability<HasConcurrentStack>("C24.stack-concurrent", "a ConcurrentStack", "values")
{
    protected override IEnumerable<(string Name, HasConcurrentStack Root)> Make() => [("a stack", new() { Value = new([1, 2, 3]) })];

    protected override Likeness Compare(HasConcurrentStack expected, HasConcurrentStack actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 2, 1");
}
