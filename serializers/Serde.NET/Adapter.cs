using System.Reflection;
using Serde;
using Serde.Json;

/// <summary>Serde.NET's generated code and its JSON, whose method for bytes returns memory and takes memory. Each type's writer and reader are taken once, as its documentation does for types whose proxy is named.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new GeneratedVariant()];
}

internal sealed class GeneratedVariant() : Variant("")
{
    private const string IsNoRecord = "of abstract classes it takes only records that hold their derived classes inside";

    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.InterfaceMember] = IsNoRecord,
        [Construct.AbstractBase] = IsNoRecord,
        [Construct.DerivedClass] = IsNoRecord,
        [Construct.PolymorphicRoot] = IsNoRecord,
        [Construct.GenericType] = "the code that its generator writes for a list of a type parameter does not compile",
    };

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        _ when binder.Workload.Shape.WhyNot(s_refused) is { } reason => binder.Unsupported(reason),
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every type must carry [GenerateSerde] and be partial"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow"),
        _ when KnownTypes.Of(typeof(T)).Any(type => ModelTypes.DerivedFrom(type.BaseType ?? type).Any()) => binder.Unsupported(IsNoRecord),
        _ when KnownTypes.Of(typeof(T)).Any(type => type.IsGenericType) => binder.Unsupported(s_refused[Construct.GenericType]),
        _ => binder.To(new GeneratedAdapter<T>(
            Generated<T, ISerialize<T>>(typeof(SerializeProvider), nameof(SerializeProvider.GetSerialize)),
            Generated<T, IDeserialize<T>>(typeof(DeserializeProvider), nameof(DeserializeProvider.GetDeserialize)))),
    };

    /// <summary>A root is not known to the compiler as a type that has generated code.</summary>
    private static TPart Generated<T, TPart>(Type provider, string name) =>
        (TPart)provider.GetMethods().Single(method => method.Name == name && method.GetGenericArguments().Length == 1).MakeGenericMethod(typeof(T))
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null)!;
}

internal readonly struct GeneratedAdapter<T>(ISerialize<T> writer, IDeserialize<T> reader) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(JsonSerializer.ToBytes(value, writer));

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize(payload, reader);
}
