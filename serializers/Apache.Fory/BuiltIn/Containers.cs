using Apache.Fory;

namespace Goldilocks.Workloads;

/// <summary>Describes a closed generic class to the generator, which takes no open one. Its guide asks for each private field, so that it can estimate an object's size.</summary>
[ForyStruct(Target = typeof(HashSetContainer<PubSubPublisherState>))]
internal abstract class ProducersDescription
{
    [ForyField(0)]
    public abstract string Type { get; }

    [ForyField(1)]
    public abstract List<PubSubPublisherState> Values { get; }

    [ForyField(Ignore = true, TargetDeclaringType = typeof(HashSetContainer<PubSubPublisherState>), TargetMemberName = "<Type>k__BackingField")]
    public abstract string TypeField { get; }

    [ForyField(Ignore = true, TargetDeclaringType = typeof(HashSetContainer<PubSubPublisherState>), TargetMemberName = "<Values>k__BackingField")]
    public abstract List<PubSubPublisherState> ValuesField { get; }
}

/// <summary>The same for the other kind of container.</summary>
[ForyStruct(Target = typeof(HashSetContainer<PubSubSubscriptionState>))]
internal abstract class ConsumersDescription
{
    [ForyField(0)]
    public abstract string Type { get; }

    [ForyField(1)]
    public abstract List<PubSubSubscriptionState> Values { get; }

    [ForyField(Ignore = true, TargetDeclaringType = typeof(HashSetContainer<PubSubSubscriptionState>), TargetMemberName = "<Type>k__BackingField")]
    public abstract string TypeField { get; }

    [ForyField(Ignore = true, TargetDeclaringType = typeof(HashSetContainer<PubSubSubscriptionState>), TargetMemberName = "<Values>k__BackingField")]
    public abstract List<PubSubSubscriptionState> ValuesField { get; }
}
