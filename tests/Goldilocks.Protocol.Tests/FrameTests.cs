using System.Globalization;
using FsCheck;
using FsCheck.Fluent;

namespace Goldilocks.Protocol.Tests;

public sealed class FrameTests
{
    [Fact]
    public void A_body_is_the_verb_and_a_line_for_each_field() => Assert.Equal(
        "slice\nbinding 3\noperation serialize\noperations 5000",
        new Frame(Verbs.Slice).With("binding", 3).With("operation", "serialize").With("operations", 5000).ToString());

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

        Assert.Equal("24", frame.Get("bytes"));
        Assert.Equal(["24", "48"], frame.GetAll("bytes"));
        Assert.Null(frame.Find("Bytes"));
    }

    [Fact]
    public void Whole_numbers_look_the_same_under_every_culture()
    {
        var before = CultureInfo.CurrentCulture;
        try
        {
            // Swedish writes its own minus sign, and it is not the one of ASCII.
            CultureInfo.CurrentCulture = new CultureInfo("sv-SE");
            Assert.Equal("open\nseed -1234567", new Frame(Verbs.Open).With("seed", -1234567).ToString());
            Assert.Equal(-1234567, Frame.Parse("open\nseed -1234567").GetInt64("seed"));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Theory]
    [InlineData(long.MinValue)]
    [InlineData(0)]
    [InlineData(long.MaxValue)]
    public void A_whole_number_comes_back_exactly(long number) =>
        Assert.Equal(number, Frame.Parse(new Frame(Verbs.Sample).With("operations", number).ToString()).GetInt64("operations"));

    [Fact]
    public void A_missing_field_is_named_with_its_message()
    {
        var exception = Assert.Throws<ProtocolException>(() => new Frame(Verbs.Verified).Get("digest"));

        Assert.Equal("The message 'verified' lacks the field 'digest'.", exception.Message);
    }

    [Theory]
    [InlineData("1,000")]
    [InlineData("1.5")]
    [InlineData("0x10")]
    [InlineData("9223372036854775808")]
    [InlineData(" 1")]
    [InlineData("")]
    public void What_is_not_a_whole_number_is_quoted(string text)
    {
        var exception = Assert.Throws<ProtocolException>(() => new Frame(Verbs.Open).With("size", text).GetInt64("size"));

        Assert.Equal($"The field 'size' of the message 'open' is not a whole number: '{text}'.", exception.Message);
    }

    [Theory]
    [InlineData("", "A message must begin with a verb, not ''.")]
    [InlineData("\nbinding 1", "A message must begin with a verb, not ''.")]
    [InlineData("Unhandled exception.", "A message must begin with a verb, not 'Unhandled exception.'.")]
    [InlineData("slice\nbinding", "A line of the message 'slice' has no name: 'binding'.")]
    [InlineData("slice\n 1", "A line of the message 'slice' has no name: ' 1'.")]
    [InlineData("slice\n", "A line of the message 'slice' has no name: ''.")]
    public void A_text_that_is_no_message_is_quoted(string body, string message) =>
        Assert.Equal(message, Assert.Throws<ProtocolException>(() => Frame.Parse(body)).Message);
}
