using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Linq;
using Newtonsoft.Json.Serialization;
#if !BSON_PACKAGE
using BsonDataReader = Newtonsoft.Json.Bson.BsonReader;
using BsonDataWriter = Newtonsoft.Json.Bson.BsonWriter;
#endif

/// <summary>Newtonsoft.Json as JSON, and as BSON through Newtonsoft.Json.Bson: one cached serializer, straight to and from streams. Before 12.0.1 the library itself has the classes for BSON.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new JsonVariant(""), new JsonVariant("references", PreserveReferencesHandling.Objects), new BsonVariant()];

    /// <summary>Auto writes a type name only where the declared type (an interface or a base class) is not the value's own.</summary>
    public static JsonSerializerSettings SettingsFor(Needs needs) => new()
    {
        TypeNameHandling = (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 ? TypeNameHandling.Auto : TypeNameHandling.None,
        ContractResolver = needs.HasFlag(Needs.RawJson) ? RawJsonContracts.Shared : null,
    };

    public const string WritesTree = "it writes a tree and throws at a cycle unless references are preserved; see the variant references";
}

/// <param name="name">The variant's name.</param>
/// <param name="references">What keeps references.</param>
/// <param name="set">Sets an option more, for probes.</param>
/// <param name="byText">True for the calls of JsonConvert, for probes.</param>
internal sealed class JsonVariant(string name, PreserveReferencesHandling references = PreserveReferencesHandling.None, Action<JsonSerializerSettings>? set = null, bool byText = false) : Variant(name)
{
    public override IReadOnlyList<VariantOption> Options => Name.Length == 0 ? JsonOptions.All : [];

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (binder.Workload.Needs.HasFlag(Needs.SharedReferences) != (references != PreserveReferencesHandling.None))
        {
            return binder.Unsupported(references == PreserveReferencesHandling.None
                ? Adapter.WritesTree
                : "it is for objects that are shared, and this workload is a tree; see the plain variant");
        }

        var settings = Adapter.SettingsFor(binder.Workload.Needs);
        settings.PreserveReferencesHandling = references;
        set?.Invoke(settings);
        return byText
            ? binder.To(new TextAdapter<T>(settings))
            : binder.To(new JsonAdapter<T>(settings, references == PreserveReferencesHandling.None ? JsonSerializer.Create(settings) : null));
    }
}

/// <param name="settings">For one that is made for each call.</param>
/// <param name="kept">Null where references are preserved: a serializer counts its identifiers on from call to call, so that payloads would grow.</param>
internal readonly struct JsonAdapter<T>(JsonSerializerSettings settings, JsonSerializer? kept) : IPopulatingAdapter<T>, IRunTimeTypeAdapter<T>, IStreamAdapter<T>, IItemAdapter<T>, IPieceAdapter<T>
{
    private JsonSerializer Serializer => kept ?? JsonSerializer.Create(settings);

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new JsonTextWriter(new StreamWriter(destination.AsStream())) { ArrayPool = CharPool.Shared };
        Serializer.Serialize(writer, value, typeof(T));
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source)
    {
        using var reader = new JsonTextReader(new StreamReader(source, leaveOpen: true)) { ArrayPool = CharPool.Shared };
        return Serializer.Deserialize<T>(reader)!;
    }

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination)
    {
        using var writer = new JsonTextWriter(new StreamWriter(destination.AsStream())) { ArrayPool = CharPool.Shared };
        Serializer.Serialize(writer, value, type);
    }

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type)
    {
        using var reader = new JsonTextReader(new StreamReader(payload.AsStream())) { ArrayPool = CharPool.Shared };
        return Serializer.Deserialize(reader, type);
    }

    public void SerializeByPieces(T value, IBufferWriter<byte> destination)
    {
        using var writer = new JsonTextWriter(new StreamWriter(destination.AsStream())) { ArrayPool = CharPool.Shared };
        (value is null ? JValue.CreateNull() : JToken.FromObject(value, Serializer)).WriteTo(writer);
    }

    public T DeserializeByPieces(ReadOnlyMemory<byte> payload)
    {
        using var reader = new JsonTextReader(new StreamReader(payload.AsStream())) { ArrayPool = CharPool.Shared };
        return JToken.Load(reader).ToObject<T>(Serializer)!;
    }

    public T Populate(ReadOnlyMemory<byte> payload, T target)
    {
        using var reader = new JsonTextReader(new StreamReader(payload.AsStream())) { ArrayPool = CharPool.Shared };
        Serializer.Populate(reader, target!);
        return target;
    }

    /// <summary>Lines of JSON.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        using var writer = new StreamWriter(destination, leaveOpen: true);
        foreach (var item in items)
        {
            Serializer.Serialize(writer, item, typeof(T));
            writer.Write('\n');
        }
    }

    public async IAsyncEnumerable<T> DeserializeItems(Stream source)
    {
        using var reader = new JsonTextReader(new StreamReader(source)) { ArrayPool = CharPool.Shared, SupportMultipleContent = true };
        while (await Next(reader).ConfigureAwait(false))
        {
            yield return Serializer.Deserialize<T>(reader)!;
        }
    }

