namespace Goldilocks.Tests;

/// <summary>An environment variable by which everything is found that a program started, and what that started. On Linux, which shows it as a file.</summary>
internal sealed class Token
{
    /// <summary>Why a test that looks for processes runs on Linux only.</summary>
    public const string Reason = "Only Linux shows the environment and the command line of processes as files.";

    private const string Name = "GOLDILOCKS_TEST_TOKEN";
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(20);
    private readonly string _value = Guid.NewGuid().ToString("N");

    /// <summary>The environment that the program is started with. It builds with a compiler server of its own, as for a user, and not with that of the tests.</summary>
    public IReadOnlyDictionary<string, string> Environment => new Dictionary<string, string> { [Name] = _value, ["GOLDILOCKS_COMPILER_SERVER"] = "" };

    /// <summary>The command lines of those that are there, without what has ended.</summary>
    public IReadOnlyList<string> Found() =>
        [.. from folder in Folders()
            where TryRead(folder, "environ").Contains($"{Name}={_value}", StringComparison.Ordinal)
            let command = CommandLine(folder)
            where command.Length > 0
            select command];

    /// <summary>Of all processes, whatever their environment.</summary>
    public static IReadOnlyList<string> CommandLines() => [.. Folders().Select(CommandLine)];

    /// <summary>The processes that still exist after a while; returns at once when there are none.</summary>
    public IReadOnlyList<string> FoundAfterAWhile()
    {
        var waiting = System.Diagnostics.Stopwatch.StartNew();
        while (Found() is { Count: > 0 } found)
        {
            if (waiting.Elapsed > s_patience)
            {
                return found;
            }

            Thread.Sleep(50);
        }

        return [];
    }

    private static IEnumerable<string> Folders() => Directory.EnumerateDirectories("/proc").Where(folder => int.TryParse(Path.GetFileName(folder), out _));

    private static string CommandLine(string folder) => TryRead(folder, "cmdline").Replace('\0', ' ').Trim();

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
