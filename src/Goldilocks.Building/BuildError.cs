using System.Globalization;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;

namespace Goldilocks.Building;

/// <summary>An error as MSBuild prints it.</summary>
/// <param name="Place">A file, possibly with line and column; or the tool.</param>
/// <param name="Code">Such as CS0103; empty where the project states none.</param>
/// <param name="Text">One line.</param>
public sealed partial record BuildError(string Place, string Code, string Text)
{
    /// <summary>How the names of generated files end; those that a compiler of schemas makes are named by it.</summary>
    private static readonly string[] s_generated = [".g.cs(", ".generated.cs(", "_generated.cs("];

    /// <summary>The project's file, where MSBuild names it without a key; otherwise null.</summary>
    public string? Project { get; init; }

    /// <summary>True where the compiler says that a generator threw. That generator then makes no code for any class, and all that lacks the code is an error too.</summary>
    [JsonIgnore]
    public bool IsThrownGenerator => Code is "CS8784" or "CS8785";

    /// <summary>True for a diagnostic of a library's generator or analyzer: the compiler's own codes begin with CS, those of MSBuild with MSB, those of NuGet with NU.</summary>
    [JsonIgnore]
    public bool IsOfGenerator => IsThrownGenerator ||
        (Code.Length > 0 && !Code.StartsWith("CS", StringComparison.Ordinal) && !Code.StartsWith("MSB", StringComparison.Ordinal) && !Code.StartsWith("NU", StringComparison.Ordinal));

    /// <summary>True where the place is a file that a generator made.</summary>
    [JsonIgnore]
    public bool IsInGenerated => s_generated.Any(ending => Place.Contains(ending, StringComparison.Ordinal));

    /// <summary>The lines of the file that it is about, up to its own; none where the place names no line of a file that is there.</summary>
    public IEnumerable<string> LinesToPlace() => FileAndLine().Match(Place) is { Success: true } match && File.Exists(match.Groups["file"].Value)
        ? File.ReadLines(match.Groups["file"].Value).Take(int.Parse(match.Groups["line"].Value, CultureInfo.InvariantCulture))
        : [];

    /// <summary>The code, where there is one that another maker gave, and the text.</summary>
    [JsonIgnore]
    public string Words => Code.Length == 0 || Code.StartsWith("GOLDILOCKS", StringComparison.Ordinal) ? Text : $"{Code}: {Text}";

    /// <summary>A place such as <c>File.cs(12,5)</c>.</summary>
    [GeneratedRegex(@"^(?<file>.+)\((?<line>[0-9]+),[0-9,]+\)$")]
    private static partial Regex FileAndLine();
}
