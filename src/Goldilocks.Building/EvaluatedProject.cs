using System.Text.Json;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>An adapter's project as MSBuild understands it, without building it: properties and items with everything that they import.</summary>
public sealed class EvaluatedProject
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(2);
    private readonly JsonElement _properties;
    private readonly JsonElement _items;

    private EvaluatedProject(JsonElement properties, JsonElement items) => (_properties, _items) = (properties, items);

    /// <summary>Asks MSBuild, which takes about a second.</summary>
    /// <param name="layout">Of the checkout.</param>
    /// <param name="folder">Of the adapter.</param>
    /// <param name="model">The folder of the model that it would be built with.</param>
    /// <param name="version">Of the library; null for the pinned one.</param>
    /// <param name="properties">Names.</param>
    /// <param name="items">Names.</param>
    /// <exception cref="UserErrorException">MSBuild does not understand the project; its words are in the message.</exception>
    public static EvaluatedProject Of(BuildLayout layout, SerializerFolder folder, string model, string? version, IEnumerable<string> properties, IEnumerable<string> items)
    {
        List<string> arguments =
        [
            "msbuild", folder.ProjectPath, "-noLogo", $"-p:GoldilocksModel={model}",
            .. version is null ? Array.Empty<string>() : [$"-p:LibraryVersion={version}"],
            .. properties.Select(name => $"-getProperty:{name}"),
            .. items.Select(name => $"-getItem:{name}"),
        ];
        var finished = MsBuildProcess.Run(MsBuildProcess.StartInfo(layout, arguments), s_patience, CancellationToken.None);
        if (!finished.IsWell)
        {
            var why = finished.ExitCode is null ? "it did not answer within two minutes" : string.Join(' ', finished.Said.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries).Take(3));
            throw new UserErrorException($"MSBuild could not read {folder.ProjectPath}: {why}. Check it with: dotnet msbuild {folder.ProjectPath} -getProperty:TargetFramework");
        }

        var answer = JsonDocument.Parse(finished.Output).RootElement;
        return new EvaluatedProject(answer.GetProperty("Properties"), answer.GetProperty("Items"));
    }

    /// <summary>Empty where the project does not set it.</summary>
    public string Property(string name) => _properties.GetProperty(name).GetString() ?? "";

    /// <summary>The items of one name, in their order.</summary>
    public IReadOnlyList<IReadOnlyDictionary<string, string>> Items(string name) =>
        [.. _items.GetProperty(name).EnumerateArray().Select(item => item.EnumerateObject().ToDictionary(metadata => metadata.Name, metadata => metadata.Value.GetString() ?? ""))];
}
