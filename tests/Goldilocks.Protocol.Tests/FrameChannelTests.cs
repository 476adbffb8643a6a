using System.Text;
using FsCheck;
using FsCheck.Fluent;

namespace Goldilocks.Protocol.Tests;

public sealed class FrameChannelTests
{
    [Fact]
    public void A_frame_on_the_wire_is_text_behind_its_byte_count_and_its_number() => Assert.Equal(
        "31 1\nfailed\nmessage Größe\\n2 €é\n"u8.ToArray(),
        Written(new Frame(Verbs.Failed).With("message", "Größe\n2 €é")));

    [Fact]
    public void Frames_that_follow_each_other_are_read_one_by_one() => Check.QuickThrowOnFailure(
        Prop.ForAll(Texts.Frames.Generator.ArrayOf().ToArbitrary(), frames =>
        {
            var channel = Reading(Written(frames));
            return frames.Index().All(sent => channel.Read() is { } read && read.Number == sent.Index + 1 && Same(sent.Item, read)) && channel.Read() is null;
        }));

    [Fact]
    public void A_frame_that_arrives_byte_by_byte_is_read_whole() => Check.QuickThrowOnFailure(
        Prop.ForAll(Texts.Frames, frame => Same(frame, new FrameChannel(new DrippingStream(Written(frame)), Stream.Null).Read()!)));

    [Fact]
    public void A_lone_surrogate_arrives_as_the_replacement_character_and_harms_nothing_else()
    {
        var frame = Reading(Written(new Frame(Verbs.WrongAnswer).With("difference", "a\uD800b").With("next", "c"))).Read()!.ToFrame();

        Assert.Equal("a\uFFFDb", frame.Find("difference"));
        Assert.Equal("c", frame.Find("next"));
    }

    [Fact]
    public void The_end_of_the_stream_between_frames_is_null() => Assert.Null(Reading([]).Read());

    [Theory]
    [InlineData("Hello from a library\n", "byte count", "'H'")]
    [InlineData("-5 1\nserve", "byte count", "'-'")]
    [InlineData("\n", "byte count", "'\\n'")]
    [InlineData("5\nserve\n", "byte count", "'5\\n'")]
    [InlineData("\uFEFF5 1\nserve\n", "byte count", "'\\xEF'")]
    [InlineData("\u001b[2J", "byte count", "'\\x1B'")]
    [InlineData("12", "byte count", "'12end of stream'")]
    [InlineData("123456789 1\n", "byte count", "'123456789'")]
    [InlineData("12 bytes", "number", "'b'")]
    [InlineData("12 -1\n", "number", "'-'")]
    [InlineData("12 \n", "number", "'\\n'")]
    [InlineData("12 7", "number", "'7end of stream'")]
    [InlineData("12 12345678901234567890123\n", "number", "'1234567890123456789'")]
    public void Something_that_is_no_beginning_of_a_message_is_quoted_and_its_likely_cause_named(string text, string what, string found) => Assert.Equal(
        $"Expected a message's {what} but found {found}; something other than the worker wrote to its standard output.",
        Assert.Throws<ProtocolException>(() => Reading(Encoding.UTF8.GetBytes(text)).Read()).Message);

    [Theory]
    [InlineData("16777217")]
    [InlineData("99999999")]
    public void A_count_beyond_the_maximum_is_refused_before_memory_is_taken_for_it(string count)
    {
        var exception = Assert.Throws<ProtocolException>(() => Reading(Encoding.ASCII.GetBytes(count + " 1\n")).Read());

        Assert.StartsWith($"A message of {count} bytes was announced, where 16777216 are the most;", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_frame_beyond_the_maximum_is_not_written() => Assert.Throws<ProtocolException>(() =>
        Written(new Frame(Verbs.Failed).With("message", new string('x', FrameChannel.MaximumBodyBytes))));

    [Fact]
    public void A_frame_of_the_maximum_size_passes()
    {
        const string Head = "failed\nmessage ";
        var message = new string('x', FrameChannel.MaximumBodyBytes - Head.Length);

        Assert.Equal(message, Reading(Written(new Frame(Verbs.Failed).With("message", message))).Read()!.ToFrame().Find("message"));
    }

    [Theory]
    [InlineData("5 1\nsli", "A message of 5 bytes was cut off or ran on after 3 bytes.")]
    [InlineData("5 1\n", "A message of 5 bytes was cut off or ran on after 0 bytes.")]
    [InlineData("5 1\nserve", "A message of 5 bytes was cut off or ran on after 5 bytes.")]
    [InlineData("5 1\nserve printed\n", "A message of 5 bytes was cut off or ran on after 6 bytes.")]
    public void A_frame_that_is_cut_off_or_runs_on_says_where(string text, string message) =>
        Assert.Equal(message, Assert.Throws<ProtocolException>(() => Reading(Encoding.ASCII.GetBytes(text)).Read()).Message);

    [Fact]
    public void A_frame_is_written_in_one_piece_and_flushed()
    {
        var stream = new CountingStream();
        new FrameChannel(Stream.Null, stream).Write(1, new Frame(Verbs.Done));

        Assert.Equal((1, 1), (stream.Writes, stream.Flushes));
    }

    private static bool Same(Frame sent, Envelope received) =>
        received.ToFrame() is var frame && frame.Verb == sent.Verb && frame.Fields.SequenceEqual(sent.Fields);

    private static FrameChannel Reading(byte[] bytes) => new(new MemoryStream(bytes), Stream.Null);

    private static byte[] Written(params Frame[] frames)
    {
        var stream = new MemoryStream();
        var channel = new FrameChannel(Stream.Null, stream);
        foreach (var (index, frame) in frames.Index())
        {
            channel.Write(index + 1, frame);
        }

        return stream.ToArray();
    }

    /// <summary>Hands out one byte at a time, as a slow pipe may.</summary>
    private sealed class DrippingStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, 1));

        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 1)]);
    }

    private sealed class CountingStream : MemoryStream
    {
        public int Writes { get; private set; }

        public int Flushes { get; private set; }

        public override void Write(byte[] buffer, int offset, int count) => Writes++;

        public override void Write(ReadOnlySpan<byte> buffer) => Writes++;

        public override void Flush() => Flushes++;
    }
}
