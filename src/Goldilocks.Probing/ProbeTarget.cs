using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>A variant that is probed.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Version">The version of its library.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Format">The variant's format, as the facts state it.</param>
/// <param name="Program">The full path of the adapter program.</param>
public sealed record ProbeTarget(string Serializer, string Version, string Variant, string Format, string Program)
{
    /// <summary>What tells it from every other one.</summary>
    public VariantKey Key => new(Serializer, Variant, Version);

    /// <summary>As tables name it: <c>Name</c> or <c>Name (variant)</c>.</summary>
    public string Name => Variant.Length == 0 ? Serializer : $"{Serializer} ({Variant})";
}
