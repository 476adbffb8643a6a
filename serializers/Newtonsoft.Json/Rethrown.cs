#if TAKES_RETHROWN
using Goldilocks.Prober;
using Newtonsoft.Json;

/// <summary>A converter as a program writes one that wants to say in its own words what could not be read.</summary>
internal sealed class Rethrown<T> : JsonConverter where T : class, ILevel<T>, new()
{
    public override bool CanConvert(Type objectType) => objectType == typeof(T);

    public override object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer)
    {
        if (reader.TokenType == JsonToken.Null)
        {
            return null;
        }

        var level = new T();
        while (reader.Read() && reader.TokenType == JsonToken.PropertyName)
        {
            reader.Read();
            level.Next = Next(reader, serializer);
        }

        return level;
    }

    public override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer)
    {
        writer.WriteStartObject();
        if (((T)value!).Next is { } next)
        {
            writer.WritePropertyName(nameof(ILevel<T>.Next));
            serializer.Serialize(writer, next);
        }

        writer.WriteEndObject();
    }

    private static T? Next(JsonReader reader, JsonSerializer serializer)
    {
        try
        {
            return serializer.Deserialize<T>(reader);
        }
        catch (JsonException exception)
        {
            throw new JsonSerializationException("The next level cannot be read.", exception);
        }
    }
}
#endif
