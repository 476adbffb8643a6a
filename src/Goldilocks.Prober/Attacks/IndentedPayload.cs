using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Payloads in which each level is indented further, as in YAML. Indented, a deep one would take the square of its depth; between braces on one line, which YAML allows as well, each level takes the same bytes.
/// </summary>
internal sealed class IndentedPayload
{
    private readonly string _open;
    private readonly string _inside;

    private IndentedPayload(string open, string inside) => (_open, _inside) = (open, inside);

    /// <summary>A level in braces, from a payload of three levels; null where its lines are not indented by levels.</summary>
    public static IndentedPayload? TryInfer(byte[] three)
    {
        var lines = Encoding.UTF8.GetString(three).Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => line.TrimEnd('\r')).ToList();
        var first = lines.TakeWhile(line => line[0] != ' ').ToList();
        if (first.Count is < 2 or > 9 || !first[^1].TrimEnd().EndsWith(':') || !lines.Exists(line => line.StartsWith("  ", StringComparison.Ordinal)) || first.Take(first.Count - 1).Any(line => !line.Contains(": ", StringComparison.Ordinal)))
        {
            return null;
        }

        var values = string.Join(", ", first.Take(first.Count - 1));
        return new IndentedPayload($"{{{values}, {first[^1].TrimEnd()} ", $"{{{values}}}");
    }

    /// <summary>The payload of so many levels.</summary>
    public byte[] Make(int levels)
    {
        var open = Encoding.UTF8.GetBytes(_open);
        var inside = Encoding.UTF8.GetBytes(_inside);
        using var payload = new MemoryStream((levels * (open.Length + 1)) + inside.Length);
        for (var level = 1; level < levels; level++)
        {
            payload.Write(open);
        }

        payload.Write(inside);
        payload.Write(Encoding.UTF8.GetBytes(new string('}', levels - 1)));
        return payload.ToArray();
    }

    /// <summary>About how long a level is.</summary>
    public int BytesPerLevel => _open.Length + 1;
}
