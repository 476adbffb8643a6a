namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Payloads of deep values. Head, repeated prefix, middle, repeated suffix and tail are inferred from values of three depths, or what wraps each level; where neither is there, the library writes the value
/// itself on a very large stack.
/// </summary>
internal sealed class DeepPayload
{
    internal const int Shallow = 3;
    internal const int Check = 9;
    internal const int Next = 4;

    /// <summary>Room for 200,000 levels in most libraries. More would not start under the child's limit of memory.</summary>
    private const int VeryLargeStackBytes = 256 << 20;

    private readonly IRoot _root;
    private readonly IDeepModel _model;
    private readonly Func<int, byte[]>? _make;
    private readonly int _bytesPerLevel;

    public DeepPayload(IRoot root, IDeepModel model)
    {
        _root = root;
        _model = model;
        var (three, four, nine) = (Write(Shallow), Write(Next), Write(Check));
        (_make, _bytesPerLevel) = Inferred(three, four, nine) ?? Unmarked(three, four, nine) ?? (null, BytesPerLevel(three, nine));
    }

    /// <summary>About how long the payload of so many levels is.</summary>
    public long BytesAt(int levels) => (long)_bytesPerLevel * levels;

    /// <summary>The payload of so many levels.</summary>
    public byte[] Make(int levels) => _make?.Invoke(levels) ?? WriteOnLargeStack(levels);

    /// <summary>What makes payloads of the kind of these three, and how long a level is; null where no kind fits.</summary>
    private (Func<int, byte[]>? Make, int BytesPerLevel)? Inferred(byte[] three, byte[] four, byte[] nine) =>
        RepeatedPayload.TryInfer(three, four, nine) is { } repeated ? (repeated.Make, BytesPerLevel(three, nine))
        : WrappedPayload.TryInfer(three, four, nine) is { } wrapped ? (wrapped.Make, BytesPerLevel(three, nine))
        : CountedPayload.TryInfer(three, four, nine) is { } counted ? (counted.Make, BytesPerLevel(three, nine))
        : Refusable.OrNull(() => Indented(three)) is { } indented ? (indented.Make, indented.BytesPerLevel)
        : null;

    /// <summary>A writer that marks each object, because another may refer to it, never repeats itself; and one with a limit of depth writes no deep payload. Null where nothing is marked, and where the library needs the marks.</summary>
    private (Func<int, byte[]>? Make, int BytesPerLevel)? Unmarked(byte[] three, byte[] four, byte[] nine)
    {
        var plain = MarkedObjects.Without(nine);
        return plain.Length < nine.Length && Refusable.OrNull(() => IsRead(plain) ? plain : null) is not null ? Inferred(MarkedObjects.Without(three), MarkedObjects.Without(four), plain) : null;
    }

    /// <summary>Null where the library does not read it as the value of that depth.</summary>
    private IndentedPayload? Indented(byte[] three) => IndentedPayload.TryInfer(three) is { } indented && IsRead(indented.Make(Check)) ? indented : null;

    private bool IsRead(byte[] nine) => _root.FindDifference(_model.OfDepth(Check), _root.ReadObject(nine)) is null;

    private byte[] Write(int levels) => _root.WriteObject(_model.OfDepth(levels));

    private static int BytesPerLevel(byte[] three, byte[] nine) => Math.Max(1, (nine.Length - three.Length) / (Check - Shallow));

    /// <summary>Does something on a very large stack, and throws what it throws.</summary>
    public static T OnLargeStack<T>(Func<T> act) where T : class
    {
        T? made = null;
        Exception? refusal = null;
        var thread = new Thread(() =>
        {
            try
            {
                made = act();
            }
            catch (Exception exception)
            {
                refusal = exception;
            }
        }, VeryLargeStackBytes);
        thread.Start();
        thread.Join();
        return refusal is null ? made! : throw new NotSupportedException(refusal.Message, refusal);
    }

    /// <summary>A library that refuses the depth makes no payload of it, and so nothing can be read.</summary>
    private byte[] WriteOnLargeStack(int levels)
    {
        try
        {
            return OnLargeStack(() => Write(levels));
        }
        catch (NotSupportedException refusal)
        {
            throw new NotSupportedException($"the library itself writes no payload of this depth: {refusal.Message}", refusal);
        }
    }
}
