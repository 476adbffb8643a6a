using System.Globalization;

namespace Goldilocks.Worker.Tests;

/// <summary>The file <c>stat</c> of a process or a thread: proc(5).</summary>
internal static class ProcessStat
{
    /// <param name="folder">Such as <c>/proc/17</c>, or a thread's.</param>
    /// <param name="number">Counted from 1, as proc(5) does, and from 4 at least: the second, in parentheses, may hold spaces, and the third is a letter.</param>
    public static long Field(string folder, int number)
    {
        var text = File.ReadAllText(Path.Combine(folder, "stat"));
        return long.Parse(text[(text.LastIndexOf(')') + 2)..].Split(' ')[number - 3], CultureInfo.InvariantCulture);
    }

    /// <summary>The processes with that text in their environment, as it was when they started.</summary>
    public static IReadOnlyList<string> WithInEnvironment(string text) =>
        [.. Folders().Where(folder => TryRead(folder, "environ").Contains(text, StringComparison.Ordinal)).Select(CommandLine)];

    /// <summary>Of all processes, each argument with a space behind it.</summary>
    public static IReadOnlyList<string> CommandLines() => [.. Folders().Select(CommandLine)];

    private static IEnumerable<string> Folders() => Directory.EnumerateDirectories("/proc").Where(folder => int.TryParse(Path.GetFileName(folder), out _));

    private static string CommandLine(string folder) => TryRead(folder, "cmdline").Replace('\0', ' ');

    private static string TryRead(string folder, string file)
    {
        try
        {
            return File.ReadAllText(Path.Combine(folder, file));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // It has ended, or belongs to another user.
            return "";
        }
    }
}
