using System.Xml;
using System.Xml.Linq;

namespace Goldilocks.Building;

/// <summary>
/// Files that a project file imports by paths that are known without MSBuild, and the files that those import. Files that do not exist are included, because they
/// may exist the next time. Imports that depend on other properties are not followed.
/// </summary>
internal static class ImportedFiles
{
    /// <param name="projectPath">A project file, or one that is imported into it from above its folder. Need not exist.</param>
    /// <returns>Full paths without the file itself, each once.</returns>
    public static IReadOnlyCollection<string> Of(string projectPath)
    {
        var found = new HashSet<string>(StringComparer.Ordinal);
        Follow(projectPath, Path.GetDirectoryName(projectPath)!, found);
        return found;
    }

    private static void Follow(string path, string projectFolder, HashSet<string> found)
    {
        foreach (var imported in Imports(path, projectFolder).Where(found.Add))
        {
            Follow(imported, projectFolder, found);
        }
    }

    private static List<string> Imports(string path, string projectFolder)
    {
        if (!File.Exists(path))
        {
            return [];
        }

        var folder = Path.GetDirectoryName(path)!;
        try
        {
            return [.. XDocument.Load(path).Descendants()
                .Where(element => element.Name.LocalName == "Import" && element.Attribute("Sdk") is null)
                .Select(import => import.Attribute("Project")?.Value ?? "")
                .Select(text => text
                    .Replace("$(MSBuildThisFileDirectory)", folder + Path.DirectorySeparatorChar, StringComparison.OrdinalIgnoreCase)
                    .Replace("$(MSBuildProjectDirectory)", projectFolder, StringComparison.OrdinalIgnoreCase)
                    .Replace('\\', Path.DirectorySeparatorChar))
                .Where(text => text.Length > 0 && text.IndexOfAny(['$', '*', '?', ';', '%']) < 0)
                .Select(text => Path.GetFullPath(text, folder))];
        }
        catch (XmlException)
        {
            // MSBuild will report the error with its line.
            return [];
        }
    }
}
