using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A library that looks for shared objects by their equality takes two for one, and a later change of one changes both.</summary>
public sealed class EqualObjects() : ModelCapability("C11.equal", "two members hold two objects of a record that are equal", "graphs", typeof(Twins))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Twins { Left = new() { Number = 11 }, Right = new() { Number = 11 } });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Left: { Number: 11 } left, Right: { Number: 11 } right } => ReferenceEquals(left, right) ? Judgement.Fail("one object is read for two, silently") : Judgement.Pass(),
            _ => Judgement.Fail("another value is read, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class TwinsModel() : CapabilityModel<Twins>(Needs.SharedReferences);
