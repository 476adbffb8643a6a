using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

/// <summary>The serializer of Orleans by itself, without a silo: code generated from attributes, buffer writer to memory.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new OrleansVariant("", surrogates: false), new OrleansVariant("surrogates", surrogates: true)];
}

/// <param name="name">The variant's name.</param>
/// <param name="surrogates">True for classes that have no attributes.</param>
/// <param name="copies">True for values that are copied before they are written, for probes.</param>
internal sealed class OrleansVariant(string name, bool surrogates, bool copies = false) : Variant(name)
{
    /// <summary>A silo copies what a call within it gives.</summary>
    public override IReadOnlyList<VariantOption> Options => surrogates ? [] : [new(OptionKind.Copy, "DeepCopier<T>", () => new OrleansVariant(Name, surrogates, copies: true))];

    private static readonly Lazy<ServiceProvider> s_services = new(() => new ServiceCollection().AddSerializer().BuildServiceProvider());

    public override Binding Bind<T>(Binder<T> binder) => Surrogates.WhyNot(binder.Workload.Needs, surrogates, typeof(T)) is { } reason
        ? binder.Unsupported(reason)
        : To(binder, new OrleansAdapter<T>(s_services.Value.GetRequiredService<Serializer<T>>(), s_services.Value.GetRequiredService<ObjectSerializer>()));

    private Binding To<T>(Binder<T> binder, OrleansAdapter<T> adapter) => copies
        ? binder.To(new DetourAdapter<T, OrleansAdapter<T>>(adapter, s_services.Value.GetRequiredService<DeepCopier<T>>().Copy!))
        : binder.To(adapter);
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
