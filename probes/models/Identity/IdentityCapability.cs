using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Two members whose names become one in the payload are one member there.</summary>
public sealed class Identities() : RoundTripCapability<HasIdentity>("C20.identity", "members that are named Id, _id and id, in the root and in an object inside of it", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasIdentity Make() => new() { Id = 1, Name = "here", Inner = new() { Id = "two", _id = 3, id = "four" }, List = [new() { Id = "five", _id = 6, id = "seven" }] };

    protected override Judgement Judge(HasIdentity read) => read switch
    {
        { Id: 1, Name: "here", Inner: { Id: "two", _id: 3, id: "four" }, List: [{ Id: "five", _id: 6, id: "seven" }] } => Judgement.Pass(),
        var other => Judgement.Fail($"1, two, 3 and four come back as {other.Id}, {other.Inner?.Id ?? "null"}, {other.Inner?._id} and {other.Inner?.id ?? "null"}, silently"),
    };
}
