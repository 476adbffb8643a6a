#if TAKES_CONVERTERS
using Goldilocks.Prober;
using Newtonsoft.Json;

/// <summary>A converter as a program writes one. The library asks it about null, too, and asks none about keys. The generic base class could not answer null for a structure that can be null.</summary>
internal sealed class TextForm<T> : JsonConverter where T : ITextForm<T>
{
    public override bool CanConvert(Type objectType) => objectType == typeof(T);

    public override object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer) => reader.Value is string form ? T.FromForm(form) : null;

    public override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer) => writer.WriteValue(((T?)value)?.ToForm());
}
#endif
