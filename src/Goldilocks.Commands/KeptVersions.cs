using Goldilocks.Building;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>One version of the tool in the data folder.</summary>
/// <param name="Folder">Its full path.</param>
/// <param name="Bytes">That removing it would free.</param>
/// <param name="IsInUse">True while a process works with it.</param>
public sealed record KeptVersion(string Folder, long Bytes, bool IsInUse);

/// <summary>The versions of the tool that lie in a data folder.</summary>
/// <param name="data">That folder; it need not exist.</param>
public sealed class KeptVersions(string data)
{
    /// <summary>Every version, in the order of names.</summary>
    public IReadOnlyList<KeptVersion> All() => Directory.Exists(data)
        ? [.. Directory.GetDirectories(data).Where(folder => !IsBeingUnpacked(folder)).Order(StringComparer.Ordinal).Select(folder => new KeptVersion(folder, DiskSpace.FreedBy(folder), IsInUse(folder)))]
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

        try
        {
            Directory.Delete(version.Folder, recursive: true);
        }
        catch (DirectoryNotFoundException)
        {
            return $"{name} was removed by another Goldilocks.";
        }

        return $"Removed {name}, {Units.Bytes(version.Bytes)}.";
    }

    /// <summary>Another process may be at work in it, which removes or renames it. After an hour that process was killed, and the folder is to be removed like a version.</summary>
    private static bool IsBeingUnpacked(string folder) =>
        Path.GetFileName(folder).StartsWith(Installation.UnfinishedPrefix, StringComparison.Ordinal)
        && (!Directory.Exists(folder) || Directory.GetCreationTimeUtc(folder) > DateTime.UtcNow.AddHours(-1));

    private static bool IsInUse(string folder)
    {
        var path = Path.Combine(folder, Installation.LeaseFile);
        if (!File.Exists(path))
        {
            return false;
        }

        using var lease = FolderLease.TryTake(path);
        return lease is null;
    }
}
