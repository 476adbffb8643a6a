using Goldilocks.Protocol;

namespace Goldilocks.Running;

/// <summary>A worker's description of itself.</summary>
/// <param name="Runtime">Such as <c>.NET 10.0.12</c>.</param>
/// <param name="Clock">The clock it takes ratios from.</param>
/// <param name="Variants">All variants, in the adapter's order.</param>
/// <param name="FloorVariants">Those that are floors.</param>
/// <param name="Workloads">All workloads, in the order of a run.</param>
public sealed record WorkerDescription(
    string Runtime,
    string Clock,
    IReadOnlyList<string> Variants,
    IReadOnlyList<string> FloorVariants,
    IReadOnlyList<WorkloadInfo> Workloads)
{
    /// <summary>The runtime's version alone, which is the version of every library that is part of .NET.</summary>
    public string RuntimeVersion => Runtime[(Runtime.LastIndexOf(' ') + 1)..];

    /// <summary>The answer to <see cref="DescribeRequest"/>.</summary>
    public static WorkerDescription Of(DescriptionAnswer answer) => new(
        answer.Runtime,
        answer.Clock,
        [.. answer.Variants.Select(variant => variant.Name)],
        [.. answer.Variants.Where(variant => variant.IsFloor).Select(variant => variant.Name)],
        answer.Workloads);
}
