// The names by which a generated conversion calls this library's bytes and this adapter's variant.
global using SchemaBytes = System.ReadOnlyMemory<byte>;
global using SchemaVariant = FlatSharpVariant;

/// <summary>Values for which FlatBuffers has no form of its own, and lists as the library gives them.</summary>
internal static partial class SchemaValues
{
    public static ReadOnlyMemory<byte> ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(ReadOnlyMemory<byte> own) => own.ToArray();

    public static ReadOnlyMemory<byte> ToOwn(Guid guid) => guid.ToByteArray();

    public static Guid ToGuid(ReadOnlyMemory<byte> own) => own.Length == 16 ? new(own.Span) : throw new InvalidDataException("A Guid does not have 16 bytes.");

    /// <summary>A list whose items are there, as far as the list itself can tell.</summary>
    public static IList<T> Counted<T>(IList<T> own)
    {
        _ = Lists.CountOf(own);
        return own;
    }
}
