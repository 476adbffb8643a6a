#if TAKES_RETHROWN
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Prober;

/// <summary>A converter as a program writes one that wants to say in its own words what could not be read.</summary>
internal sealed class Rethrown<T> : JsonConverter<T> where T : class, ILevel<T>, new()
{
    public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        var level = new T();
        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            reader.Read();
            level.Next = Next(ref reader, options);
        }

        return level;
    }

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        if (value.Next is { } next)
        {
            writer.WritePropertyName(nameof(value.Next));
            JsonSerializer.Serialize(writer, next, options);
        }

        writer.WriteEndObject();
    }

    private static T? Next(ref Utf8JsonReader reader, JsonSerializerOptions options)
    {
        try
        {
            return JsonSerializer.Deserialize<T>(ref reader, options);
        }
        catch (JsonException exception)
        {
            throw new JsonException("The next level cannot be read.", exception);
        }
    }
}
#endif
