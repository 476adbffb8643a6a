using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader of references makes the object before it has its members, and the compiler refuses code that leaves this one out.</summary>
public sealed class CycleWithRequired() : CycleCapability<Orbit>("C10.required", "an object with a required member leads back to itself")
{
    protected override Orbit Make()
    {
        var orbit = new Orbit { Number = Number };
        orbit.Next = orbit;
        return orbit;
    }

    protected override (int Number, Orbit? Next) MembersOf(Orbit read) => (read.Number, read.Next);

    protected override string? Changed(int number) => $"{Number} comes back as {number}, silently";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class OrbitModel() : CapabilityModel<Orbit>(Needs.SharedReferences);
