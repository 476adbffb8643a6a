namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Payloads in which each level has the same bytes in front of the next one, and the same behind it. Where nothing is written of a member that is null, the innermost level has no bytes in front, so that there are
/// fewer of these than levels.
/// </summary>
internal sealed class RepeatedPayload
{
    /// <summary>How many repeated pairs a payload may have less than levels.</summary>
    private static readonly int[] s_less = [0, 1];

    private readonly byte[] _head;
    private readonly byte[] _prefix;
    private readonly byte[] _middle;
    private readonly byte[] _suffix;
    private readonly byte[] _tail;
    private readonly int _less;

    private RepeatedPayload(byte[] head, byte[] prefix, byte[] middle, byte[] suffix, byte[] tail, int less) => (_head, _prefix, _middle, _suffix, _tail, _less) = (head, prefix, middle, suffix, tail, less);

    /// <summary>What repeats, from payloads of three, four and nine levels; null where nothing does.</summary>
    public static RepeatedPayload? TryInfer(byte[] three, byte[] four, byte[] nine) =>
        s_less.SelectMany(less => Infer(three, four, less)).FirstOrDefault(repeated => repeated.Make(DeepPayload.Check).AsSpan().SequenceEqual(nine));

    /// <summary>The payload of so many levels.</summary>
    public byte[] Make(int levels)
    {
        using var payload = new MemoryStream();
        payload.Write(_head);
        for (var level = _less; level < levels; level++)
        {
            payload.Write(_prefix);
        }

        payload.Write(_middle);
        for (var level = _less; level < levels; level++)
        {
            payload.Write(_suffix);
        }

        payload.Write(_tail);
        return payload.ToArray();
    }

    /// <summary>Every way in which the longer payload is the shorter one with something put in at one place, or at two.</summary>
    private static IEnumerable<RepeatedPayload> Infer(byte[] shorter, byte[] longer, int less)
    {
        var added = longer.Length - shorter.Length;
        var head = shorter.AsSpan().CommonPrefixLength(longer);
        return added <= 0 ? [] :
            from start in Enumerable.Range(0, head + 1)
            from prefix in Enumerable.Range(1, added)
            from repeated in Middles(shorter, longer, start, prefix, added - prefix, less)
            select repeated;
    }

    /// <summary>The head ends at <paramref name="start"/>; a payload is the head, its prefixes, the middle, as many suffixes and the tail.</summary>
    private static IEnumerable<RepeatedPayload> Middles(byte[] shorter, byte[] longer, int start, int prefix, int suffix, int less)
    {
        var times = DeepPayload.Shallow - less;
        var inside = start + (times * prefix);
        for (var middle = 0; middle <= shorter.Length - inside - (times * suffix); middle++)
        {
            var repeated = new RepeatedPayload(
                shorter[..start],
                shorter[start..(start + prefix)],
                shorter[inside..(inside + middle)],
                shorter[(inside + middle)..(inside + middle + suffix)],
                shorter[(inside + middle + (times * suffix))..],
                less);
            if (repeated.Make(DeepPayload.Shallow).AsSpan().SequenceEqual(shorter) && repeated.Make(DeepPayload.Next).AsSpan().SequenceEqual(longer))
            {
                yield return repeated;
            }
        }
    }
}
