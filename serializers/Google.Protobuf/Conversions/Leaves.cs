using Google.Protobuf;

/// <summary>What Protocol Buffers has no type for.</summary>
internal static class Leaves
{
    /// <summary>Without a copy: nobody changes the application's array while its message is written.</summary>
    public static ByteString ToOwn(byte[] bytes) => UnsafeByteOperations.UnsafeWrap(bytes);

    public static ByteString ToOwn(Guid guid) => UnsafeByteOperations.UnsafeWrap(guid.ToByteArray());

    public static Guid ToGuid(ByteString bytes) => new(bytes.Span);
}
