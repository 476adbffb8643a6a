using System.Reflection;
using BinaryPack;

/// <summary>BinaryPack: generated code that writes members one after the other, without names, tags or types.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PackVariant()];
}

internal sealed class PackVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 => binder.Unsupported("it writes the members of the declared type, and nothing in the payload can say which class a value is"),
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) => binder.Unsupported("it needs a parameterless constructor, and skips members without a setter"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow"),
        _ => (Binding)typeof(PackVariant).GetMethod(nameof(BindNew), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(typeof(T)).Invoke(null, [binder])!,
    };

    // The library's own constraint, new(), is one that the binder does not know.
    private static Binding BindNew<T>(Binder<T> binder) where T : new() => binder.To(new PackAdapter<T>());
}

internal readonly struct PackAdapter<T> : IAdapter<T> where T : new()
{
    public void Serialize(T value, IBufferWriter<byte> destination) => BinaryConverter.Serialize(value, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => BinaryConverter.Deserialize<T>(payload);
}
