using Google.Protobuf;

/// <summary>Types that Protocol Buffers lacks.</summary>
internal static class Leaves
{
    /// <summary>Without a copy: the application's array does not change while its message is written.</summary>
    public static ByteString ToOwn(byte[] bytes) => Calls.Wrap(bytes);

    public static ByteString ToOwn(Guid guid) => Calls.Wrap(guid.ToByteArray());

    public static Guid ToGuid(ByteString bytes) => new(bytes.Span);
}
