using System.Text;
using System.Xml;
using System.Xml.Serialization;

/// <summary>XmlSerializer: one cached serializer for each type (its code is generated at run time), plain UTF-8 without indentation.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new XmlVariant()];
}

/// <param name="isIndented">True for payloads that people read, for probes.</param>
internal sealed class XmlVariant(bool isIndented = false) : Variant("")
{
    public override IReadOnlyList<VariantOption> Options => [new(OptionKind.Layout, "XmlWriterSettings.Indent", () => new XmlVariant(isIndented: true))];

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
        var needs when needs.HasFlag(Needs.Polymorphism) => binder.To(new XmlAdapter<T>(new XmlSerializer(typeof(T), [.. KnownTypes.Of(typeof(T))]), isIndented)),
        _ => binder.To(new XmlAdapter<T>(new XmlSerializer(typeof(T)), isIndented)),
    };
}

internal readonly struct XmlAdapter<T>(XmlSerializer serializer, bool isIndented) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    // Without Entitize a carriage return is written as it is, and XML readers turn it into a line feed.
    private static readonly XmlWriterSettings Settings = new() { Encoding = new UTF8Encoding(false), NewLineHandling = NewLineHandling.Entitize };
    private static readonly XmlWriterSettings Indented = new() { Encoding = new UTF8Encoding(false), NewLineHandling = NewLineHandling.Entitize, Indent = true };

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = XmlWriter.Create(destination.AsStream(), isIndented ? Indented : Settings);
        serializer.Serialize(writer, value);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source)
    {
        using var reader = XmlReader.Create(source);
        return (T)serializer.Deserialize(reader)!;
    }

    // It is always made for a type that is known at run time.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => new XmlAdapter<object>(SerializerOf(type), isIndented).Serialize(value, destination);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => new XmlAdapter<object>(SerializerOf(type), isIndented).Deserialize(payload);

    private XmlSerializer SerializerOf(Type type) => type == typeof(T) ? serializer : new XmlSerializer(type);
}
