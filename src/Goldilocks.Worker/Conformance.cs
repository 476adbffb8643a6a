using System.Buffers;
using Goldilocks.Payloads;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>The checks of one bound variant.</summary>
internal abstract class Conformance
{
    /// <summary>Null when the check finds nothing.</summary>
    public abstract string? Find(ConformanceCheck check);
}

/// <summary>The checks of an adapter closed over its types.</summary>
internal sealed class AdapterConformance<TAdapter, T, TOwn>(TAdapter adapter, Workload<T> workload, T value, T other, Terms<T, TOwn> terms) : Conformance
    where TAdapter : struct, IAdapter<TOwn>
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(120);

    public override string? Find(ConformanceCheck check) => check switch
    {
        ConformanceCheck.Reuse => Reuse(),
        ConformanceCheck.Independence => Independence(),
        ConformanceCheck.Recovery => Recovery(),
        ConformanceCheck.Concurrency => Concurrency(),
        _ => throw new ProtocolException($"No check '{check}'."),
    };

    private string? Reuse()
    {
        var first = Payload(value);
        return Difference("the first reading", value, first)
            ?? Difference("the second reading of the same payload", value, first)
            ?? Change("the second writing", first, Payload(value))
            ?? Change("the third writing, to the same destination", first, PayloadInReusedWriter());
    }

    private string? Independence()
    {
        var first = Payload(value);
        var between = Payload(other);
        return Change("the same value, written after another one,", first, Payload(value))
            ?? Difference("the other value", other, between)
            ?? Difference("the first payload, read after another one,", value, first);
    }

    private string? Recovery()
    {
        var first = Payload(value);
        var refused = Attempt(() => WriteTo(value, new RefusingWriter(first.Length / 2)));
        var cutOff = Attempt(() => Read(first.AsMemory(0, first.Length / 2)));
        var after = $"after a destination that refused ({refused}) and a payload that was cut off ({cutOff})";
        return Change("the writing " + after, first, Payload(value)) ?? Difference("the reading " + after, value, first);
    }

    /// <summary>Nothing of this variant has run in this process before: every thread makes a first call.</summary>
    private string? Concurrency()
    {
        var findings = new string?[ConformanceChecks.Threads];
        using var start = new Barrier(ConformanceChecks.Threads);
        var threads = Enumerable.Range(0, ConformanceChecks.Threads).Select(index => new Thread(() =>
        {
            start.SignalAndWait();
            findings[index] = RoundTripOnThisThread();
        })
        { IsBackground = true }).ToList();
        threads.ForEach(thread => thread.Start());
        var deadline = DateTime.UtcNow + Patience;
        return threads.All(thread => thread.Join(Positive(deadline - DateTime.UtcNow)))
            ? findings.FirstOrDefault(finding => finding is not null)
            : $"of {ConformanceChecks.Threads} threads that used it for the first time at the same moment, some had not returned after {Patience.TotalSeconds:0} s";
    }

    private string? RoundTripOnThisThread()
    {
        try
        {
            return Difference($"one of {ConformanceChecks.Threads} threads at the same moment", value, Payload(value));
        }
        catch (Exception exception)
        {
            return $"one of {ConformanceChecks.Threads} threads at the same moment: {exception.GetType().FullName}: {exception.Message}";
        }
    }

    private static TimeSpan Positive(TimeSpan time) => time < TimeSpan.Zero ? TimeSpan.Zero : time;

    private byte[] Payload(T written)
    {
        var writer = new PayloadWriter();
        WriteTo(written, writer);
        return writer.Written.ToArray();
    }

    private byte[] PayloadInReusedWriter()
    {
        var writer = new PayloadWriter();
        WriteTo(other, writer);
        writer.Clear();
        WriteTo(value, writer);
        return writer.Written.ToArray();
    }

    private void WriteTo(T written, IBufferWriter<byte> destination)
    {
        if (terms.Write is { } write)
        {
            write(written, destination);
        }
        else
        {
            adapter.Serialize(terms.FromApplication!(written), destination);
        }
    }

    private void Read(ReadOnlyMemory<byte> payload)
    {
        if (terms.ReadBack is { } readBack)
        {
            readBack(payload);
        }
        else
        {
            adapter.Deserialize(payload);
        }
    }

    private string? FindDifference(T expected, ReadOnlyMemory<byte> payload) => terms.ReadBack is { } readBack
        ? workload.FindDifference(expected, readBack(payload))
        : terms.FindDifference(expected, adapter.Deserialize(payload));

    private string? Difference(string what, T expected, byte[] payload) => FindDifference(expected, payload) is { } difference ? $"{what}: {difference}" : null;

    private static string? Change(string what, byte[] expected, byte[] actual)
    {
        if (expected.AsSpan().SequenceEqual(actual))
        {
            return null;
        }

        return expected.Length == actual.Length
            ? $"{what} gave other bytes, the first difference at offset {expected.AsSpan().CommonPrefixLength(actual)} of {expected.Length}"
            : $"{what} gave {actual.Length} bytes instead of {expected.Length}";
    }

    /// <summary>How the attempt ended. A library's reaction to an accident is not judged here, only its next operations.</summary>
    private static string Attempt(Action action)
    {
        try
        {
            action();
            return "without a complaint";
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    private sealed class RefusingWriter(int room) : IBufferWriter<byte>
    {
        private readonly PayloadWriter _inner = new();

        public void Advance(int count)
        {
            _inner.Advance(count);
            if (_inner.Written.Length > room)
            {
                throw new IOException("The destination is full.");
            }
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => _inner.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => _inner.GetSpan(sizeHint);
    }
}
