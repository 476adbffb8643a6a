using System.Reflection;
using MessagePack;
using MessagePack.Resolvers;

/// <summary>MessagePack for C#, buffer writer to memory: the ways its resolvers offer, on trusted data (its default) unless the name says otherwise.</summary>
internal static class Adapter
{
#if SOURCE_GENERATOR
    private static readonly MessagePackSerializerOptions Standard = MessagePackSerializerOptions.Standard.WithResolver(CachedResolver<GeneratedParts>.Instance);
#else
    private const string HasNoGenerator = "its package has a source generator since 3.0.0";

    private static readonly MessagePackSerializerOptions Standard = MessagePackSerializerOptions.Standard;
#endif

    public static IReadOnlyList<Variant> Variants { get; } =
    [
#if SOURCE_GENERATOR
        new AttributedVariant("source generated", Standard),
        new AttributedVariant("source generated, untrusted data", Standard.WithSecurity(MessagePackSecurity.UntrustedData)),
        Dynamic("dynamic", Standard),
#else
        new LaterVariant("source generated", HasNoGenerator),
        new LaterVariant("source generated, untrusted data", HasNoGenerator),
        Dynamic("dynamic", Standard),
        Dynamic("dynamic, untrusted data", Standard.WithSecurity(MessagePackSecurity.UntrustedData)),
#endif
        new AttributedVariant("LZ4 block", Standard.WithCompression(MessagePackCompression.Lz4Block)),
        new AttributedVariant("LZ4 block array", Standard.WithCompression(MessagePackCompression.Lz4BlockArray)),
        new ContractlessVariant(Standard.WithResolver(CachedResolver<ContractlessParts>.Instance), Standard.WithResolver(CachedResolver<PrivateContractlessParts>.Instance)),
        new TypelessVariant(),
    ];

    private static AttributedVariant Dynamic(string name, MessagePackSerializerOptions options, bool byJson = false) => new(name, options.WithResolver(CachedResolver<DynamicParts>.Instance), options.WithResolver(CachedResolver<PrivateDynamicParts>.Instance), byJson);

    /// <summary>What programs set for run-time code, one at a time.</summary>
    public static IReadOnlyList<VariantOption> OfDynamic =>
    [
        new(OptionKind.Bare, "MessagePackSerializerOptions.Standard", () => new AttributedVariant("dynamic", MessagePackSerializerOptions.Standard)),
        Of(OptionKind.Together, "WithSecurity(UntrustedData), WithCompression(Lz4BlockArray), NativeDateTimeResolver, NativeDecimalResolver and NativeGuidResolver", options =>
            options.WithResolver(CompositeResolver.Create(NativeDateTimeResolver.Instance, NativeDecimalResolver.Instance, NativeGuidResolver.Instance, options.Resolver)).WithSecurity(MessagePackSecurity.UntrustedData).WithCompression(MessagePackCompression.Lz4BlockArray)),
        new(OptionKind.Form, "ConvertToJson and ConvertFromJson", () => Dynamic("dynamic", Standard, byJson: true)),
        Of(OptionKind.Dates, "NativeDateTimeResolver", options => Behind(NativeDateTimeResolver.Instance, options)),
        Of(OptionKind.Enums, "DynamicEnumAsStringResolver", options => Behind(DynamicEnumAsStringResolver.Instance, options)),
        Of(OptionKind.Numbers, "NativeDecimalResolver", options => Behind(NativeDecimalResolver.Instance, options)),
        Of(OptionKind.Texts, "WithOldSpec", options => options.WithOldSpec()),
        Of(OptionKind.Compression, "WithCompression(Lz4BlockArray)", options => options.WithCompression(MessagePackCompression.Lz4BlockArray)),
    ];

    private static MessagePackSerializerOptions Behind(IFormatterResolver first, MessagePackSerializerOptions options) => options.WithResolver(CompositeResolver.Create(first, options.Resolver));

    private static VariantOption Of(OptionKind kind, string words, Func<MessagePackSerializerOptions, MessagePackSerializerOptions> set) => new(kind, words, () =>
        new AttributedVariant("dynamic", set(Standard.WithResolver(CachedResolver<DynamicParts>.Instance)), set(Standard.WithResolver(CachedResolver<PrivateDynamicParts>.Instance))));

    public const string WritesTree = "it writes an object once for each reference, and a cycle ends the process with a stack overflow";
}

