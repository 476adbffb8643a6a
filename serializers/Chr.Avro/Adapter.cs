using Chr.Avro.Abstract;
using Chr.Avro.Serialization;
using AvroReader = Chr.Avro.Serialization.BinaryReader;
using AvroWriter = Chr.Avro.Serialization.BinaryWriter;

/// <summary>Chr.Avro: a schema built from the classes themselves, and code compiled for both; to a stream and from a span.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new AvroVariant()];
}

internal sealed class AvroVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        switch (binder.Workload.Needs)
        {
            case var needs when needs.HasFlag(Needs.EmbeddedType):
                return binder.Unsupported("Avro writes no type names: a reader must know the schema, and so the class, beforehand");
            case var needs when needs.HasFlag(Needs.Polymorphism):
                return binder.Unsupported("the schema is built from the declared types: a union of derived classes needs a builder case written for it");
            case var needs when needs.HasFlag(Needs.SharedReferences):
                return binder.Unsupported("Avro writes trees: a record has no identity, and a cycle has no end");
        }

        var schema = SchemaOf(typeof(T));
        return binder.To(new AvroAdapter<T>(
            new BinarySerializerBuilder().BuildDelegate<T>(schema),
            new BinaryDeserializerBuilder().BuildDelegate<T>(binder.Workload.Writer == typeof(T) ? schema : SchemaOf(binder.Workload.Writer))));
    }

    /// <summary>Dates as Avro's timestamps instead of ISO 8601 text, which is the default.</summary>
    private static Schema SchemaOf(Type type) => new SchemaBuilder(temporalBehavior: TemporalBehavior.EpochMilliseconds).BuildSchema(type);
}

internal readonly struct AvroAdapter<T>(BinarySerializer<T> write, BinaryDeserializer<T> read) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new AvroWriter(destination.AsStream());
        write(value, writer);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        var reader = new AvroReader(payload.Span);
        return read(ref reader);
    }
}
