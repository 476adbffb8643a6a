using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>One variant that could be chosen, with all that is known of it.</summary>
/// <param name="Key">Serializer, variant, version and condition.</param>
/// <param name="Facts">Null when none are recorded.</param>
/// <param name="Figures">By place; places where it was not measured are missing.</param>
/// <param name="Outcomes">By place: why it was not measured there, as outcome and reason.</param>
/// <param name="Unready">Why it could not be built; null when it was.</param>
/// <param name="Marks">The marks beside its name.</param>
/// <param name="Start">From the start of a process to its end, in nanoseconds; null when it was not measured.</param>
/// <param name="Conditions">Names of the conditions under which it was measured; empty for a run of one condition.</param>
/// <param name="Tried">The worst that an executed attack did to its reader; null when no attack chose types, killed or exhausted it, and when none was tried.</param>
/// <param name="TriedKind">The kind of <paramref name="Tried"/>; null with it.</param>
/// <param name="IsCompressed">True where what it writes is compressed, by the library or by a codec.</param>
public sealed record Candidate(
    VariantKey Key,
    SerializerFacts? Facts,
    IReadOnlyDictionary<Place, CandidateFigures> Figures,
    IReadOnlyDictionary<Place, string> Outcomes,
    string? Unready,
    IReadOnlyList<string> Marks,
    Interval? Start = null,
    IReadOnlyList<string>? Conditions = null,
    Evidence? Tried = null,
    DangerKind? TriedKind = null,
    bool IsCompressed = false)
{
    /// <summary>Whether the run names its version, as <c>name@1.2.3</c>: the bare name then means another one.</summary>
    public bool IsByVersion { get; init; }

    /// <summary>The runtimes of its measurements under conditions that name none, such as <c>net10.0</c>: that of each run.</summary>
    public IReadOnlyList<string> OwnRuntimes { get; init; } = [];

    /// <summary>What a command calls the serializer in this version.</summary>
    public string Typed => IsByVersion ? $"{Key.Serializer}@{Key.Version}" : Key.Serializer;

    /// <summary>The middle of its starts; null when they were not measured.</summary>
    public double? StartNanoseconds => Start?.Value;

    /// <summary>Serializer and variant as a person reads them; unique within a choice.</summary>
    public string Label => Key.FullLabel;

    /// <summary>The format of this variant; null when it is not recorded.</summary>
    public string? Format => Facts?.VariantFormats?.GetValueOrDefault(Key.Variant) ?? Facts?.Format;

    /// <summary>The recorded dangers that no executed attack shows already: one that was recorded and tried is one danger.</summary>
    public IEnumerable<Danger> OtherDangers => (Facts?.DangersOf(Key.Variant) ?? []).Where(danger => danger.Kind != TriedKind);

    /// <summary>The published advisories about this version, the most severe first; none where none is known.</summary>
    public IReadOnlyList<Advisory> Advisories => KnownAdvisories.Of(Facts, Key.Version) ?? [];

    /// <summary>True when a name that a reader typed means this candidate: the serializer's name, or the label with or without the version.</summary>
    public bool IsNamed(string name) => Names.Contains(name, StringComparer.OrdinalIgnoreCase);

    /// <summary>What a reader may call it.</summary>
    public IEnumerable<string> Names => [Key.Serializer, Key.Label, Key.FullLabel];
}

/// <summary>A workload in one size.</summary>
/// <param name="Workload">Its name with parameters.</param>
/// <param name="Size">The count of its unit.</param>
public readonly record struct Place(string Workload, int Size)
{
    /// <inheritdoc/>
    public override string ToString() => $"{Workload}@{Size.ToString(System.Globalization.CultureInfo.InvariantCulture)}";
}

/// <summary>The costs of one candidate at one place.</summary>
/// <param name="Write">Null when the run did not measure writing.</param>
/// <param name="Read">Null when the run did not measure reading.</param>
/// <param name="PayloadBytes">Size of what it writes.</param>
public sealed record CandidateFigures(OperationFigures? Write, OperationFigures? Read, long PayloadBytes);

/// <summary>The costs of one operation.</summary>
/// <param name="Nanoseconds">Of the middle of the launches.</param>
/// <param name="AllocatedBytes">By one operation.</param>
/// <param name="RatioByLaunch">To the baseline, by launch.</param>
public sealed record OperationFigures(double Nanoseconds, long AllocatedBytes, IReadOnlyDictionary<int, double> RatioByLaunch);
