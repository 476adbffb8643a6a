using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

/// <summary>The serializer of Orleans by itself, without a silo: code generated from attributes, buffer writer to memory.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new OrleansVariant("", surrogates: false), new OrleansVariant("surrogates", surrogates: true)];
}

internal sealed class OrleansVariant(string name, bool surrogates) : Variant(name)
{
    private static readonly Lazy<ServiceProvider> s_services = new(() => new ServiceCollection().AddSerializer().BuildServiceProvider());

    public override Binding Bind<T>(Binder<T> binder) => Surrogates.WhyNot(binder.Workload.Needs, surrogates, typeof(T)) is { } reason
        ? binder.Unsupported(reason)
        : binder.To(new OrleansAdapter<T>(s_services.Value.GetRequiredService<Serializer<T>>(), s_services.Value.GetRequiredService<ObjectSerializer>()));
}

internal readonly struct OrleansAdapter<T>(Serializer<T> serializer, ObjectSerializer byType) : ISegmentedAdapter<T>, IStreamAdapter<T>, IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize(payload)!;

    public T DeserializeStream(Stream source) => serializer.Deserialize(source)!;

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => byType.Serialize(value, destination, type);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => byType.Deserialize(payload, type);

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => serializer.Deserialize(payload)!;
}
