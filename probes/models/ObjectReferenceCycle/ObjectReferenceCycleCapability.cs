using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What stands for an object is known when its members are read, and one of them is the object.</summary>
public sealed class ObjectReferenceCycles() : UnmarkedCapability<HasCircuit>("C10.object-reference", "an object of a class that is IObjectReference leads back to itself", "graphs")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasCircuit Root)> Make()
    {
        var circuit = new Circuit { Name = "here" };
        circuit.Next = circuit;
        return [("an object", new() { Value = circuit })];
    }

    protected override Likeness Compare(HasCircuit expected, HasCircuit actual) => actual.Value switch
    {
        null => Likeness.Lost("it is gone"),
        { Name: "here" } circuit when ReferenceEquals(circuit, circuit.Next) => Likeness.Exact,
        { Name: "here", Next: null } => Likeness.Lost("its way back is gone"),
        { Name: "here" } => Likeness.Lost("another object comes back at its end"),
        var circuit => Likeness.OfEqual("here", circuit.Name),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasCircuitModel() : CapabilityModel<HasCircuit>(Needs.SharedReferences);
