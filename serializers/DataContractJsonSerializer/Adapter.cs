using System.Runtime.Serialization.Json;
using System.Xml;

/// <summary>DataContractJsonSerializer: one cached serializer for each type, its own JSON reader and writer on the host's memory.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new JsonVariant()];
}

internal sealed class JsonVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) => binder.Unsupported("a type without attributes needs a parameterless constructor and settable members: it never calls another constructor"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree and throws at a cycle; it cannot preserve references"),
        var needs => binder.To(new JsonAdapter<T>(new DataContractJsonSerializer(typeof(T), needs.HasFlag(Needs.Polymorphism) ? KnownTypes.Of(typeof(T)) : null))),
    };
}

internal readonly struct JsonAdapter<T>(DataContractJsonSerializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.WriteObject(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        // Reading the bytes spares the stream overload's copy of its buffer.
        using var reader = JsonReaderWriterFactory.CreateJsonReader(payload.AsArray(), XmlDictionaryReaderQuotas.Max);
        return (T)serializer.ReadObject(reader)!;
    }
}
