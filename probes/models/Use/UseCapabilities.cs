using System.Globalization;
using Goldilocks.Payloads;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Three messages one behind the other, as a file or a connection holds them.</summary>
public sealed class StreamOfSeveralValues() : StreamReadingCapability<Message>("C40", "three values one behind the other in one stream")
{
    private const int Count = 3;

    protected override Judgement Try(IRoot<Message> root)
    {
        var payloads = Enumerable.Range(1, Count).Select(number => root.Write(Messages.Make(number))).ToArray();
        using var stream = new MemoryStream([.. payloads.SelectMany(payload => payload)]);
        var end = 0L;
        for (var number = 1; number <= Count; number++)
        {
            var read = ReadFrom(root, stream);
            end += payloads[number - 1].Length;
            if (read.Value is not { } message)
            {
                return number == 1 ? Judgement.Partial("it needs the length of each: " + read.Problem) : Judgement.Fail($"value {number}: {read.Problem}");
            }

            if (!Messages.IsRight(message, number) || stream.Position != end)
            {
                return Judgement.Fail($"after value {number} the stream is at byte {stream.Position} instead of {end}");
            }
        }

        return Judgement.Pass();
    }
}

/// <summary>A connection gives what has arrived, which may be a single byte.</summary>
public sealed class OneByteAtATime() : StreamReadingCapability<Message>("C41", "a stream that gives one byte at each read")
{
    protected override Judgement Try(IRoot<Message> root)
    {
        using var stream = new OneByteStream(root.Write(Messages.Make(1)));
        var read = ReadFrom(root, stream);
        return read.Value is { } message && Messages.IsRight(message, 1) ? Judgement.Pass() : Judgement.Fail(read.Problem ?? "another value is read, silently");
    }
}

/// <summary>A program uses the first value of a long stream before the last one has arrived.</summary>
public sealed class ValuesAsTheyArrive() : ModelCapability("C40.items", "values of a stream are given out one by one, each before the next ones were read", "use", typeof(Message))
{
    private const int Count = 10_000;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        if (!root.TakesItems)
        {
            return Judgement.NotApplicable("the adapter does not read values from a stream one by one; goldilocks pieces says which libraries have a call for it");
        }

        var written = Attempt.Of("writing", () => root.WriteItems([.. Enumerable.Range(1, Count).Select(Messages.Make)]));
        return written.Value is { } bytes ? Attempt.Of("reading", () => Judge(root, new MemoryStream(bytes, writable: false), bytes.Length)) is var attempt && attempt.Value is { } judgement ? judgement : Judgement.Fail(attempt.Problem!)
            : Judgement.Fail(written.Problem!);
    }

    private static Judgement Judge(IRoot<Message> root, MemoryStream stream, int length)
    {
        var (number, taken) = (0, 0L);
        foreach (var item in root.ReadItems(stream))
        {
            number++;
            taken = number == 1 ? stream.Position : taken;
            if (item is not Message message || !Messages.IsRight(message, number))
            {
                return Judgement.Fail($"value {number} is another one, silently");
            }
        }

        return number != Count ? Judgement.Fail($"{Count} values were written, and {number} came, without an error")
            : taken == length ? Judgement.Partial("the whole stream is read before the first value is given out")
            : Judgement.Pass(string.Create(CultureInfo.InvariantCulture, $"{taken:N0} of {length:N0} bytes were read for the first value"));
    }
}

/// <summary>A connection that ends before anything came has no value, and is no error.</summary>
public sealed class NoValues() : ModelCapability("C40.items-none", "a stream without a byte, for the call that reads values one by one: are there none?", "use", typeof(Message))
{
    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        if (!root.TakesItems)
        {
            return Judgement.NotApplicable("the adapter does not read values from a stream one by one");
        }

        var read = Attempt.Of("reading", () => root.ReadItems(new MemoryStream([], writable: false)).ToList());
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            [] => Judgement.Pass(),
            var values => Judgement.Fail($"{values.Count} values come, silently"),
        };
    }
}

/// <summary>A server is given a payload in the pieces in which it arrived.</summary>
public sealed class PiecesOfMemory() : ModelCapability("C41.pieces", "a payload in pieces of memory, cut at every place", "use", typeof(Message))
{
    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        if (!root.TakesSegments)
        {
            return Judgement.NotApplicable("the adapter does not read from pieces of memory; goldilocks pieces says which libraries have a call for it");
        }

        var payload = root.Write(Messages.Make(1));
        var cuts = Enumerable.Range(0, payload.Length + 1).Select(cut => ($"cut at byte {cut}", new[] { payload[..cut], payload[cut..] })).Append(("in pieces of one byte", payload.Chunk(1).ToArray()));
        return cuts.Select(cut => Difference(root, cut.Item1, cut.Item2)).FirstOrDefault(difference => difference is not null) is { } first ? Judgement.Fail(first) : Judgement.Pass();
    }

    private static string? Difference(IRoot<Message> root, string words, byte[][] pieces)
    {
        var read = Attempt.Of("reading", () => (Message)root.ReadSegments(new PayloadSegments(pieces).Sequence)!);
        return read.Value is not { } message ? $"{words}: {read.Problem}" : Messages.IsRight(message, 1) ? null : $"{words}: another value is read, silently";
    }
}

/// <summary>The first requests of a server come at the same time.</summary>
public sealed class FirstUseByManyThreads() : ModelCapability("C42", "32 threads use a class for the first time together", "use", typeof(Cold))
{
    public override bool NeedsFreshProcess => true;

    private const int Threads = 32;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Cold>();
        var attempts = new Attempt<Cold>[Threads];
        using var start = new Barrier(Threads);
        var threads = Enumerable.Range(0, Threads).Select(number => new Thread(() =>
        {
            start.SignalAndWait();
            attempts[number] = Attempt.Of("one of the threads", () => root.Read(root.Write(new Cold { Number = number, Part = new() { Text = "cold" } })));
        })).ToArray();
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        var wrong = Array.FindIndex(attempts, attempt => attempt.Value is not { Part.Text: "cold" });
        var mixed = Enumerable.Range(0, Threads).Count(number => attempts[number].Value is { } cold && cold.Number != number);
        return (wrong, mixed) switch
        {
            (< 0, 0) => Judgement.Pass(),
            ( >= 0, _) => Judgement.Fail(attempts[wrong].Problem ?? "another value is read, silently"),
            _ => Judgement.Fail($"{mixed} of {Threads} threads read a value of another thread"),
        };
    }
}

/// <summary>A key of a cache or a signature needs the same bytes everywhere.</summary>
public sealed class SameBytes() : SameBytesCapability<Message>("C43.value", "two processes write the same bytes")
{
    protected override Message Make() => Messages.Make(1);
}

/// <summary>The values of the capabilities about streams.</summary>
internal static class Messages
{
    public static Message Make(int number) => new() { Number = number, Text = "message " + number.ToString(CultureInfo.InvariantCulture), Parts = [number, 2, 3] };

    public static bool IsRight(Message message, int number) =>
        message.Number == number && message.Text == Make(number).Text && message.Parts.SequenceEqual([number, 2, 3]);
}
