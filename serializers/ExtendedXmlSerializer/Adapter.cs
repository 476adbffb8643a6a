using System.Text;
using System.Xml;
using ExtendedXmlSerializer;
using ExtendedXmlSerializer.Configuration;

/// <summary>ExtendedXmlSerializer with its defaults; with its documentation's settings for shorter text; and with references.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ExtendedVariant("", (container, _) => container),
        new ExtendedVariant("short", (container, root) => container.UseAutoFormatting().UseOptimizedNamespaces().EnableImplicitTyping(Named(root))),
        new ExtendedVariant("references", (container, _) => container.EnableReferences(), references: true),
    ];

    /// <summary>Without generic classes: to implicit typing, all constructions of one are the same name, which it refuses.</summary>
    private static IEnumerable<Type> Named(Type root) => KnownTypes.Of(root).Where(type => !type.IsGenericType);
}

internal sealed class ExtendedVariant(string name, Func<IConfigurationContainer, Type, IConfigurationContainer> configure, bool references = false) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        if (binder.Workload.Needs.HasFlag(Needs.SharedReferences) != references)
        {
            return binder.Unsupported(references
                ? "it is for objects that are shared, and this workload is a tree; see the other variants"
                : "it throws at a cycle; see the variant with references");
        }

        var container = configure(new ConfigurationContainer(), typeof(T));
        return binder.To(new ExtendedAdapter<T>((binder.Workload.Needs.HasFlag(Needs.ReadOnlyMembers) ? container.EnableParameterizedContent() : container).Create()));
    }
}

internal readonly struct ExtendedAdapter<T>(IExtendedXmlSerializer serializer) : IStreamAdapter<T>
{
    // Without Entitize a carriage return is written as it is, and XML readers turn it into a line feed.
    private static readonly XmlWriterSettings Settings = new() { Encoding = new UTF8Encoding(false), NewLineHandling = NewLineHandling.Entitize };

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = XmlWriter.Create(destination.AsStream(), Settings);
        serializer.Serialize(writer, value!);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => serializer.Deserialize<T>(source);
}
