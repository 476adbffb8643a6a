/// <summary>Works a thousand times, which is past verification and within the warm-up, and throws from then on.</summary>
internal static class Adapter
{
    public const int GoodCalls = 1000;

    public static IReadOnlyList<Variant> Variants { get; } = [new TiringVariant()];
}

internal sealed class TiringVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new TiringAdapter<T>());
}

internal struct TiringAdapter<T> : IAdapter<T>
{
    private static int s_calls;

    public readonly void Serialize(T value, IBufferWriter<byte> destination)
    {
        if (++s_calls > Adapter.GoodCalls)
        {
            throw new InvalidOperationException("The buffer pool is exhausted.");
        }

        Json.Write(value, destination);
    }

    public readonly T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
