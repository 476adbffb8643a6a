using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>It is a property that asks for an argument.</summary>
public sealed class Indexers() : ModelCapability("C20.indexer", "a class with an indexer", "members", typeof(Shelved))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Shelved { Number = 11 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11 } => Judgement.Pass(),
            var shelved => Judgement.Fail($"11 comes back as {shelved.Number}, silently"),
        };
    }
}
