using System.Runtime.Serialization;
using Apache.Ignite.Core.Binary;

/// <summary>Apache Ignite's marshaller in the five modes of its study. It needs no JVM and no node, but it is internal: see <see cref="InternalMarshaller{T}"/>.</summary>
/// <remarks>
/// Its default string format counts six bytes for a surrogate pair and writes four (IGNITE-3098), so that customers come back wrong. The environment
/// variable IGNITE_BINARY_MARSHALLER_USE_STRING_SERIALIZATION_VER_2 fixes that for a whole process; it is off here, as it is for users and was in the study.
/// </remarks>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new IgniteVariant("Reflective", _ => new BinaryReflectiveSerializer()),
        new IgniteVariant("Reflective Raw", _ => new BinaryReflectiveSerializer { RawMode = true }),
        new IgniteVariant("Binarizable", type => MembersByHand.SerializerFor(type, raw: false)),
        new IgniteVariant("Binarizable Raw", type => MembersByHand.SerializerFor(type, raw: true)),
        // None: a class that implements ISerializable is then written through it.
        new IgniteVariant("Serializable", _ => null),
    ];
}

internal sealed class IgniteVariant(string name, Func<Type, IBinarySerializer?> serializerFor) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) && Name.StartsWith("Binarizable", StringComparison.Ordinal) =>
            binder.Unsupported("a reader written by hand fills an object that was made without its constructor, and members without a setter cannot be filled"),
        var needs when needs.HasFlag(Needs.NoAttributes) && Name == "Serializable" =>
            binder.Unsupported("a class must implement ISerializable for it, and these classes are written without any library in mind"),
        var needs when needs.HasFlag(Needs.SharedReferences) && Name == "Serializable" =>
            binder.Unsupported("a deserializing constructor gets its members complete, so that objects in a cycle would need each other first"),
        _ when Name.StartsWith("Binarizable", StringComparison.Ordinal) && !KnownTypes.Of(typeof(T)).All(MembersByHand.IsWrittenFor) =>
            binder.Unsupported("the members must be written by hand for each class, and are not for this one"),
        _ when Name == "Serializable" && !KnownTypes.Of(typeof(T)).All(type => type.IsAssignableTo(typeof(ISerializable))) =>
            binder.Unsupported("a class must implement ISerializable for it, and this one does not"),
        _ => binder.To(new IgniteAdapter<T>(Create<T>())),
    };

    /// <summary>A node registers each class with the cluster the first time that it is met; without a node they are named in advance; otherwise each object carries its class's name.</summary>
    private InternalMarshaller<T> Create<T>()
    {
        var collections = FrameworkTypes.MetFrom(typeof(T));
        return new(Configure(KnownTypes.Of(typeof(T)), collections), FrameworkTypes.ElementsOf(collections));
    }

    private BinaryConfiguration Configure(IEnumerable<Type> classes, IEnumerable<Type> collections) => new()
    {
        // Otherwise a date is written as an ISerializable. All dates here are UTC, as this setting requires.
        ForceTimestamp = true,
        TypeConfigurations =
        [
            .. classes.Select(type => new BinaryTypeConfiguration(type) { Serializer = serializerFor(type) }),
            .. collections.Select(type => new BinaryTypeConfiguration(type)),
        ],
    };
}

internal readonly struct IgniteAdapter<T>(InternalMarshaller<T> marshaller) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(marshaller.Marshal(value));

    public T Deserialize(ReadOnlyMemory<byte> payload) => marshaller.Unmarshal(payload.AsArray());
}
