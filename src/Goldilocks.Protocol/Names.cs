using System.Globalization;
using System.Text;

namespace Goldilocks.Protocol;

/// <summary>The rules for names, so that files, tables and terminals can show and distinguish them.</summary>
public static class Names
{
    /// <summary>In UTF-16 units.</summary>
    public const int Longest = 100;

    /// <summary>The fault of a name, as a sentence about it; null when there is none.</summary>
    /// <param name="kind">Such as <c>variant</c>.</param>
    /// <param name="name">May be anything.</param>
    public static string? Problem(string kind, string name)
    {
        if (name.Length > Longest)
        {
            return string.Create(CultureInfo.InvariantCulture, $"a {kind} name has {name.Length} characters, and {Longest} are the most: '{Visible(name[..20])}...'");
        }

        if (name.Length > 0 && (char.IsWhiteSpace(name[0]) || char.IsWhiteSpace(name[^1])))
        {
            return $"the {kind} name '{Visible(name)}' begins or ends with a blank";
        }

        return name.EnumerateRunes().Any(IsUnreadable) || HasLoneSurrogate(name)
            ? $"the {kind} name '{Visible(name)}' has a character that cannot be shown"
            : null;
    }

    /// <summary>Refuses names that cannot be shown, and two that are the same.</summary>
    /// <exception cref="ProtocolException">There is such a name; the message quotes it in characters that can be shown.</exception>
    public static void Require(string kind, IReadOnlyList<string> names, bool mayBeEmpty)
    {
        var known = new HashSet<string>();
        foreach (var name in names)
        {
            var problem = Problem(kind, name)
                ?? (name.Length == 0 && !mayBeEmpty ? $"a {kind} has no name" : null)
                ?? (known.Add(name) ? null : name.Length == 0 ? $"two {kind}s have no name" : $"two {kind}s have the name '{name}'");
            if (problem is not null)
            {
                throw new ProtocolException(problem);
            }
        }
    }

    /// <summary>The replacement character counts too: it stands for text that could not be sent.</summary>
    private static bool IsUnreadable(Rune rune) => rune == Rune.ReplacementChar || Rune.GetUnicodeCategory(rune) is
        UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.Surrogate or UnicodeCategory.PrivateUse
        or UnicodeCategory.OtherNotAssigned or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator;

    private static bool HasLoneSurrogate(string text)
    {
        for (var i = 0; i < text.Length; i++)
        {
            if (char.IsSurrogatePair(text, i))
            {
                i++;
            }
            else if (char.IsSurrogate(text[i]))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>A text of unknown origin, so short and so plain that an error can quote it.</summary>
    internal static string Quoted(string text) => text.Length <= Longest
        ? Visible(text)
        : string.Create(CultureInfo.InvariantCulture, $"{Visible(text[..Longest])}... ({text.Length} characters)");

    private static string Visible(string text)
    {
        var visible = new StringBuilder(text.Length);
        foreach (var character in text)
        {
            if (char.IsSurrogate(character) || IsUnreadable(new Rune(character)))
            {
                visible.Append(CultureInfo.InvariantCulture, $"\\u{(int)character:X4}");
            }
            else
            {
                visible.Append(character);
            }
        }

        return visible.ToString();
    }
}
