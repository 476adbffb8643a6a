using Goldilocks.Protocol;

namespace Goldilocks.Results;

/// <summary>
/// The parts of the names of a run's rows. Old runs did not record them: for those every name that the plan can lead to is made, and the name that is equal
/// gives the parts.
/// </summary>
internal sealed class PartsOfRun
{
    private static readonly bool[] s_synchronous = [false];
    private static readonly bool[] s_both = [false, true];

    private readonly Dictionary<VariantKey, VariantParts> _variants = [];
    private readonly Dictionary<string, WorkloadParts> _workloads = [];

    public void Add(VariantEvent item) => _variants[new VariantKey(item.Serializer, item.Variant, item.Version, item.Condition)] = item.Parts;

    public void Add(WorkloadEvent item) => _workloads[item.Workload] = item.Parts;

    public IReadOnlyDictionary<string, WorkloadParts> Workloads => _workloads;

    /// <summary>Of the rows whose parts are known.</summary>
    public IReadOnlyDictionary<VariantKey, VariantParts> Of(IEnumerable<VariantKey> rows, RunPlan plan, IReadOnlyCollection<SerializerEvent> serializers) => rows
        .Distinct()
        .Select(row => (row, parts: _variants.GetValueOrDefault(row) ?? Guess(row, plan, serializers)))
        .Where(item => item.parts is not null)
        .ToDictionary(item => item.row, item => item.parts!);

    private static VariantParts? Guess(VariantKey row, RunPlan plan, IReadOnlyCollection<SerializerEvent> serializers)
    {
        var variants = serializers.FirstOrDefault(serializer => (serializer.Serializer, serializer.Version, serializer.Condition) == (row.Serializer, row.Version, row.Condition))?.Variants ?? [];
        // A control has a name of its own. Its parts follow from the plan only where all rows are used in the same way.
        var hasOneWay = !plan.Async && (plan.Sinks ?? []).All(sink => sink == Sink.Memory);
        var candidates = from variant in hasOneWay ? variants.Append(row.Variant) : variants
                         from isAsynchronous in plan.Async ? s_both : s_synchronous
                         from sink in (plan.Sinks ?? []).Prepend(Sink.Memory).Distinct()
                         from codec in (plan.Compress ?? []).Prepend<string?>(null)
                         select new VariantParts(variant, sink, isAsynchronous, codec);
        return candidates.FirstOrDefault(candidate => candidate.Name() == row.Variant);
    }
}
