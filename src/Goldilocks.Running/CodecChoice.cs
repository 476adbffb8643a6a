using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>A codec at a level, as a run asks for it; it is put around every variant.</summary>
/// <param name="Name">As typed: <c>brotli:4</c>, or <c>gzip</c> for its default level.</param>
/// <param name="Level">In the codec's own numbers.</param>
/// <param name="Library">The built codec; null when there is none.</param>
/// <param name="Refusal">Why there is none; null when there is one.</param>
public sealed record CodecChoice(string Name, int Level, string? Library, Outcome? Refusal);

/// <summary>A user's pattern to choose a codec: <c>name</c> or <c>name:level</c>.</summary>
/// <param name="Name">Of the folder under <c>codecs/</c>.</param>
/// <param name="Level">Null for the codec's default.</param>
public sealed record CodecPattern(string Name, int? Level)
{
    /// <summary>Reads one.</summary>
    /// <exception cref="SelectionException">It is empty, or what follows the colon is no whole number.</exception>
    public static CodecPattern Parse(string text)
    {
        var parts = text.Split(':', 2);
        var level = 0;
        return parts[0].Length > 0 && (parts.Length == 1 || int.TryParse(parts[1], NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out level))
            ? new CodecPattern(parts[0], parts.Length == 1 ? null : level)
            : throw new SelectionException($"'{text}' is not a codec: --compress takes a name, or name:level with a whole number, such as brotli:4.");
    }
}
