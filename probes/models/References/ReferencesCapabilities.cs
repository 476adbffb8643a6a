using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An object whose member is the object itself.</summary>
public sealed class Cycle() : CycleCapability<Ring>("C10", "an object leads back to itself")
{
    protected override Ring Make()
    {
        var ring = new Ring { Number = Number };
        ring.Next = ring;
        return ring;
    }

    protected override (int Number, Ring? Next) MembersOf(Ring read) => (read.Number, read.Next);
}

/// <summary>Two members that hold the same object.</summary>
public sealed class SharedObject() : ModelCapability("C11", "two members hold the same object", "graphs", typeof(Twofold))
{
    protected override Judgement Try(ISubject subject)
    {
        var leaf = new Leaf { Number = 11 };
        var read = Attempt.RoundTrip(subject, new Twofold { Left = leaf, Right = leaf });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Left: { Number: 11 } left, Right: { } right } when ReferenceEquals(left, right) => Judgement.Pass(),
            { Left.Number: 11, Right.Number: 11 } => Judgement.Partial("two equal copies are read"),
            _ => Judgement.Fail("another value is read, silently"),
        };
    }
}

/// <summary>Twenty-one objects with a million ways from the first to the last.</summary>
public sealed class DoublingPaths() : ModelCapability("C12", "21 objects in a chain in which every member is held twice: 2^20 paths", "graphs", typeof(Diamond))
{
    private const int Levels = 20;
    private const int FewLevels = 12;
    private const int Small = 10_000;
    private const int Large = 1_000_000;

    protected override Judgement Try(ISubject subject)
    {
        // A writer of trees doubles its output with each level; there is no need to wait for all of them to know that.
        var few = Attempt.Write(subject, Chain(FewLevels));
        if (few.Value is not { } shorter)
        {
            return Judgement.Fail(few.Problem!);
        }

        var expected = (long)shorter.Length << (Levels - FewLevels);
        if (shorter.Length > Small && expected > Large)
        {
            return Judgement.Fail($"{FewLevels} levels take {shorter.Length} bytes, so that {Levels} take about {expected >> 20} MiB");
        }

        var payload = Attempt.Write(subject, Chain(Levels));
        return payload.Value switch
        {
            null => Judgement.Fail(payload.Problem!),
            { Length: < Small } written => Judge(subject, written),
            { Length: < Large } written => Judgement.Partial($"{written.Length} bytes"),
            var written => Judgement.Fail($"{written.Length} bytes"),
        };
    }

    private static Judgement Judge(ISubject subject, byte[] payload)
    {
        var read = Attempt.Read<Diamond>(subject, payload);
        return read.Value is { Level: Levels, Left.Left.Left.Level: Levels - 3 } ? Judgement.Pass() : Judgement.Fail(read.Problem ?? "another value is read, silently");
    }

    private static Diamond Chain(int levels)
    {
        var diamond = new Diamond();
        for (var level = 1; level <= levels; level++)
        {
            diamond = new Diamond { Left = diamond, Right = diamond, Level = level };
        }

        return diamond;
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class RingModel() : CapabilityModel<Ring>(Needs.SharedReferences);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class TwofoldModel() : CapabilityModel<Twofold>(Needs.SharedReferences);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DiamondModel() : CapabilityModel<Diamond>(Needs.SharedReferences);
