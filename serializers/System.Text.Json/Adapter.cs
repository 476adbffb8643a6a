using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

/// <summary>System.Text.Json as the runtime ships it: metadata by reflection, generated at build time, or written by hand.</summary>
internal static partial class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = Create();

    /// <summary>The members to write for one of the built-in types.</summary>
    static partial void AddBuiltIn(List<Variant> variants);

    private static List<Variant> Create()
    {
        List<Variant> variants =
        [
            new JsonVariant("", new DefaultJsonTypeInfoResolver()),
            new JsonVariant("source generated", GeneratedMetadata.Default),
            new JsonVariant("references", new DefaultJsonTypeInfoResolver(), ReferenceHandler.Preserve),
        ];
        AddBuiltIn(variants);
        return variants;
    }
}

/// <param name="name">The variant's name.</param>
/// <param name="metadata">Where it learns what a class has.</param>
/// <param name="references">Null where an object that is there twice is written twice.</param>
/// <param name="set">Sets an option more, for probes.</param>
/// <param name="isBare">True to set nothing, for probes.</param>
/// <param name="byText">True for a writer of the program's and a text, for probes.</param>
internal sealed class JsonVariant(string name, IJsonTypeInfoResolver metadata, ReferenceHandler? references = null, Action<JsonSerializerOptions>? set = null, bool isBare = false, bool byText = false) : Variant(name)
{
    private static readonly Dictionary<Construct, string> s_notGenerated = new() { [Construct.PrivateSetter] = "generated code cannot call it; see the plain variant" };

    /// <summary>What would tell the generator of JsonElement.</summary>
    private static readonly HashSet<Type> s_tellsOfElements = [typeof(JsonElement), typeof(JsonDocument), typeof(JsonNode)];

    public override IReadOnlyList<VariantOption> Options => (Name.Length == 0, references) switch
    {
        (true, _) => JsonOptions.All,
        (_, null) => [JsonOptions.Together(Name, metadata)],
        _ => [],
    };

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (binder.Workload.Needs.HasFlag(Needs.SharedReferences) != references is not null)
        {
            return binder.Unsupported(references is null
                ? "it writes a tree and throws at a cycle unless references are preserved; see the variant references"
                : "it is for objects that are shared, and this workload is a tree; see the plain variant");
        }

        // The project file does not list a root that has one, so this is no answer of the generator.
        if (metadata is JsonSerializerContext context && context.GetTypeInfo(typeof(T)) is null && Array.Exists(typeof(T).GetProperties(), member => s_tellsOfElements.Contains(member.PropertyType)))
        {
            return binder.Unsupported("the generator was not told of this type, because it would then know JsonElement in each other type too; see the plain variant");
        }

        if (metadata is JsonSerializerContext && binder.Workload.Shape.WhyNot(s_notGenerated) is { } reason)
        {
            return binder.Unsupported(reason);
        }

        var options = isBare ? new JsonSerializerOptions { TypeInfoResolver = metadata } : new JsonSerializerOptions
        {
            TypeInfoResolver = Contracts.Customize(metadata, binder.Workload.Needs, binder.Workload.Shape),
            ReferenceHandler = references,

            // It leaves public fields out unless it is told otherwise; those of a tuple are fields too.
            IncludeFields = binder.Workload.Shape.Has(Construct.Field) || binder.Workload.Shape.Has(Construct.Tuple),
        };
        set?.Invoke(options);
        var type = (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
        return byText ? binder.To(new TextAdapter<T>(type)) : binder.ToBoth(new JsonAdapter<T>(type));
    }
}

#if NET9_0_OR_GREATER
internal readonly struct JsonAdapter<T>(JsonTypeInfo<T> type) : IAsyncAdapter<T>, ISegmentedAdapter<T>, IRunTimeTypeAdapter<T>, IPieceAdapter<T>, IItemAdapter<T>
#else
internal readonly struct JsonAdapter<T>(JsonTypeInfo<T> type) : IAsyncAdapter<T>, ISegmentedAdapter<T>, IRunTimeTypeAdapter<T>, IPieceAdapter<T>
#endif
{
    public void Serialize(T value, IBufferWriter<byte> destination) => JsonSerializer.Serialize(CachedWriter.For(destination), value, type);

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize(payload.Span, type)!;

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(JsonSerializer.SerializeAsync(destination.Stream, value, type));

    public ValueTask<T> DeserializeAsync(Stream source) => JsonSerializer.DeserializeAsync(source, type)!;

    public T DeserializeSegments(in ReadOnlySequence<byte> payload)
    {
        var reader = new Utf8JsonReader(payload);
        return JsonSerializer.Deserialize(ref reader, type)!;
    }

    public void SerializeAs(object value, Type declared, IBufferWriter<byte> destination) => JsonSerializer.Serialize(CachedWriter.For(destination), value, type.Options.GetTypeInfo(declared));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type declared) => JsonSerializer.Deserialize(payload.Span, type.Options.GetTypeInfo(declared));

    public void SerializeByPieces(T value, IBufferWriter<byte> destination)
    {
        var writer = CachedWriter.For(destination);
        if (JsonSerializer.SerializeToNode(value, type) is { } node)
        {
            node.WriteTo(writer);
        }
        else
        {
            writer.WriteNullValue();
        }

        writer.Flush();
    }

    public T DeserializeByPieces(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize(JsonNode.Parse(payload.Span), type)!;

#if NET9_0_OR_GREATER
    // Lines of JSON. Before .NET 9 it reads the elements of one array only.
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        foreach (var item in items)
        {
            JsonSerializer.Serialize(destination, item, type);
            destination.WriteByte((byte)'\n');
        }
    }

    public IAsyncEnumerable<T> DeserializeItems(Stream source) => JsonSerializer.DeserializeAsyncEnumerable(source, type, topLevelValues: true)!;
#endif
}

/// <summary>As a program writes that has a writer of its own, which checks what it is told, and that reads a text.</summary>
internal readonly struct TextAdapter<T>(JsonTypeInfo<T> type) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new Utf8JsonWriter(destination);
        JsonSerializer.Serialize(writer, value, type);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize(payload.AsString(), type)!;
}

/// <summary>
/// One writer for each thread, as ASP.NET Core keeps it. Validation is off, as it is in the writers that JsonSerializer
/// makes for itself: the serializer cannot write brackets that do not match.
/// </summary>
internal static class CachedWriter
{
    [ThreadStatic]
    private static Utf8JsonWriter? s_writer;

    public static Utf8JsonWriter For(IBufferWriter<byte> destination)
    {
        if (s_writer is not { } writer)
        {
            return s_writer = new Utf8JsonWriter(destination, new JsonWriterOptions { SkipValidation = true });
        }

        writer.Reset(destination);
        return writer;
    }
}
