using System.Runtime.Serialization;
using System.Text;
using System.Xml;

/// <summary>DataContractSerializer as XML text and as .NET's binary XML: one cached serializer for each type.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new XmlVariant("XML", binary: false),
        new XmlVariant("binary XML", binary: true),
        new XmlVariant("XML, references", binary: false, references: true),
    ];
}

/// <param name="name">The variant's name.</param>
/// <param name="binary">True for .NET's binary XML.</param>
/// <param name="references">True where an object that is there twice is written once.</param>
/// <param name="set">Sets an option more, for probes.</param>
/// <param name="byText">True for an XmlWriter and an XmlReader of the program's, for probes.</param>
internal sealed class XmlVariant(string name, bool binary, bool references = false, Action<DataContractSerializerSettings>? set = null, bool byText = false) : Variant(name)
{
    public override IReadOnlyList<VariantOption> Options => binary || references ? [] :
    [
        new(OptionKind.Bare, "no known types", () => new XmlVariant("XML", binary: false, set: settings => settings.KnownTypes = null)),
        new(OptionKind.Writer, "XmlWriter.Create(StringBuilder) and XmlReader.Create(StringReader)", () => new XmlVariant("XML", binary: false, byText: true)),
        new(OptionKind.Members, "SerializeReadOnlyTypes", () => new XmlVariant("XML", binary: false, set: settings => settings.SerializeReadOnlyTypes = true)),
    ];

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        _ when binder.Workload.Shape.WhyNot(Contracts.Refused) is { } reason => binder.Unsupported(reason),
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) && binder.Workload.Shape == ModelShape.Empty => binder.Unsupported("a type without attributes needs a parameterless constructor and settable members: it never calls another constructor"),
        var needs when needs.HasFlag(Needs.SharedReferences) != references => binder.Unsupported(references
            ? "it is for objects that are shared, and this workload is a tree; see the other variants"
            : "it writes a tree and throws at a cycle unless references are preserved; see the variant with references"),
        var needs when byText => binder.To(new TextAdapter<T>(Create(typeof(T), needs, binder.Workload.Shape))),
        var needs => binder.To(new XmlAdapter<T>(Create(typeof(T), needs, binder.Workload.Shape), binary)),
    };

    private DataContractSerializer Create(Type root, Needs needs, ModelShape shape)
    {
        var settings = new DataContractSerializerSettings { PreserveObjectReferences = references, KnownTypes = Contracts.KnownFrom(root, needs, shape) };
        set?.Invoke(settings);
        var serializer = new DataContractSerializer(root, settings);
        if (Contracts.NeedsSurrogates(shape))
        {
            serializer.SetSerializationSurrogateProvider(new DaySurrogates());
        }

        return serializer;
    }
}

/// <summary>By the writer and the reader of all XML, which programs make for a text.</summary>
internal readonly struct TextAdapter<T>(DataContractSerializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var text = new StringBuilder();
        using (var writer = XmlWriter.Create(text))
        {
            serializer.WriteObject(writer, value);
        }

        destination.Deliver(text.ToString());
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = XmlReader.Create(new StringReader(payload.AsString()));
        return (T)serializer.ReadObject(reader)!;
    }
}

internal readonly struct XmlAdapter<T>(DataContractSerializer serializer, bool binary) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = binary
            ? XmlDictionaryWriter.CreateBinaryWriter(destination.AsStream())
            : XmlDictionaryWriter.CreateTextWriter(destination.AsStream());
        serializer.WriteObject(writer, value);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        var bytes = payload.AsArray();
        using var reader = binary
            ? XmlDictionaryReader.CreateBinaryReader(bytes, XmlDictionaryReaderQuotas.Max)
            : XmlDictionaryReader.CreateTextReader(bytes, XmlDictionaryReaderQuotas.Max);
        return (T)serializer.ReadObject(reader)!;
    }

    public T DeserializeStream(Stream source)
    {
        using var reader = binary
            ? XmlDictionaryReader.CreateBinaryReader(source, XmlDictionaryReaderQuotas.Max)
            : XmlDictionaryReader.CreateTextReader(source, XmlDictionaryReaderQuotas.Max);
        return (T)serializer.ReadObject(reader)!;
    }

    // It is always made for a type that is known at run time.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => new XmlAdapter<object>(SerializerOf(type), binary).Serialize(value, destination);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => new XmlAdapter<object>(SerializerOf(type), binary).Deserialize(payload);

    private DataContractSerializer SerializerOf(Type type) => type == typeof(T)
        ? serializer
        : new DataContractSerializer(type, new DataContractSerializerSettings { PreserveObjectReferences = serializer.PreserveObjectReferences, KnownTypes = serializer.KnownTypes });
}
