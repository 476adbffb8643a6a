using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>What the author of a serializer documents about a kind of change that was made, beside what was executed.</summary>
/// <param name="Change">In a word: <c>remove</c>.</param>
/// <param name="Allows">Whether payloads survive it, as documented.</param>
/// <param name="Text">In our words.</param>
/// <param name="Source">Where it is documented.</param>
public sealed record AppliedRule(string Change, bool Allows, string Text, string Source);

/// <summary>What two programs of one serializer read of each other.</summary>
/// <param name="Serializer">Its name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library; <c>A to B</c> where the two programs have different ones.</param>
/// <param name="Workload">The built-in workload; empty for a type of the user's own.</param>
/// <param name="Summary"><c>both ways</c>, <c>forward only</c>, <c>backward only</c>, <c>refused</c>, <c>silently wrong</c>, <c>read</c> where one direction was asked for, or the name of an outcome where nothing could be tried.</param>
/// <param name="Reason">Why nothing could be tried; otherwise empty.</param>
/// <param name="Directions">Those that were tried.</param>
public sealed record EvolvedSerializer(string Serializer, string Variant, string Version, string Workload, string Summary, string Reason, IReadOnlyList<EvolvedDirection> Directions)
{
    /// <summary>What its author documents about the changes.</summary>
    public IReadOnlyList<AppliedRule> Rules { get; init; } = [];

    /// <summary>What each program changes in its own round trip, so that no other version is to blame for it.</summary>
    public IReadOnlyList<string> Remarks { get; init; } = [];

    /// <summary>Whether both versions of the library wrote the same bytes; null where that was not asked, as with two versions of a class.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public bool? AreBytesEqual { get; init; }

    /// <summary>As a table shows it.</summary>
    [JsonIgnore]
    public string Label => new VariantKey(Serializer, Variant, Version).Label;

    /// <summary>Whether the bytes of each version are safe with the other one, or nothing could be tried that could fail.</summary>
    [JsonIgnore]
    public bool IsSound => Summary is "both ways" or "read" or nameof(Unsupported) or nameof(Unavailable);

    /// <summary>Whether anything was read.</summary>
    [JsonIgnore]
    public bool IsTried => Directions.Count > 0;
}

/// <summary>One direction.</summary>
/// <param name="Direction">In words.</param>
/// <param name="Values">How many payloads were read.</param>
/// <param name="Members">Those that changed, and those that did not come through.</param>
public sealed record EvolvedDirection(string Direction, int Values, IReadOnlyList<EvolvedMember> Members);

/// <summary>What happened to a member.</summary>
/// <param name="Member">The class that declares it, and its name; empty for the whole payload.</param>
/// <param name="Verdict">In words.</param>
/// <param name="Reason">In one clause; empty where nothing is to be said.</param>
/// <param name="Path">Where it was seen.</param>
/// <param name="IsMeant">Whether it follows from the classes: a reader without the member cannot have it.</param>
/// <param name="Payload">The file with the smallest payload that shows it; null where all is well.</param>
public sealed record EvolvedMember(string Member, string Verdict, string Reason, string Path, bool IsMeant, string? Payload)
{
    /// <summary>Whether a value is lost or different, and the classes do not explain it.</summary>
    [JsonIgnore]
    public bool IsBad => !IsMeant && Verdict is not ("kept" or "initial value");
}

/// <summary>The result of <c>goldilocks evolve</c>.</summary>
/// <param name="Old">The old version, as typed.</param>
/// <param name="New">The new version, as typed.</param>
/// <param name="Changes">Between the two, as sentences.</param>
/// <param name="Serializers">What each came to.</param>
/// <param name="Notes">What was assumed, and what could not be tried.</param>
public sealed record EvolutionReport(string Old, string New, IReadOnlyList<string> Changes, IReadOnlyList<EvolvedSerializer> Serializers, IReadOnlyList<string> Notes);
