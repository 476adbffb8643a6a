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
}
