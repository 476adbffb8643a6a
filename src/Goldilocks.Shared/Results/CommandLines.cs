using System.Text.RegularExpressions;

namespace Goldilocks.Results;

/// <summary>Commands as a person would type them.</summary>
public static partial class CommandLines
{
    /// <summary>
    /// How this program is called here: <c>goldilocks</c> where it is installed, <c>./goldilocks</c> in a clone. The command line sets it once, before anything is printed. Files always say
    /// <c>goldilocks</c>, because they are read elsewhere too.
    /// </summary>
    public static string Program { get; set; } = Neutral;

    private const string Neutral = "goldilocks";

    /// <summary>A text for this terminal: each command in it begins as the user would type it.</summary>
    public static string AsTyped(string text) => Program == Neutral ? text : Command().Replace(text, Program.Replace("$", "$$", StringComparison.Ordinal));

    /// <summary>The command that made the run.</summary>
    public static string Of(RunInfo run) => Of(run.Command);

    /// <summary>A command by its words after <c>goldilocks</c>.</summary>
    public static string Of(IReadOnlyList<string> words) => string.Join(' ', words.Prepend("goldilocks").Select(Quote));

    /// <summary>Arguments that a shell would split or expand are quoted.</summary>
    private static string Quote(string argument) =>
        argument.Length > 0 && argument.All(character => char.IsAsciiLetterOrDigit(character) || "-_./:=@,+%\\".Contains(character, StringComparison.Ordinal))
            ? argument
            : $"'{argument}'";

    /// <summary>The name, alone or before a command, in a sentence or after a quote; not as a part of a path or of another name.</summary>
    [GeneratedRegex(@"(?<![\w./\\-])goldilocks(?= [a-z]+\b| -|'|$)")]
    private static partial Regex Command();
}
