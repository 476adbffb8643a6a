using MsgPack.Serialization;

/// <summary>MessagePack for CLI: objects as arrays, its default, or as maps; one context for each variant, as its documentation advises.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new MsgPackVariant("array", SerializationMethod.Array), new MsgPackVariant("map", SerializationMethod.Map)];
}

internal sealed class MsgPackVariant(string name, SerializationMethod method) : Variant(name)
{
    private readonly SerializationContext _context = new() { SerializationMethod = method };

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 => binder.Unsupported("which class a member holds is said by its own attributes on that member and by nothing else; attributes on the classes do not help"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow"),
        _ => binder.ToBoth(new MsgPackAdapter<T>(_context.GetSerializer<T>(), _context)),
    };
}

internal readonly struct MsgPackAdapter<T>(MessagePackSerializer<T> serializer, SerializationContext context) : IAsyncAdapter<T>, IRunTimeTypeAdapter<T>
{
    /// <remarks>The part of an array that it made for this payload, which its documentation prefers to PackSingleObject: that copies it to one that fits.</remarks>
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(serializer.PackSingleObjectAsBytes(value).AsMemory());

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.UnpackSingleObject(payload.AsArray());

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(context.GetSerializer(type).PackSingleObject(value));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => context.GetSerializer(type).UnpackSingleObject(payload.AsArray());

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(serializer.PackAsync(destination.Stream, value));

    public ValueTask<T> DeserializeAsync(Stream source) => new(serializer.UnpackAsync(source));
}
