using System.Text;
using System.Xml;
using System.Xml.Serialization;

/// <summary>XmlSerializer: one cached serializer for each type (its code is generated at run time), plain UTF-8 without indentation.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new XmlVariant()];
}

/// <param name="settings">Of the writer; null for those that keep a carriage return. Others are for probes.</param>
/// <param name="isBare">True for a serializer that is told no types, for probes.</param>
/// <param name="byText">True for a TextWriter and a TextReader, for probes.</param>
internal sealed class XmlVariant(XmlWriterSettings? settings = null, bool isBare = false, bool byText = false) : Variant("")
{
    // Without Entitize a carriage return is written as it is, and XML readers turn it into a line feed.
    private static readonly XmlWriterSettings s_keeping = new() { Encoding = new UTF8Encoding(false), NewLineHandling = NewLineHandling.Entitize };

    private readonly XmlWriterSettings _settings = settings ?? s_keeping;

    public override IReadOnlyList<VariantOption> Options =>
    [
        new(OptionKind.Bare, "new XmlSerializer(typeof(T)) and XmlWriter.Create(stream)", () => new XmlVariant(new(), isBare: true)),
        new(OptionKind.Writer, "Serialize(TextWriter) and Deserialize(TextReader)", () => new XmlVariant(byText: true)),
        new(OptionKind.Layout, "XmlWriterSettings.Indent", () => new XmlVariant(new() { Encoding = new UTF8Encoding(false), NewLineHandling = NewLineHandling.Entitize, Indent = true })),
    ];

    private const string NeedsSetter = "it makes an object by its public parameterless constructor and sets its members through public setters";
    private const string KnowsNoInterface = "it refuses members that are declared as an interface";
    private const string KnowsNoDictionary = "it refuses every type that implements IDictionary";
    private const string HasNoForm = "it has no form for it";

    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.ParameterizedConstructor] = NeedsSetter,
        [Construct.GetOnlyMember] = NeedsSetter,
        [Construct.PrivateSetter] = NeedsSetter,
        [Construct.InterfaceMember] = KnowsNoInterface,
        [Construct.ReadOnlyCollectionInterface] = KnowsNoInterface,
        [Construct.CollectionInterface] = KnowsNoInterface,
        [Construct.SetInterface] = KnowsNoInterface,
        [Construct.DictionaryByString] = KnowsNoDictionary,
        [Construct.DictionaryByInteger] = KnowsNoDictionary,
        [Construct.DictionaryByGuid] = KnowsNoDictionary,
        [Construct.DictionaryByEnum] = KnowsNoDictionary,
        [Construct.DictionaryByOther] = KnowsNoDictionary,
        [Construct.ImmutableCollection] = "it fills a collection through Add, which an immutable one does not have",
        [Construct.ByteMemory] = HasNoForm,
        [Construct.UncommonNumber] = HasNoForm,
        [Construct.Uri] = HasNoForm,
        [Construct.Version] = HasNoForm,
        [Construct.SameNameTwice] = "it names an element after the class without its namespace, and refuses two of one name",
    };

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        _ when binder.Workload.Shape.WhyNot(s_refused) is { } reason => binder.Unsupported(reason),
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) => binder.Unsupported("it skips members without a public setter and calls no constructor but the parameterless one"),
        var needs when needs.HasFlag(Needs.Dictionary) => binder.Unsupported("it refuses every type that implements IDictionary"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree and throws at a cycle"),
        var needs when !isBare && needs.HasFlag(Needs.Polymorphism) => To(binder, new XmlSerializer(typeof(T), [.. KnownTypes.Of(typeof(T))])),
        _ => To(binder, new XmlSerializer(typeof(T))),
    };

    private Binding To<T>(Binder<T> binder, XmlSerializer serializer) => byText ? binder.To(new TextAdapter<T>(serializer)) : binder.To(new XmlAdapter<T>(serializer, _settings));
}

/// <summary>The calls that most programs have. They make a reader and a writer of an older kind.</summary>
internal readonly struct TextAdapter<T>(XmlSerializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new StringWriter();
        serializer.Serialize(writer, value);
        destination.Deliver(writer.ToString());
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = new StringReader(payload.AsString());
        return (T)serializer.Deserialize(reader)!;
    }
}

internal readonly struct XmlAdapter<T>(XmlSerializer serializer, XmlWriterSettings settings) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = XmlWriter.Create(destination.AsStream(), settings);
        serializer.Serialize(writer, value);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source)
    {
        using var reader = XmlReader.Create(source);
        return (T)serializer.Deserialize(reader)!;
    }

    // It is always made for a type that is known at run time.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => new XmlAdapter<object>(SerializerOf(type), settings).Serialize(value, destination);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => new XmlAdapter<object>(SerializerOf(type), settings).Deserialize(payload);

    private XmlSerializer SerializerOf(Type type) => type == typeof(T) ? serializer : new XmlSerializer(type);
}
