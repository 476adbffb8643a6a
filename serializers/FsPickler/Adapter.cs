using System.Collections.Concurrent;
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
    public override Binding Bind<T>(Binder<T> binder) => binder.To(new PickleAdapter<T>(create(new(Picklers.With([typeof(T), .. KnownTypes.Of(typeof(T))])))));
}

/// <summary>The only cache of the program: the library advises to have one, makes 50 of them in a process, and refuses the next.</summary>
internal static class Picklers
{
    private static readonly DeclaredTypes s_declared = new();
    private static readonly PicklerCache s_cache = PicklerCache.FromCustomPicklerRegistry(s_declared);

    /// <summary>The cache, with these types declared.</summary>
    public static PicklerCache With(IEnumerable<Type> types)
    {
        s_declared.Add(types);
        return s_cache;
    }
}

/// <summary>The library's own registry takes no type any more once something was serialized, and types are declared here when they are bound.</summary>
internal sealed class DeclaredTypes : ICustomPicklerRegistry
{
    private readonly ConcurrentDictionary<Type, bool> _types = new();

    public void Add(IEnumerable<Type> types)
    {
        foreach (var type in types)
        {
            _types[type] = true;
        }
    }

    public CustomPicklerRegistration GetRegistration(Type type) => _types.ContainsKey(type) ? CustomPicklerRegistration.DeclaredSerializable : CustomPicklerRegistration.UnRegistered;
}

internal readonly struct PickleAdapter<T>(FsPicklerSerializer serializer) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(destination.AsStream(), value, leaveOpen: true);

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => serializer.Deserialize<T>(source, leaveOpen: true);
}
