using System.Buffers;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program writes into a buffer in which other things lie already.</summary>
public sealed class WritingBehindOtherBytes() : ModelCapability("C40.append", "three values are written one behind the other into one destination", "use", typeof(Message))
{
    private const int Count = 3;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        var alone = Enumerable.Range(1, Count).SelectMany(number => root.Write(Messages.Make(number))).ToArray();
        var destination = new ArrayBufferWriter<byte>();
        for (var number = 1; number <= Count; number++)
        {
            if (Attempt.WriteTo(root, Messages.Make(number), destination) is { Problem: { } problem })
            {
                return Judgement.Fail($"value {number}: {problem}");
            }
        }

        return destination.WrittenSpan.SequenceEqual(alone) ? Judgement.Pass() : Judgement.Fail($"{alone.Length} bytes become {destination.WrittenCount} others, silently");
    }
}

/// <summary>A payload lies behind a header and before a checksum.</summary>
public sealed class ReadingFromTheMiddle() : ModelCapability("C41.middle", "a payload lies in the middle of a larger array", "use", typeof(Message))
{
    private const int Around = 37;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        var payload = root.Write(Messages.Make(1));
        var frame = new byte[payload.Length + (2 * Around)];
        Array.Fill(frame, (byte)0xC1);
        payload.CopyTo(frame, Around);
        var read = Attempt.Of("reading", () => root.Read(frame.AsMemory(Around, payload.Length)));
        return read.Value is not { } message ? Judgement.Fail(read.Problem!)
            : Messages.IsRight(message, 1) ? Judgement.Pass()
            : Judgement.Fail("another value is read, silently");
    }
}

/// <summary>What a library keeps of one object must not become part of the next.</summary>
public sealed class TheSameObjectAgain() : ModelCapability("C40.again", "an object is written, changed and written again, and short and long values are read by turns", "use", typeof(Message))
{
    private const int Long = 500;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        var message = Messages.Make(1);
        var first = root.Write(message);
        var second = root.Write(message);
        (message.Number, message.Text, message.Parts[0]) = (2, Messages.Make(2).Text, 2);
        var changed = root.Write(message);
        var large = new Message { Number = Long, Text = new string('x', Long), Parts = [.. Enumerable.Range(0, Long)] };
        var payloads = new[] { root.Write(large), first, root.Write(new Message { Number = 3, Text = "", Parts = [] }), second, root.Write(large), changed };
        foreach (var (payload, turn) in payloads.Select((payload, turn) => (payload, turn)))
        {
            var read = Attempt.Of("reading", () => root.Read(payload));
            if (read.Value is not { } other || (other.Number, other.Text?.Length ?? 0, other.Parts?.Count ?? 0) != Expected(turn))
            {
                return Judgement.Fail($"value {turn + 1}: {read.Problem ?? "another value is read, silently"}");
            }
        }

        return Judgement.Pass();
    }

    private static (int Number, int Letters, int Parts) Expected(int turn) => turn switch
    {
        1 or 3 => (1, Messages.Make(1).Text.Length, 3),
        2 => (3, 0, 0),
        5 => (2, Messages.Make(2).Text.Length, 3),
        _ => (Long, Long, Long),
    };
}

/// <summary>Threads share what a library keeps for the next use: buffers, tables of references, objects in a pool.</summary>
public sealed class ManyThreadsForLong() : ModelCapability("C42.steady", "eight threads write and read 500 values each of a class that was used before", "use", typeof(Message))
{
    private const int Threads = 8;
    private const int Rounds = 500;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        if (Attempt.Of("one thread", () => root.Read(root.Write(Messages.Make(1)))) is { Problem: { } alone })
        {
            return Judgement.Fail(alone);
        }

        var problems = new string?[Threads];
        var threads = Enumerable.Range(0, Threads).Select(thread => new Thread(() => problems[thread] = Enumerable.Range(thread * Rounds, Rounds).Select(number => ProblemOf(root, number)).FirstOrDefault(problem => problem is not null))).ToArray();
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        return problems.FirstOrDefault(problem => problem is not null) is { } first ? Judgement.Fail(first) : Judgement.Pass();
    }

    private static string? ProblemOf(IRoot<Message> root, int number)
    {
        var read = Attempt.Of("one of the threads", () => root.Read(root.Write(Messages.Make(number))));
        return read.Value is not { } message ? read.Problem
            : Messages.IsRight(message, number) ? null
            : string.Create(CultureInfo.InvariantCulture, $"value {number} comes back as {message.Number}, silently");
    }
}
