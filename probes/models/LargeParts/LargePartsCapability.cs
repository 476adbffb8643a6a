using System.Globalization;
using System.IO.Pipes;
using Goldilocks.Payloads;
using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Probes.Models;

/// <summary>
/// More than an array can hold, written to a destination without an end. An adapter that reads from streams reads it back through a pipe while it is written; for any other it must have
/// the size that its texts have, because no memory could hold what would be read.
/// </summary>
public sealed class BeyondAnyArray() : LargeCapability("C39.stream", "more than 2 GB written to a stream", 10L << 30, typeof(HasManyTexts))
{
    private const int Texts = 22;
    private const int Characters = 100_000_000;
    private const long Least = (long)Texts * Characters;

    protected override Judgement TryLarge(ISubject subject)
    {
        var root = subject.Open<HasManyTexts>();
        var value = new HasManyTexts { Value = [.. Enumerable.Repeat(new string('o', Characters), Texts)] };
        var writer = new UnboundedWriter();
        var written = Attempt.Of("writing", () =>
        {
            root.WriteTo(value, writer);
            return writer;
        });
        var size = string.Create(CultureInfo.InvariantCulture, $"{writer.Written / Mega:0} MB");
        return written.Value is null ? Refused(written)
            : writer.Written < Least ? Judgement.NotApplicable($"{size} are written: a text that occurs again, or what repeats itself, takes less")
            : root.TakesStreams ? ReadBack(root, value, size)
            : Judgement.Pass(size + ", not read back");
    }

    private static Judgement ReadBack(IRoot<HasManyTexts> root, HasManyTexts value, string size)
    {
        using var end = new AnonymousPipeServerStream(PipeDirection.Out);
        using var source = new AnonymousPipeClientStream(PipeDirection.In, end.ClientSafePipeHandle);
        var writing = new Thread(() => Write(root, value, end));
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

    private static void Write(IRoot<HasManyTexts> root, HasManyTexts value, Stream end)
    {
        try
        {
            root.WriteTo(value, new UnboundedWriter(end));
        }
        catch (IOException)
        {
            // The reader has given up, and its exception says why. Writing alone was seen to work.
        }
        finally
        {
            end.Dispose();
        }
    }
}
