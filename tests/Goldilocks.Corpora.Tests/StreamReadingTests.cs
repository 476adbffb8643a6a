using System.Buffers;
using System.Buffers.Binary;
using System.Linq.Expressions;
using System.Text.Json;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>What the call of a fake library does that reads from a stream.</summary>
public enum StreamHabit
{
    /// <summary>It reads its length, and so many bytes.</summary>
    ReadsItsOwn,

    /// <summary>It reads up to the end.</summary>
    ReadsAll,

    /// <summary>It looks at the array of a MemoryStream, whatever the position.</summary>
    LooksAtTheArray,

    /// <summary>It takes what one read gives for all.</summary>
    ReadsOnce,

    /// <summary>There is none.</summary>
    HasNone,
}

/// <summary>A synchronous call that reads one value from a stream.</summary>
public sealed class StreamReadingTests
{
    private static readonly Capability[] s_all = [new StreamOfSeveralValues(), new OneByteAtATime(), new StreamsOverMemory()];

    [Fact]
    public void A_library_that_reads_its_own_bytes_and_no_others_passes_all() => Assert.All(s_all, asked => Assert.Equal((Verdict.Pass, ""), Judge(StreamHabit.ReadsItsOwn, asked)));

    [Fact]
    public void An_adapter_without_such_a_call_is_not_asked() => Assert.All(s_all, asked => Assert.Equal((Verdict.NotApplicable, "the adapter does not read from a stream"), Judge(StreamHabit.HasNone, asked)));

    [Fact]
    public void A_library_that_reads_up_to_the_end_leaves_no_second_value()
    {
        Assert.StartsWith("after value 1 the stream is at byte", Judge(StreamHabit.ReadsAll, new StreamOfSeveralValues()).What, StringComparison.Ordinal);
        Assert.Equal(Verdict.Pass, Judge(StreamHabit.ReadsAll, new OneByteAtATime()).Verdict);
    }

    [Fact]
    public void A_library_that_takes_one_read_for_all_fails_at_a_slow_stream()
    {
        Assert.Equal(Verdict.Fail, Judge(StreamHabit.ReadsOnce, new OneByteAtATime()).Verdict);
        Assert.Equal(Verdict.Pass, Judge(StreamHabit.ReadsOnce, new StreamOfSeveralValues()).Verdict);
    }

    [Fact]
    public void A_library_that_looks_past_the_position_of_a_stream_over_memory_is_seen() => Assert.Contains(
        "a position behind its begin", Judge(StreamHabit.LooksAtTheArray, new StreamsOverMemory()).What, StringComparison.Ordinal);

    /// <summary>What is compiled at run time stands for the library: it has no class of ours.</summary>
    [Fact]
    public void A_stream_that_refuses_what_each_connection_refuses_does_not_take_the_blame()
    {
        var stream = Expression.Parameter(typeof(Stream));
        var library = Expression.Lambda<Func<Stream, long>>(Expression.Property(stream, nameof(Stream.Position)), stream).Compile();
        var thrown = Assert.Throws<NotSupportedException>(() => library(new OneByteStream(new byte[1])));

        Assert.Null(new Thrower(typeof(StreamReadingTests).Assembly).OwnExceptionIn(thrown));
    }

    private static (Verdict Verdict, string What) Judge(StreamHabit habit, Capability asked)
    {
        var judgement = asked.Run(new Subject(new StreamFake(habit), "own binary", [new CapabilityModel<Message>()], new GoldenPayloads(null)));
        return (judgement.Verdict, judgement.What);
    }

    private sealed class StreamFake(StreamHabit habit) : Variant("")
    {
        public override Binding Bind<T>(Binder<T> binder) => habit == StreamHabit.HasNone ? binder.To(new LengthAdapter<T>()) : binder.To(new StreamAdapter<T>(habit));
    }

    /// <summary>A length and JSON.</summary>
    private readonly struct LengthAdapter<T> : IAdapter<T>
    {
        public void Serialize(T value, IBufferWriter<byte> destination)
        {
            var json = JsonSerializer.SerializeToUtf8Bytes(value);
            BinaryPrimitives.WriteInt32LittleEndian(destination.GetSpan(sizeof(int)), json.Length);
            destination.Advance(sizeof(int));
            destination.Write(json);
        }

        public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize<T>(payload.Span.Slice(sizeof(int), BinaryPrimitives.ReadInt32LittleEndian(payload.Span)))!;
    }

    private readonly struct StreamAdapter<T>(StreamHabit habit) : IStreamAdapter<T>
    {
        public void Serialize(T value, IBufferWriter<byte> destination) => default(LengthAdapter<T>).Serialize(value, destination);

        public T Deserialize(ReadOnlyMemory<byte> payload) => default(LengthAdapter<T>).Deserialize(payload);

        public T DeserializeStream(Stream source)
        {
            switch (habit)
            {
                case StreamHabit.ReadsAll:
                    var all = new MemoryStream();
                    source.CopyTo(all);
                    return Deserialize(all.ToArray());
                case StreamHabit.LooksAtTheArray when source is MemoryStream memory && memory.TryGetBuffer(out var array):
                    return Deserialize(array);
                case StreamHabit.ReadsOnce:
                    Span<byte> head = stackalloc byte[sizeof(int)];
                    return source.Read(head) == head.Length ? Value(source, head) : throw new EndOfStreamException();
                default:
                    Span<byte> length = stackalloc byte[sizeof(int)];
                    source.ReadExactly(length);
                    return Value(source, length);
            }
        }

        private static T Value(Stream source, ReadOnlySpan<byte> length)
        {
            var json = new byte[BinaryPrimitives.ReadInt32LittleEndian(length)];
            source.ReadExactly(json);
            return JsonSerializer.Deserialize<T>(json)!;
        }
    }
}
