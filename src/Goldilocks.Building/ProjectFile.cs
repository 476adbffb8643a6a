using System.Xml;
using System.Xml.Linq;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>The package facts of a serializer's project file, read without MSBuild.</summary>
/// <param name="Package">The package under test: the first whose version is <c>[$(LibraryVersion)]</c>; null when there is none.</param>
/// <param name="PinnedVersion">The version when no other is asked for.</param>
/// <param name="HasPackages">False for a library that is part of the runtime.</param>
internal sealed record ProjectFile(string? Package, string? PinnedVersion, bool HasPackages)
{
    private const string Version = "LibraryVersion";

    /// <summary>Why the adapter takes the built-in types only; empty where it takes any.</summary>
    public string BuiltInTypesOnly { get; init; } = "";

    /// <summary>The schema language of a library that has classes of its own; empty where it has none, or its schemas are written by hand.</summary>
    public string SchemaLanguage { get; init; } = "";

    /// <summary>What an error means that the library's generator, or the compiler on its behalf, reports about a user's types: the reason by the error's code.</summary>
    public IReadOnlyDictionary<string, string> RefusedBy { get; init; } = new Dictionary<string, string>();

    /// <summary>The variants whose code the library's generator makes, the plain one as <see cref="VariantKey.Plain"/>; null where that is all of them.</summary>
    public IReadOnlyList<string>? GeneratedVariants { get; init; }

    public static ProjectFile Read(string path)
    {
        XDocument document;
        try
        {
            document = XDocument.Load(path);
        }
        catch (XmlException)
        {
            // MSBuild will report the error with its line.
            return new ProjectFile(null, null, HasPackages: true);
        }

        var elements = document.Descendants().ToList();
        var references = elements.Where(element => element.Name.LocalName == "PackageReference").ToList();
        var main = references.FirstOrDefault(reference => VersionOf(reference).Contains($"$({Version})", StringComparison.Ordinal));
        var pinned = elements.FirstOrDefault(element => element.Name.LocalName == Version)?.Value.Trim();
        return new ProjectFile(main?.Attribute("Include")?.Value, main is null ? null : pinned, references.Count > 0)
        {
            BuiltInTypesOnly = elements.FirstOrDefault(element => element.Name.LocalName == nameof(BuiltInTypesOnly))?.Value.Trim() ?? "",
            SchemaLanguage = elements.FirstOrDefault(element => element.Name.LocalName == nameof(SchemaLanguage))?.Value.Trim() ?? "",
            GeneratedVariants = elements.FirstOrDefault(element => element.Name.LocalName == nameof(GeneratedVariants))?.Value.Split('|', StringSplitOptions.TrimEntries),
            RefusedBy = elements
                .Where(element => element.Name.LocalName == "RefusedBy" && element.Attribute("Include") is not null)
                .SelectMany(element => element.Attribute("Include")!.Value.Split(';').Select(code => (Code: code, Reason: element.Attribute("Reason")?.Value ?? "")))
                .ToDictionary(error => error.Code, error => error.Reason),
        };
    }

    private static string VersionOf(XElement reference) =>
        reference.Attribute("Version")?.Value ?? reference.Elements().FirstOrDefault(element => element.Name.LocalName == "Version")?.Value ?? "";
}
