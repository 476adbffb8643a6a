using System.Globalization;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>A part of a case: bytes, or the name of something that is filled in from the payload of the library that is probed.</summary>
/// <param name="Bytes">Bytes; empty where there is a name.</param>
/// <param name="Name">The name between two <c>@</c>; null for bytes.</param>
internal readonly record struct CasePart(byte[] Bytes, string? Name);

/// <summary>
/// The notation of bytes in a corpus. In a text format, everything stands for itself except hexadecimal between two backquotes. In a binary format everything is
/// hexadecimal, and white space has no meaning. <c>400*39</c> is 39 repeated 400 times; <c>@Document@</c> is filled in.
/// </summary>
internal static class CaseBytes
{
    private const char Mark = '`';
    private const char Filled = '@';

    /// <summary>The parts of a case in a text format.</summary>
    /// <exception cref="FormatException">The notation is wrong.</exception>
    public static IReadOnlyList<CasePart> OfText(string notation)
    {
        var parts = new List<CasePart>();
        var sections = notation.Split(Mark);
        if (sections.Length % 2 == 0)
        {
            throw new FormatException($"The backquotes of {notation} are not pairs.");
        }

        for (var i = 0; i < sections.Length; i++)
        {
            AddSection(parts, sections[i], isHexadecimal: i % 2 == 1);
        }

        return parts;
    }

    /// <summary>The parts of a case in a binary format.</summary>
    /// <exception cref="FormatException">The notation is wrong.</exception>
    public static IReadOnlyList<CasePart> OfHexadecimal(string notation)
    {
        var parts = new List<CasePart>();
        AddSection(parts, notation, isHexadecimal: true);
        return parts;
    }

    /// <summary>Text in which nothing is filled in.</summary>
    public static string Plain(string notation) => Encoding.UTF8.GetString([.. notation.Split(Mark).SelectMany((section, index) => index % 2 == 1 ? Hexadecimal(section) : Encoding.UTF8.GetBytes(section))]);

    private static void AddSection(List<CasePart> parts, string section, bool isHexadecimal)
    {
        var from = 0;
        while (NextName(section, from) is { } name)
        {
            AddBytes(parts, section[from..name.Start], isHexadecimal);
            parts.Add(new CasePart([], section[(name.Start + 1)..(name.End - 1)]));
            from = name.End;
        }

        AddBytes(parts, section[from..], isHexadecimal);
    }

    /// <summary>A name starts with a capital letter and consists of letters and dots; any other <c>@</c> is a character of the case.</summary>
    private static (int Start, int End)? NextName(string section, int from)
    {
        for (var start = section.IndexOf(Filled, from); start >= 0; start = section.IndexOf(Filled, start + 1))
        {
            var end = start + 1;
            while (end < section.Length && (char.IsAsciiLetter(section[end]) || section[end] == '.'))
            {
                end++;
            }

            if (end < section.Length && section[end] == Filled && char.IsAsciiLetterUpper(section[start + 1]))
            {
                return (start, end + 1);
            }
        }

        return null;
    }

    private static void AddBytes(List<CasePart> parts, string text, bool isHexadecimal)
    {
        var bytes = isHexadecimal ? [.. Hexadecimal(text)] : Encoding.UTF8.GetBytes(text);
        if (bytes.Length > 0)
        {
            parts.Add(new CasePart(bytes, null));
        }
    }

    private static IEnumerable<byte> Hexadecimal(string text) => text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries).SelectMany(word => word.Split('*') switch
    {
        [var times, var repeated] => Enumerable.Repeat(Convert.FromHexString(repeated), int.Parse(times, CultureInfo.InvariantCulture)).SelectMany(bytes => bytes),
        _ => Convert.FromHexString(word),
    });
}
