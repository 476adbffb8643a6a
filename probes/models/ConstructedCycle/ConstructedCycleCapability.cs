using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Where a constructor needs a member, the object is not there when a reader meets it again within itself.</summary>
public sealed class CycleThroughConstructor() : ModelCapability("C10.constructor", "an object whose constructor takes a member leads back to itself", "graphs", typeof(Knot))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var knot = new Knot(11);
        knot.Next = knot;
        var written = Attempt.Write(subject, knot);
        if (written.Value is not { } payload)
        {
            return written.IsClean ? Judgement.Partial(written.Problem!) : Judgement.Fail(written.Problem!);
        }

        var read = Attempt.Read<Knot>(subject, payload);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11 } value when ReferenceEquals(value, value.Next) => Judgement.Pass(),
            { Next: null } => Judgement.Fail("the cycle is cut, silently"),
            _ => Judgement.Fail("another object is read, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class KnotModel() : CapabilityModel<Knot>(Needs.SharedReferences | Needs.ReadOnlyMembers);
