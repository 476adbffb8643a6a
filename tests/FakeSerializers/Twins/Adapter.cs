/// <summary>Two variants of one name: no report could distinguish their rows.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new TwinVariant(), new TwinVariant()];
}

internal sealed class TwinVariant() : FakeVariant("fast")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new TwinAdapter<T>());
}

internal readonly struct TwinAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
