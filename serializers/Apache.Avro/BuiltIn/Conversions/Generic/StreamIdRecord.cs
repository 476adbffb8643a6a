using Avro;
using Avro.Generic;

/// <summary>A part of <see cref="GrainStateRecord"/>: producers and consumers have these in common.</summary>
internal static class StreamIdRecord
{
    private static readonly RecordSchema s_qualified = Named("QualifiedStreamId");
    private static readonly RecordSchema s_stream = Named("StreamId");
    private static readonly RecordSchema s_data = Named("BinaryData");
    private static readonly RecordSchema s_value = Named("BinaryValue");
    private static readonly RecordSchema s_info = Named("BinaryInfo");

    public static GenericRecord ToOwn(QualifiedStreamId stream) =>
        Records.Make(s_qualified, stream.Id, stream.Type, stream.ProviderName, ToOwn(stream.StreamId));

    public static QualifiedStreamId ToApplication(GenericRecord own) => new()
    {
        Id = own.Get<string>(0),
        Type = own.Get<string>(1),
        ProviderName = own.Get<string>(2),
        StreamId = ToStreamId(own.Get<GenericRecord>(3)),
    };

    private static GenericRecord ToOwn(StreamId id) => Records.Make(s_stream, id.Id, id.Type, ToOwn(id.FullKey), id.KeyIndex, id.HashCode);

    private static StreamId ToStreamId(GenericRecord own) => new()
    {
        Id = own.Get<string>(0),
        Type = own.Get<string>(1),
        FullKey = ToData(own.Get<GenericRecord>(2)),
        KeyIndex = own.Get<int>(3),
        HashCode = own.Get<int>(4),
    };

    private static GenericRecord ToOwn(BinaryData data) =>
        Records.Make(s_data, data.Type, Records.Make(s_value, Records.Make(s_info, data.Value.Binary.Base64, data.Value.Binary.SubType)));

    private static BinaryData ToData(GenericRecord own) => new()
    {
        Type = own.Get<string>(0),
        Value = new() { Binary = ToInfo(own.Get<GenericRecord>(1).Get<GenericRecord>(0)) },
    };

    private static BinaryInfo ToInfo(GenericRecord own) => new() { Base64 = own.Get<string>(0), SubType = own.Get<string>(1) };

    private static RecordSchema Named(string name) => Schemas.Named(typeof(PubSubGrainStateDocument), name);
}
