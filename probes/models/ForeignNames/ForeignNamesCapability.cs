using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A generator writes code with these names, and a table of names is made of their bytes.</summary>
public sealed class LetteredNames() : ModelCapability("C20.letters", "members with names beyond ASCII, and names that are words of C#", "members", typeof(Lettered))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Lettered { Größe = 11, あああ = 22, @class = 33, value = 44 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Größe: 11, あああ: 22, @class: 33, value: 44 } => Judgement.Pass(),
            var other => Judgement.Fail($"11, 22, 33 and 44 come back as {other.Größe}, {other.あああ}, {other.@class} and {other.value}, silently"),
        };
    }
}
