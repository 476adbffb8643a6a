using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

/// <summary>The MongoDB driver's BSON, to and from arrays. It needs no server; its settings are process-wide.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new BsonVariant()];
}

/// <param name="isBare">True to register nothing, for probes.</param>
/// <param name="byJson">True for values that go into JSON and back, for probes.</param>
internal sealed class BsonVariant(bool isBare = false, bool byJson = false) : Variant("")
{
    private static readonly Lazy<bool> s_isRegistered = new(Register);

    public override IReadOnlyList<VariantOption> Options => BsonOptions.All;

    // Version 3 refuses GUIDs until their representation is set.
    private static bool Register()
    {
        BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
#if !ALLOWS_CLASSES_OF_INTERFACES
        BsonSerializer.RegisterSerializer(new ObjectSerializer(type => ObjectSerializer.DefaultAllowedTypes(type) || ModelTypes.Derived.Any(derived => derived.Base.IsInterface && derived.Type == type)));
#endif
        ConventionRegistry.Register(nameof(KeysOtherThanText), new ConventionPack { new KeysOtherThanText() }, type => type.Assembly == typeof(Adapter).Assembly);
        return true;
    }

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (binder.Workload.Needs.HasFlag(Needs.SharedReferences))
        {
            return binder.Unsupported("it writes a tree and throws at a cycle");
        }

        if (isBare)
        {
            return binder.To(new BsonAdapter<T>());
        }

        _ = s_isRegistered.Value;
        if (binder.Workload.Shape.Has(Construct.GetOnlyCollection))
        {
            FilledCollections.Register();
        }

        // A reader must know a class before it can find it by the name in the payload.
        foreach (var type in KnownTypes.Of(typeof(T)).Where(type => !type.IsArray))
        {
            BsonClassMap.LookupClassMap(type);
        }

        return byJson
            ? binder.To(new DetourAdapter<T, BsonAdapter<T>>(new(), value => BsonSerializer.Deserialize<T>(value.ToJson())))
            : binder.To(new BsonAdapter<T>());
    }
}

internal readonly struct BsonAdapter<T> : IRunTimeTypeAdapter<T>, IPieceAdapter<T>, IStreamAdapter<T>, IItemAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(value.ToBson());

    public T Deserialize(ReadOnlyMemory<byte> payload) => BsonSerializer.Deserialize<T>(payload.AsArray());

    public T DeserializeStream(Stream source) => BsonSerializer.Deserialize<T>(source);

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(value.ToBson(type));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => BsonSerializer.Deserialize(payload.AsArray(), type);

    public void SerializeByPieces(T value, IBufferWriter<byte> destination) => destination.Deliver(value.ToBsonDocument().ToBson());

    public T DeserializeByPieces(ReadOnlyMemory<byte> payload) => BsonSerializer.Deserialize<T>(BsonSerializer.Deserialize<BsonDocument>(payload.AsArray()));

    /// <summary>Documents one behind the other, as dumps of a database have them: each begins with its length.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        foreach (var item in items)
        {
            destination.Write(item.ToBson());
        }
    }

    public IAsyncEnumerable<T> DeserializeItems(Stream source) => Documents(source).AsItems();

    private static IEnumerable<T> Documents(Stream source)
    {
        while (source.Position < source.Length)
        {
            yield return BsonSerializer.Deserialize<T>(source);
        }
    }
}

/// <summary>A dictionary is a document, whose names are text, unless another representation is asked for, as the driver's manual describes: it refuses any other key.</summary>
internal sealed class KeysOtherThanText : ConventionBase, IMemberMapConvention
{
    public void Apply(BsonMemberMap memberMap)
    {
        // Asking for the serializer of a class that leads back to itself would never end: its map is being made.
        if (IsDictionary(memberMap.MemberType) && memberMap.GetSerializer() is IDictionaryRepresentationConfigurable configurable and IBsonDictionarySerializer { KeySerializer: { } keys } && keys.ValueType != typeof(string))
        {
            memberMap.SetSerializer(configurable.WithDictionaryRepresentation(DictionaryRepresentation.ArrayOfArrays));
        }
        else if (memberMap.MemberType is { IsInterface: true, IsGenericType: true } type && IsDictionary(type) && type.GetGenericArguments()[0] != typeof(string))
        {
            // The serializer of an interface passes the setting on to the one of the class that it makes.
            new BsonDictionaryOptionsAttribute(DictionaryRepresentation.ArrayOfArrays).Apply(memberMap);
        }
    }

    private static bool IsDictionary(Type type) => type.GetInterfaces().Append(type).Any(part =>
        part.IsGenericType && (part.GetGenericTypeDefinition() == typeof(IDictionary<,>) || part.GetGenericTypeDefinition() == typeof(IReadOnlyDictionary<,>)));
}
