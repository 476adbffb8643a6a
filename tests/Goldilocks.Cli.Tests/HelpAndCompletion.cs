using System.Text;
using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>Users read the help first, and the page about the command line is made from it.</summary>
public sealed class HelpAndCompletion
{
    private const string Begin = "<!-- From here on it is the help of each command. With GOLDILOCKS_REWRITE_DOCS=1, tests/Goldilocks.Cli.Tests writes it again. -->";

    private static readonly string[] s_inOrder =
        ["What to measure:", "--serializers", "How:", "--quick", "output:", "--output", "Examples:", "./goldilocks run --quick", "Exits with 0"];

    private const int Columns = 110;

    [Fact]
    public void The_page_about_the_command_line_holds_the_help_of_every_command()
    {
        var path = Path.Combine(GoldilocksProgram.Repository, "docs", "cli.md");
        var page = File.ReadAllText(path).ReplaceLineEndings("\n");

        KeptFile.Holds(path, page[..page.IndexOf(Begin, StringComparison.Ordinal)] + Begin + "\n" + HelpOfAll());
    }

    [Fact]
    public void Options_are_in_groups_and_examples_follow_them()
    {
        var help = Help("run");
        var places = s_inOrder.Select(text => help.IndexOf(text, StringComparison.Ordinal)).ToList();

        Assert.DoesNotContain(-1, places);
        Assert.Equal(places.Order(), places);
    }

    [Fact]
    public void Every_number_has_a_range_in_its_help()
    {
        var commands = Commands().ToList();
        Assert.Contains("run", commands);

        foreach (var command in commands)
        {
            // The following lines of an option's text are indented further.
            var help = Help(command);
            var options = Regex.Matches(help, @"^  --\S+ <(?:number|numbers|time|percent)>.*(?:\n {6,}.*)*", RegexOptions.Multiline).Select(match => match.Value).ToList();
            Assert.Equal(Regex.Count(help, "<(?:number|numbers|time|percent)>"), options.Count);
            Assert.True(options.Count > 0 || command != "run", "no option of 'run' takes a number");
            Assert.All(options, option => Assert.Matches(@"[0-9.]+(ms|%)? to [0-9,]+|from 0", Regex.Replace(option, @"\s+", " ")));
        }
    }

    [Fact]
    public void What_is_suggested_begins_as_what_was_typed()
    {
        var ended = GoldilocksProgram.Run(["[suggest:14]", "run --serializ"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Equal(["--serializers"], ended.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
    }

    private static string Help(string command) => InProcess.Run([command, "--help"], Columns).Output.ReplaceLineEndings("\n");

    private static IEnumerable<string> Commands() => Regex.Matches(InProcess.Run(["--help"], Columns).Output, @"(?<=Commands:[\s\S]*)^  ([a-z]+) ", RegexOptions.Multiline).Select(match => match.Groups[1].Value);

    private static string HelpOfAll()
    {
        var text = new StringBuilder();
        foreach (var command in Commands())
        {
            text.Append("\n## ").Append(command).Append("\n```text\n").Append(Help(command).TrimEnd()).Append("\n```\n");
        }

        return text.ToString();
    }
}
