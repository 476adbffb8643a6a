using Goldilocks.Models.SchemaFirst;
using Goldilocks.Results;

namespace Goldilocks.Models;

/// <summary>A user's own model, ready to be measured.</summary>
/// <param name="Folder">What adapters are compiled with.</param>
/// <param name="ValuesPath">What their workers read; not in the run folder, which can be shared.</param>
/// <param name="Info">For the run folder.</param>
public sealed record OwnModel(string Folder, string ValuesPath, ModelInfo Info)
{
    /// <summary>The classes that a value can consist of, and the enums.</summary>
    public IReadOnlyList<ModelClass> Classes { get; init; } = [];

    /// <summary>Full paths of the sources that were read, wherever they lie.</summary>
    public IReadOnlyList<string> Read { get; init; } = [];

    /// <summary>The environment variable that tells workers the path of the values; Goldilocks.Values.SampleReader reads it.</summary>
    public const string PathVariable = "GOLDILOCKS_SAMPLE";

    /// <summary>The first values as C#; there where <see cref="ModelRequest.IsForCode"/> asked for it.</summary>
    public string CodePath => CodeOf(ValuesPath);

    /// <summary>Where a schema language's files of a model are.</summary>
    /// <param name="folder">See <see cref="Folder"/>.</param>
    /// <param name="language">As the project of an adapter names it.</param>
    public static string SchemasOf(string folder, string language) => Path.Combine(folder, SchemaFiles.Folder, language);

    internal static string CodeOf(string valuesPath) => valuesPath + ".cs";
}
