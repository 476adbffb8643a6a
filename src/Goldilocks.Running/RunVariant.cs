using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>One variant of one version of one serializer, ready to be started.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="WorkerPath">The adapter program.</param>
/// <param name="IsFloor">True for a floor.</param>
/// <param name="Program">The variant's name in the adapter program, where that differs from the name it competes under: a control is the baseline under another name.</param>
/// <param name="Condition">The condition of its processes.</param>
/// <param name="Codec">The codec that compresses its payloads; null for none.</param>
/// <param name="Way">How the variant is used; null for the usual way. Otherwise the name states it too.</param>
public sealed record RunVariant(
    string Serializer,
    string Variant,
    string Version,
    string WorkerPath,
    bool IsFloor,
    string? Program = null,
    Condition? Condition = null,
    CodecChoice? Codec = null,
    BindingWay? Way = null)
{
    /// <summary>True for the baseline under another name.</summary>
    public bool IsControl { get; init; }

    /// <summary>Its row in every table.</summary>
    public VariantKey Key => new(Serializer, Variant, Version, Condition?.Name ?? "");

    /// <summary>The parts of its variant's name. A control competes under a name of its own.</summary>
    public VariantParts Parts => new(IsControl ? Variant : WorkerVariant, Way?.Sink ?? Sink.Memory, Way?.IsAsync ?? false, Codec?.Name);

    /// <summary>The variant to ask the worker for.</summary>
    public string WorkerVariant => Program ?? Variant;

    /// <summary>As a person reads it.</summary>
    public string Label => Key.Label;

    /// <summary>The environment of its processes: the run's settings, and those of its condition.</summary>
    public IReadOnlyDictionary<string, string> Environment(MeasurementSettings settings) =>
        Condition?.Over(settings.EnvironmentVariables) ?? settings.EnvironmentVariables;

    /// <summary>The cell of this variant on that workload and size.</summary>
    public CellKey Cell(string workload, int size, Operation operation) => new(Serializer, Variant, Version, workload, size, operation, Key.Condition);
}

/// <summary>A workload with the sizes and parameters of this run.</summary>
/// <param name="Info">As the workers describe it.</param>
/// <param name="Parameters">All of its parameters.</param>
/// <param name="Sizes">At least one, smallest first.</param>
public sealed record ChosenWorkload(WorkloadInfo Info, IReadOnlyDictionary<string, int> Parameters, IReadOnlyList<int> Sizes)
{
    /// <summary>The parts of that name.</summary>
    public WorkloadParts Parts => new(Info.Name, Parameters);

    /// <summary>The name, with the parameters that differ from their defaults: <c>bookshelf:payload=100</c>.</summary>
    public string Key { get; } = Info.Name + string.Concat(Parameters
        .Where(parameter => Info.Parameters[parameter.Key] != parameter.Value)
        .OrderBy(parameter => parameter.Key, StringComparer.Ordinal)
        .Select(parameter => string.Create(System.Globalization.CultureInfo.InvariantCulture, $":{parameter.Key}={parameter.Value}")));
}
