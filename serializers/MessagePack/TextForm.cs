#if TAKES_CONVERTERS
using Goldilocks.Prober;
using MessagePack;
using MessagePack.Formatters;

/// <summary>A formatter as a program writes one, which is asked about null, too.</summary>
internal sealed class TextForm<T> : IMessagePackFormatter<T?> where T : ITextForm<T>
{
    public void Serialize(ref MessagePackWriter writer, T? value, MessagePackSerializerOptions options) => writer.Write(value?.ToForm());

    public T? Deserialize(ref MessagePackReader reader, MessagePackSerializerOptions options) => reader.ReadString() is { } form ? T.FromForm(form) : default;
}
#endif
