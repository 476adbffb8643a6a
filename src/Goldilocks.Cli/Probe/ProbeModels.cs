using System.Text.RegularExpressions;
using System.Xml.Linq;
using Goldilocks.Building;
using Goldilocks.Commands;
using Goldilocks.Probing;

namespace Goldilocks.Cli.Probe;

/// <summary>One folder of <c>probes/models</c>: classes that a generator takes or refuses together.</summary>
/// <param name="Name">The folder's name.</param>
/// <param name="Classes">The simple names of its classes.</param>
/// <param name="Capabilities">What is asked with them.</param>
internal sealed partial record ProbeModels(string Name, IReadOnlyList<string> Classes, IReadOnlyList<LeftOutCapability> Capabilities)
{
    /// <summary>Reads the folders below <paramref name="modelFolder"/>, in the order of their names. One without a list of what it has holds no models, and cannot be left out.</summary>
    public static IReadOnlyList<ProbeModels> ReadAll(string modelFolder) =>
        [.. Directory.EnumerateDirectories(modelFolder).Where(folder => Directory.EnumerateFiles(folder, "*.props").Any()).Order(StringComparer.Ordinal).Select(Read)];

    /// <summary>True where the error is in this folder's source, or in what a generator made of one of its classes.</summary>
    public bool IsIn(BuildError error) => IsInSource(error) || Words().Matches(error.Place).Any(word => Classes.Contains(word.Value));

    /// <summary>True where the text of an error has the name of one of this folder's classes.</summary>
    public bool IsNamedIn(string text) => Words().Matches(text).Any(word => Classes.Contains(word.Value));

    /// <summary>True where the error is in this folder's source.</summary>
    public bool IsInSource(BuildError error) => error.Place.Replace('\\', '/').Contains($"/models/{Name}/", StringComparison.Ordinal);

    /// <summary>The folder as one that a program was built without.</summary>
    public LeftOutModels LeftOut(string reason, bool isRefused) => new(Name, reason, isRefused, Capabilities);

    private static ProbeModels Read(string folder)
    {
        var items = Directory.EnumerateFiles(folder, "*.props").SelectMany(file => XDocument.Load(file).Descendants()).ToList();
        var classes = items
            .Where(item => item.Name.LocalName.EndsWith("ContractType", StringComparison.Ordinal) || item.Name.LocalName == "RootType")
            .SelectMany(item => (item.Attribute("Include")?.Value ?? "").Split(';'))
            .Where(name => !name.Contains('@'))
            .Select(name => name[(name.LastIndexOf('.') + 1)..])
            .Distinct();
        var capabilities = items.Where(item => item.Name.LocalName == "Capability")
            .Select(item => new LeftOutCapability(item.Attribute("Include")!.Value, item.Attribute("Section")!.Value, item.Attribute("Question")!.Value, item.Attribute("IsUnmarked") is not null));
        return new ProbeModels(Path.GetFileName(folder), [.. classes], [.. capabilities]);
    }

    [GeneratedRegex("[A-Za-z_][A-Za-z0-9_]*")]
    private static partial Regex Words();
}
