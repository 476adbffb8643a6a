using System.Globalization;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Xml;

/// <summary>DataContractJsonSerializer: one cached serializer for each type, its own JSON reader and writer on the host's memory.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new JsonVariant()];
}

/// <param name="set">Sets an option more, for probes.</param>
/// <param name="byWriter">True for a writer of the program's, for probes.</param>
internal sealed class JsonVariant(Action<DataContractJsonSerializerSettings>? set = null, bool byWriter = false) : Variant("")
{
    private static readonly DateTimeFormat s_dates = new("yyyy-MM-ddTHH:mm:ss.fffffffK", CultureInfo.InvariantCulture);

    private static readonly Dictionary<Construct, string> s_refused = new(Contracts.Refused)
    {
        [Construct.ReadOnlyCollectionInterface] = "it writes no list where such an interface is declared",
    };

    public override IReadOnlyList<VariantOption> Options =>
    [
        Of(OptionKind.Bare, "no known types", settings => settings.KnownTypes = null),
        Of(OptionKind.Together, $"UseSimpleDictionaryFormat, DateTimeFormat of {s_dates.FormatString} and SerializeReadOnlyTypes", settings =>
        {
            settings.UseSimpleDictionaryFormat = settings.SerializeReadOnlyTypes = true;
            settings.DateTimeFormat = s_dates;
        }),
        new(OptionKind.Writer, "JsonReaderWriterFactory.CreateJsonWriter with indent", () => new JsonVariant(byWriter: true)),
        Of(OptionKind.Collections, "UseSimpleDictionaryFormat", settings => settings.UseSimpleDictionaryFormat = true),
        Of(OptionKind.Dates, $"DateTimeFormat of {s_dates.FormatString}", settings => settings.DateTimeFormat = s_dates),
        Of(OptionKind.Types, "EmitTypeInformation = Always", settings => settings.EmitTypeInformation = EmitTypeInformation.Always),
        Of(OptionKind.Members, "SerializeReadOnlyTypes", settings => settings.SerializeReadOnlyTypes = true),
    ];

    private static VariantOption Of(OptionKind kind, string words, Action<DataContractJsonSerializerSettings> set) => new(kind, words, () => new JsonVariant(set));

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        _ when binder.Workload.Shape.WhyNot(s_refused) is { } reason => binder.Unsupported(reason),
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) && binder.Workload.Shape == ModelShape.Empty => binder.Unsupported("a type without attributes needs a parameterless constructor and settable members: it never calls another constructor"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree and throws at a cycle; it cannot preserve references"),
        var needs => To(binder, Create(typeof(T), needs, binder.Workload.Shape)),
    };

    private Binding To<T>(Binder<T> binder, DataContractJsonSerializer serializer) => byWriter ? binder.To(new IndentingAdapter<T>(serializer)) : binder.To(new JsonAdapter<T>(serializer));

    private DataContractJsonSerializer Create(Type root, Needs needs, ModelShape shape)
    {
        var settings = new DataContractJsonSerializerSettings { KnownTypes = Contracts.KnownFrom(root, needs, shape) };
        set?.Invoke(settings);
        var serializer = new DataContractJsonSerializer(root, settings);
        if (Contracts.NeedsSurrogates(shape))
        {
            serializer.SetSerializationSurrogateProvider(new DaySurrogates());
        }

        return serializer;
    }
}

/// <summary>By a writer that the program makes so that people can read the payload.</summary>
internal readonly struct IndentingAdapter<T>(DataContractJsonSerializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = JsonReaderWriterFactory.CreateJsonWriter(destination.AsStream(), new UTF8Encoding(false), ownsStream: false, indent: true);
        serializer.WriteObject(writer, value);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => new JsonAdapter<T>(serializer).Deserialize(payload);
}

internal readonly struct JsonAdapter<T>(DataContractJsonSerializer serializer) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.WriteObject(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        // Reading the bytes spares the stream overload's copy of its buffer.
        using var reader = JsonReaderWriterFactory.CreateJsonReader(payload.AsArray(), XmlDictionaryReaderQuotas.Max);
        return (T)serializer.ReadObject(reader)!;
    }

    public T DeserializeStream(Stream source)
    {
        using var reader = JsonReaderWriterFactory.CreateJsonReader(source, XmlDictionaryReaderQuotas.Max);
        return (T)serializer.ReadObject(reader)!;
    }

    // It is always made for a type that is known at run time.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => new JsonAdapter<object>(SerializerOf(type)).Serialize(value, destination);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => new JsonAdapter<object>(SerializerOf(type)).Deserialize(payload);

    private DataContractJsonSerializer SerializerOf(Type type) => type == typeof(T) ? serializer : new DataContractJsonSerializer(type, serializer.KnownTypes);
}
