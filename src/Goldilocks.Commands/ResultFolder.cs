using System.Globalization;
using System.Reflection;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>The kind of a result folder: the end of its name, and the files that show that it is taken. Each flow states its own.</summary>
/// <param name="Suffix">The end of the generated name of a folder; empty for a run.</param>
/// <param name="TakenBy">Files that must not exist in the folder; empty when the folder must be empty.</param>
/// <param name="TakenText">Follows the folder's name in the error; <c>{0}</c> is the folder.</param>
public sealed record ResultKind(string Suffix, IReadOnlyList<string> TakenBy, string TakenText)
{
    /// <summary>Of <c>goldilocks run</c>.</summary>
    public static ResultKind Run { get; } = new("", [RunFiles.Info], "already holds a run: go on with it by --resume {0}, or choose another --output.");

    internal bool IsTaken(string folder) => TakenBy.Count == 0
        ? Directory.Exists(folder) && Directory.EnumerateFileSystemEntries(folder).Any()
        : TakenBy.Any(file => File.Exists(Path.Combine(folder, file)));
}

/// <summary>Makes the folders that commands write their results to.</summary>
public static class ResultFolder
{
    /// <summary>Of Goldilocks, as every folder records it.</summary>
    public static string ToolVersion =>
        typeof(ResultFolder).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "unknown";

    /// <summary>The folder that result folders go into when no other is named, under the current one.</summary>
    public const string Runs = "runs";

    /// <summary>The name of a new folder: the time in UTC, and the kind.</summary>
    internal static string NameNow(ResultKind kind) => DateTime.UtcNow.ToString("yyyy-MM-dd'T'HHmmss'Z'", CultureInfo.InvariantCulture) + kind.Suffix;

    /// <summary>Makes the folder now, so that a folder that cannot be written is reported before anything is built.</summary>
    /// <param name="asked">As typed; null for <c>runs/&lt;UTC time&gt;</c> under the current folder.</param>
    /// <param name="kind">What it is for.</param>
    /// <returns>The folder as typed, or the one with the time as its name.</returns>
    /// <exception cref="UserErrorException">It holds results already, or cannot be written.</exception>
    public static string Make(string? asked, ResultKind kind)
    {
        var folder = asked ?? Path.Combine(Runs, NameNow(kind));
        if (kind.IsTaken(folder))
        {
            throw new UserErrorException($"'{folder}' {string.Format(CultureInfo.InvariantCulture, kind.TakenText, folder)}");
        }

        try
        {
            Directory.CreateDirectory(folder);
            // A unique name, because another command may be started with the same folder at the same time.
            var probe = Path.Combine(folder, $".writable-{Guid.NewGuid():N}");
            File.WriteAllText(probe, "");
            File.Delete(probe);
            return folder;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UnwritableException($"The run folder '{folder}' cannot be written ({exception.Message}).", exception);
        }
    }
}
