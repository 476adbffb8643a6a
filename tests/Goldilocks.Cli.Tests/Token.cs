namespace Goldilocks.Cli.Tests;

/// <summary>An environment variable by which everything is found that a program started, and what that started. On Linux, which shows it as a file.</summary>
internal sealed class Token
{
    private const string Name = "GOLDILOCKS_TEST_TOKEN";
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(20);
    private readonly string _value = Guid.NewGuid().ToString("N");

    public IReadOnlyDictionary<string, string> Environment => new Dictionary<string, string> { [Name] = _value };

    /// <summary>The command lines of those that are there, without what has ended.</summary>
    public IReadOnlyList<string> Found() =>
        [.. from folder in Directory.EnumerateDirectories("/proc")
            where int.TryParse(Path.GetFileName(folder), out _) && TryRead(folder, "environ").Contains($"{Name}={_value}", StringComparison.Ordinal)
            let command = TryRead(folder, "cmdline").Replace('\0', ' ')
            where command.Length > 0
            select command];

    /// <summary>What is still there when a while has gone by; nothing as soon as nothing is.</summary>
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

/// <summary>A test that finds processes by their environment.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ProcessesFactAttribute : FactAttribute
{
    public ProcessesFactAttribute()
    {
        if (!OperatingSystem.IsLinux())
        {
            Skip = "Only Linux shows the environment of processes as files.";
        }
    }
}

/// <summary>A test of several cases that finds processes by their environment.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ProcessesTheoryAttribute : TheoryAttribute
{
    public ProcessesTheoryAttribute()
    {
        if (!OperatingSystem.IsLinux())
        {
            Skip = "Only Linux shows the environment of processes as files.";
        }
    }
}
