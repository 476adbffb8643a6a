using System.IO.Pipes;
using Goldilocks.Payloads;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Texts that take more than an array can hold, written to a destination without an end.</summary>
/// <typeparam name="TRoot">The root that holds them.</typeparam>
/// <param name="id">Such as <c>C39.stream</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="share">How much of the value is made.</param>
public abstract class BeyondAnyArrayCapability<TRoot>(string id, string question, double share) : LargeCapability(id, question, 10L << 30, typeof(TRoot), share) where TRoot : class
{
    private const int Texts = 22;
    private const int Characters = 100_000_000;

    protected sealed override Judgement TryLarge(ISubject subject)
    {
        var root = subject.Open<TRoot>();
        var value = Make(new HasManyTexts { Value = [.. Enumerable.Repeat(new string('o', Share(Characters)), Texts)] });
        var written = Attempt.WriteTo(root, value, new UnboundedWriter());

        // The adapter's way to memory may end at an array's length, and the library's way to a stream need not.
        var byStream = written.Value is null && root.TakesStreams;
        if (byStream)
        {
            written = Attempt.WriteTo(root, value, new UnboundedWriter(), byStream);
        }

        return written.Value is not { Written: var bytes } ? Refused(written)
            : bytes < (long)Texts * Share(Characters) ? Judgement.NotApplicable($"{Megabytes(bytes)} are written: a text that occurs again, or what repeats itself, takes less")
            : JudgeWritten(root, value, byStream, Megabytes(bytes));
    }

    /// <summary>The root with these texts.</summary>
    protected abstract TRoot Make(HasManyTexts texts);

    /// <summary>Judges what was written.</summary>
    protected virtual Judgement JudgeWritten(IRoot<TRoot> root, TRoot value, bool byStream, string size) => Judgement.Pass(size + ", not read back");
}

/// <summary>
/// An adapter that reads from streams reads them back through a pipe while they are written; for any other they must have the size that the texts have, because no memory could hold what would be read.
/// </summary>
public sealed class BeyondAnyArray(double share) : BeyondAnyArrayCapability<HasManyTexts>("C39.stream", "more than 2 GB written to a stream", share)
{
    public BeyondAnyArray()
        : this(share: 1)
    {
    }

    protected override HasManyTexts Make(HasManyTexts texts) => texts;

    protected override Judgement JudgeWritten(IRoot<HasManyTexts> root, HasManyTexts value, bool byStream, string size) =>
        root.TakesStreams ? ReadBack(root, value, byStream, size) : base.JudgeWritten(root, value, byStream, size);

    private static Judgement ReadBack(IRoot<HasManyTexts> root, HasManyTexts value, bool byStream, string size)
    {
        using var end = new AnonymousPipeServerStream(PipeDirection.Out);
        using var source = new AnonymousPipeClientStream(PipeDirection.In, end.ClientSafePipeHandle);
        var writing = new Thread(() => Write(root, value, byStream, end));
        writing.Start();
        var read = Attempt.Of("reading", () => (HasManyTexts)(root.ReadStream(source) ?? throw new InvalidOperationException("null was read.")));

        // A reader that stopped early would leave the writer waiting for ever.
        source.Dispose();
        writing.Join();
        return read.Exception?.GetBaseException() is OutOfMemoryException ? Judgement.Partial(size + " are written; to read them back takes more memory than the process may have")
            : read.Value is not { } answer ? Refused(read)
            : answer.Value.AsSpan().SequenceEqual(value.Value) ? Judgement.Pass(size)
            : Judgement.Fail($"other texts are read, silently, from {size}");
    }

    private static void Write(IRoot<HasManyTexts> root, HasManyTexts value, bool byStream, Stream end)
    {
        using (end)
        {
            // Writing alone was seen to work. If it fails now, the reader has given up, and its exception says why; a library may wrap that of the pipe in its own.
            _ = Attempt.WriteTo(root, value, new UnboundedWriter(end), byStream);
        }
    }
}

/// <summary>A format that states the length of a part before it wants the part written first, or counted.</summary>
public sealed class PartBeyondAnyArray(double share) : BeyondAnyArrayCapability<HasLargePart>("C39.part", "a part of more than 2 GB written to a stream", share)
{
    public PartBeyondAnyArray()
        : this(share: 1)
    {
    }

    protected override HasLargePart Make(HasManyTexts texts) => new() { Part = texts };
}
