using System.CommandLine;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>The commands that Goldilocks' own messages name can be typed as they are printed.</summary>
public sealed partial class Hints
{
    /// <summary>What was typed to measure is no proposal.</summary>
    private const string Origin = "origin";

    private static readonly string s_run = Path.Combine(GoldilocksProgram.Repository, "tests", "Goldilocks.Rooms.Tests", "Choosing", "Decisions", "run");

    [Theory]
    [InlineData("--for public-api")]
    [InlineData("--references --streams --partial-reads")]
    [InlineData("--aot --evolves append,insert,remove,rename,reorder,retype")]
    [InlineData("--runtimes net8.0 --frameworks net48,unity --languages Java --max-dependency 1MB --max-program 8MB")]
    [InlineData("--workloads person --untrusted")]
    public void What_a_choice_proposes_in_order_to_find_out_is_taken_as_it_is_printed(string question)
    {
        var ended = InProcess.Run(["choose", s_run, .. question.Split(' '), "--json"]);
        using var answer = JsonDocument.Parse(ended.Output);

        var proposed = Texts(answer.RootElement).SelectMany(text => Proposal().Matches(text)).Select(match => match.Value).Distinct().ToList();

        Assert.NotEmpty(proposed);
        Assert.All(proposed, line => Assert.Equal("", Refusal(line)));
    }

    [Fact]
    public void Each_command_and_option_that_a_message_names_is_one_that_there_is()
    {
        var commands = CommandLine.Create().Subcommands.ToDictionary(command => command.Name);
        var wrong = new List<string>();
        var named = 0;
        foreach (var file in Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Repository, "src"), "*.cs", SearchOption.AllDirectories))
        {
            foreach (var match in File.ReadLines(file).Where(line => !line.TrimStart().StartsWith("//", StringComparison.Ordinal)).SelectMany(line => Named().Matches(line)))
            {
                named++;
                var (command, options) = (commands.GetValueOrDefault(match.Groups["command"].Value), match.Groups["option"].Captures.Select(option => option.Value));
                wrong.AddRange(command is null ? [match.Value] : options.Where(option => option != "--help" && !command.Options.Any(known => known.Name == option)).Select(option => $"{Path.GetFileName(file)}: {match.Value}"));
            }
        }

        Assert.Empty(wrong);
        Assert.InRange(named, 60, int.MaxValue);
    }

    /// <summary>What the command line says against it; empty where it takes it.</summary>
    private static string Refusal(string line) =>
        string.Join(' ', CommandLine.Create().Parse([.. Word().Matches(line["goldilocks ".Length..]).Select(word => word.Value.Trim('\''))]).Errors.Select(error => $"{line}: {error.Message}"));

    private static IEnumerable<string> Texts(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.String => [element.GetString()!],
        JsonValueKind.Array => element.EnumerateArray().SelectMany(Texts),
        JsonValueKind.Object => element.EnumerateObject().Where(member => member.Name != Origin).SelectMany(member => Texts(member.Value)),
        _ => [],
    };

    /// <summary>To the end of the text: no sentence follows a command that is to be typed.</summary>
    [GeneratedRegex(@"goldilocks (?:probe|run|startup|choose|adopt|list|verify) --.*$")]
    private static partial Regex Proposal();

    /// <summary>The command with the options that stand in the same piece of the text.</summary>
    [GeneratedRegex(@"(?<![/\w])goldilocks (?!that )(?<command>[a-z]+)\b(?=[^""]*"")(?:(?:(?! goldilocks)[^"";.,'`<])*?(?<option>--[a-z][a-z-]*))*")]
    private static partial Regex Named();

    [GeneratedRegex(@"'[^']*'|\S+")]
    private static partial Regex Word();
}
