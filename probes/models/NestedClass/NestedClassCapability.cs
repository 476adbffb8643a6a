using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Its full name has a mark of its own.</summary>
public sealed class NestedClasses() : ModelCapability("C20.nested", "a class inside of another, beside an enumeration", "members", typeof(Outer))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Outer { Part = new() { Number = 11 }, Kind = Outer.Size.Large });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Part.Number: 11, Kind: Outer.Size.Large } => Judgement.Pass(),
            var outer => Judgement.Fail($"11 and Large come back as {outer.Part?.Number} and {outer.Kind}, silently"),
        };
    }
}
