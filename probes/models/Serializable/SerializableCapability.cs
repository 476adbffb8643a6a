using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Both ways keep its data. A class that others derive from may rely on its own.</summary>
public sealed class SerializableClasses() : RoundTripCapability<HasAccount>("C20.serializable", "a class that is ISerializable and has the constructor for it", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasAccount Make()
    {
        OwnWays.Count = 0;
        return new() { Value = new() { Number = 11, Owner = "here" } };
    }

    protected override Judgement Judge(HasAccount read) => read switch
    {
        { Value: { Number: 11, Owner: "here" } } => Judgement.Pass(OwnWays.Count > 0 ? "its GetObjectData is called" : "it goes by its members, and its GetObjectData is not called"),
        { Value: var account } => Judgement.Fail($"11 and here come back as {(account is null ? "null" : $"{account.Number} and {account.Owner ?? "null"}")}, silently"),
    };
}
