using System.Text;

namespace Goldilocks.Protocol.Tests;

/// <summary>What is written and read without a <see cref="Frame"/> is the text of one.</summary>
public sealed class SliceTextTests
{
    [Theory]
    [InlineData(1, Operation.Serialize, 60, 20)]
    [InlineData(9_000_000_000, Operation.Deserialize, 1, 0)]
    public void The_frame_that_asks_for_a_slice_is_read_from_its_bytes(long binding, Operation operation, long operations, long leadIn)
    {
        var frame = new Frame(Verbs.Slice).With("binding", binding).With("operation", operation.Name()).With("operations", operations).With("lead-in", leadIn);

        Assert.True(SliceText.TryRead(Encoding.UTF8.GetBytes(frame.ToString()), out var request));
        Assert.Equal(new SliceRequest(binding, operation, operations, leadIn), request);
    }

    [Theory]
    [InlineData("")]
    [InlineData("slice")]
    [InlineData("sliced\nbinding 1\noperation serialize\noperations 60\nlead-in 20")]
    [InlineData("slice\nbinding 1\noperation serialize")]
    [InlineData("slice\nbinding 1\noperation serialize\noperations 60")]
    [InlineData("slice\nbinding 1\noperation serialize\noperations 60\nlead-in 20\nmore 1")]
    [InlineData("slice\nbinding 1\noperation serialize\noperations 60\nlead-in 20 ")]
    [InlineData("slice\nbinding one\noperation serialize\noperations 60\nlead-in 20")]
    [InlineData("slice\nbinding 1\noperation serializes\noperations 60\nlead-in 20")]
    [InlineData("slice\nbinding 1\noperation copy\noperations 60\nlead-in 20")]
    [InlineData("slice\noperation serialize\nbinding 1\noperations 60\nlead-in 20")]
    public void Everything_else_is_left_to_the_frame(string body) => Assert.False(SliceText.TryRead(Encoding.UTF8.GetBytes(body), out _));

    [Fact]
    public void Numbers_are_written_as_a_frame_writes_them()
    {
        var text = new FrameText();
        text.Begin("opened"u8).With("binding"u8, 1);

        var written = Encoding.UTF8.GetString(text.Begin("sample"u8).With("operations"u8, 60).With("thread-nanoseconds"u8, long.MinValue).Written);

        Assert.Equal(new Frame(Verbs.Sample).With("operations", 60).With("thread-nanoseconds", long.MinValue).ToString(), written);
    }

    [Fact]
    public void A_text_that_does_not_fit_is_refused()
    {
        var text = new FrameText();

        Assert.Throws<ArgumentException>(() =>
        {
            for (var line = 0; line < 100; line++)
            {
                text.With("thread-nanoseconds"u8, line);
            }
        });
    }
}
