using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing.Recording;

/// <summary>docs/capabilities.md, made from the recorded tables. A pure function, apart from <see cref="Write"/>.</summary>
public static class CapabilitiesPage
{
    private const int LongestNote = 200;
    private const string Untried = "-";

    /// <summary>How the text of a failure tells that an application hears of it: an exception, an error of the compiler, a refusal.</summary>
    private static readonly string[] s_heard = [" throws ", "it does not compile", "it needs attributes", "Exception: ", "cannot read it", " bytes, so that "];

    /// <summary>The parts of the page, each with the numbers of its capabilities.</summary>
    private static readonly (string Title, int First, int Last)[] s_parts =
    [
        ("Versions of a class", 1, 9),
        ("Graphs of objects", 10, 12),
        ("Classes that stand for others", 13, 16),
        ("Members and how they are set", 17, 22),
        ("Collections and values", 23, 38),
        ("Use", 39, 44),
    ];

    /// <summary>Replaces the page of a checkout.</summary>
    /// <returns>The path.</returns>
    public static string Write(string root) =>
        WholeFile.Replace(PathOf(root), output => output.Write(Of(RecordedProbesFile.ReadAll(root))));

    /// <summary>The page's file.</summary>
    public static string PathOf(string root) => Path.Combine(root, "docs", "capabilities.md");

    /// <summary>The page's text.</summary>
    /// <param name="tables">Every recorded table.</param>
    public static string Of(IReadOnlyList<RecordedProbes> tables)
    {
        var all = tables.SelectMany(table => table.Variants.Select(variant => new PageRow(table, variant))).ToLookup(row => row.IsAsked);
        var rows = all[true].ToList();
        var numbers = rows.SelectMany(row => row.Variant.Capabilities).Select(capability => NumberOf(capability.Id)).ToHashSet();
        return string.Join('\n', [.. Introduction(rows, [.. all[false]]), .. s_parts.SelectMany(part => Part(part.Title, [.. Enumerable.Range(part.First, part.Last - part.First + 1).Where(numbers.Contains)], rows)), .. Origins(tables)]) + "\n";
    }

    private static IEnumerable<string> Introduction(IReadOnlyList<PageRow> rows, IReadOnlyList<PageRow> unasked) =>
    [
        "# Capabilities: what each serializer can do",
        "",
        "`goldilocks probe --record` makes this page from `probes/recorded`; a test holds it to those files. Every word here was executed: a value is written and read back through the same adapter that is measured.",
        string.Create(CultureInfo.InvariantCulture, $"It shows {rows.Select(row => row.Table.Serializer).Distinct().Count()} serializers in {rows.Count} variants. `goldilocks probe --only capabilities` makes the same table of one's own versions; [probes.md](probes.md) says how."),
        "",
        "- `yes`: everything that was asked works. `part`: it works in part, or one of several questions under a number fails. `no`: none of it works. `-`: it was not tried, and the recorded table says why.",
        .. unasked.Count == 0 ? [] : new[] { $"- No capability was tried of these, mostly because a person must write an adapter for each type, so the models of the questions do not fit: {Escaped(string.Join(", ", unasked.Select(row => row.Name)))}." },
        "- Nothing is configured beyond what the adapter does. A `no` can be a `yes` with an option, a converter or a surrogate.",
        "- The lists of silent differences name what came back as another value without an exception. What was refused with an exception is in the recorded tables, with the exception.",
        "- Two versions of a class are two classes in one program, in namespaces of the same length; the name is replaced in a payload that has it. Members keep their numbers unless the question says otherwise.",
    ];

