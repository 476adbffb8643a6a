using Goldilocks.Payloads;
using Goldilocks.Prober;
using Goldilocks.Values;

namespace Goldilocks.Probes.Models;

/// <summary>A value whose payload takes 100 MB or more, written and read. To refuse it by an exception that says so is right too, though it is less.</summary>
/// <param name="id">Such as <c>C39.bytes</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="memoryBytes">Memory that a library with copies of its own may take.</param>
/// <param name="root">The root that holds the value.</param>
/// <param name="share">How much of the value is made.</param>
public abstract class LargeValue(string id, string question, long memoryBytes, Type root, double share) : LargeCapability(id, question, memoryBytes, root, share)
{
    /// <summary>Judges what became of the value, and says how large its payload is.</summary>
    protected static Judgement Judge<TRoot>(ISubject subject, TRoot root, Func<TRoot, bool> isSame) where TRoot : class
    {
        var destination = new PayloadWriter();
        var written = Attempt.WriteTo(subject.Open<TRoot>(), root, destination);
        if (written.Value is not { Written: var payload })
        {
            return destination.IsTooShort ? JudgeBeyondAnyArray(subject, root) : Refused(written);
        }

        // The payload is read where it was written: a copy would take another gigabyte.
        var read = Attempt.Read<TRoot>(subject, payload);
        var size = $"a payload of {Megabytes(payload.Length)}";
        return read.Value is not { } value ? Refused(read)
            : isSame(value) ? Judgement.Pass(size)
            : Judgement.Fail($"another value is read, silently, from {size}");
    }

    /// <summary>The array that the payload should be read from is ours, so its end is no answer of the library.</summary>
    private static Judgement JudgeBeyondAnyArray<TRoot>(ISubject subject, TRoot root) where TRoot : class
    {
        var written = Attempt.WriteTo(subject.Open<TRoot>(), root, new UnboundedWriter());
        return written.Value is { Written: var bytes }
            ? Judgement.NotApplicable($"{Megabytes(bytes)} are written, for which more memory is asked than an array has, so they are not read back")
            : Refused(written);
    }
}

/// <summary>Bytes that no compression makes smaller.</summary>
public sealed class ManyBytes(double share) : LargeValue("C39.bytes", "100 MB in an array of bytes", 1L << 30, typeof(HasManyBytes), share)
{
    private const int Bytes = 100_000_000;

    public ManyBytes()
        : this(share: 1)
    {
    }

    protected override Judgement TryLarge(ISubject subject)
    {
        var bytes = new byte[Share(Bytes)];
        new SeededRandom(1).Fill(bytes);
        return Judge(subject, new HasManyBytes { Value = bytes }, read => bytes.AsSpan().SequenceEqual(read.Value));
    }
}

/// <summary>Numbers of all lengths.</summary>
public sealed class ManyNumbers(double share) : LargeValue("C39.numbers", "an array of 50 million numbers", 4L << 30, typeof(HasManyNumbers), share)
{
    private const int Numbers = 50_000_000;

    public ManyNumbers()
        : this(share: 1)
    {
    }

    // A prime factor spreads the numbers over the whole range.
    protected override Judgement TryLarge(ISubject subject)
    {
        var numbers = new int[Share(Numbers)];
        for (var index = 0; index < numbers.Length; index++)
        {
            numbers[index] = unchecked((int)(index * 2_654_435_761u));
        }

        return Judge(subject, new HasManyNumbers { Value = numbers }, read => numbers.AsSpan().SequenceEqual(read.Value));
    }
}

/// <summary>More than half of the characters that a string can hold. At three bytes each, which a writer of UTF-8 may ask for beforehand, they still fit in an array.</summary>
public sealed class LongText(double share) : LargeValue("C39.text", "a text of 600 million characters", 10L << 30, typeof(HasLongText), share)
{
    private const int Characters = 600_000_000;

    public LongText()
        : this(share: 1)
    {
    }

    protected override Judgement TryLarge(ISubject subject)
    {
        var text = new string('o', Share(Characters));
        return Judge(subject, new HasLongText { Value = text }, read => text == read.Value);
    }
}
