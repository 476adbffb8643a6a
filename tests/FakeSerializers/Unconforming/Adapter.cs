/// <summary>Right in every single round trip, but wrong in a way that only a conformance check finds.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new SharedBufferVariant(),
        new RemembersVariant(),
        new CountingVariant(),
    ];
}

/// <summary>One buffer for all threads, as a pooled writer kept in a static field would be.</summary>
internal sealed class SharedBufferVariant() : FakeVariant("one buffer for all threads")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new SharedBufferAdapter<T>(new PayloadWriter()));
}

internal readonly struct SharedBufferAdapter<T>(PayloadWriter shared) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        shared.Clear();
        Json.Write(value, shared);
        Thread.Sleep(1);
        destination.Write(shared.Written.Span);
        shared.Clear();
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}

/// <summary>Keeps the data that a destination refused, and writes it before the next value.</summary>
internal sealed class RemembersVariant() : FakeVariant("remembers what was refused")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new RemembersAdapter<T>(new PayloadWriter()));
}

internal readonly struct RemembersAdapter<T>(PayloadWriter pending) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        lock (pending)
        {
            Json.Write(value, pending);
            destination.Write(pending.Written.Span);
            pending.Clear();
        }
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}

/// <summary>Valid JSON that contains the count of different values before, as a session with numbered types would.</summary>
internal sealed class CountingVariant() : FakeVariant("counts values")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new CountingAdapter<T>(new Seen()));
}

internal sealed class Seen
{
    private readonly HashSet<object> _values = new(ReferenceEqualityComparer.Instance);

    public int CountWith(object value)
    {
        lock (_values)
        {
            _values.Add(value);
            return _values.Count;
        }
    }
}

internal readonly struct CountingAdapter<T>(Seen seen) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        destination.Write(" "u8.ToArray().Concat(Enumerable.Repeat((byte)' ', seen.CountWith(value!))).ToArray());
        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
