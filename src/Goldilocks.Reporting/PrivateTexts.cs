using System.Text.RegularExpressions;

namespace Goldilocks.Reporting;

/// <summary>Takes out of a text what belongs to a person or a machine: paths, the user's name, the machine's name. Pure but for its counter.</summary>
/// <param name="names">The user's and the machine's.</param>
public sealed partial class PrivateTexts(IEnumerable<string> names)
{
    private const int ShortestName = 3;

    // Names that thousands of machines share, and that are words of their own in a compiler's message.
    private static readonly string[] s_shared = ["root", "admin", "administrator", "user", "runner", "runneradmin", "vscode", "app", "localhost", "build", "test"];

    private readonly List<string> _names = [.. names.Where(name => name.Length >= ShortestName && !s_shared.Contains(name, StringComparer.OrdinalIgnoreCase)).Distinct()];

    /// <summary>How many places were taken out so far.</summary>
    public int Count { get; private set; }

    /// <summary>The text without them.</summary>
    public string Without(string text)
    {
        var cleaned = Address().Replace(text, match => Taken("<address>"));
        cleaned = AbsolutePath().Replace(cleaned, match => Taken("<path>"));
        return _names.Aggregate(cleaned, (rest, name) => Regex.Replace(rest, $@"(?<!\w){Regex.Escape(name)}(?!\w)", _ => Taken("<name>"), RegexOptions.IgnoreCase));
    }

    private string Taken(string instead)
    {
        Count++;
        return instead;
    }

    /// <summary>A drive's or a share's path, or at least two names behind slashes; a lone <c>/tmp</c> tells nothing.</summary>
    [GeneratedRegex(@"[A-Za-z]:[\\/][^\s'"",;()]+|\\\\[^\s'"",;()]+|(?<![\w/.<])~?/(?:[\w.@+~-]+/)+[\w.@+~-]*")]
    private static partial Regex AbsolutePath();

    /// <summary>The address of a package source may be that of a company. Public ones tell nothing either, so all go.</summary>
    [GeneratedRegex(@"\b(?:https?|file|ftp)://[^\s'"",;()]+")]
    private static partial Regex Address();
}
