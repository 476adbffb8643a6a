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

    internal static string CodeOf(string valuesPath) => valuesPath + ".cs";
}
