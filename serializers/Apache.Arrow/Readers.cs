using Apache.Arrow.Ipc;

/// <summary>Readers that know the columns which the adapter writes.</summary>
internal static class Readers
{
#if EXTENSION_TYPES
    public static ArrowStreamReader Of(ReadOnlyMemory<byte> payload) => new(ExtensionTypes.Context, payload);

    public static ArrowStreamReader Of(Stream source) => new(ExtensionTypes.Context, source, leaveOpen: true);
#else
    // Its reader of memory throws at the mark that ends what its writer wrote.
    public static ArrowStreamReader Of(ReadOnlyMemory<byte> payload) => Of(payload.AsStream());

    public static ArrowStreamReader Of(Stream source) => new(source, leaveOpen: true);
#endif
}
