using System.Text.Json.Serialization;

namespace Goldilocks.Catalog;

/// <summary>How much of a section was tried.</summary>
/// <param name="Name">The section.</param>
/// <param name="Inputs">How many inputs it has; 0 where it does not apply.</param>
/// <param name="Tried">How many have an outcome.</param>
/// <param name="WhyNot">Why it does not apply, or why not all was tried; null when all was.</param>
public sealed record RecordedSection(string Name, int Inputs, int Tried, string? WhyNot)
{
    /// <summary>True where its inputs are no attacks: questions about what a library can do, and the library's own payloads.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool AttacksNothing { get; init; }

    /// <summary>How many inputs were tried when the recorded table was made, where the table is quoted and not all of it was tried now; 0 for a section that was tried whole. No recorded table has such a section.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int TriedBefore { get; init; }
}
