/// <summary>Would work if its package were not missing.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new MissingVariant()];
}

internal sealed class MissingVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new MissingAdapter<T>());
}

internal readonly struct MissingAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
