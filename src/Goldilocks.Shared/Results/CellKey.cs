using Goldilocks.Protocol;

namespace Goldilocks.Results;

/// <summary>One cell: a variant, a workload of a size, and an operation.</summary>
/// <param name="Serializer">The folder's name under <c>serializers/</c>.</param>
/// <param name="Variant">Empty for a serializer's only or plain variant.</param>
/// <param name="Version">The library's version; for in-box libraries the runtime's.</param>
/// <param name="Workload">The workload's name, with parameters that are not at their defaults: <c>bookshelf:payload=100</c>.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">The timed operation.</param>
/// <param name="Condition">The condition of its process (runtime, garbage collector, environment), where a run compares several; empty where there is one.</param>
public sealed record CellKey(string Serializer, string Variant, string Version, string Workload, int Size, Operation Operation, string Condition = "")
{
    /// <summary>Serializer, variant and version as a person reads them, without the version when <paramref name="withVersion"/> is false.</summary>
    public string Label(bool withVersion = false) =>
        Serializer + (withVersion ? " " + Version : "") + (Variant.Length == 0 ? "" : $" ({Variant})") + VariantKey.Under(Condition);
}
