/// <summary>
/// Honest, but does ten operations of a hundred twice: a tenth more of the same work on any machine, without a clock to calibrate. Holds
/// for operations of which many fit into a sample. <c>bench alarms</c> writes other percentages into a copy.
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
        if (Turns.IsWriteTwice())
        {
            Discarded.Clear();
            Json.Write(value, Discarded);
        }
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        if (Turns.IsReadTwice())
        {
            s_discarded = Json.Read<T>(payload);
        }

        return Json.Read<T>(payload);
    }
}

/// <summary>Counts outside the generic adapter, whose static fields would cost a look-up in every call.</summary>
internal static class Turns
{
    private const int Percent = 10;
    private static int s_owedByWrites;
    private static int s_owedByReads;

    public static bool IsWriteTwice() => IsTwice(ref s_owedByWrites);

    public static bool IsReadTwice() => IsTwice(ref s_owedByReads);

    private static bool IsTwice(ref int owed)
    {
        owed += Percent;
        if (owed < 100)
        {
            return false;
        }

        owed -= 100;
        return true;
    }
}
