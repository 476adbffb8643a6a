using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// The state of a publish-subscribe grain (the Orleans study): 50 producers, many consumers, 500 metadata entries. Lengths are
/// the study's; lengths that it does not state are chosen so that JSON has the sizes that it prints (see docs/workloads.md).
/// </summary>
public sealed class GrainStateWorkload : Workload<PubSubGrainStateDocument>
{
    private const string SharedStrings = "shared-strings";

    /// <inheritdoc/>
    public override string Name => "grain-state";

    /// <inheritdoc/>
    public override string Description => "a large document of nested objects, mostly strings, with a dictionary (Orleans study)";

    /// <inheritdoc/>
    public override string SizeUnit => "consumers";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

    /// <inheritdoc/>
    public override int DefaultSize => 500;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override Needs Needs => Needs.Dictionary;

    /// <summary>
    /// <c>shared-strings</c>: 1 makes equal type names one string object, as the study's literals are; 0 makes each a string of
    /// its own, as in data that came from storage. A serializer that tracks strings by reference writes a shared one once.
    /// </summary>
    public override IReadOnlyDictionary<string, int> Parameters { get; } = new Dictionary<string, int> { [SharedStrings] = 0 };

    /// <inheritdoc/>
    public override PubSubGrainStateDocument Create(WorkloadSize size, SeededRandom random) =>
        new GrainStateData(random, areStringsShared: size.Parameters[SharedStrings] != 0).Document(size.Count);

    /// <inheritdoc/>
    public override PubSubGrainStateDocument AllocateCopy(PubSubGrainStateDocument value) => GrainStateCopy.Of(value);
}
