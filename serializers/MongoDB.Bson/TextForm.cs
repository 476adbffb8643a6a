#if TAKES_CONVERTERS
using Goldilocks.Prober;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

/// <summary>A serializer of a program's own, which is asked about null, too.</summary>
internal sealed class TextForm<T> : SerializerBase<T?> where T : ITextForm<T>
{
    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T? value)
    {
        if (value is null)
        {
            context.Writer.WriteNull();
        }
        else
        {
            context.Writer.WriteString(value.ToForm());
        }
    }

    public override T? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        if (context.Reader.GetCurrentBsonType() != MongoDB.Bson.BsonType.Null)
        {
            return T.FromForm(context.Reader.ReadString());
        }

        context.Reader.ReadNull();
        return default;
    }
}
#endif
