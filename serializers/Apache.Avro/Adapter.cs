using Avro;
using Avro.File;
using Avro.Generic;
using Avro.IO;

/// <summary>
/// Apache Avro over streams, in the three ways of its library: on the application's classes by reflection, on classes generated from
/// a schema, and on records without classes. The last two are measured on their own objects and with the conversion.
/// </summary>
internal static partial class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = Create();

    private static List<Variant> Create()
    {
        List<Variant> variants =
        [
            new SpecificVariant("specific, own objects", converts: false),
            new SpecificVariant("specific, with conversion", converts: true),
        ];
        AddBuiltIn(variants);
        return variants;
    }

    /// <summary>The ways that are measured on the built-in workloads alone.</summary>
    static partial void AddBuiltIn(List<Variant> variants);

    /// <summary>The reason why no variant can take the workload; null where there is none.</summary>
    public static string? WhyNot(Needs needs) => needs switch
    {
        _ when needs.HasFlag(Needs.EmbeddedType) => "it writes no type names: a reader must know the schema, and so the class, beforehand",
        _ when needs.HasFlag(Needs.SharedReferences) => "Avro writes trees: a record has no identity, and a cycle has no end",
        _ => null,
    };
}

internal readonly struct AvroAdapter<TOwn>(DatumWriter<TOwn> writer, DatumReader<TOwn> reader) : IPopulatingAdapter<TOwn>, IStreamAdapter<TOwn>, IFileAdapter<TOwn>
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => writer.Write(value, new BinaryEncoder(destination.AsStream()));

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public TOwn DeserializeStream(Stream source) => reader.Read(default!, new BinaryDecoder(source));

    public TOwn DeserializeFile(Stream source)
    {
        using var file = DataFileReader<TOwn>.OpenReader(source, reader.ReaderSchema, leaveOpen: true);
        return file.Next();
    }

#if JSON_CODERS
    /// <summary>Into JSON, and back.</summary>
    public TOwn ByJson(TOwn value, Schema schema)
    {
        using var json = new MemoryStream();
        var encoder = new JsonEncoder(schema, json);
        writer.Write(value, encoder);
        encoder.Flush();
        json.Position = 0;
        return reader.Read(default!, new JsonDecoder(schema, json));
    }
#endif

    public TOwn Populate(ReadOnlyMemory<byte> payload, TOwn target) => reader.Read(target, new BinaryDecoder(payload.AsStream()));
}
