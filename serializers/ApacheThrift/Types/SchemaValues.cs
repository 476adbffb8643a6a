// The name by which a generated conversion calls this library's bytes.
global using SchemaBytes = byte[];

/// <summary>Bytes, which Thrift has a form for.</summary>
internal static partial class SchemaValues
{
    public static byte[] ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(byte[] own) => own;
}