    private static IEnumerable<string> Part(string title, IReadOnlyList<int> numbers, IReadOnlyList<PageRow> rows)
    {
        if (numbers.Count == 0)
        {
            return [];
        }

        var capabilities = rows.SelectMany(row => row.Variant.Capabilities).Where(capability => numbers.Contains(NumberOf(capability.Id))).ToList();
        return
        [
            "",
            $"## {title}",
            .. capabilities.DistinctBy(capability => capability.Id).OrderBy(capability => capability.Id, StringComparer.Ordinal).Select(capability => $"- `{capability.Id}` {capability.Question}"),
            "",
            $"| serializer | {string.Join(" | ", numbers.Select(number => Id(number)))} |",
            $"| --- |{string.Concat(numbers.Select(_ => " --- |"))}",
            .. rows.Select(row => $"| {Escaped(row.Name)} | {string.Join(" | ", numbers.Select(number => Cell(row.Variant, number)))} |"),
            .. Differences(numbers, rows),
        ];
    }

    /// <summary>One word for all questions under a number.</summary>
    private static string Cell(RecordedVariant variant, int number)
    {
        var verdicts = variant.Capabilities.Where(capability => NumberOf(capability.Id) == number && capability.Verdict != CapabilityVerdict.NotApplicable).Select(capability => capability.Verdict).Distinct().ToList();
        return verdicts switch
        {
            [] => Untried,
            [CapabilityVerdict.Pass] => "yes",
            [CapabilityVerdict.Fail] => "no",
            _ => "part",
        };
    }

    private static IEnumerable<string> Differences(IReadOnlyList<int> numbers, IReadOnlyList<PageRow> rows)
    {
        var notes = (from row in rows
                     from capability in row.Variant.Capabilities
                     where numbers.Contains(NumberOf(capability.Id)) && IsSurprising(capability)
                     group row.Name by (capability.Id, What: Shortened(capability.What)) into alike
                     orderby alike.Key.Id, alike.Key.What
                     select $"- `{alike.Key.Id}` {Escaped(alike.Key.What)}: {Escaped(string.Join(", ", alike))}").ToList();
        return notes.Count == 0 ? [] : ["", "Silent differences, and processes that ended:", "", .. notes];
    }

    /// <summary>A failure that an application does not hear of, or that it does not survive.</summary>
    private static bool IsSurprising(RecordedCapability capability) => capability.Verdict == CapabilityVerdict.Fail
        && !s_heard.Any(sign => capability.What.Contains(sign, StringComparison.Ordinal));

    private static IEnumerable<string> Origins(IReadOnlyList<RecordedProbes> tables) =>
    [
        "",
        "## What was probed",
        "| serializer | version | day | runtime | package |",
        "| --- | --- | --- | --- | --- |",
        .. tables.Select(table => $"| {Escaped(table.Serializer)} | {Escaped(table.Version)} | {table.OfCapabilities.Date.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)} | {Escaped(table.OfCapabilities.Runtime)} | {Escaped(table.OfCapabilities.Origin ?? "of the package sources")} |"),
    ];

    private static int NumberOf(string id) => int.Parse(id.AsSpan(1, 2), CultureInfo.InvariantCulture);

    private static string Id(int number) => string.Create(CultureInfo.InvariantCulture, $"C{number:00}");

    private static string Shortened(string text) => text.Length > LongestNote ? text[..LongestNote] + "..." : text;

    /// <summary>Text of a library in a cell: a bar would end the cell, and a mark would be taken for markup.</summary>
    private static string Escaped(string text) => string.Concat(text.Select(character => character switch
    {
        '|' or '<' or '>' or '*' or '_' or '`' or '[' or ']' => $"\\{character}",
        _ when char.IsControl(character) || char.IsSurrogate(character) => "?",
        _ => character.ToString(),
    }));

    private sealed record PageRow(RecordedProbes Table, RecordedVariant Variant)
    {
        public bool IsAsked => Variant.Capabilities.Any(capability => capability.Verdict != CapabilityVerdict.NotApplicable);

        public string Name { get; } = Variant.Variant.Length == 0 ? Table.Serializer : $"{Table.Serializer} ({Variant.Variant})";
    }
}
