using MBrace.FsPickler;
using MBrace.FsPickler.Json;
using Microsoft.FSharp.Core;

/// <summary>FsPickler: the fields of a graph, in binary and as JSON without its header. It tracks references where a type can need it.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new PickleVariant("binary", picklers => new BinarySerializer(picklerResolver: picklers)),
        new PickleVariant("JSON", picklers => new JsonSerializer(indent: false, omitHeader: true, picklerResolver: picklers)),
    ];
}

internal sealed class PickleVariant(string name, Func<FSharpOption<IPicklerResolver>, FsPicklerSerializer> create) : Variant(name)
{
    /// <summary>It refuses classes without [Serializable] unless they are declared, which its tutorial shows.</summary>
    public override Binding Bind<T>(Binder<T> binder) => binder.To(new PickleAdapter<T>(create(new(Picklers<T>.Cache))));
}

/// <summary>One cache for each type that is bound: the library makes 50 of them in a process and refuses the next.</summary>
internal static class Picklers<T>
{
    public static readonly PicklerCache Cache = Make();

    private static PicklerCache Make()
    {
        var registry = new CustomPicklerRegistry();
        registry.DeclareSerializable([.. KnownTypes.Of(typeof(T))]);
        return PicklerCache.FromCustomPicklerRegistry(registry);
    }
}

internal readonly struct PickleAdapter<T>(FsPicklerSerializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(destination.AsStream(), value, leaveOpen: true);

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize<T>(payload.AsStream());
}
