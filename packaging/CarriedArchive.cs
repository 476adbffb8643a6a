using System.IO.Compression;

namespace Goldilocks.Packaging;

/// <summary>The archive with everything that an installed tool needs of a checkout: what is built on the user's machine, and what it is built with.</summary>
internal static class CarriedArchive
{
    /// <summary>Folders that are carried whole. A folder that does not exist is left out.</summary>
    private static readonly string[] s_folders = ["serializers", "workloads", "codecs", "studies", "probes", "interop", "models"];

    /// <summary>Beside the hosts, which use them.</summary>
    private static readonly string[] s_shared = ["Contracts", "Protocol"];

    private static readonly string[] s_files =
        ["Directory.Build.props", "Directory.Packages.props", "global.json", ".editorconfig", "LICENSE", "src/Directory.Build.props"];

    /// <summary>A day in the past for every entry: the same content gives the same archive, and the tool unpacks it only once.</summary>
    private static readonly DateTimeOffset s_date = new(2000, 1, 1, 0, 0, 0, TimeSpan.Zero);

    /// <summary>Writes the archive.</summary>
    /// <param name="root">The checkout.</param>
    /// <param name="page">The page of the report without data.</param>
    /// <param name="path">The file to write.</param>
    /// <returns>Its size in bytes.</returns>
    public static long Write(string root, string page, string path)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        using (var archive = new ZipArchive(File.Create(path), ZipArchiveMode.Create))
        {
            foreach (var file in FilesOf(root).Distinct().Order(StringComparer.Ordinal))
            {
                using var content = File.OpenRead(Path.Combine(root, file));
                Add(archive, file, content);
            }

            using var text = new MemoryStream(System.Text.Encoding.UTF8.GetBytes(page));
            Add(archive, Reporting.Page.PageTemplate.BuiltFile, text);
        }

        return new FileInfo(path).Length;
    }

    private static IEnumerable<string> FilesOf(string root)
    {
        var msBuild = Path.Combine("src", "Goldilocks.Building", "MsBuild");
        var hosts = Hosts(root).ToList();
        var sources = hosts.Concat(s_shared).Select(name => Path.Combine("src", $"Goldilocks.{name}"));
        return s_files
            .Concat(s_folders.Concat(sources).Append(msBuild).SelectMany(folder => SourcesBelow(root, folder)))
            .Concat(hosts.Where(host => IsBuiltWithTheTool(root, host)).SelectMany(host => BuiltFiles(root, host)))
            .Concat(Directory.EnumerateFiles(Path.Combine(root, "docs"), "*.md").Select(file => Path.GetRelativePath(root, file)));
    }

    /// <summary>Each has an entry point for adapters. Their sources are carried, because hosts for other runtimes are built on demand.</summary>
    private static IEnumerable<string> Hosts(string root) => Directory.EnumerateFiles(Path.Combine(root, "serializers", "Host"), "*.cs")
        .Select(Path.GetFileNameWithoutExtension).OfType<string>()
        .Where(name => Directory.Exists(Path.Combine(root, "src", $"Goldilocks.{name}")));

    /// <summary>The tool's project names the hosts that are built with it; adapters for the tool's own runtime use those as they are.</summary>
    private static bool IsBuiltWithTheTool(string root, string host) =>
        File.ReadAllText(Path.Combine(root, "src", "Goldilocks.Cli", "Goldilocks.Cli.csproj")).Contains($"/Goldilocks.{host}.csproj", StringComparison.Ordinal);

    private static IEnumerable<string> SourcesBelow(string root, string folder)
    {
        var start = new DirectoryInfo(Path.Combine(root, folder));
        return start.Exists ? SourcesBelow(start).Select(file => Path.GetRelativePath(root, file)) : [];
    }

    private static IEnumerable<string> SourcesBelow(DirectoryInfo folder) => folder.EnumerateFiles().Select(file => file.FullName)
        .Concat(folder.EnumerateDirectories().Where(inner => inner.Name is not ("bin" or "obj")).SelectMany(SourcesBelow));

    private static IEnumerable<string> BuiltFiles(string root, string host)
    {
        var folder = Path.Combine("src", $"Goldilocks.{host}", "bin", "Release", $"net{Environment.Version.Major}.0");
        return Directory.EnumerateFiles(Path.Combine(root, folder)).Select(file => Path.GetRelativePath(root, file));
    }

    private static void Add(ZipArchive archive, string name, Stream content)
    {
        var entry = archive.CreateEntry(name.Replace(Path.DirectorySeparatorChar, '/'), CompressionLevel.SmallestSize);
        entry.LastWriteTime = s_date;
        using var to = entry.Open();
        content.CopyTo(to);
    }
}
