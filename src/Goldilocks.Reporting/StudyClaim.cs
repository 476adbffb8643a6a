using System.Text.Json.Serialization;

namespace Goldilocks.Reporting;

/// <summary>Something that a study says, in our words, and how it is checked against a run.</summary>
/// <param name="Statement">What is claimed.</param>
/// <param name="Check">How it is checked.</param>
/// <param name="ReadAs">The exact condition, where the claim leaves room; null when it does not.</param>
public sealed record StudyClaim(string Statement, Check Check, string? ReadAs = null);

/// <summary>A way to check a claim. Names are labels of <see cref="Study.Counterparts"/>.</summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "type")]
[JsonDerivedType(typeof(RankCheck), "rank")]
[JsonDerivedType(typeof(NextCheck), "next")]
[JsonDerivedType(typeof(RatioCheck), "ratio")]
[JsonDerivedType(typeof(DifferenceCheck), "difference")]
[JsonDerivedType(typeof(EveryoneCheck), "everyone")]
[JsonDerivedType(typeof(AbleCheck), "able")]
[JsonDerivedType(typeof(MaintenanceCheck), "maintenance")]
[JsonDerivedType(typeof(LicenceCheck), "licence")]
[JsonDerivedType(typeof(NoCheck), "none")]
public abstract record Check;

/// <summary>The place of one serializer among others, the fastest first.</summary>
/// <param name="Label">The serializer that takes the place.</param>
/// <param name="At">Where in the run the figures are.</param>
/// <param name="From">Lowest number of the place; 1 when null.</param>
/// <param name="To">Highest number of the place; no limit when null.</param>
/// <param name="InSlowerHalf">True when the place must be in the slower half, however many there are.</param>
/// <param name="Among">The others; all but floors when null.</param>
/// <param name="Without">Those that do not count; none when null.</param>
public sealed record RankCheck(
    string Label,
    StudyPlace At,
    int? From = null,
    int? To = null,
    bool InSlowerHalf = false,
    IReadOnlyList<string>? Among = null,
    IReadOnlyList<string>? Without = null) : Check;

/// <summary>No serializer stands between the two.</summary>
/// <param name="First">The faster.</param>
/// <param name="Then">The one behind it.</param>
/// <param name="At">Where in the run the figures are.</param>
/// <param name="Without">Those that do not count; none when null.</param>
public sealed record NextCheck(string First, string Then, StudyPlace At, IReadOnlyList<string>? Without = null) : Check;

/// <summary>The ratio of two figures lies within bounds.</summary>
/// <param name="Of">The numerator.</param>
/// <param name="To">The denominator.</param>
/// <param name="At">Where in the run the figures are.</param>
/// <param name="AtLeast">Lower bound; none when null.</param>
/// <param name="AtMost">Upper bound; none when null.</param>
public sealed record RatioCheck(string Of, string To, StudyPlace At, double? AtLeast = null, double? AtMost = null) : Check;

/// <summary>Two byte counts differ by exactly so many.</summary>
/// <param name="Of">The larger.</param>
/// <param name="Minus">The smaller.</param>
/// <param name="At">Where in the run the figures are.</param>
/// <param name="Bytes">The difference.</param>
public sealed record DifferenceCheck(string Of, string Minus, StudyPlace At, long Bytes) : Check;

/// <summary>For every serializer but the floors, one time is at least another on the same workload.</summary>
/// <param name="At">Where in the run the figures are, with the measure that is the larger.</param>
/// <param name="Than">The measure that is the smaller.</param>
public sealed record EveryoneCheck(StudyPlace At, Measure Than) : Check;

/// <summary>A serializer can take a workload, or cannot.</summary>
/// <param name="Label">The serializer.</param>
/// <param name="At">Which workload.</param>
/// <param name="Able">True when the claim is that it can.</param>
public sealed record AbleCheck(string Label, StudyPlace At, bool Able) : Check;

/// <summary>These, and no others, are in maintenance mode. Checked against the serializers' facts.</summary>
/// <param name="Labels">Those that are.</param>
public sealed record MaintenanceCheck(IReadOnlyList<string> Labels) : Check;

/// <summary>A serializer's licence is of that kind. Checked against the serializers' facts.</summary>
/// <param name="Label">The serializer.</param>
/// <param name="Licence">A part of the licence's name, such as <c>AGPL</c>.</param>
public sealed record LicenceCheck(string Label, string Licence) : Check;

/// <summary>A claim that a run cannot check.</summary>
/// <param name="Because">Why it cannot, and what could.</param>
public sealed record NoCheck(string Because) : Check;
