using System.Globalization;
using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Probes.Models;

/// <summary>Three messages one behind the other, as a file or a connection holds them.</summary>
public sealed class SeveralValuesInStream() : ModelCapability("C40", "three values one behind the other in one stream", "use", typeof(Message))
{
    private const int Count = 3;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        if (!root.TakesStreams)
        {
            return Judgement.NotApplicable("the adapter does not read from a stream");
        }

        var payloads = Enumerable.Range(1, Count).Select(number => root.Write(Messages.Make(number))).ToArray();
        using var stream = new MemoryStream([.. payloads.SelectMany(payload => payload)]);
        var end = 0L;
        for (var number = 1; number <= Count; number++)
        {
            var read = Attempt.Of("reading", () => (Message)root.ReadStream(stream)!);
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
public sealed class OneByteAtATime() : ModelCapability("C41", "a stream that gives one byte at each read", "use", typeof(Message))
{
    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        if (!root.TakesStreams)
        {
            return Judgement.NotApplicable("the adapter does not read from a stream");
        }

        using var stream = new OneByteStream(root.Write(Messages.Make(1)));
        var read = Attempt.Of("reading", () => (Message)root.ReadStream(stream)!);
        return read.Value is { } message && Messages.IsRight(message, 1) ? Judgement.Pass() : Judgement.Fail(read.Problem ?? "another value is read, silently");
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
public sealed class SameBytes() : ModelCapability("C43.value", "two processes write the same bytes", "use", typeof(Message))
{
    protected override Judgement Try(ISubject subject) => Repeatable.Judge(() => subject.Write(Messages.Make(1)));
}

/// <summary>The runtime gives texts other hash codes in each process, and a writer may follow their order.</summary>
public sealed class SameBytesOfDictionary() : ModelCapability("C43.dictionary", "two processes write the same bytes of a dictionary and a set", "use", typeof(Catalogue))
{
    private const int Count = 12;

    protected override Judgement Try(ISubject subject) => Repeatable.Judge(() => subject.Write(Make()));

    private static Catalogue Make() => new()
    {
        Title = "Porridge",
        Pages = Enumerable.Range(1, Count).ToDictionary(number => "chapter " + number.ToString(CultureInfo.InvariantCulture)),
        Words = [.. Enumerable.Range(1, Count).Select(number => "word " + number.ToString(CultureInfo.InvariantCulture))],
    };
}

/// <summary>What one process can say of bytes that must be the same. The bytes are the evidence: src/Goldilocks.Probing compares them with those of a second process.</summary>
internal static class Repeatable
{
    public static Judgement Judge(Func<byte[]> write)
    {
        var (first, second) = (Attempt.Of("writing", write), Attempt.Of("writing", write));
        return (first.Value, second.Value) switch
        {
            (null, _) => Judgement.Fail(first.Problem!),
            (_, null) => Judgement.Fail(second.Problem!),
            var (one, two) when !one.AsSpan().SequenceEqual(two) => Judgement.Fail("the same process writes other bytes the second time"),
            var (one, _) => Judgement.Pass() with { Evidence = one },
        };
    }
}

/// <summary>The values of the capabilities about streams.</summary>
internal static class Messages
{
    public static Message Make(int number) => new() { Number = number, Text = "message " + number.ToString(CultureInfo.InvariantCulture), Parts = [number, 2, 3] };

    public static bool IsRight(Message message, int number) =>
        message.Number == number && message.Text == Make(number).Text && message.Parts.SequenceEqual([number, 2, 3]);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class CatalogueModel() : CapabilityModel<Catalogue>(Needs.Dictionary);
