/// <summary>Would work on the other type of processor.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new OtherProcessorVariant()];
}

internal sealed class OtherProcessorVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new OtherProcessorAdapter<T>());
}

internal readonly struct OtherProcessorAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
