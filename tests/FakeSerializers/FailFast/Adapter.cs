/// <summary>Ends the process on the spot.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new FailFastVariant()];
}

internal sealed class FailFastVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new FailFastAdapter<T>());
}

internal readonly struct FailFastAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Environment.FailFast("The serializer's heap is corrupt.");

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
