using FsCheck;
using FsCheck.Fluent;

namespace Goldilocks.Protocol.Tests;

public sealed class FrameTests
{
    [Fact]
    public void A_body_is_the_verb_and_a_line_for_each_field() => Assert.Equal(
        "take\nbinding 3\noperation serialize\noperations 5000",
        new Frame(Verbs.Take).With("binding", "3").With("operation", "serialize").With("operations", "5000").ToString());

    [Fact]
    public void Line_ends_and_backslashes_in_a_value_are_escaped() => Assert.Equal(
        """
        failed
        message one\ntwo\r\nC:\\temp\\new
        empty 
        spaces  a  b 
        """.ReplaceLineEndings("\n"),
        new Frame(Verbs.Failed).With("message", "one\ntwo\r\nC:\\temp\\new").With("empty", "").With("spaces", " a  b ").ToString());

    [Fact]
    public void Any_frame_is_the_same_after_being_written_and_read() => Check.QuickThrowOnFailure(Prop.ForAll(Texts.Frames, frame =>
    {
        var read = Frame.Parse(frame.ToString());
        return read.Verb == frame.Verb && read.Fields.SequenceEqual(frame.Fields);
    }));

    [Fact]
    public void A_body_has_one_line_for_each_field_whatever_the_values() => Check.QuickThrowOnFailure(
        Prop.ForAll(Texts.Frames, frame => frame.ToString().Count(character => character == '\n') == frame.Fields.Count));

    [Fact]
    public void A_name_may_occur_more_than_once_and_keeps_its_order()
    {
        var frame = Frame.Parse("allocation\nbytes 24\nprocess-bytes 30\nbytes 48");

        Assert.Equal("24", frame.Find("bytes"));
        Assert.Equal(["bytes 24", "process-bytes 30", "bytes 48"], frame.Fields.Select(field => $"{field.Key} {field.Value}"));
        Assert.Null(frame.Find("Bytes"));
    }

    [Theory]
    [InlineData("", "A message must begin with a verb, not ''.")]
    [InlineData("\nbinding 1", "A message must begin with a verb, not ''.")]
    [InlineData("Unhandled exception.", "A message must begin with a verb, not 'Unhandled exception.'.")]
    [InlineData("Sample", "A message must begin with a verb, not 'Sample'.")]
    [InlineData("\u001b[2J", "A message must begin with a verb, not '\\u001B[2J'.")]
    [InlineData("take\nbinding", "A line of the message 'take' has no name: 'binding'.")]
    [InlineData("take\n 1", "A line of the message 'take' has no name: ' 1'.")]
    [InlineData("take\n", "A line of the message 'take' has no name: ''.")]
    public void A_text_that_is_no_message_is_quoted(string body, string message) =>
        Assert.Equal(message, Assert.Throws<ProtocolException>(() => Frame.Parse(body)).Message);

    [Fact]
    public void A_text_that_is_no_message_is_quoted_only_in_part_when_it_is_long()
    {
        var message = Assert.Throws<ProtocolException>(() => Frame.Parse(new string('x', 1_000_000))).Message;

        Assert.InRange(message.Length, 100, 200);
        Assert.Contains("... (1000000 characters)", message, StringComparison.Ordinal);
    }
}
