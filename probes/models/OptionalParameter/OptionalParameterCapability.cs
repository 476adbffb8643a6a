using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Nothing but the constructor knows the initial value.</summary>
public sealed class AddParameter() : VersionCapability<V1.Packet, V2.Packet>("C01.parameter", "a parameter with a default was added to the constructor of a record, and an old payload is read")
{
    private const int Initial = 42;

    protected override V1.Packet Make() => new(11);

    protected override Judgement Judge(V2.Packet read) => (read.Given, read.Number) switch
    {
        (11, Initial) => Judgement.Pass(),
        (11, 0) => Judgement.Partial("the new member is 0 instead of its default 42"),
        var (given, number) => Judgement.Fail($"11 and the default 42 come back as {given} and {number}"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class OldPacketModel() : CapabilityModel<V1.Packet>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PacketModel() : CapabilityModel<V2.Packet>(Needs.ReadOnlyMembers);
