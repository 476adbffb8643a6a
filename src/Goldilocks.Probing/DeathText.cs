using System.Globalization;

namespace Goldilocks.Probing;

/// <summary>How a process ended, in words.</summary>
internal static class DeathText
{
    private const int FirstSignalCode = 128;

    private static readonly Dictionary<int, string> s_signals = new()
    {
        [4] = "SIGILL",
        [6] = "SIGABRT",
        [7] = "SIGBUS",
        [8] = "SIGFPE",
        [9] = "SIGKILL",
        [11] = "SIGSEGV",
        [15] = "SIGTERM",
        [25] = "SIGXFSZ",
    };

    /// <summary>True where the runtime ended the process because the system refused it memory. Whether it does that or throws an exception is left to chance.</summary>
    public static bool IsOfMemory(string lastWords) => lastWords.StartsWith("Out of memory.", StringComparison.Ordinal);

    /// <summary>The exit code or signal, and what the runtime said.</summary>
    public static string Of(int exitCode, string lastWords)
    {
        var how = exitCode > FirstSignalCode && s_signals.TryGetValue(exitCode - FirstSignalCode, out var signal)
            ? $"signal {(exitCode - FirstSignalCode).ToString(CultureInfo.InvariantCulture)} ({signal})"
            : $"exit code {exitCode.ToString(CultureInfo.InvariantCulture)}";
        return lastWords.Length == 0 ? how : $"{how}: {lastWords}";
    }
}
