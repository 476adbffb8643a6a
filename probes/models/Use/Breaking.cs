using System.Buffers;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A connection breaks in the middle of a value, and the next one brings the value again.</summary>
public sealed class StreamThatBreaks() : StreamReadingCapability<Message>("C50.stream", "a stream that throws in the middle of a value, and a whole one read behind it")
{
    private const string Words = "The connection was closed.";

    protected override Judgement Try(IRoot<Message> root)
    {
        var payload = root.Write(Messages.Make(1));
        using var breaking = new OneByteStream(payload.AsMemory(0, payload.Length / 2), new IOException(Words));
        var thrown = ReadFrom(root, breaking);
        using var whole = new MemoryStream(payload);
        var behind = ReadFrom(root, whole);
        return (thrown.Exception, behind.Value) switch
        {
            (_, null) => Judgement.Fail("behind it: " + behind.Problem),
            (_, { } read) when !Messages.IsRight(read, 1) => Judgement.Fail("another value is read behind it, silently"),
            (null, _) => Judgement.Fail("the exception is swallowed, and a value is read, silently"),
            ({ } exception, _) => Thrown.Judge(exception, Words),
        };
    }
}

/// <summary>A disk is full in the middle of a value, and the next value goes to another.</summary>
public sealed class BreakingDestination() : ModelCapability("C50.destination", "a destination that throws in the middle of a value, and a whole value written behind it", "use", typeof(Message))
{
    private const string Words = "There is no space left.";
    private const int Letters = 100_000;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        var large = new Message { Number = 11, Text = new string('x', Letters), Parts = [.. Enumerable.Range(0, Letters)] };
        var usual = root.Write(Messages.Make(1));
        var thrown = Attempt.WriteTo(root, large, new FullWriter());
        var behind = Attempt.Write(subject, Messages.Make(1));
        return (thrown.Exception, behind.Value) switch
        {
            (_, null) => Judgement.Fail("behind it: " + behind.Problem),
            (_, { } again) when !again.AsSpan().SequenceEqual(usual) => Judgement.Fail($"{usual.Length} bytes become {again.Length} others behind it, silently"),
            (null, _) => Judgement.Fail("the exception is swallowed"),
            ({ } exception, _) => Thrown.Judge(exception, Words),
        };
    }

    /// <summary>It takes one piece, and no other.</summary>
    private sealed class FullWriter : IBufferWriter<byte>
    {
        private readonly ArrayBufferWriter<byte> _first = new();

        public void Advance(int count) => _first.Advance(_first.WrittenCount == 0 && count < Letters ? count : throw new IOException(Words));

        public Memory<byte> GetMemory(int sizeHint = 0) => _first.WrittenCount == 0 ? _first.GetMemory(sizeHint) : throw new IOException(Words);

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
