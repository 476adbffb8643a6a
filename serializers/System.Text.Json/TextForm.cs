#if TAKES_CONVERTERS
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Prober;

/// <summary>A converter as a program writes one: a text for an object, and for a key.</summary>
internal sealed class TextForm<T> : JsonConverter<T> where T : ITextForm<T>
{
    public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => T.FromForm(reader.GetString()!);

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => writer.WriteStringValue(value.ToForm());

    public override T ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => T.FromForm(reader.GetString()!);

    public override void WriteAsPropertyName(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => writer.WritePropertyName(value.ToForm());
}
#endif
