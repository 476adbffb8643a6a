using System.Collections;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// A library that copies the memory of an object goes by what its runtime's class looked like. Where that changed, it copies what lies behind the object too: parts of other values, which then are in a payload that a stranger gets.
/// </summary>
public sealed class BitsBesideOthers() : ModelCapability("C23.bits-beside", "the payload of a BitArray of 4,000 bits has nothing of what lies beside it in memory", "values", typeof(HasBits))
{
    private const int Bits = 4_000;
    private const int Neighbours = 40;
    private const int NeighbourBytes = 200;

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        if (Attempt.RoundTrip(subject, new HasBits { Value = new BitArray(Bits, true) }) is { Problem: { } problem })
        {
            return Judgement.NotApplicable("C23.bits asks whether it comes back: " + problem);
        }

        var first = Beside(subject, 0x5A);
        var second = Beside(subject, 0xA5);
        return !first.One.AsSpan().SequenceEqual(first.Again) ? Judgement.Pass("one object has other bytes each time, so that nothing can be said")
            : first.One.AsSpan().SequenceEqual(second.One) ? Judgement.Pass()
            : Judgement.Fail("its payload changes with what lies beside it in memory");
    }

    /// <summary>Objects that are made one behind the other lie so. The second writing tells what is another each time from what lies beside it.</summary>
    private static (byte[] One, byte[] Again) Beside(ISubject subject, byte letter)
    {
        var value = new HasBits { Value = new BitArray(Bits, true) };
        var neighbours = new byte[Neighbours][];
        for (var index = 0; index < Neighbours; index++)
        {
            neighbours[index] = new byte[NeighbourBytes];
            Array.Fill(neighbours[index], letter);
        }

        var written = (subject.Write(value), subject.Write(value));
        GC.KeepAlive(neighbours);
        return written;
    }
}
