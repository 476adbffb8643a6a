/// <summary>A name with everything in it that a file or a terminal cannot show: a line feed, NUL, an escape sequence, half of a character.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new UnreadableVariant()];
}

internal sealed class UnreadableVariant() : FakeVariant("a\nb\0\u001b[2J\uD800")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new UnreadableAdapter<T>());
}

internal readonly struct UnreadableAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
