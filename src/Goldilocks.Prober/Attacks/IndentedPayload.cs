using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Payloads in which each level is indented further, as in YAML. Indented, a deep one would take the square of its depth; between braces on one line, which YAML allows as well, each level takes the same bytes.
/// </summary>
internal sealed class IndentedPayload
{
    private readonly string _open;
    private readonly string _inside;
    private readonly string _close;

    private IndentedPayload(string open, string inside, string close) => (_open, _inside, _close) = (open, inside, close);

    /// <summary>A level in braces, from a payload of three levels; null where its lines are not indented by levels.</summary>
    public static IndentedPayload? TryInfer(byte[] three)
    {
        var lines = Encoding.UTF8.GetString(three).Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => line.TrimEnd()).ToList();
        var outer = lines.FindAll(line => !line.StartsWith(' '));
        var holder = outer.FindIndex(line => line.EndsWith(':'));
        if (outer.Count is < 2 or > 9 || holder < 0 || outer.Count == lines.Count || outer.Where((line, index) => index != holder && !line.Contains(": ", StringComparison.Ordinal)).Any())
        {
            return null;
        }

        var (before, after) = (outer.Take(holder), outer.Skip(holder + 1));
        return new IndentedPayload(
            $"{{{string.Join(", ", before.Append(outer[holder]))} ", $"{{{string.Join(", ", before.Concat(after))}}}", string.Concat(after.Select(line => $", {line}")) + "}");
    }

    /// <summary>The payload of so many levels.</summary>
    public byte[] Make(int levels)
    {
        var open = Encoding.UTF8.GetBytes(_open);
        var inside = Encoding.UTF8.GetBytes(_inside);
        var close = Encoding.UTF8.GetBytes(_close);
        using var payload = new MemoryStream((levels * BytesPerLevel) + inside.Length);
        for (var level = 1; level < levels; level++)
        {
            payload.Write(open);
        }

        payload.Write(inside);
        for (var level = 1; level < levels; level++)
        {
            payload.Write(close);
        }

        return payload.ToArray();
    }

    /// <summary>About how long a level is.</summary>
    public int BytesPerLevel => _open.Length + _close.Length;
}
