// The names by which a generated conversion calls this library's bytes and this adapter's variant.
global using SchemaBytes = byte[];
global using SchemaVariant = SpecificVariant;

/// <summary>Values for which Avro has no form that keeps all of them.</summary>
internal static partial class SchemaValues
{
    public static byte[] ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(byte[] own) => own;

    public static byte[] ToOwn(Guid guid) => guid.ToByteArray();

    public static Guid ToGuid(byte[] own) => new(own);
}
