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
    /// <param name="heads">Of maps and arrays with one element, and with two.</param>
    /// <param name="text0">The head of an empty text, to which a length is added.</param>
    /// <param name="behind">Where the value of the next member starts; null where there is none.</param>
    public static Range? In(byte[] payload, CorpusMember member, (byte[] Maps, byte[] Arrays) heads, byte text0, Index? behind)
    {
        var name = member.ToString();
        var end = behind?.GetOffset(payload.Length) ?? payload.Length;
        if (heads.Arrays.Contains(payload[0]))
        {
            return end > 1 ? 1..end : null;
        }

        if (!heads.Maps.Contains(payload[0]) || !IsName(payload, 1, name, text0))
        {
            return null;
        }

        var start = 2 + name.Length;
        end -= behind is null ? 0 : 1 + nameof(CorpusMember.Ulong).Length;
        return end > start && (behind is null || IsName(payload, end, nameof(CorpusMember.Ulong), text0)) ? start..end : null;
    }

    private static bool IsName(byte[] payload, int at, string name, byte text0) => payload.Length > at + name.Length && payload[at] == text0 + name.Length
        && Encoding.Latin1.GetString(payload, at + 1, name.Length).Equals(name, StringComparison.OrdinalIgnoreCase);
}
