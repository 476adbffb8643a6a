using Goldilocks.Payloads;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format that states the length of a part before it wants the part written first, or counted.</summary>
public sealed class PartBeyondAnyArray(double share) : LargeCapability("C39.part", "a part of more than 2 GB written to a stream", 10L << 30, typeof(HasLargePart), share)
{
    private const int Texts = 22;
    private const int Characters = 100_000_000;

    public PartBeyondAnyArray()
        : this(share: 1)
    {
    }

    protected override Judgement TryLarge(ISubject subject)
    {
        var root = subject.Open<HasLargePart>();
        var value = new HasLargePart { Part = new HasManyTexts { Value = [.. Enumerable.Repeat(new string('o', Share(Characters)), Texts)] } };
        var written = Attempt.WriteTo(root, value, new UnboundedWriter());

        // The adapter's way to memory may end at an array's length, and the library's way to a stream need not.
        if (written.Value is null && root.TakesStreams)
        {
            written = Attempt.WriteTo(root, value, new UnboundedWriter(), byStream: true);
        }

        return written.Value is not { Written: var bytes } ? Refused(written)
            : bytes < (long)Texts * Share(Characters) ? Judgement.NotApplicable($"{Megabytes(bytes)} are written: a text that occurs again, or what repeats itself, takes less")
            : Judgement.Pass(Megabytes(bytes) + ", not read back");
    }
}
