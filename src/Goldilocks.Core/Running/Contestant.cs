using Goldilocks.Core.Results;
using Goldilocks.Protocol;

namespace Goldilocks.Core.Running;

/// <summary>One variant of one version of one serializer, ready to be started.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="WorkerPath">The adapter program.</param>
/// <param name="IsFloor">True for a floor.</param>
/// <param name="Program">The variant's name in the adapter program, where it differs from the one it competes under: a control is the baseline once more.</param>
public sealed record Contestant(string Serializer, string Variant, string Version, string WorkerPath, bool IsFloor, string? Program = null)
{
    /// <summary>The variant to ask the worker for.</summary>
    public string WorkerVariant => Program ?? Variant;

    /// <summary>As a person reads it.</summary>
    public string Label => Serializer + (Variant.Length == 0 ? "" : $" ({Variant})");

    /// <summary>The cell of this contestant on that workload and size.</summary>
    public CellKey Cell(string workload, int size, Operation operation) => new(Serializer, Variant, Version, workload, size, operation);
}

/// <summary>A workload with the sizes and parameters of this run.</summary>
/// <param name="Info">As the workers describe it.</param>
/// <param name="Parameters">All of its parameters.</param>
/// <param name="Sizes">At least one, smallest first.</param>
public sealed record ChosenWorkload(WorkloadInfo Info, IReadOnlyDictionary<string, int> Parameters, IReadOnlyList<int> Sizes)
{
    /// <summary>The name, with the parameters that differ from their defaults: <c>bookshelf:payload=100</c>.</summary>
    public string Key { get; } = Info.Name + string.Concat(Parameters
        .Where(parameter => Info.Parameters[parameter.Key] != parameter.Value)
        .OrderBy(parameter => parameter.Key, StringComparer.Ordinal)
        .Select(parameter => string.Create(System.Globalization.CultureInfo.InvariantCulture, $":{parameter.Key}={parameter.Value}")));
}
