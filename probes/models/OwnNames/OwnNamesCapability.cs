using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Members with names that libraries give to members of their own.</summary>
public sealed class OwnNames() : RoundTripCapability<HasOwnNames>("C20.own", "members that are named _t, __type, __meta, _id and Type", "members")
{
    protected override HasOwnNames Make() => new() { _t = "one", __type = "two", __meta = "three", _id = "four", Type = "five" };

    protected override Judgement Judge(HasOwnNames read) => read switch
    {
        { _t: "one", __type: "two", __meta: "three", _id: "four", Type: "five" } => Judgement.Pass(),
        var other => Judgement.Fail($"one, two, three, four, five come back as {other._t}, {other.__type}, {other.__meta}, {other._id}, {other.Type}"),
    };
}
