using SharpYaml;
using System.Text.Json.Serialization;

/// <summary>SharpYaml with its default options: metadata by reflection, or generated at build time. Classes are named by a member: with tags it writes lists of them that it cannot read (3.17.0).</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ReflectionVariant("", YamlReferenceHandling.None),
        new GeneratedVariant(),
        new ReflectionVariant("references", YamlReferenceHandling.Preserve),
    ];
}

internal sealed class ReflectionVariant(string name, YamlReferenceHandling references) : Variant(name)
{
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
            PolymorphismOptions = new() { DiscriminatorStyle = YamlTypeDiscriminatorStyle.Property },
        };
        foreach (var derived in ModelTypes.Derived.GroupBy(derived => derived.Base))
        {
            options.PolymorphismOptions.DerivedTypeMappings[derived.Key] = [.. derived.Select(one => new YamlDerivedType(one.Type, one.Type.Name))];
        }

        return binder.To(new ReflectionAdapter<T>(options));
    }
}

internal sealed class GeneratedVariant() : Variant("source generated")
{
    public override Binding Bind<T>(Binder<T> binder) => References.WhyNot(binder.Workload.Needs, keepsReferences: false) is { } reason
        ? binder.Unsupported(reason)
        : binder.To(new GeneratedAdapter<T>((YamlTypeInfo<T>)GeneratedMetadata.Default.GetTypeInfo(typeof(T), GeneratedMetadata.Default.Options)!));
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

internal readonly struct ReflectionAdapter<T>(YamlSerializerOptions options) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(YamlSerializer.Serialize(value, options));

    public T Deserialize(ReadOnlyMemory<byte> payload) => YamlSerializer.Deserialize<T>(payload.AsString(), options)!;
}

internal readonly struct GeneratedAdapter<T>(YamlTypeInfo<T> type) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(YamlSerializer.Serialize(value, type));

    public T Deserialize(ReadOnlyMemory<byte> payload) => YamlSerializer.Deserialize(payload.AsString(), type)!;
}
