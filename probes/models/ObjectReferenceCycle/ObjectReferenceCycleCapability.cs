using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What stands for the object is known when its members are read, and one of them is the object.</summary>
public sealed class ObjectReferenceCycles() : CycleCapability<Circuit>("C10.object-reference", "an object of a class that is IObjectReference leads back to itself")
{
    protected override Circuit Make()
    {
        var circuit = new Circuit { Number = Number };
        circuit.Next = circuit;
        return circuit;
    }

    protected override (int Number, Circuit? Next) MembersOf(Circuit read) => (read.Number, read.Next);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class CircuitModel() : CapabilityModel<Circuit>(Needs.SharedReferences);
