#if TAKES_CONVERTERS
using Goldilocks.Prober;
using Nerdbank.MessagePack;

/// <summary>A converter as a program writes one, which is asked about null, too.</summary>
internal sealed class TextForm<T> : MessagePackConverter<T> where T : ITextForm<T>
{
    public override T? Read(ref MessagePackReader reader, SerializationContext context) => reader.ReadString() is { } form ? T.FromForm(form) : default;

    public override void Write(ref MessagePackWriter writer, in T? value, SerializationContext context) => writer.Write(value?.ToForm());
}
#endif
