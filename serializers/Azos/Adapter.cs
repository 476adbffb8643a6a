using Azos.Serialization.Slim;

/// <summary>Azos Slim, for fields of a graph, every object once: by default, which writes the names of types, and with the types known in advance.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new SlimVariant("Slim", _ => new()), new SlimVariant("Slim, known types", root => new(Known(root)))];

    /// <summary>The classes, and the lists, dictionaries and arrays that their members are.</summary>
    private static List<Type> Known(Type root)
    {
        var classes = KnownTypes.Of(root);
        var members = classes.SelectMany(type => type.GetProperties()).Select(property => property.PropertyType);
        return [.. classes, .. members.Where(type => type.IsArray || type.IsGenericType).Distinct()];
    }
}

internal sealed class SlimVariant(string name, Func<Type, SlimSerializer> create) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder.To(new SlimAdapter<T>(create(typeof(T))));
}

internal readonly struct SlimAdapter<T>(SlimSerializer serializer) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => (T)serializer.Deserialize(source);
}
