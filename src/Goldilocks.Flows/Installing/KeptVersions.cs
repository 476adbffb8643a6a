using Goldilocks.Building.Remembering;
using Goldilocks.Results.Texts;

namespace Goldilocks.Flows.Installing;

/// <summary>One version of the tool in the data folder.</summary>
/// <param name="Folder">Its full path.</param>
/// <param name="Bytes">Of all its files.</param>
/// <param name="IsInUse">True while a process works with it.</param>
public sealed record KeptVersion(string Folder, long Bytes, bool IsInUse);

/// <summary>The versions of the tool that lie in a data folder.</summary>
/// <param name="data">That folder; it need not exist.</param>
public sealed class KeptVersions(string data)
{
    /// <summary>Every version, in the order of names.</summary>
    public IReadOnlyList<KeptVersion> All() => Directory.Exists(data)
        ? [.. Directory.GetDirectories(data).Order(StringComparer.Ordinal).Select(folder => new KeptVersion(folder, SizeOf(folder), IsInUse(folder)))]
        : [];

    /// <summary>Removes every other version that no process works with.</summary>
    /// <param name="kept">The full path of the version that stays.</param>
    /// <returns>One line for each other version: removed, or left because it is in use.</returns>
    /// <exception cref="IOException">A folder cannot be removed.</exception>
    public IReadOnlyList<string> RemoveOthers(string kept) => [.. All().Where(version => version.Folder != kept).Select(Remove)];

    /// <summary>Removes one version, unless it is in use.</summary>
    /// <returns>A line about it.</returns>
    internal static string Remove(KeptVersion version)
    {
        var name = Path.GetFileName(version.Folder);
        if (version.IsInUse)
        {
            return $"Another version of Goldilocks, {name}, is in use: it stays until 'goldilocks clean' is run again.";
        }

        Directory.Delete(version.Folder, recursive: true);
        return $"Removed {name}, {Units.Bytes(version.Bytes)}.";
    }

    internal static long SizeOf(string folder) => Directory.Exists(folder)
        ? new DirectoryInfo(folder).EnumerateFiles("*", new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.ReparsePoint }).Sum(file => file.Length)
        : 0;

    /// <summary>A version that is being unpacked has no lock file yet. It counts as in use for an hour, after which the process that unpacked it was killed.</summary>
    private static bool IsInUse(string folder)
    {
        var path = Path.Combine(folder, Installation.LeaseFile);
        if (!File.Exists(path))
        {
            return Directory.GetCreationTimeUtc(folder) > DateTime.UtcNow.AddHours(-1);
        }

        using var lease = FolderLease.TryTake(path);
        return lease is null;
    }
}
