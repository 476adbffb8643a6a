using Goldilocks.Building;
using Goldilocks.Commands;

namespace Goldilocks.Cli;

/// <summary>Something that Goldilocks keeps on the disk.</summary>
/// <param name="What">In words.</param>
/// <param name="Folder">Its full path; a file in one case.</param>
/// <param name="Bytes">That removing it frees, or would free. A file that lies in several places counts once, and not at all where it also lies elsewhere, as in a folder of packages.</param>
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

/// <summary>
/// Frees the space that Goldilocks takes: what it has built, what it made of a user's own types and samples, and other versions of the installed tool. Run folders are never touched.
/// </summary>
public sealed class CleanFlow(Checkout checkout)
{
    private const string BuildLease = "build.lock";

    /// <summary>Of each, a folder of its own has a lease: the processes that run the program share it, and one that builds it holds it alone.</summary>
    private static readonly (string Folder, string What)[] s_programs = [("serializers", "programs made of adapters"), ("codecs", "codecs")];

    private const string Hosts = "hosts";

    /// <summary>What programs are made from and read. It has no leases of its own, so it stays while any program or host is in use.</summary>
    private static readonly (string Folder, string What)[] s_materials =
    [
        (Hosts, "hosts for other runtimes"),
        ("packages", "packages of sources given with --source"),
        ("models", "models made of your own types, with copies of their sources"),
        ("readings", "what was read of your own types, with copies of their sources"),
        ("samples", "your own samples, as workers read them"),
    ];

    private const string Page = "report";
    private const string PageLease = "lock";

    private string Artifacts => checkout.Layout.Artifacts;

    /// <summary>Removes what can be removed, or only says what would be.</summary>
    /// <param name="isDryRun">True to remove nothing.</param>
    /// <returns>Everything that is kept on the disk, and what became of it.</returns>
    /// <exception cref="IOException">A folder cannot be removed.</exception>
    public IReadOnlyList<KeptItem> Clean(bool isDryRun)
    {
        List<Claim> claims = [.. s_programs.SelectMany(programs => Programs(programs.Folder)), .. HostClaims(), .. PageClaims()];
        try
        {
            if (isDryRun)
            {
                claims.ForEach(claim => claim.Dispose());
            }

            var items = Sized([.. Built(claims), .. Materials(claims), .. OtherVersions(), .. OwnFiles()]);
            if (!isDryRun)
            {
                Remove(claims, items);
            }

            return items;
        }
        finally
        {
            claims.ForEach(claim => claim.Dispose());
        }
    }

    private IEnumerable<Claim> Programs(string folder) => FoldersIn(Path.Combine(Artifacts, folder)).SelectMany(FoldersIn).Select(program => new Claim(folder, program, BuildLease));

    private IEnumerable<Claim> HostClaims() => FoldersIn(Path.Combine(Artifacts, Hosts)).Select(framework => new Claim(Hosts, framework, BuildLease));

    private IEnumerable<Claim> PageClaims() => Directory.Exists(Path.Combine(Artifacts, Page)) ? [new Claim(Page, Path.Combine(Artifacts, Page), PageLease)] : [];

    private IEnumerable<Kept> Built(IReadOnlyList<Claim> claims) =>
        from part in s_programs.Append((Folder: Page, What: "the page's own build"))
        from claim in claims
        where claim.Part == part.Folder
        group claim by (part.What, part.Folder, claim.IsInUse) into alike
        select new Kept(alike.Key.What, Path.Combine(Artifacts, alike.Key.Folder), [.. alike.Select(claim => claim.Folder)], alike.Key.IsInUse ? Fate.InUse : Fate.Removed);

    private IEnumerable<Kept> Materials(IReadOnlyList<Claim> claims)
    {
        var fate = claims.Any(claim => claim.IsInUse && claim.Part != Page) ? Fate.InUse : Fate.Removed;
        return s_materials
            .Select(material => (material.What, Folder: Path.Combine(Artifacts, material.Folder)))
            .Where(material => Directory.Exists(material.Folder))
            .Select(material => new Kept(material.What, material.Folder, [material.Folder], fate));
    }

