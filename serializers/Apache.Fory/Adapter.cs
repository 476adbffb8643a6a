using System.Reflection;
using Apache.Fory;

/// <summary>
/// Apache Fory: generated code, with types numbered in advance, which its guide advises for compact payloads and for data of others. The plain variant is its default, which writes
/// what a reader with another schema needs; the variant "same schema" leaves that out, as its guide offers for readers and writers that are always deployed together.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ForyVariant("", () => Fory.Builder()),
        new ForyVariant("same schema", () => Fory.Builder().Compatible(false)),
        new ForyVariant("references", () => Fory.Builder().TrackRef(true), references: true),
    ];
}

internal sealed class ForyVariant(string name, Func<ForyBuilder> builder, bool references = false) : Variant(name)
{
    private static readonly MethodInfo s_register = typeof(Fory).GetMethod(nameof(Fory.Register), genericParameterCount: 1, [typeof(uint)])!;

    public override Binding Bind<T>(Binder<T> binder)
    {
        var needs = binder.Workload.Needs;
        return needs.HasFlag(Needs.NoAttributes) ? binder.Unsupported("every type must carry [ForyStruct] and have a parameterless constructor")
            : needs.HasFlag(Needs.Polymorphism) ? binder.Unsupported("an abstract class cannot be registered, and so cannot be the declared type of an element")
            : needs.HasFlag(Needs.SharedReferences) == references ? binder.To(new ForyAdapter<T>(new(() => Registered(typeof(T)))))
            : binder.Unsupported(references
                ? "it is for objects that are shared, and this workload is a tree; see the plain variant"
                : "without TrackRef it writes a tree, and a cycle ends in a stack overflow; see the variant with references");
    }

    private Fory Registered(Type root)
    {
        var fory = builder().Build().Register<Guid, GuidSerializer>(0);
        foreach (var (index, type) in KnownTypes.Of(root).Index())
        {
            s_register.MakeGenericMethod(type).Invoke(fory, [(uint)(index + 1)]);
        }

        return fory;
    }
}

/// <summary>An instance serves one thread. It writes an array: its method for buffer writers makes the same array and copies it.</summary>
internal readonly struct ForyAdapter<T>(ThreadLocal<Fory> fory) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(fory.Value!.Serialize(value));

    public T Deserialize(ReadOnlyMemory<byte> payload) => fory.Value!.Deserialize<T>(payload.Span);
}

/// <summary>The library has no GUIDs. For such types its guide offers custom serializers.</summary>
internal sealed class GuidSerializer : Serializer<Guid>
{
    private const int Length = 16;

    public override void WriteData(WriteContext context, in Guid value, bool hasGenerics)
    {
        Span<byte> bytes = stackalloc byte[Length];
        value.TryWriteBytes(bytes);
        context.Writer.WriteBytes(bytes);
    }

    public override Guid ReadData(ReadContext context) => new(context.Reader.ReadSpan(Length));
}
