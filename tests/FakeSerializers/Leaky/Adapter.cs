/// <summary>Allocates without end and keeps everything.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new LeakyVariant()];
}

internal sealed class LeakyVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new LeakyAdapter<T>());
}

internal readonly struct LeakyAdapter<T> : IAdapter<T>
{
    private static readonly List<byte[]> Kept = [];

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        while (true)
        {
            Kept.Add(new byte[1 << 20]);
        }
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
