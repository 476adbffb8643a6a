using System.Text;

namespace Goldilocks.Protocol.Tests;

/// <summary>A text that is written and read without a <see cref="Frame"/> is the same as the frame's.</summary>
public sealed class SampleTextTests
{
    [Theory]
    [InlineData(1, Operation.Serialize, 60, 20)]
    [InlineData(9_000_000_000, Operation.Deserialize, 1, 0)]
    public void The_frame_that_asks_for_a_sample_is_read_from_its_bytes(long binding, Operation operation, long operations, long leadIn)
    {
        var request = new SampleRequest(binding, operation, operations, leadIn);

        Assert.Equal(request, SampleText.Read(Encoding.UTF8.GetBytes(request.ToFrame().ToString())));
    }

    [Theory]
    [InlineData("")]
    [InlineData("sample")]
    [InlineData("taken\nbinding 1\noperation serialize\noperations 60\nlead-in 20")]
    [InlineData("take\nbinding 1\noperation serialize")]
    [InlineData("take\nbinding 1\noperation serialize\noperations 60")]
    [InlineData("take\nbinding 1\noperation serialize\noperations 60\nlead-in 20\nmore 1")]
    [InlineData("take\nbinding 1\noperation serialize\noperations 60\nlead-in 20 ")]
    [InlineData("take\nbinding one\noperation serialize\noperations 60\nlead-in 20")]
    [InlineData("take\nbinding 1\noperation serialize\noperations -60\nlead-in 20")]
    [InlineData("take\nbinding 1\noperation serializes\noperations 60\nlead-in 20")]
    [InlineData("take\nbinding 1\noperation copy\noperations 60\nlead-in 20")]
    [InlineData("take\noperation serialize\nbinding 1\noperations 60\nlead-in 20")]
    public void Everything_else_is_left_to_the_frame(string body) => Assert.Null(SampleText.Read(Encoding.UTF8.GetBytes(body)));

    [Fact]
    public void A_sample_is_written_as_its_frame_is_written_again_and_again()
    {
        var text = new SampleText();
        text.Write(new SampleAnswer(1, 2, 3, 4, 5, 6));
        var sample = new SampleAnswer(60, long.MaxValue, long.MaxValue, long.MaxValue, long.MaxValue, long.MaxValue);

        Assert.Equal(sample.ToFrame().ToString(), Encoding.UTF8.GetString(text.Write(sample)));
    }
}
