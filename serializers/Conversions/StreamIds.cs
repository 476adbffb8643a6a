/// <summary>
/// A part of <see cref="GrainStateConversion"/>: producers and consumers have these in common. Every object is stored in a variable, because a lazy one is created
/// again at each access.
/// </summary>
internal static class StreamIds
{
    public static Own.QualifiedStreamId ToOwn(QualifiedStreamId stream) => new()
    {
        Id = stream.Id,
        Type = stream.Type,
        ProviderName = stream.ProviderName,
        StreamId = new()
        {
            Id = stream.StreamId.Id,
            Type = stream.StreamId.Type,
            FullKey = new()
            {
                Type = stream.StreamId.FullKey.Type,
                Value = new() { Binary = ToOwn(stream.StreamId.FullKey.Value.Binary) },
            },
            KeyIndex = stream.StreamId.KeyIndex,
            HashCode = stream.StreamId.HashCode,
        },
    };

    public static QualifiedStreamId ToApplication(Own.QualifiedStreamId own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        ProviderName = own.ProviderName,
        StreamId = ToApplication(own.StreamId),
    };

    private static StreamId ToApplication(Own.StreamId own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        FullKey = ToApplication(own.FullKey),
        KeyIndex = own.KeyIndex,
        HashCode = own.HashCode,
    };

    private static BinaryData ToApplication(Own.BinaryData own) => new() { Type = own.Type, Value = new() { Binary = ToApplication(own.Value.Binary) } };

    private static Own.BinaryInfo ToOwn(BinaryInfo info) => new() { Base64 = info.Base64, SubType = info.SubType };

    private static BinaryInfo ToApplication(Own.BinaryInfo own) => new() { Base64 = own.Base64, SubType = own.SubType };
}
