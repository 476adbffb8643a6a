
namespace Goldilocks.Results.Texts;

/// <summary>Commands as a person would type them.</summary>
public static class CommandLines
{
    /// <summary>The command that made the run.</summary>
    public static string Of(RunInfo run) => Of(run.Command);

    /// <summary>A command by its words after <c>goldilocks</c>.</summary>
    public static string Of(IReadOnlyList<string> words) => string.Join(' ', words.Prepend("goldilocks").Select(Quote));

    /// <summary>Arguments that a shell would split or expand are quoted.</summary>
    private static string Quote(string argument) =>
        argument.Length > 0 && argument.All(character => char.IsAsciiLetterOrDigit(character) || "-_./:=@,+%\\".Contains(character, StringComparison.Ordinal))
            ? argument
            : $"'{argument}'";
}
