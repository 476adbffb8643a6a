/// <summary>Overflows the stack, which no process survives and no handler sees.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CrashingVariant()];
}

internal sealed class CrashingVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new CrashingAdapter<T>());
}

internal readonly struct CrashingAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(Deeper(0), destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);

    // The addition after the call keeps the compiler from turning it into a loop.
    private static long Deeper(long level) => Deeper(level + 1) + level;
}
