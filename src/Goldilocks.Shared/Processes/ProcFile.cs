using System.Globalization;

namespace Goldilocks.Processes;

/// <summary>Files below <c>/proc</c>, whose process may end at any moment or belong to another user.</summary>
internal static class ProcFile
{
    /// <returns>Null when the process is gone, or when its file may not be read.</returns>
    public static byte[]? TryRead(int process, string name)
    {
        try
        {
            return File.ReadAllBytes(string.Create(CultureInfo.InvariantCulture, $"/proc/{process}/{name}"));
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}

/// <summary>What <c>/proc/PID/stat</c> says; see proc_pid_stat(5).</summary>
/// <param name="IsAlive">False for a process that has ended and only waits for its parent to read its exit code.</param>
/// <param name="Group">The process group.</param>
/// <param name="StartTicks">Since the machine started.</param>
internal sealed record ProcessStat(bool IsAlive, int Group, long StartTicks)
{
    private const int State = 0;
    private const int GroupField = 2;
    private const int StartField = 19;

    /// <returns>Null when the process is gone.</returns>
    public static ProcessStat? Read(int process)
    {
        var text = System.Text.Encoding.UTF8.GetString(ProcFile.TryRead(process, "stat") ?? []);

        // The program's name comes before, in parentheses, and may hold spaces and parentheses itself.
        var fields = text[(text.LastIndexOf(')') + 1)..].Split(' ', StringSplitOptions.RemoveEmptyEntries);
        return fields.Length <= StartField
            ? null
            : new ProcessStat(
                fields[State] is not ("Z" or "X"),
                int.Parse(fields[GroupField], CultureInfo.InvariantCulture),
                long.Parse(fields[StartField], CultureInfo.InvariantCulture));
    }
}
