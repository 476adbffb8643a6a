/// <summary>A name of a megabyte, beside one that is as long as a name may be.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new LongNameVariant(100), new LongNameVariant(1_000_000)];
}

internal sealed class LongNameVariant(int length) : FakeVariant(new string('x', length))
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new LongNameAdapter<T>());
}

internal readonly struct LongNameAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