/// <param name="name">The variant's name.</param>
/// <param name="options">The options.</param>
/// <param name="ofOwnTypes">The options for types with private members; null for the same.</param>
/// <param name="byJson">True for values that go into JSON and back, for probes.</param>
internal sealed class AttributedVariant(string name, MessagePackSerializerOptions options, MessagePackSerializerOptions? ofOwnTypes = null, bool byJson = false) : Variant(name)
{
    public override IReadOnlyList<VariantOption> Options => Name == "dynamic" ? Adapter.OfDynamic : [];

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every type must carry [MessagePackObject] and [Key]; see the variant typeless"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported(Adapter.WritesTree),
        _ => To(binder, PrivateMembers.MayBeIn(binder.Workload, typeof(T)) ? ofOwnTypes ?? options : options),
    };

    private Binding To<T>(Binder<T> binder, MessagePackSerializerOptions chosen) => byJson
        ? binder.To(new DetourAdapter<T, MessagePackAdapter<T>>(new(chosen), value => MessagePackSerializer.Deserialize<T>(MessagePackSerializer.ConvertFromJson(MessagePackSerializer.SerializeToJson(value, chosen), chosen), chosen)))
        : binder.ToBoth(new MessagePackAdapter<T>(chosen));
}

internal sealed class ContractlessVariant(MessagePackSerializerOptions options, MessagePackSerializerOptions ofOwnTypes) : Variant("contractless")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.EmbeddedType) => binder.Unsupported("it writes no type names: an interface must list its classes in [Union]; see the variant typeless"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported(Adapter.WritesTree),
        _ => binder.ToBoth(new MessagePackAdapter<T>(PrivateMembers.MayBeIn(binder.Workload, typeof(T)) ? ofOwnTypes : options)),
    };
}

/// <summary>Which types need the library's resolvers for private members. The others would skip such members without an error.</summary>
internal static class PrivateMembers
{
    private const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>True for types of a user, and for a class that marks a member which others cannot set. A property of a base class has no setter where a derived class does not see it.</summary>
    public static bool MayBeIn(Workload workload, Type root) => workload.Shape != ModelShape.Empty || KnownTypes.Of(root).SelectMany(KnownTypes.Lineage).SelectMany(type => type.GetMembers(All)).Any(IsMarkedAndPrivate);

    private static bool IsMarkedAndPrivate(MemberInfo member) => Attribute.IsDefined(member, typeof(KeyAttribute)) && member switch
    {
        FieldInfo field => !field.IsPublic,
        PropertyInfo property => property.SetMethod is { IsPublic: false } || property.GetMethod is not { IsPublic: true },
        _ => false,
    };
}

/// <summary>Writes the name of every type that is declared as object; a payload chooses the types that are read.</summary>
internal sealed class TypelessVariant() : Variant("typeless")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.SharedReferences)
        ? binder.Unsupported(Adapter.WritesTree)
        : binder.ToBoth(new TypelessAdapter<T>(TypelessContractlessStandardResolver.Options));
}

internal readonly struct MessagePackAdapter<T>(MessagePackSerializerOptions options) : IAsyncAdapter<T>, ISegmentedAdapter<T>, IRunTimeTypeAdapter<T>, IItemAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => MessagePackSerializer.Serialize(destination, value, options);

    public T Deserialize(ReadOnlyMemory<byte> payload) => MessagePackSerializer.Deserialize<T>(payload, options);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(MessagePackSerializer.SerializeAsync(destination.Stream, value, options));

    public ValueTask<T> DeserializeAsync(Stream source) => MessagePackSerializer.DeserializeAsync<T>(source, options);

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => MessagePackSerializer.Deserialize<T>(payload, options);

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => MessagePackSerializer.Serialize(type, destination, value, options);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => MessagePackSerializer.Deserialize(type, payload, options);

    /// <summary>One behind the other: each says where it ends.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        foreach (var item in items)
        {
            MessagePackSerializer.Serialize(destination, item, options);
        }
    }

    public async IAsyncEnumerable<T> DeserializeItems(Stream source)
    {
        using var reader = new MessagePackStreamReader(source, leaveOpen: true);
        while (await reader.ReadAsync(CancellationToken.None).ConfigureAwait(false) is { } message)
        {
            yield return MessagePackSerializer.Deserialize<T>(message, options);
        }

        // The reader gives no message that is cut off, and no error either: its documentation says to look at what is left.
        if (!reader.RemainingBytes.IsEmpty)
        {
            throw new InvalidDataException("The stream ends inside of a value.");
        }
    }
}

internal readonly struct TypelessAdapter<T>(MessagePackSerializerOptions options) : IAsyncAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => MessagePackSerializer.Serialize<object?>(destination, value, options);

    public T Deserialize(ReadOnlyMemory<byte> payload) => (T)MessagePackSerializer.Deserialize<object>(payload, options);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(MessagePackSerializer.SerializeAsync<object?>(destination.Stream, value, options));

    public async ValueTask<T> DeserializeAsync(Stream source) => (T)await MessagePackSerializer.DeserializeAsync<object>(source, options).ConfigureAwait(false);
}
