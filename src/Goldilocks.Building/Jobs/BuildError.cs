using System.Text.Json.Serialization;

namespace Goldilocks.Building.Jobs;

/// <summary>An error as MSBuild prints it.</summary>
/// <param name="Place">A file, possibly with line and column; or the tool.</param>
/// <param name="Code">Such as CS0103; empty where the project states none.</param>
/// <param name="Text">One line.</param>
public sealed record BuildError(string Place, string Code, string Text)
{
    /// <summary>The project's file, where MSBuild names it without a key; otherwise null.</summary>
    public string? Project { get; init; }

    /// <summary>The code, where there is one, and the text.</summary>
    [JsonIgnore]
    public string Words => Code.Length == 0 ? Text : $"{Code}: {Text}";
}
