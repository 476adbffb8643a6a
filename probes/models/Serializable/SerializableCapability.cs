using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Both ways keep its data.</summary>
public sealed class SerializableClasses() : ModelCapability("C20.serializable", "a class that is ISerializable and has the constructor for it", "members", typeof(HasAccount))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasAccount { Value = new() { Number = 11, Owner = "here" } });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: { Number: 11, Owner: "here" } } => Judgement.Pass(),
            { Value: var account } => Judgement.Fail($"11 and here come back as {(account is null ? "null" : $"{account.Number} and {account.Owner ?? "null"}")}, silently"),
        };
    }
}
