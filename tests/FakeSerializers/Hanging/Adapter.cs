/// <summary>Never returns: it waits for an event that never comes, or computes for ever.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new HangingVariant("", isBusy: false),
        new HangingVariant("busy", isBusy: true),
    ];
}

internal sealed class HangingVariant(string name, bool isBusy) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new HangingAdapter<T>(isBusy));
}

internal readonly struct HangingAdapter<T>(bool isBusy) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        Console.Error.WriteLine("This will take a while.");
        while (isBusy)
        {
            Thread.SpinWait(1);
        }

        Thread.Sleep(Timeout.Infinite);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
