using Dahomey.Cbor;
using Dahomey.Cbor.Serialization.Converters.Mappings;

/// <summary>Dahomey.Cbor by reflection, buffer writer to span: objects are maps with their members' names, and a class that stands for another one is told by its name.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PlainVariant()];
}

internal sealed class PlainVariant() : Variant("")
{
    /// <summary>It takes them apart as objects or collections of the application, and loses what they hold.</summary>
    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.DateOnly] = "it has no form for it",
        [Construct.TimeOnly] = "it has no form for it",
        [Construct.UncommonCollection] = "it reads it as empty",
    };

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (binder.Workload.Needs.HasFlag(Needs.SharedReferences))
        {
            return binder.Unsupported("it writes a tree, and refuses a cycle as too deep");
        }

        if (binder.Workload.Shape.WhyNot(s_refused) is { } why)
        {
            return binder.Unsupported(why);
        }

        var options = new CborOptions();
        Scalars.RegisterWith(options);
        foreach (var type in KnownTypes.Of(typeof(T)).Where(type => ModelTypes.Derived.Any(derived => derived.Type == type)))
        {
            options.Registry.ObjectMappingRegistry.Register(Named((IObjectMapping)Activator.CreateInstance(typeof(ObjectMapping<>).MakeGenericType(type), options.Registry, options)!));
        }

        return binder.ToBoth(new PlainAdapter<T>(options));
    }

    /// <summary>What the attribute [CborDiscriminator] does on a class that may carry one.</summary>
    private static IObjectMapping Named(IObjectMapping mapping)
    {
        mapping.AutoMap();
        mapping.GetType().GetMethod(nameof(ObjectMapping<>.SetDiscriminator))!.Invoke(mapping, [mapping.ObjectType.FullName]);
        return mapping;
    }
}

internal readonly struct PlainAdapter<T>(CborOptions options) : IAsyncAdapter<T>, ISegmentedAdapter<T>, IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Cbor.Serialize(value, destination, options);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Cbor.Deserialize<T>(payload.Span, options);

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => Cbor.Serialize(value, type, destination, options);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => Cbor.Deserialize(type, payload.Span, options);

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => Cbor.Deserialize<T>(payload, options);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(Cbor.SerializeAsync(value, destination.Stream, options));

    public ValueTask<T> DeserializeAsync(Stream source) => Cbor.DeserializeAsync<T>(source, options);
}
