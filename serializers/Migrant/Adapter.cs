using Antmicro.Migrant;
using Antmicro.Migrant.Customization;

/// <summary>Migrant: the fields of a graph with the names of its types, by generated code, its default, or by reflection.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new MigrantVariant("generated", Method.Generated), new MigrantVariant("reflection", Method.Reflection)];
}

internal sealed class MigrantVariant(string name, Method method) : Variant(name)
{
    // Its own buffer would only fill every payload up to 4,096 bytes: the stream is in memory.
    public override Binding Bind<T>(Binder<T> binder) =>
        binder.To(new MigrantAdapter<T>(new(() => new Serializer(new Settings(method, method, useBuffering: false)))));
}

/// <summary>A serializer is not thread safe.</summary>
internal readonly struct MigrantAdapter<T>(ThreadLocal<Serializer> serializer) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Value!.Serialize(value, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => serializer.Value!.Deserialize<T>(source);
}
