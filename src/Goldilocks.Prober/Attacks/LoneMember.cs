using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// The value of a member in a binary payload, in whatever form it is written: what stands between the member's name and the end, or the next member. A root of a corpus has one such member, and only the one with numbers has two.
/// </summary>
internal static class LoneMember
{
    /// <summary>The place of the value; null where the payload is neither a map with names nor an array.</summary>
    /// <param name="payload">What a library wrote.</param>
    /// <param name="member">The member.</param>
    /// <param name="heads">Of maps and arrays with as many elements as the root has members.</param>
    /// <param name="text0">The head of an empty text, to which a length is added.</param>
    /// <param name="other">The place of the other member's value; null where there is no other.</param>
    public static Range? In(byte[] payload, CorpusMember member, (byte Map, byte Array) heads, byte text0, Range? other)
    {
        var name = member.ToString();
        var end = other?.Start.Value ?? payload.Length;
        if (payload[0] == heads.Array)
        {
            return end > 1 ? 1..end : null;
        }

        // A library may put names in an order of its own.
        var start = IsName(payload, 1, name, text0) ? 1 : other?.End.Value ?? 0;
        end = start > 1 ? payload.Length : other is null ? end : end - 1 - nameof(CorpusMember.Ulong).Length;
        return payload[0] == heads.Map && IsName(payload, start, name, text0) && end > start + 1 + name.Length ? (start + 1 + name.Length)..end : null;
    }

    private static bool IsName(byte[] payload, int at, string name, byte text0) => payload.Length > at + name.Length && payload[at] == text0 + name.Length
        && Encoding.Latin1.GetString(payload, at + 1, name.Length).Equals(name, StringComparison.OrdinalIgnoreCase);
}
