using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Rooms.Tests.Results;

/// <summary>Texts of libraries are shown, whatever they contain.</summary>
public sealed class TextTests
{
    [Theory]
    [InlineData("plain, ünïcödé, 日本語, 😀", "plain, ünïcödé, 日本語, 😀")]
    [InlineData("\u001b[2J", @"\x1b[2J")]
    [InlineData("a\u0007b\u007fc\u009bd\0", @"a\x07b\x7fc\x9bd\x00")]
    [InlineData("\u202eabc\u2066d\u2069", @"\u202eabc\u2066d\u2069")]
    [InlineData("a\u200bb\ufeffc\u00ad", @"a\u200bb\ufeffc\xad")]
    [InlineData("\U000e0041", @"\U000e0041")]
    [InlineData("a\u2028b\u2029", @"a\u2028b\u2029")]
    [InlineData("one\ntwo\tthree", "one\ntwo\tthree")]
    public void Characters_that_would_be_obeyed_are_written_out(string text, string expected) => Assert.Equal(expected, Visible.Of(text));

    /// <summary>A test of its own: attributes hold UTF-8, which has no lone surrogates.</summary>
    [Fact]
    public void Halves_of_characters_are_written_out() => Assert.Equal(@"\ud800x\udc00", Visible.Of("\ud800x\udc00"));

    [Fact]
    public void A_text_becomes_one_line_and_a_long_one_says_how_long_it_was()
    {
        Assert.Equal(@"first / second\x1b", OneLine.Of("first\r\n  second\u001b\n"));
        Assert.EndsWith("... (cut: 20,000 characters; samples.jsonl has all of them)", OneLine.Of(new string('x', 20_000)), StringComparison.Ordinal);
        Assert.Equal("xxxxx... (cut: 9 characters)", OneLine.Shortened("xxxxxxxxx", 5, whole: null));
    }

    [Fact]
    public void An_item_of_a_list_breaks_between_words_and_not_behind_a_bracket_and_its_other_lines_are_indented()
    {
        using var output = new StringWriter();
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.No, ColorSystem = ColorSystemSupport.NoColors, Interactive = InteractionSupport.No, Out = new AnsiConsoleOutput(output) });
        console.Profile.Width = 24;

        ConsoleTables.WriteItem(console, "MemoryPack 1.21.4 [killed] [not probed] is fast");

        Assert.Equal("- MemoryPack 1.21.4\n  [killed] [not probed]\n  is fast\n", output.ToString().ReplaceLineEndings("\n"));
    }

    [Theory]
    [InlineData("=1+1", "'=1+1")]
    [InlineData("+cmd", "'+cmd")]
    [InlineData("-cmd", "'-cmd")]
    [InlineData("@SUM(A1)", "'@SUM(A1)")]
    [InlineData("\tx", "'\tx")]
    [InlineData("-0.5", "-0.5")]
    [InlineData("+1e3", "+1e3")]
    [InlineData("a=b", "a=b")]
    [InlineData("", "")]
    [InlineData(null, null)]
    public void A_field_that_a_spreadsheet_would_run_gets_an_apostrophe_and_numbers_do_not(string? field, string? expected) => Assert.Equal(expected, SpreadsheetText.Of(field));

    [Fact]
    public void Markdown_gets_no_markup_of_a_library()
    {
        Assert.Equal(@"a \| b \` &lt;b> !\[x]\(y) \\x1b", MarkdownTable.Escape("a | b ` <b> ![x](y) \u001b"));
        using var output = new StringWriter();
        new VisibleWriter(output).WriteLine("bell\u0007");
        Assert.Equal(@"bell\x07" + Environment.NewLine, output.ToString());
    }
}
