using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>The reader's wishes: the constraints, and the quantity to minimize.</summary>
/// <param name="Required">Constraints without a number.</param>
/// <param name="Aim">The quantity to minimize.</param>
/// <param name="ReadsPerWrite">How often a payload is read for each time it is written; 0 or more.</param>
/// <param name="MaximumPayloadBytes">Null for no limit.</param>
/// <param name="MaximumAllocatedBytes">Of one operation; null for no limit.</param>
/// <param name="Runtimes">Parts of the names of conditions, such as <c>net8.0</c>; empty for none.</param>
/// <param name="Workloads">Those that count, each a name with or without <c>@size</c>; empty for the rule of docs/choosing.md.</param>
/// <param name="Allowed">Labels of candidates whose exclusions are overruled.</param>
/// <param name="From">The serializer that is used today; null for none.</param>
/// <param name="Prices">Needed for <see cref="Aim.Cost"/> only.</param>
/// <param name="Preset">The usual question that these began with; null for none.</param>
/// <param name="Frameworks">Names such as <c>netstandard2.0</c>, <c>net48</c> or <c>unity</c>; empty for none.</param>
/// <param name="Languages">Names of programming languages; empty for none.</param>
/// <param name="MaximumDependencyBytes">Of the assemblies that it brings; null for no limit.</param>
/// <param name="MaximumProgramBytes">Of a published trimmed or native program; null for no limit.</param>
public sealed record Wishes(
    IReadOnlySet<Requirement> Required,
    Aim Aim = Aim.Time,
    double ReadsPerWrite = 1,
    long? MaximumPayloadBytes = null,
    long? MaximumAllocatedBytes = null,
    IReadOnlyList<string>? Runtimes = null,
    IReadOnlyList<string>? Workloads = null,
    IReadOnlyList<string>? Allowed = null,
    string? From = null,
    Prices? Prices = null,
    Preset? Preset = null,
    IReadOnlyList<string>? Frameworks = null,
    IReadOnlyList<string>? Languages = null,
    long? MaximumDependencyBytes = null,
    long? MaximumProgramBytes = null)
{
    /// <summary>Every requirement that is asked, in the order in which evidence is shown.</summary>
    public IReadOnlyList<Requirement> All { get; } =
    [
        Requirement.TakesData,
        .. Required.Order(),
        .. MaximumPayloadBytes is null ? Array.Empty<Requirement>() : [Requirement.MaximumPayload],
        .. MaximumAllocatedBytes is null ? Array.Empty<Requirement>() : [Requirement.MaximumAllocation],
        .. Runtimes is { Count: > 0 } ? [Requirement.Runtimes] : Array.Empty<Requirement>(),
        .. Frameworks is { Count: > 0 } ? [Requirement.Frameworks] : Array.Empty<Requirement>(),
        .. Languages is { Count: > 0 } ? [Requirement.Languages] : Array.Empty<Requirement>(),
        .. MaximumDependencyBytes is null ? Array.Empty<Requirement>() : [Requirement.MaximumDependency],
        .. MaximumProgramBytes is null ? Array.Empty<Requirement>() : [Requirement.MaximumProgram],
    ];

    /// <summary>Refuses wishes that no serializer could meet.</summary>
    /// <exception cref="ChoiceException">Two of the requirements contradict each other.</exception>
    public void Check()
    {
        foreach (var (first, second) in RequirementNames.Contradictions.Where(pair => Required.Contains(pair.First) && Required.Contains(pair.Second)))
        {
            var asked = new[] { first, second }.Where(requirement => Preset?.Required.Contains(requirement) == true).Select(requirement => $" {requirement.Option()} comes from --for {Preset!.Name}; {requirement.Option()} false takes it out.");
            throw new ChoiceException($"{first.Option()} and {second.Option()} contradict each other.{(string.Concat(asked) is { Length: > 0 } way ? way : " Leave one of them out.")}");
        }
    }
}

/// <summary>The quantity that a choice minimizes.</summary>
public enum Aim
{
    /// <summary>Time of a write and its reads.</summary>
    Time,

    /// <summary>Bytes of the payload.</summary>
    Size,

    /// <summary>Bytes allocated by a write and its reads.</summary>
    Allocation,

    /// <summary>Time from the start of a process to its end.</summary>
    Start,

    /// <summary>Money for processors, storage and transfer.</summary>
    Cost,
}

/// <summary>
/// The impact model of the study of Orleans' grain state, with one's own volumes: processors that serialize, and bytes that are kept and sent.
/// </summary>
/// <param name="MessagesPerSecond">Payloads that are written each second.</param>
/// <param name="StoredMessages">Payloads that are kept.</param>
/// <param name="PerCoreHour">Price of one core for an hour.</param>
/// <param name="PerStoredGigabyteMonth">Price of keeping 10^9 bytes for a month.</param>
/// <param name="PerSentGigabyte">Price of sending 10^9 bytes.</param>
public sealed record Prices(double MessagesPerSecond, double StoredMessages, double PerCoreHour, double PerStoredGigabyteMonth, double PerSentGigabyte);

/// <summary>A choice that cannot be made with these wishes; the message names the cause and what to do.</summary>
public sealed class ChoiceException(string message) : UserErrorException(message);
