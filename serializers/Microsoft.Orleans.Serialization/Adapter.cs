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
        : binder.To(new OrleansAdapter<T>(s_services.Value.GetRequiredService<Serializer<T>>()));
}

internal readonly struct OrleansAdapter<T>(Serializer<T> serializer) : ISegmentedAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize(payload)!;

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => serializer.Deserialize(payload)!;
}
