using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>Workloads as a person reads them.</summary>
internal static class WorkloadTexts
{
    /// <summary>A workload with its sizes: <c>bookshelf of 1, 100</c>.</summary>
    public static string Text(this ChosenWorkload workload) => $"{workload.Key} of {string.Join(", ", workload.Sizes.Select(size => Units.Count(size)))}";
}
