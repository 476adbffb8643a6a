using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that makes the object before it reads its members can set this one no more.</summary>
public sealed class CycleWithInit() : ModelCapability("C10.init", "an object with a member with init leads back to itself", "graphs", typeof(Loop))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var loop = new Loop { Number = 11 };
        loop.Next = loop;
        var written = Attempt.Write(subject, loop);
        if (written.Value is not { } payload)
        {
            return written.IsClean ? Judgement.Partial(written.Problem!) : Judgement.Fail(written.Problem!);
        }

        var read = Attempt.Read<Loop>(subject, payload);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11 } value when ReferenceEquals(value, value.Next) => Judgement.Pass(),
            { Number: 11, Next: null } => Judgement.Fail("the cycle is cut, silently"),
            { Number: 11 } => Judgement.Fail("another object is read, silently"),
            var other => Judgement.Fail($"11 comes back as {other.Number}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class LoopModel() : CapabilityModel<Loop>(Needs.SharedReferences);
