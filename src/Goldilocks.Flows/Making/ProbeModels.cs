using System.Text.RegularExpressions;
using System.Xml.Linq;
using Goldilocks.Building.Jobs;

namespace Goldilocks.Flows.Making;

/// <summary>One folder of <c>probes/models</c>: classes that a generator takes or refuses together.</summary>
/// <param name="Name">The folder's name.</param>
/// <param name="Classes">The simple names of its classes.</param>
/// <param name="Capabilities">What is asked with them.</param>
public sealed partial record ProbeModels(string Name, IReadOnlyList<string> Classes, IReadOnlyList<CapabilityQuestion> Capabilities)
{
    /// <summary>Reads the folders below <paramref name="modelFolder"/>, in the order of their names.</summary>
    public static IReadOnlyList<ProbeModels> ReadAll(string modelFolder) =>
        [.. Directory.EnumerateDirectories(modelFolder).Order(StringComparer.Ordinal).Select(Read)];

    /// <summary>True where the error is in this folder's source, or in what a generator made of one of its classes.</summary>
    public bool IsIn(BuildError error)
    {
        var place = error.Place.Replace('\\', '/');
        return place.Contains($"/models/{Name}/", StringComparison.Ordinal) || Words().Matches(place).Any(word => Classes.Contains(word.Value));
    }

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
            .Select(item => new CapabilityQuestion(item.Attribute("Include")!.Value, item.Attribute("Question")!.Value));
        return new ProbeModels(Path.GetFileName(folder), [.. classes], [.. capabilities]);
    }

    [GeneratedRegex("[A-Za-z_][A-Za-z0-9_]*")]
    private static partial Regex Words();
}

/// <summary>A capability before it was tried.</summary>
/// <param name="Id">Such as <c>C23.frozen</c>.</param>
/// <param name="Question">What is asked, in words.</param>
public sealed record CapabilityQuestion(string Id, string Question);

/// <summary>A folder of models that a library's generator refuses.</summary>
/// <param name="Models">The folder.</param>
/// <param name="Diagnostic">The first error in it, with its code: <c>MEMPACK018: ...</c>.</param>
public sealed record RefusedModels(ProbeModels Models, string Diagnostic)
{
    /// <summary>The folders that the errors of a failed build lie in; empty where an error lies elsewhere, because no folder then explains the failure.</summary>
    public static IReadOnlyList<RefusedModels> From(IReadOnlyList<BuildError> errors, IReadOnlyList<ProbeModels> folders)
    {
        var blamed = errors.Select(error => (Error: error, Folder: folders.FirstOrDefault(folder => folder.IsIn(error)))).ToList();
        return blamed.Any(item => item.Folder is null)
            ? []
            : [.. blamed.GroupBy(item => item.Folder!.Name).Select(group => new RefusedModels(group.First().Folder!, $"{group.First().Error.Code}: {group.First().Error.Text}"))];
    }
}
