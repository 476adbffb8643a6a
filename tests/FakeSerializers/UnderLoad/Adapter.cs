using System.Diagnostics;

/// <summary>Right in every single round trip; the fault appears only in a loaded server.</summary>
internal static class Adapter
{
    /// <summary>Calls without a fault: more than verification makes, and few enough that load soon exceeds them.</summary>
    public const int GoodCalls = 200;

    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new LoadedVariant("dies", static () => Environment.FailFast("The fake has had enough.")),
        new LoadedVariant("hangs", static () => Thread.Sleep(Timeout.Infinite)),
        new LoadedVariant("throws", static () => throw new InvalidOperationException("The buffer pool is exhausted.")),
        new StallingVariant(),
    ];
}

internal sealed class LoadedVariant(string name, Action afterwards) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new LoadedAdapter<T>(afterwards, new Calls()));
}

internal sealed class Calls
{
    private int _count;

    public int Next() => Interlocked.Increment(ref _count);
}

internal readonly struct LoadedAdapter<T>(Action afterwards, Calls calls) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        if (calls.Next() > Adapter.GoodCalls)
        {
            afterwards();
        }

        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}

/// <summary>Stands still for one second in every ten, as a server does that shares a resource with others.</summary>
internal sealed class StallingVariant() : FakeVariant("stalls")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new StallingAdapter<T>());
}

internal readonly struct StallingAdapter<T> : IAdapter<T>
{
    private const long PeriodMilliseconds = 10_000;
    private const long StallMilliseconds = 1_000;
    private static readonly long Started = Stopwatch.GetTimestamp();

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        // The stall is in the middle of each period: verification at the start does not meet it.
        var into = ((long)Stopwatch.GetElapsedTime(Started).TotalMilliseconds % PeriodMilliseconds) - (PeriodMilliseconds / 2);
        if (into is >= 0 and < StallMilliseconds)
        {
            Thread.Sleep((int)(StallMilliseconds - into));
        }

        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
