using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that makes the object before it reads its members can set this one no more.</summary>
public sealed class CycleWithInit() : CycleCapability<Loop>("C10.init", "an object with a member with init leads back to itself")
{
    protected override Loop Make()
    {
        var loop = new Loop { Number = Number };
        loop.Next = loop;
        return loop;
    }

    protected override (int Number, Loop? Next) MembersOf(Loop read) => (read.Number, read.Next);

    protected override string? Changed(int number) => $"{Number} comes back as {number}, silently";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class LoopModel() : CapabilityModel<Loop>(Needs.SharedReferences);
