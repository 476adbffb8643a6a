// The name by which a generated conversion calls this library's bytes.
global using SchemaBytes = System.ArraySegment<byte>;

/// <summary>Values for which Bond has no form of its own.</summary>
internal static partial class SchemaValues
{
    public static ArraySegment<byte> ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(ArraySegment<byte> own) => own.Array is null ? throw new InvalidDataException("A blob is missing that the application needs.") : own.ToArray();

    public static ArraySegment<byte> ToOwn(Guid guid) => guid.ToByteArray();

    public static Guid ToGuid(ArraySegment<byte> own) => new(own);
}
