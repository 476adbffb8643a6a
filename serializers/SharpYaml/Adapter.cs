using SharpYaml;
using System.Text.Json.Serialization;

/// <summary>
/// SharpYaml with its default options: metadata by reflection, or generated at build time. A member names the class of an object, which is the default; a tag before an item of a sequence is written
/// so that it belongs to the item's first key (3.17.0).
/// </summary>
internal static partial class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = Create();

    /// <summary>The variant with generated metadata. It is for the built-in types: at a nullable struct or a private setter of other types, the generator ends the build.</summary>
    static partial void AddGenerated(List<Variant> variants);

    private static List<Variant> Create()
    {
        List<Variant> variants = [new ReflectionVariant("", YamlReferenceHandling.None), new ReflectionVariant("references", YamlReferenceHandling.Preserve)];
        AddGenerated(variants);
        return variants;
    }
}

/// <param name="name">The variant's name.</param>
/// <param name="references">What keeps references.</param>
/// <param name="set">Takes the options with one more, for probes.</param>
/// <param name="byText">True for a writer and a reader of the program's, for probes.</param>
internal sealed class ReflectionVariant(string name, YamlReferenceHandling references, Func<YamlSerializerOptions, YamlSerializerOptions>? set = null, bool byText = false) : Variant(name)
{
    public override IReadOnlyList<VariantOption> Options => Name.Length == 0 ? YamlOptions.All : [];

    public override Binding Bind<T>(Binder<T> binder)
    {
        if (References.WhyNot(binder.Workload.Needs, references == YamlReferenceHandling.Preserve) is { } reason)
        {
            return binder.Unsupported(reason);
        }

        var options = new YamlSerializerOptions
        {
            ReferenceHandling = references,
            PreferredObjectCreationHandling = binder.Workload.Shape.Has(Construct.GetOnlyCollection) ? JsonObjectCreationHandling.Populate : JsonObjectCreationHandling.Replace,
            // An anchor before an item would belong to the item's first key, if that stood in the same line (3.17.0).
            BlockSequenceMappingStyle = references == YamlReferenceHandling.Preserve ? YamlSequenceItemStyle.Expanded : YamlSequenceItemStyle.Compact,
        };
        foreach (var derived in ModelTypes.Derived.GroupBy(derived => derived.Base))
        {
            options.PolymorphismOptions.DerivedTypeMappings[derived.Key] = [.. derived.Select(one => new YamlDerivedType(one.Type, ModelTypes.NameOf(one.Type)))];
        }

        return byText ? binder.To(new TextAdapter<T>(options)) : binder.To(new ReflectionAdapter<T>(set is null ? options : set(options)));
    }
}

internal static class References
{
    public static string? WhyNot(Needs needs, bool keepsReferences) => (needs.HasFlag(Needs.SharedReferences), keepsReferences) switch
    {
        (true, false) => "it writes a tree, and a cycle goes past its limit of depth, unless references are preserved; see the variant references",
        (false, true) => "it is for objects that are shared, and this workload is a tree; see the plain variant",
        _ => null,
    };
}

/// <summary>As a program writes on Windows.</summary>
internal readonly struct TextAdapter<T>(YamlSerializerOptions options) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new StringWriter { NewLine = "\r\n" };
        YamlSerializer.Serialize(writer, value, options);
        destination.Deliver(writer.ToString());
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = new StringReader(payload.AsString());
        return YamlSerializer.Deserialize<T>(reader, options)!;
    }
}

internal readonly struct ReflectionAdapter<T>(YamlSerializerOptions options) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(YamlSerializer.Serialize(value, options));

    public T Deserialize(ReadOnlyMemory<byte> payload) => YamlSerializer.Deserialize<T>(payload.AsString(), options)!;

    public T DeserializeStream(Stream source) => YamlSerializer.Deserialize<T>(source, options)!;

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(YamlSerializer.Serialize(value, type, options));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => YamlSerializer.Deserialize(payload.AsString(), type, options);
}
