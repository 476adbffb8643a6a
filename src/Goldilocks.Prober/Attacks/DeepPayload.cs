namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Payloads of deep values. Head, repeated prefix, middle, repeated suffix and tail are inferred from values of three depths, or what wraps each level; where neither is there, the library writes the value
/// itself on a very large stack.
/// </summary>
internal sealed class DeepPayload
{
    internal const int Shallow = 3;
    internal const int Check = 9;
    private const int Next = 4;

    /// <summary>Room for 200,000 levels in most libraries. More would not start under the child's limit of memory.</summary>
    private const int VeryLargeStackBytes = 256 << 20;

    private readonly IRoot _root;
    private readonly IDeepModel _model;
    private readonly (byte[] Head, byte[] Prefix, byte[] Middle, byte[] Suffix, byte[] Tail)? _parts;
    private readonly WrappedPayload? _wrapped;
    private readonly CountedPayload? _counted;
    private readonly IndentedPayload? _indented;
    private readonly int _bytesPerLevel;

    public DeepPayload(IRoot root, IDeepModel model)
    {
        _root = root;
        _model = model;
        var (three, four, nine) = (Write(Shallow), Write(Next), Write(Check));
        _bytesPerLevel = Math.Max(1, (nine.Length - three.Length) / (Check - Shallow));
        _parts = Infer(three, four).Cast<(byte[], byte[], byte[], byte[], byte[])?>().FirstOrDefault(parts => Join(parts!.Value, Check).AsSpan().SequenceEqual(nine));
        _wrapped = _parts is null ? WrappedPayload.TryInfer(three, four, nine) : null;
        _counted = _parts is null && _wrapped is null ? CountedPayload.TryInfer(three, four, nine) : null;
        _indented = _parts is null && _wrapped is null && _counted is null ? Refusable.OrNull(() => Indented(three)) : null;
        _bytesPerLevel = _indented?.BytesPerLevel ?? _bytesPerLevel;
    }

    /// <summary>About how long the payload of so many levels is.</summary>
    public long BytesAt(int levels) => (long)_bytesPerLevel * levels;

    /// <summary>The payload of so many levels.</summary>
    public byte[] Make(int levels) => _parts is { } parts ? Join(parts, levels) : _wrapped?.Make(levels) ?? _counted?.Make(levels) ?? _indented?.Make(levels) ?? WriteOnLargeStack(levels);

    /// <summary>Null where the library does not read it as the value of that depth.</summary>
    private IndentedPayload? Indented(byte[] three) =>
        IndentedPayload.TryInfer(three) is { } indented && _root.FindDifference(_model.OfDepth(Check), _root.ReadObject(indented.Make(Check))) is null ? indented : null;

    private byte[] Write(int levels) => _root.WriteObject(_model.OfDepth(levels));

    /// <summary>Every way in which the longer payload is the shorter one with something put in at one place, or at two.</summary>
    private static IEnumerable<(byte[] Head, byte[] Prefix, byte[] Middle, byte[] Suffix, byte[] Tail)> Infer(byte[] shorter, byte[] longer)
    {
        var added = longer.Length - shorter.Length;
        if (added <= 0)
        {
            yield break;
        }

        var head = shorter.AsSpan().CommonPrefixLength(longer);
        for (var start = 0; start <= head; start++)
        {
            for (var prefix = 1; prefix <= added; prefix++)
            {
                var suffix = added - prefix;
                foreach (var middle in Middles(shorter, longer, start, prefix, suffix))
                {
                    yield return middle;
                }
            }
        }
    }

    /// <summary>The head ends at <paramref name="start"/>; three levels are the head, three prefixes, the middle, three suffixes and the tail.</summary>
    private static IEnumerable<(byte[] Head, byte[] Prefix, byte[] Middle, byte[] Suffix, byte[] Tail)> Middles(byte[] shorter, byte[] longer, int start, int prefix, int suffix)
    {
        var inside = start + (Shallow * prefix);
        var rest = shorter.Length - inside - (Shallow * suffix);
        if (rest < 0)
        {
            yield break;
        }

        for (var middle = 0; middle <= rest; middle++)
        {
            var parts = (
                shorter[..start],
                shorter[start..(start + prefix)],
                shorter[inside..(inside + middle)],
                shorter[(inside + middle)..(inside + middle + suffix)],
                shorter[(inside + middle + (Shallow * suffix))..]);
            if (Join(parts, Shallow).AsSpan().SequenceEqual(shorter) && Join(parts, Next).AsSpan().SequenceEqual(longer))
            {
                yield return parts;
            }
        }
    }

    private static byte[] Join((byte[] Head, byte[] Prefix, byte[] Middle, byte[] Suffix, byte[] Tail) parts, int levels)
    {
        using var joined = new MemoryStream();
        joined.Write(parts.Head);
        for (var level = 0; level < levels; level++)
        {
            joined.Write(parts.Prefix);
        }

        joined.Write(parts.Middle);
        for (var level = 0; level < levels; level++)
        {
            joined.Write(parts.Suffix);
        }

        joined.Write(parts.Tail);
        return joined.ToArray();
    }

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
