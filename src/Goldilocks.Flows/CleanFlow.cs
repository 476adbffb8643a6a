using Goldilocks.Building.Remembering;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Flows.Installing;

namespace Goldilocks.Flows;

/// <summary>Something that Goldilocks keeps on the disk.</summary>
/// <param name="What">In words.</param>
/// <param name="Folder">Its full path.</param>
/// <param name="Bytes">Of all its files before cleaning.</param>
/// <param name="Fate">What cleaning does with it.</param>
public sealed record KeptItem(string What, string Folder, long Bytes, Fate Fate);

/// <summary>What cleaning does with something.</summary>
public enum Fate
{
    /// <summary>It is removed; the next run makes it again.</summary>
    Removed,

    /// <summary>It stays, because another process works with it.</summary>
    InUse,

    /// <summary>It stays, because the tool needs it.</summary>
    Kept,
}

/// <summary>Frees the space that Goldilocks takes: what it has built, and other versions of the installed tool. Run folders are never touched.</summary>
public sealed class CleanFlow(Checkout checkout)
{
    private const string LeaseFile = "build.lock";
    private static readonly (string Folder, string What)[] s_programs = [("serializers", "programs made of adapters"), ("codecs", "codecs")];
    private static readonly (string Folder, string What)[] s_rest =
        [("hosts", "hosts for other runtimes"), ("packages", "packages of sources given with --source"), ("report", "the page's own build")];

    /// <summary>Removes what can be removed, or only says what would be.</summary>
    /// <param name="isDryRun">True to remove nothing.</param>
    /// <returns>Everything that is kept on the disk, and what became of it.</returns>
    /// <exception cref="IOException">A folder cannot be removed.</exception>
    public IReadOnlyList<KeptItem> Clean(bool isDryRun)
    {
        List<KeptItem> items = [.. Built(), .. OtherVersions(), .. OwnFiles()];
        if (!isDryRun)
        {
            Remove(items);
        }

        return items;
    }

    private IEnumerable<KeptItem> Built()
    {
        var artifacts = checkout.Layout.Artifacts;
        foreach (var (name, what) in s_programs)
        {
            var folders = ProgramsBelow(Path.Combine(artifacts, name)).Select(folder => (Folder: folder, IsInUse: IsInUse(folder))).ToList();
            foreach (var group in folders.GroupBy(program => program.IsInUse))
            {
                yield return new KeptItem(what, Path.Combine(artifacts, name), group.Sum(program => KeptVersions.SizeOf(program.Folder)), group.Key ? Fate.InUse : Fate.Removed);
            }
        }

        foreach (var (name, what) in s_rest.Where(rest => Directory.Exists(Path.Combine(artifacts, rest.Folder))))
        {
            yield return new KeptItem(what, Path.Combine(artifacts, name), KeptVersions.SizeOf(Path.Combine(artifacts, name)), Fate.Removed);
        }
    }

    private IEnumerable<KeptItem> OtherVersions() => Installation.IsInstalledAt(checkout.Root)
        ? new KeptVersions(DataFolder.Path()).All()
            .Where(version => version.Folder != checkout.Root)
            .Select(version => new KeptItem("another version of the tool", version.Folder, version.Bytes, version.IsInUse ? Fate.InUse : Fate.Removed))
        : [];

    private IEnumerable<KeptItem> OwnFiles() => Installation.IsInstalledAt(checkout.Root)
        ? [new KeptItem("adapters, workloads and hosts of this version", checkout.Root, KeptVersions.SizeOf(checkout.Root) - KeptVersions.SizeOf(checkout.Layout.Artifacts), Fate.Kept)]
        : [];

    private void Remove(IReadOnlyList<KeptItem> items)
    {
        foreach (var (name, _) in s_programs)
        {
            foreach (var program in ProgramsBelow(Path.Combine(checkout.Layout.Artifacts, name)))
            {
                Empty(program);
            }
        }

        var programs = s_programs.Select(program => Path.Combine(checkout.Layout.Artifacts, program.Folder)).ToList();
        foreach (var item in items.Where(item => item.Fate == Fate.Removed && !programs.Contains(item.Folder)))
        {
            Directory.Delete(item.Folder, recursive: true);
        }
    }

    private static IEnumerable<string> ProgramsBelow(string folder) => Directory.Exists(folder)
        ? Directory.GetDirectories(folder).SelectMany(Directory.GetDirectories)
        : [];

    private static bool IsInUse(string program)
    {
        var path = Path.Combine(program, LeaseFile);
        using var lease = FolderLease.TryTake(path);
        return lease is null && File.Exists(path);
    }

    /// <summary>The lock file stays, because it is held meanwhile: otherwise another process could begin to build in the folder that is being removed.</summary>
    private static void Empty(string program)
    {
        var path = Path.Combine(program, LeaseFile);
        using var lease = FolderLease.TryTake(path);
        if (lease is null && File.Exists(path))
        {
            return;
        }

        foreach (var folder in Directory.GetDirectories(program))
        {
            Directory.Delete(folder, recursive: true);
        }

        foreach (var file in Directory.GetFiles(program).Where(file => file != path))
        {
            File.Delete(file);
        }
    }
}
