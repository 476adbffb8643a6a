using System.Text;
using System.Xml;
using System.Xml.Serialization;

/// <summary>XmlSerializer: one cached serializer for each type (its code is generated at run time), plain UTF-8 without indentation.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new XmlVariant()];
}

internal sealed class XmlVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) => binder.Unsupported("it skips members without a public setter and calls no constructor but the parameterless one"),
        var needs when needs.HasFlag(Needs.Dictionary) => binder.Unsupported("it refuses every type that implements IDictionary"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree and throws at a cycle"),
        var needs when needs.HasFlag(Needs.Polymorphism) => binder.To(new XmlAdapter<T>(new XmlSerializer(typeof(T), [.. KnownTypes.Of(typeof(T))]))),
        _ => binder.To(new XmlAdapter<T>(new XmlSerializer(typeof(T)))),
    };
}

internal readonly struct XmlAdapter<T>(XmlSerializer serializer) : IAdapter<T>
{
    // Without Entitize a carriage return is written as it is, and XML readers turn it into a line feed.
    private static readonly XmlWriterSettings Settings = new() { Encoding = new UTF8Encoding(false), NewLineHandling = NewLineHandling.Entitize };

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = XmlWriter.Create(destination.AsStream(), Settings);
        serializer.Serialize(writer, value);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = XmlReader.Create(payload.AsStream());
        return (T)serializer.Deserialize(reader)!;
    }
}