    private IEnumerable<Kept> OtherVersions() => Installation.IsInstalledAt(checkout.Root)
        ? new KeptVersions(DataFolder.Path()).All()
            .Where(version => version.Folder != checkout.Root)
            .Select(version => new Kept("another version of the tool", version.Folder, [version.Folder], version.IsInUse ? Fate.InUse : Fate.Removed))
        : [];

    private IEnumerable<Kept> OwnFiles()
    {
        if (File.Exists(checkout.Durations))
        {
            yield return new Kept("how long runs took here, for run --dry-run", checkout.Durations, [checkout.Durations], Fate.Kept);
        }

        if (Installation.IsInstalledAt(checkout.Root))
        {
            yield return new Kept("adapters, workloads and hosts of this version", checkout.Root, [.. Directory.GetFileSystemEntries(checkout.Root).Where(entry => entry != Artifacts)], Fate.Kept);
        }
    }

    private static List<KeptItem> Sized(IReadOnlyList<Kept> all) =>
        [.. all.Zip(DiskSpace.FreedBy([.. all.Select(kept => new DiskSpace.Part(kept.Places, kept.Fate != Fate.Removed))])).Select(pair => new KeptItem(pair.First.What, pair.First.Folder, pair.Second, pair.First.Fate))];

    /// <summary>All leases are held until the last folder is removed, so that no other process begins to build with what is going away.</summary>
    private void Remove(IReadOnlyList<Claim> claims, IReadOnlyList<KeptItem> items)
    {
        var areMaterialsInUse = items.Any(item => item.Fate == Fate.InUse && IsMaterial(item.Folder));
        foreach (var claim in claims.Where(claim => !claim.IsInUse && !(claim.Part == Hosts && areMaterialsInUse)))
        {
            claim.Empty();
        }

        var emptied = s_programs.Select(programs => programs.Folder).Concat([Hosts, Page]).Select(folder => Path.Combine(Artifacts, folder)).ToList();
        foreach (var item in items.Where(item => item.Fate == Fate.Removed && !emptied.Contains(item.Folder)))
        {
            Directory.Delete(item.Folder, recursive: true);
        }
    }

    private bool IsMaterial(string folder) => s_materials.Any(material => Path.Combine(Artifacts, material.Folder) == folder);

    private static IEnumerable<string> FoldersIn(string folder) => Directory.Exists(folder) ? Directory.GetDirectories(folder) : [];

    /// <param name="What">In words.</param>
    /// <param name="Folder">That it is shown by.</param>
    /// <param name="Places">The folders and files that it consists of.</param>
    /// <param name="Fate">What cleaning does with it.</param>
    private sealed record Kept(string What, string Folder, IReadOnlyList<string> Places, Fate Fate);

    /// <summary>A folder with the lease on it, where no other process has one.</summary>
    private sealed class Claim(string part, string folder, string leaseFile) : IDisposable
    {
        private readonly FolderLease? _lease = FolderLease.TryTake(Path.Combine(folder, leaseFile));

        /// <summary>The folder among the artifacts that it is a part of.</summary>
        public string Part => part;

        public string Folder => folder;

        /// <summary>A folder without a lock file is one that nothing was built in.</summary>
        public bool IsInUse => _lease is null && File.Exists(Path.Combine(folder, leaseFile));

        /// <summary>The lock file stays, because it is held meanwhile: otherwise another process could begin to build in the folder that is being removed.</summary>
        public void Empty()
        {
            foreach (var inner in Directory.GetDirectories(folder))
            {
                Directory.Delete(inner, recursive: true);
            }

            foreach (var file in Directory.GetFiles(folder).Where(file => Path.GetFileName(file) != leaseFile))
            {
                File.Delete(file);
            }
        }

        public void Dispose() => _lease?.Dispose();
    }
}