#if ASYNCHRONOUS_READER
    private static Task<bool> Next(JsonTextReader reader) => reader.ReadAsync();
#else
    private static Task<bool> Next(JsonTextReader reader) => Task.FromResult(reader.Read());
#endif
}

/// <summary>The calls that most programs have.</summary>
internal readonly struct TextAdapter<T>(JsonSerializerSettings settings) : IAdapter<T>
{
    /// <summary>It refuses what UTF-8 has no bytes for, as a StreamWriter does: to lose that would be the program's doing.</summary>
    private static readonly UTF8Encoding s_strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    public void Serialize(T value, IBufferWriter<byte> destination) => s_strict.GetBytes(JsonConvert.SerializeObject(value, typeof(T), settings), destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonConvert.DeserializeObject<T>(payload.AsString(), settings)!;
}

internal sealed class BsonVariant() : Variant("BSON")
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        var needs = binder.Workload.Needs;
        return needs.HasFlag(Needs.SharedReferences)
            ? binder.Unsupported(Adapter.WritesTree)
            : binder.To(new BsonAdapter<T>(JsonSerializer.Create(Adapter.SettingsFor(needs & ~Needs.RawJson))));
    }
}

internal readonly struct BsonAdapter<T>(JsonSerializer serializer) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>, IPieceAdapter<T>
{
    private static readonly bool IsOwnArray = IsArray(typeof(T));

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new BsonDataWriter(destination.AsStream());
        serializer.Serialize(writer, value, typeof(T));
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source)
    {
        // BSON stores UTC; the reader turns it into local time unless told not to.
        using var reader = new BsonDataReader(source, IsOwnArray, DateTimeKind.Utc) { CloseInput = false };
        return serializer.Deserialize<T>(reader)!;
    }

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination)
    {
        using var writer = new BsonDataWriter(destination.AsStream());
        serializer.Serialize(writer, value, type);
    }

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type)
    {
        using var reader = new BsonDataReader(payload.AsStream(), IsArray(type), DateTimeKind.Utc);
        return serializer.Deserialize(reader, type);
    }

    public void SerializeByPieces(T value, IBufferWriter<byte> destination)
    {
        using var writer = new BsonDataWriter(destination.AsStream());
        JToken.FromObject(value!, serializer).WriteTo(writer);
    }

    public T DeserializeByPieces(ReadOnlyMemory<byte> payload)
    {
        using var reader = new BsonDataReader(payload.AsStream(), IsOwnArray, DateTimeKind.Utc);
        return JToken.Load(reader).ToObject<T>(serializer)!;
    }

    /// <summary>A dictionary is a document at the top.</summary>
    private static bool IsArray(Type type) => new DefaultContractResolver().ResolveContract(type) is JsonArrayContract;
}

/// <summary>The array pool that Newtonsoft.Json's performance tips ask for.</summary>
internal sealed class CharPool : IArrayPool<char>
{
    public static CharPool Shared { get; } = new();

    public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

    public void Return(char[]? array)
    {
        if (array is not null)
        {
            ArrayPool<char>.Shared.Return(array);
        }
    }
}
