using System.Text.Json.Serialization;

namespace Goldilocks.Results;

/// <summary>One row of a table: one variant of one version of one serializer, under one condition.</summary>
/// <param name="Serializer">The folder's name under <c>serializers/</c>.</param>
/// <param name="Variant">Empty for a serializer's only or plain variant.</param>
/// <param name="Version">The library's version.</param>
/// <param name="Condition">The condition of its process, where a run compares several; empty where there is one.</param>
public sealed record VariantKey(string Serializer, string Variant, string Version, string Condition = "")
{
    /// <summary>Serializer, variant and condition as a person reads them.</summary>
    public string Label => Named(Serializer, Variant) + Under(Condition);

    /// <summary>The same with the version.</summary>
    [JsonIgnore]
    public string FullLabel => Named(Serializer, Variant) + $" {Version}" + Under(Condition);

    /// <summary>The end of a label: <c>, net8.0</c>; empty without a condition.</summary>
    public static string Under(string condition) => condition.Length == 0 ? "" : $", {condition}";

    /// <summary>What the variant without a name is called.</summary>
    public const string Plain = "plain";

    /// <summary>A serializer and its variant as a person reads them.</summary>
    public static string Named(string serializer, string variant) => serializer + (variant.Length == 0 ? "" : $" ({variant})");

    /// <summary>What a variant is called where it stands alone.</summary>
    public static string NameOf(string variant) => variant.Length == 0 ? Plain : variant;

    /// <summary>As a pattern chooses it; a comma would begin another pattern.</summary>
    public static string PatternOf(string serializer, string variant) => $"{serializer}/{NameOf(variant).Replace(',', '?')}";

    /// <summary>Names of variants as a sentence lists them.</summary>
    public static string NamesOf(IEnumerable<VariantKey> keys) => string.Join(", ", keys.Select(key => NameOf(key.Variant)).Distinct());

    /// <summary>The row that a cell belongs to.</summary>
    public static VariantKey Of(CellKey cell) => new(cell.Serializer, cell.Variant, cell.Version, cell.Condition);
}
