/// <summary>
/// Does nothing, so that the harness itself is measured. It writes no bytes and reads back the very object that the host
/// gave it to write, which is why verification finds it right. So it is a floor: nobody else may give out what was made before.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new EmptyVariant(), new GenericVariant()];
}

/// <summary>An adapter for one type, whose empty methods the JIT can inline: the loop alone.</summary>
internal sealed class EmptyVariant() : Variant("")
{
    public override bool IsFloor => true;

    public override Binding Bind<T>(Binder<T> binder)
    {
        var kept = new Kept<object>();
        return binder.To(new EmptyAdapter(kept), fromApplication: value => kept.Keep(value!), toApplication: static read => (T)read);
    }
}

internal readonly struct EmptyAdapter(Kept<object> kept) : IAdapter<object>
{
    public void Serialize(object value, IBufferWriter<byte> destination)
    {
        // Nothing: that is the point.
    }

    public object Deserialize(ReadOnlyMemory<byte> payload) => kept.Value!;
}

/// <summary>The same as most adapters are written: generic, so that the JIT shares its code between classes and has to call it.</summary>
internal sealed class GenericVariant() : Variant("generic")
{
    public override bool IsFloor => true;

    public override Binding Bind<T>(Binder<T> binder)
    {
        var kept = new Kept<T>();
        return binder.To(new GenericAdapter<T>(kept), fromApplication: kept.Keep, toApplication: static read => read);
    }
}

internal readonly struct GenericAdapter<T>(Kept<T> kept) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        // Nothing here either.
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => kept.Value!;
}
