/// <summary>
/// Honest, but does every tenth operation twice: a tenth more of the same work on any machine, without a clock to calibrate. Holds
/// for operations of which many fit into a slice.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new SlowedVariant()];
}

internal sealed class SlowedVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new SlowedAdapter<T>());
}

internal readonly struct SlowedAdapter<T> : IAdapter<T>
{
    private static readonly PayloadWriter Discarded = new();
    private static T? s_discarded;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        Json.Write(value, destination);
        if (Turns.IsTenthWrite())
        {
            Discarded.Clear();
            Json.Write(value, Discarded);
        }
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        if (Turns.IsTenthRead())
        {
            s_discarded = Json.Read<T>(payload);
        }

        return Json.Read<T>(payload);
    }
}

/// <summary>Counts outside the generic adapter, whose static fields would cost a look-up in every call.</summary>
internal static class Turns
{
    private const int OnceMoreIn = 10;
    private static int s_writesLeft = OnceMoreIn;
    private static int s_readsLeft = OnceMoreIn;

    public static bool IsTenthWrite() => IsTenth(ref s_writesLeft);

    public static bool IsTenthRead() => IsTenth(ref s_readsLeft);

    private static bool IsTenth(ref int left)
    {
        if (--left > 0)
        {
            return false;
        }

        left = OnceMoreIn;
        return true;
    }
}
