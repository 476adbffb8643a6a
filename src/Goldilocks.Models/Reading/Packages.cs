using System.Text.Json;
using System.Xml.Linq;
using Goldilocks.Processes;

namespace Goldilocks.Models.Reading;

/// <summary>The libraries of packages that a project is compiled with, and those that a compiled library needs.</summary>
internal static class Packages
{
    private const string Compiled = "compile";
    private const string Loaded = "runtime";

    /// <summary>Paths of the packages' libraries; empty where the project was not restored.</summary>
    /// <param name="assets">The path of project.assets.json.</param>
    /// <param name="framework">One of the project's.</param>
    public static IReadOnlyList<string> Libraries(string assets, string framework)
    {
        using var document = Read(assets);
        return document is null || !document.RootElement.TryGetProperty("packageFolders", out var folders) ? [] : Listed(document.RootElement, framework, Compiled, [.. folders.EnumerateObject().Select(folder => folder.Name)]);
    }

    /// <summary>The same for a library that a project was built into: a class library has those of its packages not beside it, and lists them in its .deps.json.</summary>
    /// <param name="library">Its path.</param>
    public static IReadOnlyList<string> Needed(string library)
    {
        using var document = Read(Path.ChangeExtension(library, ".deps.json"));
        return document is null ? [] : Listed(document.RootElement, "", Loaded, [MachinePackages.Folder]);
    }

    private static IReadOnlyList<string> Listed(JsonElement root, string framework, string use, IReadOnlyList<string> folders)
    {
        if (!root.TryGetProperty("targets", out var targets) || !root.TryGetProperty("libraries", out var libraries))
        {
            return [];
        }

        var target = targets.EnumerateObject().Where(candidate => Fits(candidate.Name, framework)).Concat(targets.EnumerateObject()).Select(candidate => (JsonElement?)candidate.Value).FirstOrDefault();
        return target is null ? [] : [.. target.Value.EnumerateObject()
            .Where(library => library.Value.TryGetProperty(use, out _) && libraries.TryGetProperty(library.Name, out var known) && known.TryGetProperty("path", out _))
            .SelectMany(library => library.Value.GetProperty(use).EnumerateObject().Select(file => Path.Combine(libraries.GetProperty(library.Name).GetProperty("path").GetString()!, file.Name)))
            .Where(file => file.EndsWith(".dll", StringComparison.OrdinalIgnoreCase))
            .Select(file => folders.Select(folder => Path.Combine(folder, file)).FirstOrDefault(File.Exists))
            .OfType<string>()];
    }

    /// <summary>Null for a file that is not there, or that something else wrote over.</summary>
    private static JsonDocument? Read(string path)
    {
        try
        {
            return File.Exists(path) ? JsonDocument.Parse(File.ReadAllBytes(path)) : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <summary>A target is called <c>net8.0</c>, or <c>.NETStandard,Version=v2.0</c>.</summary>
    private static bool Fits(string target, string framework) =>
        target == framework || (target.StartsWith(".NETStandard,", StringComparison.Ordinal) && framework == "netstandard" + target[(target.LastIndexOf('v') + 1)..]);

    /// <summary>Libraries of packages that this machine has already, with those that they need, for a project that was not restored: of the version that it asks for or, as a restore would take it, the lowest above.</summary>
    public static IReadOnlyList<string> AtHand(IEnumerable<PackageReference> packages)
    {
        var found = new Dictionary<string, IReadOnlyList<string>>(StringComparer.OrdinalIgnoreCase);
        var open = new Queue<PackageReference>(packages);
        while (open.TryDequeue(out var package))
        {
            if (!found.ContainsKey(package.Id) && FolderOf(Path.Combine(MachinePackages.Folder, package.Id.ToLowerInvariant()), package.Version) is { } folder)
            {
                found.Add(package.Id, LibrariesIn(folder));
                DependenciesOf(folder).ToList().ForEach(open.Enqueue);
            }
        }

        return [.. found.Values.SelectMany(files => files)];
    }

    private static string? FolderOf(string package, string? wanted)
    {
        if (!Directory.Exists(package))
        {
            return null;
        }

        var plain = wanted?.Trim('[', '(', ']', ')', ' ').Split(',')[0].Trim() ?? "";
        var exact = Path.Combine(package, plain.ToLowerInvariant());
        var least = Number(plain);
        return plain.Length > 0 && Directory.Exists(exact) ? exact : Directory.GetDirectories(package)
            .Select(folder => (Folder: folder, Number: Number(Path.GetFileName(folder))))
            .Where(one => one.Number is not null && (least is null || one.Number >= least))
            .OrderBy(one => least is null ? null : one.Number).ThenByDescending(one => one.Number)
            .Select(one => one.Folder)
            .FirstOrDefault();
    }

    /// <summary>Null for a version that is no plain one: a test version, or one that another file of the project says.</summary>
    private static Version? Number(string version) => Version.TryParse(version.Replace(".*", ".0", StringComparison.Ordinal), out var number) ? number : null;

    private static readonly string[] s_kinds = ["lib", "ref"];

    private static IReadOnlyList<string> LibrariesIn(string folder)
    {
        var kinds = s_kinds.Select(kind => Path.Combine(folder, kind)).Where(Directory.Exists).Select(Directory.GetDirectories).FirstOrDefault(all => all.Length > 0);
        return kinds is null ? [] : Directory.GetFiles(Path.Combine(Path.GetDirectoryName(kinds[0])!, TargetFramework.Choose([.. kinds.Select(kind => Path.GetFileName(kind)!)], null, folder)), "*.dll");
    }

    private static IEnumerable<PackageReference> DependenciesOf(string folder) => Directory.EnumerateFiles(folder, "*.nuspec").Take(1)
        .SelectMany(file => XDocument.Load(file).Descendants().Where(element => element.Name.LocalName == "dependency"))
        .Where(element => element.Attribute("id") is not null)
        .Select(element => new PackageReference(element.Attribute("id")!.Value, element.Attribute("version")?.Value));
}
