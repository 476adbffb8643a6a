namespace Goldilocks.Catalog;

/// <summary>What a licence demands from those that ship a program with the library.</summary>
public enum LicenceKind
{
    /// <summary>To name the authors.</summary>
    Permissive,

    /// <summary>To pass on source as well, of the library or of the whole program.</summary>
    Copyleft,

    /// <summary>To pay, or to agree to terms that are no open-source licence.</summary>
    Commercial,
}

/// <summary>Reads SPDX licence expressions (SPDX specification 2.3, annex D).</summary>
public static class Licences
{
    private static readonly HashSet<string> s_permissive = new(StringComparer.OrdinalIgnoreCase)
    {
        "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MS-PL", "Unlicense", "Zlib",
    };

    private static readonly HashSet<string> s_copyleft = new(StringComparer.OrdinalIgnoreCase)
    {
        "AGPL-3.0-only", "AGPL-3.0-or-later", "EPL-2.0", "GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later",
        "LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later", "MPL-2.0", "MS-RL",
    };

    /// <summary>
    /// The kind of an expression: of alternatives (<c>OR</c>) the mildest, since one may choose it; of licences that hold together
    /// (<c>AND</c>) the strictest. A <c>LicenseRef-...</c> is a text of its owner's own and counts as commercial.
    /// </summary>
    /// <returns>Null when the expression is malformed or names a licence that is not known here.</returns>
    public static LicenceKind? KindOf(string expression)
    {
        var words = new Queue<string>(expression
            .Replace("(", " ( ", StringComparison.Ordinal)
            .Replace(")", " ) ", StringComparison.Ordinal)
            .Split(' ', StringSplitOptions.RemoveEmptyEntries));
        var kind = Alternatives(words);
        return words.Count == 0 ? kind : null;
    }

    /// <summary>The first licence in a valid expression that is of the expression's own kind: <c>MPL-2.0</c> for <c>MIT AND MPL-2.0</c>.</summary>
    public static string Deciding(string expression)
    {
        var kind = KindOf(expression);
        return expression.Split([' ', '(', ')'], StringSplitOptions.RemoveEmptyEntries).First(word => KindOfLicence(word) == kind);
    }

    private static LicenceKind? Alternatives(Queue<string> words)
    {
        var kind = Together(words);
        while (Take(words, "OR"))
        {
            kind = kind is { } one && Together(words) is { } other ? (LicenceKind)Math.Min((int)one, (int)other) : null;
        }

        return kind;
    }

    private static LicenceKind? Together(Queue<string> words)
    {
        var kind = Single(words);
        while (Take(words, "AND"))
        {
            kind = kind is { } one && Single(words) is { } other ? (LicenceKind)Math.Max((int)one, (int)other) : null;
        }

        return kind;
    }

    private static LicenceKind? Single(Queue<string> words)
    {
        if (Take(words, "("))
        {
            var inner = Alternatives(words);
            return Take(words, ")") ? inner : null;
        }

        if (!words.TryDequeue(out var licence))
        {
            return null;
        }

        // An exception (WITH ...) only permits more; the kind of the licence stays the same.
        return Take(words, "WITH") && !words.TryDequeue(out _) ? null : KindOfLicence(licence);
    }

    private static LicenceKind? KindOfLicence(string licence) =>
        s_permissive.Contains(licence) ? LicenceKind.Permissive
        : s_copyleft.Contains(licence) ? LicenceKind.Copyleft
        : licence.StartsWith("LicenseRef-", StringComparison.Ordinal) ? LicenceKind.Commercial
        : null;

    private static bool Take(Queue<string> words, string word)
    {
        if (!words.TryPeek(out var next) || next != word)
        {
            return false;
        }

        words.Dequeue();
        return true;
    }
}
