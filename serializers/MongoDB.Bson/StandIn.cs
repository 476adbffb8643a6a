#if TAKES_STAND_INS
using Goldilocks.Prober;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

/// <summary>A serializer of a program's own that gives the library another object, whose serializer knows null.</summary>
internal sealed class StandIn<T, TStandIn> : SerializerBase<T?> where T : class, IStandIn<T, TStandIn> where TStandIn : class
{
    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T? value) => BsonSerializer.LookupSerializer<TStandIn?>().Serialize(context, value?.ToStandIn());

    public override T? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => BsonSerializer.LookupSerializer<TStandIn?>().Deserialize(context) is { } standIn ? T.OfStandIn(standIn) : null;
}
#endif
