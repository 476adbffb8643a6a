/// <summary>Works.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new HonestVariant()];
}

internal sealed class HonestVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new HonestAdapter<T>());
}

internal readonly struct HonestAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
