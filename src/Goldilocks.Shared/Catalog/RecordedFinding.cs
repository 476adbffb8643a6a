using System.Text.Json.Serialization;

namespace Goldilocks.Catalog;

/// <summary>One finding.</summary>
/// <param name="Id">For <c>goldilocks probe --repeat</c>.</param>
/// <param name="Probe">Such as <c>H03</c>.</param>
/// <param name="Grade">The grade that it gives.</param>
/// <param name="Direction">Read or written.</param>
/// <param name="Model">The root model.</param>
/// <param name="Input">What was tried, in words.</param>
/// <param name="Happened">What happened: <c>the process ended with signal 11</c>.</param>
/// <param name="StackBytes">The stack of the thread that it happened on.</param>
/// <param name="PayloadBytes">The length of the payload; null for an action.</param>
/// <param name="Payload">The payload in base64; null for an action, or for a payload that is made again from <paramref name="Section"/>, <paramref name="Seed"/> and <paramref name="Number"/>.</param>
/// <param name="Section">The section of the input.</param>
/// <param name="Seed">The seed of the section.</param>
/// <param name="Number">The number of the input in its section.</param>
/// <param name="Alike">How many inputs of the section ended in the same way, this one included.</param>
/// <param name="Command">What repeats it.</param>
public sealed record RecordedFinding(
    string Id,
    string Probe,
    ProbeGrade Grade,
    ProbeDirection Direction,
    string Model,
    string Input,
    string Happened,
    int StackBytes,
    int? PayloadBytes,
    string? Payload,
    string Section,
    ulong Seed,
    int Number,
    int Alike,
    string Command)
{
    /// <summary><see cref="Happened"/> as one text. The file joins the lines that a process printed by <c> | </c>, and the runtime's first line says no more than that it is fatal.</summary>
    [JsonIgnore]
    public string HappenedText => Happened.Replace("Fatal error. | ", "", StringComparison.Ordinal).Replace(" | ", " ", StringComparison.Ordinal);

    /// <summary>What is needed to try it again.</summary>
    [JsonIgnore]
    public RecordedInput Tried => new(Probe, Model, Input, StackBytes, Section, Seed, Number, Payload, PayloadBytes);

    /// <summary>Other sections that found the same, which is one finding; null where none did, and in tables that do not tell it.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<string>? AlsoIn { get; init; }
}
