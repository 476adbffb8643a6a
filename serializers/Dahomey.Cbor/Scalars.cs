using System.Buffers.Text;
using System.Globalization;
using System.Runtime.InteropServices;
using Dahomey.Cbor;
using Dahomey.Cbor.Serialization;
using Dahomey.Cbor.Serialization.Converters;

/// <summary>
/// The types that release 1.27.0 has no form for, and moments: of those it writes milliseconds only, and reads <c>.5</c> as five of them. Identifiers and moments have the form that
/// the registry of CBOR's tags gives them, a duration is its ticks.
/// </summary>
internal static class Scalars
{
    public static void RegisterWith(CborOptions options)
    {
        var converters = options.Registry.ConverterRegistry;
        converters.RegisterConverter(typeof(Guid), new GuidConverter());
        converters.RegisterConverter(typeof(DateTime), new MomentConverter());
        converters.RegisterConverter(typeof(DateTimeOffset), new MomentWithOffsetConverter());
        converters.RegisterConverter(typeof(TimeSpan), new DurationConverter());
    }
}

internal sealed class GuidConverter : CborConverterBase<Guid>
{
    private const int TagOfIdentifier = 37;

    public override Guid Read(ref CborReader reader) => new(reader.ReadByteString(), bigEndian: true);

    public override void Write(ref CborWriter writer, Guid value)
    {
        Span<byte> bytes = stackalloc byte[16];
        _ = value.TryWriteBytes(bytes, bigEndian: true, out _);
        writer.WriteSemanticTag(TagOfIdentifier);
        writer.WriteByteString(Unscoped.Of(bytes));
    }
}

/// <summary>A text in ISO 8601's form, with all its digits.</summary>
internal abstract class IsoConverter<T> : CborConverterBase<T> where T : IUtf8SpanFormattable
{
    public override T Read(ref CborReader reader)
    {
        _ = reader.TryReadSemanticTag(out _);
        return TryParse(reader.ReadRawString(), out var moment) ? moment : throw new CborException("A date and time is not in ISO 8601's form.");
    }

    public override void Write(ref CborWriter writer, T value)
    {
        Span<byte> text = stackalloc byte[33];
        _ = value.TryFormat(text, out var length, "O", CultureInfo.InvariantCulture);
        writer.WriteSemanticTag(0);
        writer.WriteString(Unscoped.Of(text[..length]));
    }

    protected abstract bool TryParse(ReadOnlySpan<byte> text, out T moment);
}

internal sealed class MomentConverter : IsoConverter<DateTime>
{
    protected override bool TryParse(ReadOnlySpan<byte> text, out DateTime moment) => Utf8Parser.TryParse(text, out moment, out var length, 'O') && length == text.Length;
}

internal sealed class MomentWithOffsetConverter : IsoConverter<DateTimeOffset>
{
    protected override bool TryParse(ReadOnlySpan<byte> text, out DateTimeOffset moment) => Utf8Parser.TryParse(text, out moment, out var length, 'O') && length == text.Length;
}

internal sealed class DurationConverter : CborConverterBase<TimeSpan>
{
    public override TimeSpan Read(ref CborReader reader) => new(reader.ReadInt64());

    public override void Write(ref CborWriter writer, TimeSpan value) => writer.WriteInt64(value.Ticks);
}

internal static class Unscoped
{
    /// <summary>The compiler takes a writer for one that could keep the span. It copies the bytes at once.</summary>
    public static ReadOnlySpan<byte> Of(scoped ReadOnlySpan<byte> bytes) => MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetReference(bytes), bytes.Length);
}
