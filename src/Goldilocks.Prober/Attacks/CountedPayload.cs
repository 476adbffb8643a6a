using System.Buffers.Binary;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Payloads in which each level begins with its own length as 32 bits and holds the next one, as in BSON. A library with a limit of depth writes no deep one, and writing each level into the next would take the
/// square of the depth; but the bytes around a level are always the same.
/// </summary>
internal sealed class CountedPayload
{
    private readonly byte[] _core;
    private readonly byte[] _before;
    private readonly byte[] _after;

    private CountedPayload(byte[] core, byte[] before, byte[] after) => (_core, _before, _after) = (core, before, after);

    /// <summary>What wraps a level, from payloads of three, four and nine levels; null where their levels are not wrapped in this way.</summary>
    public static CountedPayload? TryInfer(byte[] three, byte[] four, byte[] nine)
    {
        if (!StatesItsLength(three) || !StatesItsLength(four))
        {
            return null;
        }

        var inside = four.AsSpan(sizeof(int)).IndexOf(three) + sizeof(int);
        if (inside < sizeof(int))
        {
            return null;
        }

        var counted = new CountedPayload(three, four[sizeof(int)..inside], four[(inside + three.Length)..]);
        return counted.Make(DeepPayload.Check).AsSpan().SequenceEqual(nine) ? counted : null;
    }

    /// <summary>The payload of so many levels, at least three.</summary>
    public byte[] Make(int levels)
    {
        var wraps = levels - DeepPayload.Shallow;
        var around = sizeof(int) + _before.Length + _after.Length;
        var payload = new byte[_core.Length + (wraps * around)];
        var at = 0;
        for (var left = wraps; left > 0; left--)
        {
            BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(at), _core.Length + (left * around));
            _before.CopyTo(payload, at + sizeof(int));
            at += sizeof(int) + _before.Length;
        }

        _core.CopyTo(payload, at);
        at += _core.Length;
        for (var left = wraps; left > 0; left--)
        {
            _after.CopyTo(payload, at);
            at += _after.Length;
        }

        return payload;
    }

    private static bool StatesItsLength(byte[] payload) => payload.Length > sizeof(int) && BinaryPrimitives.ReadInt32LittleEndian(payload) == payload.Length;
}
