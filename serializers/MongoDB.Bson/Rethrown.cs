#if TAKES_RETHROWN
using Goldilocks.Prober;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

/// <summary>A serializer of a program's own that wants to say in its own words what could not be read.</summary>
internal sealed class Rethrown<T> : SerializerBase<T> where T : class, ILevel<T>, new()
{
    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value)
    {
        context.Writer.WriteStartDocument();
        if (value.Next is { } next)
        {
            context.Writer.WriteName(nameof(value.Next));
            BsonSerializer.LookupSerializer<T>().Serialize(context, next);
        }

        context.Writer.WriteEndDocument();
    }

    public override T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        var level = new T();
        context.Reader.ReadStartDocument();
        while (context.Reader.ReadBsonType() != MongoDB.Bson.BsonType.EndOfDocument)
        {
            context.Reader.SkipName();
            level.Next = Next(context);
        }

        context.Reader.ReadEndDocument();
        return level;
    }

    private static T Next(BsonDeserializationContext context)
    {
        try
        {
            return BsonSerializer.LookupSerializer<T>().Deserialize(context);
        }
        catch (FormatException exception)
        {
            throw new FormatException("The next level cannot be read.", exception);
        }
    }
}
#endif
