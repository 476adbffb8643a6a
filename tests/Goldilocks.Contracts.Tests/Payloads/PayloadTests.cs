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
    public void Memory_that_a_library_lends_is_taken_as_it_is()
    {
        var writer = new PayloadWriter();
        byte[] kept = [9, 1, 2, 9];

        writer.Deliver(kept.AsMemory(1, 2));

        Assert.Equal([1, 2], writer.Written.ToArray());
        Assert.True(writer.Written.Span.Overlaps(kept));
        writer.Clear();
        writer.Deliver(ReadOnlyMemory<byte>.Empty);
        Assert.Equal(0, writer.Written.Length);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_borrowed_array_becomes_the_payload_also_when_the_library_made_a_larger_one(bool isMeasured)
    {
        IBufferWriter<byte> destination = isMeasured ? new PayloadWriter() : new ArrayBufferWriter<byte>();
        var array = destination.BorrowArray();
        array[0] = 1;
        Array.Resize(ref array, 10_000);
        array[9_999] = 2;

        destination.ReturnArray(array, 10_000);

        var written = WrittenTo(destination);
        Assert.Equal(10_000, written.Length);
        Assert.Equal((1, 2), (written.Span[0], written.Span[9_999]));
        Assert.Equal(isMeasured, written.Span.Overlaps(array));
    }

    [Fact]
    public void A_borrowed_array_leaves_what_was_written_before_it()
    {
        var writer = new PayloadWriter();
        writer.Write(new byte[] { 1 });

        var array = writer.BorrowArray();
        array[0] = 2;
        writer.ReturnArray(array, 1);

        Assert.Equal([1, 2], writer.Written.ToArray());
    }

    [Fact]
    public void More_than_a_borrowed_array_holds_is_an_error()
    {
        var writer = new PayloadWriter();

        Assert.Throws<ArgumentOutOfRangeException>(() => writer.ReturnArray(new byte[3], 4));
        Assert.Throws<ArgumentOutOfRangeException>(() => writer.ReturnArray(new byte[3], -1));
    }

    [Fact]
    public void Any_other_destination_gets_a_copy_of_a_delivered_array()
    {
        var destination = new ArrayBufferWriter<byte>();

        destination.Deliver([1, 2, 3]);

        destination.Deliver(new byte[] { 4, 5, 6 }.AsMemory(1));

        Assert.Equal([1, 2, 3, 5, 6], destination.WrittenSpan.ToArray());
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

        Assert.Equal([1, 2, 3, 4], WrittenTo(destination).ToArray());
        Assert.Equal(4, stream.Position);
        Assert.Equal(4, stream.Length);
        Assert.Throws<NotSupportedException>(() => stream.Position = 0);
        Assert.Throws<NotSupportedException>(() => stream.ReadByte());
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_stream_and_the_destination_s_own_memory_can_be_written_to_in_turn(bool isMeasured)
    {
        IBufferWriter<byte> destination = isMeasured ? new PayloadWriter() : new ArrayBufferWriter<byte>();
        destination.Write(new byte[] { 1 });
        using var stream = destination.AsStream();

        stream.WriteByte(2);
        destination.Write(new byte[] { 3 });
        stream.Write([4, 5]);

        Assert.Equal([1, 2, 3, 4, 5], WrittenTo(destination).ToArray());
    }

    [Fact]
    public void A_stream_grows_the_memory_whatever_the_size_of_a_write()
    {
        byte[] expected = [.. Enumerable.Range(0, 60_000).Select(i => (byte)(i * 7))];
        foreach (var size in (int[])[1, 3, 8, 4096, 60_000])
        {
            var writer = new PayloadWriter();
            using var stream = writer.AsStream();
            foreach (var part in expected.Chunk(size))
            {
                if (size == 1)
                {
                    stream.WriteByte(part[0]);
                }
                else
                {
                    stream.Write(part, 0, part.Length);
                }
            }

            Assert.Equal(expected, writer.Written.ToArray());
            Assert.Equal(expected.Length, stream.Position);
        }
    }

    [Fact]
    public void A_stream_refuses_a_part_that_lies_outside_its_array()
    {
        using var stream = new PayloadWriter().AsStream();

        Assert.Throws<ArgumentOutOfRangeException>(() => stream.Write(new byte[2], 1, 2));
    }

    [Fact]
    public void A_library_that_has_asynchronous_calls_only_waits_for_no_other_thread()
    {
        var writer = new PayloadWriter();
        using var stream = writer.AsStream();

        var steps = new[] { stream.WriteAsync(new byte[] { 1, 2 }.AsMemory()).AsTask(), stream.WriteAsync([3], 0, 1), stream.FlushAsync() };

        Assert.All(steps, step => Assert.True(step.IsCompletedSuccessfully));
        Assert.Equal([1, 2, 3], writer.Written.ToArray());
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

    private static ReadOnlyMemory<byte> WrittenTo(IBufferWriter<byte> destination) =>
        destination is PayloadWriter writer ? writer.Written : ((ArrayBufferWriter<byte>)destination).WrittenMemory;
}
