using System.IO.Pipes;
using Goldilocks.Payloads;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// More than an array can hold, written to a destination without an end. An adapter that reads from streams reads it back through a pipe while it is written; for any other it must have
/// the size that its texts have, because no memory could hold what would be read.
/// </summary>
public sealed class BeyondAnyArray(double share) : LargeCapability("C39.stream", "more than 2 GB written to a stream", 10L << 30, typeof(HasManyTexts), share)
{
    private const int Texts = 22;
    private const int Characters = 100_000_000;

    public BeyondAnyArray()
        : this(share: 1)
    {
    }

    private long Least => (long)Texts * Share(Characters);

    protected override Judgement TryLarge(ISubject subject)
    {
        var root = subject.Open<HasManyTexts>();
        var value = new HasManyTexts { Value = [.. Enumerable.Repeat(new string('o', Share(Characters)), Texts)] };
        var written = Attempt.WriteTo(root, value, new UnboundedWriter());

        // The adapter's way to memory may end at an array's length, and the library's way to a stream need not.
        var byStream = written.Value is null && root.TakesStreams;
        if (byStream)
        {
            written = Attempt.WriteTo(root, value, new UnboundedWriter(), byStream);
        }

        if (written.Value is not { Written: var bytes })
        {
            return Refused(written);
        }

        var size = Megabytes(bytes);
        return bytes < Least ? Judgement.NotApplicable($"{size} are written: a text that occurs again, or what repeats itself, takes less")
            : root.TakesStreams ? ReadBack(root, value, byStream, size)
            : Judgement.Pass(size + ", not read back");
    }

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
