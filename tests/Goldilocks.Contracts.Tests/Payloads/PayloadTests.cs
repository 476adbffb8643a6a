using System.Buffers;
using Goldilocks.Payloads;

namespace Goldilocks.Contracts.Tests.Payloads;

public sealed class PayloadTests
{
    [Fact]
    public void A_writer_grows_and_keeps_what_was_written()
    {
        var writer = new PayloadWriter();
        var expected = Enumerable.Range(0, 100_000).Select(i => (byte)i).ToArray();

        foreach (var part in expected.Chunk(777))
        {
            writer.Write(part);
        }

        Assert.Equal(expected, writer.Written.ToArray());
    }

    [Fact]
    public void A_cleared_writer_starts_anew_in_the_same_memory()
    {
        var writer = new PayloadWriter();
        writer.Write(new byte[] { 1, 2, 3 });
        var before = writer.Written;

        writer.Clear();
        writer.Write(new byte[] { 4 });

        Assert.Equal([4], writer.Written.ToArray());
        Assert.True(before.Span.Overlaps(writer.Written.Span));
    }

    [Fact]
    public void Advancing_past_the_memory_is_an_error()
    {
        var writer = new PayloadWriter();
        var size = writer.GetMemory().Length;

        Assert.Throws<ArgumentOutOfRangeException>(() => writer.Advance(size + 1));
        Assert.Throws<ArgumentOutOfRangeException>(() => writer.Advance(-1));
    }

    [Fact]
    public void A_size_hint_is_honoured()
    {
        var writer = new PayloadWriter();
        writer.Write(new byte[4000]);

        Assert.InRange(writer.GetSpan(1_000_000).Length, 1_000_000, int.MaxValue);
        Assert.Equal(4000, writer.Written.Length);
    }

    [Fact]
    public void A_delivered_array_is_taken_as_it_is_until_the_writer_is_cleared()
    {
        var writer = new PayloadWriter();
        byte[] payload = [1, 2, 3];

        writer.Deliver(payload);
        Assert.True(writer.Written.Span.Overlaps(payload));
        Assert.Equal(payload, writer.Written.ToArray());

        writer.Clear();
        Assert.Equal(0, writer.Written.Length);
    }

    [Fact]
    public void Any_other_destination_gets_a_copy_of_a_delivered_array()
    {
        var destination = new ArrayBufferWriter<byte>();

        destination.Deliver([1, 2, 3]);

        Assert.Equal([1, 2, 3], destination.WrittenSpan.ToArray());
    }

    [Fact]
    public void Text_travels_as_UTF_8_both_ways()
    {
        var writer = new PayloadWriter();

        writer.Deliver("ä \U0001F43B");

        Assert.Equal("C3A420F09F90BB", Convert.ToHexString(writer.Written.Span));
        Assert.Equal("ä \U0001F43B", writer.Written.AsString());
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_stream_writes_to_the_destination_from_its_start(bool isMeasured)
    {
        IBufferWriter<byte> destination = isMeasured ? new PayloadWriter() : new ArrayBufferWriter<byte>();
        using var stream = destination.AsStream();

        stream.WriteByte(1);
        stream.Write([2, 3]);
        stream.Write([0, 4, 0], 1, 1);

        Assert.Equal([1, 2, 3, 4], destination is PayloadWriter writer ? writer.Written.ToArray() : ((ArrayBufferWriter<byte>)destination).WrittenSpan.ToArray());
        Assert.Equal(4, stream.Position);
        Assert.Equal(4, stream.Length);
        Assert.Throws<NotSupportedException>(() => stream.Position = 0);
    }

    [Fact]
    public void The_measuring_host_s_stream_is_reused_and_rewound_even_after_a_library_closed_it()
    {
        var writer = new PayloadWriter();
        var first = writer.AsStream();
        first.WriteByte(1);
        first.Dispose();
        writer.Clear();

        var second = writer.AsStream();
        second.WriteByte(2);

        Assert.Same(first, second);
        Assert.Equal(1, second.Position);
        Assert.Equal([2], writer.Written.ToArray());
    }

    [Fact]
    public void A_payload_that_fills_its_array_is_that_array()
    {
        byte[] array = [1, 2, 3];

        Assert.Same(array, new ReadOnlyMemory<byte>(array).AsArray());
        Assert.Equal([2, 3], new ReadOnlyMemory<byte>(array, 1, 2).AsArray());
    }

    [Fact]
    public void A_payload_is_read_as_a_seekable_stream_without_copying()
    {
        byte[] array = [1, 2, 3, 4];
        using var stream = new ReadOnlyMemory<byte>(array, 1, 2).AsStream();

        Assert.Equal(2, stream.Length);
        Assert.Equal(2, stream.ReadByte());
        stream.Position = 0;
        Assert.Equal(2, stream.ReadByte());
        Assert.Same(array, stream.GetBuffer());
    }
}
