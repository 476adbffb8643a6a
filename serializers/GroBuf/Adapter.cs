using GroBuf;
using GroBuf.DataMembersExtracters;

/// <summary>GroBuf on public properties, empty objects written as they are: otherwise they come back as null.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new GroVariant("", GroBufOptions.WriteEmptyObjects), new GroVariant("references", GroBufOptions.WriteEmptyObjects | GroBufOptions.PackReferences)];
}

internal sealed class GroVariant(string name, GroBufOptions options) : Variant(name)
{
    private const string MakesNoInterface = "its reader makes an object of the declared type, which an interface is not";

    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.ReadOnlyCollectionInterface] = MakesNoInterface,
        [Construct.CollectionInterface] = MakesNoInterface,
        [Construct.SetInterface] = MakesNoInterface,
        [Construct.DictionaryInterface] = MakesNoInterface,
    };

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 => binder.Unsupported("it writes the members of the declared type under hashes of their names, and nothing in the payload can say which class a value is"),
        var needs when needs.HasFlag(Needs.SharedReferences) != options.HasFlag(GroBufOptions.PackReferences) => binder.Unsupported(options.HasFlag(GroBufOptions.PackReferences)
            ? "it is for objects that are shared, and this workload is a tree; see the plain variant"
            : "without PackReferences it writes a tree, and a cycle ends in a stack overflow; see the variant with references"),
        _ when binder.Workload.Shape.WhyNot(s_refused) is { } reason => binder.Unsupported(reason),
        _ => binder.To(new GroAdapter<T>(new Serializer(new PropertiesExtractor(), options: options))),
    };
}

/// <summary>Into the destination's own memory after asking for the size: its overload that returns an array took 1.5 times as long.</summary>
internal readonly struct GroAdapter<T>(Serializer serializer) : IRunTimeTypeAdapter<T>
{
    public unsafe void Serialize(T value, IBufferWriter<byte> destination)
    {
        var size = serializer.GetSize(value);
        fixed (byte* bytes = destination.GetSpan(size))
        {
            var count = 0;
            serializer.Serialize(value, (IntPtr)bytes, ref count, size);
            destination.Advance(count);
        }
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize<T>(payload.AsArray());

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(serializer.Serialize(type, value));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => serializer.Deserialize(type, payload.AsArray());
}
