using System.Text.Json.Serialization;

namespace Goldilocks.Catalog;

/// <summary>
/// An exception that the adapter of a serializer threw, or Goldilocks itself, while its library was attacked. It says nothing about the library, except that these inputs did not try it.
/// </summary>
/// <param name="Id">For <c>goldilocks probe --repeat</c>.</param>
/// <param name="Probe">Of the first input, such as <c>H03</c>.</param>
/// <param name="Direction">Read or written.</param>
/// <param name="Model">The root model of the first input.</param>
/// <param name="Input">What was tried with it, in words.</param>
/// <param name="Exception">The exception's type, with its namespace.</param>
/// <param name="Place">The class and method that threw.</param>
/// <param name="Message">The exception's message.</param>
/// <param name="StackBytes">The stack of the thread that it happened on.</param>
/// <param name="Section">The section of the first input.</param>
/// <param name="Seed">The seed of the section.</param>
/// <param name="Number">The number of the input in its section.</param>
/// <param name="Times">How many inputs ended so, in all sections.</param>
/// <param name="Command">What repeats it.</param>
public sealed record RecordedAdapterFault(
    string Id,
    string Probe,
    ProbeDirection Direction,
    string Model,
    string Input,
    string Exception,
    string Place,
    string Message,
    int StackBytes,
    string Section,
    ulong Seed,
    int Number,
    int Times,
    string Command)
{
    /// <summary>What is needed to try it again.</summary>
    [JsonIgnore]
    public RecordedInput Tried => new(Probe, Model, Input, StackBytes, Section, Seed, Number, Payload: null, PayloadBytes: null);

    /// <summary>The exception without its namespace, and the place.</summary>
    [JsonIgnore]
    public string Thrown => $"{Exception[(Exception.LastIndexOf('.') + 1)..]} in {Place}";
}

/// <summary>An input as it was recorded, to be tried again.</summary>
/// <param name="Probe">Such as <c>H03</c>.</param>
/// <param name="Model">The root model.</param>
/// <param name="Words">What was tried.</param>
/// <param name="StackBytes">The stack of the thread that it ran on.</param>
/// <param name="Section">The section.</param>
/// <param name="Seed">The seed of the section.</param>
/// <param name="Number">The number of the input in its section.</param>
/// <param name="Payload">The payload in base64; null where it is made again.</param>
/// <param name="PayloadBytes">The length of the payload; null where it is not known, and for an action.</param>
public sealed record RecordedInput(string Probe, string Model, string Words, int StackBytes, string Section, ulong Seed, int Number, string? Payload, int? PayloadBytes);
