using SharpYaml.Serialization;

/// <summary>SharpYaml before its version 3: another serializer, by reflection, whose tags name the classes of objects.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new ReflectionVariant("", keepsReferences: false), new ReflectionVariant("references", keepsReferences: true), new LaterVariant("source generated", "its package has a source generator since 3.0.0")];
}

internal sealed class ReflectionVariant(string name, bool keepsReferences) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        if (WhyNot(binder.Workload.Needs) is { } reason)
        {
            return binder.Unsupported(reason);
        }

        // Without the second setting, the next payload would refer to objects of the one before.
        var settings = new SerializerSettings { EmitAlias = keepsReferences, ResetAlias = true };
        foreach (var derived in ModelTypes.Derived)
        {
            settings.RegisterTagMapping($"!{ModelTypes.NameOf(derived.Type)}", derived.Type);
        }

        return binder.To(new ReflectionAdapter<T>(new Serializer(settings)));
    }

    private string? WhyNot(Needs needs) => (needs.HasFlag(Needs.SharedReferences), keepsReferences) switch
    {
        (true, false) => "it writes a tree unless references are preserved; see the variant references",
        _ when needs.HasFlag(Needs.ReadOnlyMembers) => "it needs a parameterless constructor, and members with a setter",
        (false, true) => "it is for objects that are shared, and this workload is a tree; see the plain variant",
        _ => null,
    };
}

internal readonly struct ReflectionAdapter<T>(Serializer serializer) : IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new StreamWriter(destination.AsStream());
        serializer.Serialize(writer, value, typeof(T));
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize<T>(payload.AsString());

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination)
    {
        using var writer = new StreamWriter(destination.AsStream());
        serializer.Serialize(writer, value, type);
    }

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => serializer.Deserialize(payload.AsString(), type);
}
