using YamlDotNet.Core;
using YamlDotNet.Core.Events;
using YamlDotNet.Serialization;
using YamlDotNet.Serialization.Converters;

/// <summary>YamlDotNet with its builders' defaults and its own converters of dates, and with one cached serializer and one cached deserializer for each type.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new YamlVariant()];
}

/// <param name="set">Sets an option more, for probes.</param>
/// <param name="isBare">True for builders that are told nothing, for probes.</param>
/// <param name="byText">True for a writer and a parser of the program's, for probes.</param>
internal sealed class YamlVariant(Action<SerializerBuilder, DeserializerBuilder>? set = null, bool isBare = false, bool byText = false) : Variant("")
{
    public override IReadOnlyList<VariantOption> Options => YamlOptions.All;

#if !DATE_CONVERTERS
    private const string HasNoConverter = "its package has a converter for it since 13.7.0, and this version is older";
#endif

    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.GetOnlyMember] = "it sets members through their setters and calls no constructor with parameters",
#if !DATE_CONVERTERS
        [Construct.DateOnly] = HasNoConverter,
        [Construct.TimeOnly] = HasNoConverter,
        [Construct.DateTimeOffset] = HasNoConverter,
#endif
    };

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (binder.Workload.Shape.WhyNot(s_refused) is { } reason)
        {
            return binder.Unsupported(reason);
        }

        var shape = binder.Workload.Shape;
        if (shape == ModelShape.Empty && binder.Workload.Needs.HasFlag(Needs.ReadOnlyMembers))
        {
            return binder.Unsupported("it needs a parameterless constructor, and members with a setter");
        }

        var (writer, reader) = (new SerializerBuilder(), new DeserializerBuilder());
        if (isBare)
        {
            return binder.To(new YamlAdapter<T>(writer.Build(), reader.Build()));
        }

        foreach (var derived in ModelTypes.Derived.Select(derived => derived.Type).Distinct())
        {
            var tag = $"!{ModelTypes.NameOf(derived)}";
            writer.WithTagMapping(tag, derived);
            reader.WithTagMapping(tag, derived);
        }

        // Without them it writes a date of these types as an object of its properties, and cannot read that.
        foreach (var converter in Converters())
        {
            writer.WithTypeConverter(converter);
            reader.WithTypeConverter(converter);
        }

#if OTHER_MODEL
        OwnTypes.Prepare(shape, reader);
#endif
        set?.Invoke(writer, reader);
        return byText ? binder.To(new TextAdapter<T>(writer.Build(), reader.Build())) : binder.To(new YamlAdapter<T>(writer.Build(), reader.Build()));
    }

#if DATE_CONVERTERS
    private static IEnumerable<IYamlTypeConverter> Converters() => [new DateOnlyConverter(), new TimeOnlyConverter(), new DateTimeOffsetConverter()];
#else
    private static IEnumerable<IYamlTypeConverter> Converters() => [];
#endif
}

/// <summary>As a program writes on Windows, and as one reads that lets documents have merged keys.</summary>
internal readonly struct TextAdapter<T>(ISerializer serializer, IDeserializer deserializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new StringWriter { NewLine = "\r\n" };
        serializer.Serialize(writer, value, typeof(T));
        destination.Deliver(writer.ToString());
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => deserializer.Deserialize<T>(new MergingParser(new Parser(new StringReader(payload.AsString()))));
}

internal readonly struct YamlAdapter<T>(ISerializer serializer, IDeserializer deserializer) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>, IItemAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new StreamWriter(destination.AsStream());
        serializer.Serialize(writer, value, typeof(T));
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source)
    {
        using var reader = new StreamReader(source, leaveOpen: true);
        return deserializer.Deserialize<T>(reader);
    }

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination)
    {
        using var writer = new StreamWriter(destination.AsStream());
        serializer.Serialize(writer, value, type);
    }

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type)
    {
        using var reader = new StreamReader(payload.AsStream());
        return deserializer.Deserialize(reader, type);
    }

    /// <summary>Documents of one stream, each behind three dashes.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        using var writer = new StreamWriter(destination, leaveOpen: true);
        foreach (var item in items)
        {
            writer.WriteLine("---");
            serializer.Serialize(writer, item, typeof(T));
        }
    }

    public IAsyncEnumerable<T> DeserializeItems(Stream source) => Documents(source).AsItems();

    private IEnumerable<T> Documents(Stream source)
    {
        var parser = new Parser(new StreamReader(source));
        parser.Consume<StreamStart>();
        while (parser.Accept<DocumentStart>(out _))
        {
            yield return deserializer.Deserialize<T>(parser);
        }
    }
}
