using System.Globalization;

namespace Goldilocks.Cli.Interop;

/// <summary>One value of a tree of members, as a worker lists it.</summary>
/// <param name="Step">From the value above: a member's name, <c>[3]</c> or <c>["key"]</c>; empty for the root.</param>
/// <param name="Kind"><c>null</c>, <c>object</c>, <c>list</c>, <c>set</c>, <c>map</c>, <c>cycle</c>, or the kind of a value without parts: <c>text</c>, <c>number</c>, <c>flag</c>, <c>enum</c>, <c>time</c>, <c>span</c>, <c>guid</c>, <c>bytes</c>, <c>other</c>.</param>
/// <param name="Type">Its class, with the namespace.</param>
/// <param name="Text">The value, or the count of a collection.</param>
public sealed record MemberNode(string Step, string Kind, string Type, string Text)
{
    /// <summary>The parts, in the order of the listing.</summary>
    public IReadOnlyList<MemberNode> Parts { get; init; } = [];

    /// <summary>Whether it is a list, a set or a map.</summary>
    public bool IsCollection => Kind is "list" or "set" or "map";

    /// <summary>Whether it is what a member is that nothing was given to: null, 0, false, an empty text, an empty collection.</summary>
    public bool IsEmpty => Kind switch
    {
        "null" => true,
        "text" or "bytes" => Text.Length == 0,
        "number" => decimal.TryParse(Text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) && number == 0,
        "flag" => Text == "false",
        "enum" => Text.StartsWith("0 ", StringComparison.Ordinal),
        "guid" => Text == Guid.Empty.ToString("D"),
        "time" => Text.StartsWith("0001-01-01", StringComparison.Ordinal) || Text.StartsWith("00:00:00", StringComparison.Ordinal),
        "span" => Text == "00:00:00",
        "list" or "set" or "map" => Parts.Count == 0,
        _ => false,
    };

    /// <summary>The part of that step; null for none.</summary>
    public MemberNode? Part(string step) => Parts.FirstOrDefault(part => part.Step == step);

    /// <summary>For a person: short, on one line.</summary>
    public string Shown => Kind switch
    {
        "null" => "null",
        "text" or "bytes" => Text.Length > 40 ? $"\"{Text[..40]}…\"" : $"\"{Text}\"",
        "enum" => Text.Split(' ', 2) is [var number, var name] && name.Length > 0 ? $"{name} ({number})" : Text.Trim(),
        "object" => $"a {ShortName(Type)}",
        "list" or "set" or "map" => $"{Text} {(Text == "1" ? "element" : "elements")}",
        _ => Text,
    };

    /// <summary>Whether two trees are the same, values and classes alike.</summary>
    public bool IsSameAs(MemberNode other) => Step == other.Step && Kind == other.Kind && Text == other.Text && (IsCollection || Type == other.Type)
        && Parts.Count == other.Parts.Count && Parts.Zip(other.Parts).All(pair => pair.First.IsSameAs(pair.Second));

    /// <summary>The name of a class without its namespace.</summary>
    public static string ShortName(string type)
    {
        var arguments = type.IndexOf('<', StringComparison.Ordinal);
        var head = arguments < 0 ? type : type[..arguments];
        return head[(head.LastIndexOf('.') + 1)..] + (arguments < 0 ? "" : type[arguments..]);
    }
}

/// <summary>A listing of a value: its tree, and what the members of new objects are.</summary>
/// <param name="Root">The value.</param>
/// <param name="Initials">By class and member.</param>
public sealed record MemberListing(MemberNode Root, IReadOnlyDictionary<(string Type, string Member), MemberNode> Initials)
{
    /// <summary>Reads what <c>Goldilocks.Values.MemberTree</c> wrote.</summary>
    /// <exception cref="FormatException">It is no such text.</exception>
    public static MemberListing Read(string text)
    {
        var initials = new Dictionary<(string, string), MemberNode>();
        var open = new List<(MemberNode Node, List<MemberNode> Parts)>();
        foreach (var line in text.Split('\n', StringSplitOptions.RemoveEmptyEntries))
        {
            if (line.Split('\t') is not { Length: 5 } fields)
            {
                throw new FormatException($"'{line}' is no line of a listing of members.");
            }

            if (line[0] == '~')
            {
                initials[(Unescaped(fields[0][1..]), fields[1])] = new MemberNode(fields[1], fields[2], Unescaped(fields[3]), Unescaped(fields[4]));
                continue;
            }

            var depth = int.Parse(fields[0], CultureInfo.InvariantCulture);
            var parts = new List<MemberNode>();
            var node = new MemberNode(Unescaped(fields[1]), fields[2], Unescaped(fields[3]), Unescaped(fields[4])) { Parts = parts };
            open.RemoveRange(depth, open.Count - depth);
            if (depth > 0)
            {
                open[depth - 1].Parts.Add(node);
            }

            open.Add((node, parts));
        }

        return open.Count > 0 ? new MemberListing(open[0].Node, initials) : throw new FormatException("A listing of members has no line.");
    }

    private static string Unescaped(string text)
    {
        if (!text.Contains('\\', StringComparison.Ordinal))
        {
            return text;
        }

        var plain = new System.Text.StringBuilder(text.Length);
        for (var at = 0; at < text.Length; at++)
        {
            plain.Append(text[at] != '\\' ? text[at] : text[++at] switch { 't' => '\t', 'n' => '\n', 'r' => '\r', var other => other });
        }

        return plain.ToString();
    }
}
