using System.Text.Json;

namespace Goldilocks.Models.Reading;

/// <summary>The libraries that a project is compiled with, as its restore wrote them down.</summary>
internal static class Packages
{
    /// <summary>Paths of the packages' libraries; empty where the project was not restored.</summary>
    /// <param name="assets">The path of project.assets.json.</param>
    /// <param name="framework">One of the project's.</param>
    public static IReadOnlyList<string> Libraries(string assets, string framework)
    {
        if (!File.Exists(assets))
        {
            return [];
        }

        using var document = JsonDocument.Parse(File.ReadAllBytes(assets));
        var root = document.RootElement;
        if (!root.TryGetProperty("targets", out var targets) || !root.TryGetProperty("libraries", out var libraries) || !root.TryGetProperty("packageFolders", out var folders))
        {
            return [];
        }

        var target = targets.EnumerateObject().Where(candidate => Fits(candidate.Name, framework)).Concat(targets.EnumerateObject()).Select(candidate => (JsonElement?)candidate.Value).FirstOrDefault();
        return target is null ? [] : [.. target.Value.EnumerateObject()
            .Where(library => library.Value.TryGetProperty("compile", out _) && libraries.TryGetProperty(library.Name, out var known) && known.TryGetProperty("path", out _))
            .SelectMany(library => library.Value.GetProperty("compile").EnumerateObject().Select(file => Path.Combine(libraries.GetProperty(library.Name).GetProperty("path").GetString()!, file.Name)))
            .Where(file => file.EndsWith(".dll", StringComparison.OrdinalIgnoreCase))
            .Select(file => folders.EnumerateObject().Select(folder => Path.Combine(folder.Name, file)).FirstOrDefault(File.Exists))
            .OfType<string>()];
    }

    /// <summary>A target is called <c>net8.0</c>, or <c>.NETStandard,Version=v2.0</c>.</summary>
    private static bool Fits(string target, string framework) =>
        target == framework || (target.StartsWith(".NETStandard,", StringComparison.Ordinal) && framework == "netstandard" + target[(target.LastIndexOf('v') + 1)..]);
}
