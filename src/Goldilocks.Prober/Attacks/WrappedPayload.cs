namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Payloads in which each level is wrapped by its length as a varint, as in Protocol Buffers. Nothing repeats in them, and a library with a limit of depth writes no deep one; but the bytes around a level
/// are always the same. Before the first level there may be a head, such as the name of a class.
/// </summary>
internal sealed class WrappedPayload
{
    private readonly byte[] _head;
    private readonly byte[] _core;
    private readonly byte[] _before;
    private readonly byte[] _after;

    private WrappedPayload(byte[] head, byte[] core, byte[] before, byte[] after) => (_head, _core, _before, _after) = (head, core, before, after);

    /// <summary>What wraps a level, from payloads of three, four and nine levels; null where their levels are not wrapped in this way.</summary>
    public static WrappedPayload? TryInfer(byte[] three, byte[] four, byte[] nine) => Enumerable.Range(0, three.AsSpan().CommonPrefixLength(four) + 1)
        .Select(head => Of(three[..head], three[head..], four[head..]))
        .FirstOrDefault(wrapped => wrapped is not null && wrapped.Make(DeepPayload.Check).AsSpan().SequenceEqual(nine));

    private static WrappedPayload? Of(byte[] head, byte[] three, byte[] four)
    {
        var length = Varint.Of((ulong)three.Length);
        var inside = four.AsSpan().IndexOf(three);
        var before = inside - length.Length;
        return before >= 0 && four.AsSpan(before, length.Length).SequenceEqual(length) ? new WrappedPayload(head, three, four[..before], four[(inside + three.Length)..]) : null;
    }

    /// <summary>The payload of so many levels, at least three. All lengths are known before a byte is written, because copying each level into the next would take the square of the depth.</summary>
    public byte[] Make(int levels)
    {
        var lengths = new int[levels - DeepPayload.Shallow + 1];
        lengths[0] = _core.Length;
        for (var wraps = 1; wraps < lengths.Length; wraps++)
        {
            lengths[wraps] = _before.Length + Varint.Of((ulong)lengths[wraps - 1]).Length + lengths[wraps - 1] + _after.Length;
        }

        using var payload = new MemoryStream(_head.Length + lengths[^1]);
        payload.Write(_head);
        for (var wraps = lengths.Length - 2; wraps >= 0; wraps--)
        {
            payload.Write(_before);
            payload.Write(Varint.Of((ulong)lengths[wraps]));
        }

        payload.Write(_core);
        for (var wraps = 1; wraps < lengths.Length; wraps++)
        {
            payload.Write(_after);
        }

        return payload.ToArray();
    }
}
