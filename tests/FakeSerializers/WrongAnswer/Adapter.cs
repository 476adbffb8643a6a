/// <summary>Changes one number silently.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new WrongVariant()];
}

internal sealed class WrongVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new WrongAdapter<T>());
}

internal readonly struct WrongAdapter<T> : IAdapter<T>
{
    private static readonly PayloadWriter Right = new();

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        Right.Clear();
        Json.Write(value, Right);
        destination.Write(Tampering.WithFirstNumberChanged(Right.Written.Span));
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
