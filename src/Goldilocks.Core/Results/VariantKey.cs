namespace Goldilocks.Core.Results;

/// <summary>What stands in one row of a table: one variant of one version of one serializer.</summary>
/// <param name="Serializer">The folder's name under <c>serializers/</c>.</param>
/// <param name="Variant">Empty for a serializer's only or plain variant.</param>
/// <param name="Version">The library's version.</param>
public sealed record VariantKey(string Serializer, string Variant, string Version)
{
    /// <summary>Serializer and variant as a person reads them.</summary>
    public string Label => Serializer + (Variant.Length == 0 ? "" : $" ({Variant})");

    /// <summary>The row that a cell belongs to.</summary>
    public static VariantKey Of(CellKey cell) => new(cell.Serializer, cell.Variant, cell.Version);
}
