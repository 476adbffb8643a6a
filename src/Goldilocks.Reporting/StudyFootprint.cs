namespace Goldilocks.Reporting;

/// <summary>A published table of a payload's objects in memory; <c>goldilocks footprint</c> puts today's figures beside it.</summary>
/// <param name="Workload">Ours, with the parameters that make it the study's data.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Components">In the study's order, the total among them.</param>
/// <param name="Ratios">Bytes in memory over bytes of the payload.</param>
/// <param name="Note">What to know when comparing.</param>
public sealed record StudyFootprint(string Workload, int Size, IReadOnlyList<PublishedComponent> Components, IReadOnlyList<PublishedRatio> Ratios, string Note)
{
    /// <summary>Megabytes of the studies are 2^20 bytes, as in their other tables.</summary>
    public const double BytesInMegabyte = 1024 * 1024;
}

/// <summary>One line of it.</summary>
/// <param name="Label">The study's.</param>
/// <param name="Megabytes">Published.</param>
/// <param name="Component">Ours, by its name in an object graph; null for the total.</param>
/// <param name="Count">Published; null where none was.</param>
public sealed record PublishedComponent(string Label, double Megabytes, string? Component = null, long? Count = null);

/// <summary>A serializer's published ratio of memory to payload.</summary>
/// <param name="Label">The study's name for it.</param>
/// <param name="Serializer">Ours.</param>
/// <param name="Published">The ratio.</param>
/// <param name="Variant">Ours; empty for the plain one.</param>
public sealed record PublishedRatio(string Label, string Serializer, double Published, string Variant = "");
