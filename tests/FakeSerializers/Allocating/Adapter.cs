/// <summary>Allocates one array of a known size in every operation and nothing else, on the caller's thread or on another.</summary>
internal static class Adapter
{
    public const int ArrayLength = 1000;

    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new AllocatingVariant("", isOnOtherThread: false),
        new AllocatingVariant("other thread", isOnOtherThread: true),
    ];
}

internal sealed class AllocatingVariant(string name, bool isOnOtherThread) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        var kept = new Kept<T>();
        return binder.To(new AllocatingAdapter<T>(kept, isOnOtherThread), fromApplication: kept.Keep, toApplication: static read => read);
    }
}

internal readonly struct AllocatingAdapter<T>(Kept<T> kept, bool isOnOtherThread) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Allocate();

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        Allocate();
        return kept.Value!;
    }

    // KeepAlive is never inlined, so the array cannot end up on the stack.
    private void Allocate()
    {
        if (isOnOtherThread)
        {
            // Not a task: waiting for one may run it on the waiting thread.
            var other = new Thread(static () => GC.KeepAlive(new byte[Adapter.ArrayLength]));
            other.Start();
            other.Join();
        }
        else
        {
            GC.KeepAlive(new byte[Adapter.ArrayLength]);
        }
    }
}
