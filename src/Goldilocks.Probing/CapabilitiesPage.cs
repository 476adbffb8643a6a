using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>docs/capabilities.md, made from the recorded tables: the failures that matter, a table of everything, and a short section for each library. A pure function, apart from <see cref="Write"/>.</summary>
public static class CapabilitiesPage
{
    /// <summary>The parts of the tables, each with the numbers of its capabilities.</summary>
    private static readonly (string Title, int First, int Last)[] s_parts =
    [
        ("Versions of a class", 1, 9),
        ("Graphs of objects", 10, 12),
        ("Classes that stand for others", 13, 16),
        ("Members and how they are set", 17, 22),
        ("Collections and values", 23, 38),
        ("Use", 39, 44),
        ("Payloads of other programs", 45, 45),
        ("Small stacks", 46, 46),
        ("Members that a class does not have", 47, 47),
        ("Types of the runtime, and other cultures", 48, 48),
        ("Pieces of a format, and tables", 49, 49),
        ("Code of the program that throws or is called", 50, 51),
        ("Whole values, and calls with a type", 52, 53),
        ("What the library writes, held against the standard", 54, 54),
        ("Converters of the program", 55, 55),
        ("What stays in memory", 56, 57),
        ("Values by way of the library's pieces", 58, 58),
        ("Each type in each place", 59, 59),
        ("Options and other calls", 60, 60),
        ("Two ways to write a class together", 61, 61),
        ("Types of F#", 62, 62),
        ("Each way to write a class, changed", 63, 63),
        ("Attributes that give a member another form", 64, 64),
    ];

    /// <summary>Failures by what they do to an application, the worst first.</summary>
    private static readonly (string Title, string Meaning, Func<AskedOf, bool> IsMeant)[] s_failures =
    [
        ("The process ends, or does not come back", "No handler catches a stack overflow.", asked => asked.EndsProcess),
        ("Wrong values after a class was changed", "The payload is read without an error, and members have values that nobody wrote.", asked => asked.IsSilent && asked.Number is (>= 1 and <= 7) or 63),
        ("Only the base class is kept", "An object of a derived class is written, and its own members are gone without an error.", asked => asked.IsSilent && asked.Number is 13 or 15 or 16),
        ("One value comes back as another", "Without an error: collections, enumerations, dates, numbers, texts, keys.", asked => asked.IsSilent && asked.Number is (>= 23 and <= 38) or 48 or 49 or 52 or 53 or 55 or 58 or 59 or 61 or 62 or 64),
        ("Another program's value is read as another", "The payload holds what the class does not, such as 2.2 for a whole number, and no error says so.", asked => asked.IsSilent && asked.Number == 45),
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
        var libraries = tables.Select(table => new LibraryCapabilities(table)).ToList();
        var asked = libraries.Where(library => library.Rows.Count > 0).ToList();
        var numbers = asked.SelectMany(library => library.Asked).Select(one => one.Number).ToHashSet();
        return string.Join(
            '\n',
            [
                .. Introduction(asked, [.. libraries.SelectMany(library => library.Unasked)]),
                .. Contents(asked, numbers),
                .. Failures(asked),
                .. s_parts.SelectMany(part => Part(part.Title, [.. Enumerable.Range(part.First, part.Last - part.First + 1).Where(numbers.Contains)], asked)),
                "",
                "## Each library",
                .. asked.SelectMany(library => library.Section()),
            ]) + "\n";
    }

    private static IEnumerable<string> Introduction(IReadOnlyList<LibraryCapabilities> libraries, IReadOnlyList<string> unasked) =>
    [
        "# Capabilities: what each serializer can do",
        "",
        "`goldilocks probe --record` makes this page from `probes/recorded`; a test holds it to those files. Every word here was executed:",
        "a value is written and read back through the same adapter that is measured. `goldilocks probe --only capabilities` makes the same",
        string.Create(CultureInfo.InvariantCulture, $"table of one's own versions ([probes.md](probes.md)). It shows {libraries.Count} serializers in {libraries.Sum(library => library.Rows.Count)} variants."),
        "",
        "- Nothing is configured beyond what the adapter does. A `no` can be a `yes` with an option, a converter or a surrogate.",
        "- A failure is silent where another value comes back without an exception. What was refused with an exception is in the recorded",
        "  tables, with the exception.",
        "- Two versions of a class are two classes in one program, in namespaces of the same length; the name is replaced in a payload that",
        "  has it. Members keep their numbers unless the question says otherwise.",
        .. unasked.Count == 0 ? [] : CapabilityTexts.Wrapped($"- No capability was tried of these, mostly because a person must write an adapter for each type, so the models of the questions do not fit: {CapabilityTexts.Escaped(string.Join(", ", unasked))}."),
    ];

    private static IEnumerable<string> Contents(IReadOnlyList<LibraryCapabilities> libraries, HashSet<int> numbers) =>
    [
        "",
        "## Contents",
        "- [Failures that matter](#failures-that-matter)",
        .. s_parts.Where(part => Enumerable.Range(part.First, part.Last - part.First + 1).Any(numbers.Contains)).Select(part => $"- [{part.Title}](#{CapabilityTexts.Anchor(part.Title)})"),
        .. CapabilityTexts.Wrapped("- [Each library](#each-library): " + string.Join(", ", libraries.Select(library => $"[{CapabilityTexts.Escaped(library.Name)}](#{CapabilityTexts.Anchor(library.Heading)})"))),
    ];

    private static IEnumerable<string> Failures(IReadOnlyList<LibraryCapabilities> libraries) =>
    [
        "",
        "## Failures that matter",
        "Each line has a question and the libraries that fail it in this way; a number says in how many of its variants. The sections of the libraries have what was read.",
        .. s_failures.SelectMany(failure => Failure(failure.Title, failure.Meaning, failure.IsMeant, libraries)),
    ];

    private static IEnumerable<string> Failure(string title, string meaning, Func<AskedOf, bool> isMeant, IReadOnlyList<LibraryCapabilities> libraries)
    {
        var lines = (from library in libraries
                     from one in library.Asked.Where(isMeant)
                     group library by (one.Capability.Id, one.Capability.Question) into failing
                     orderby failing.Key.Id
                     select (failing.Key.Id, failing.Key.Question, Names: failing.GroupBy(library => library).Select(some => some.Key.Named(some.Count())))).ToList();
        return lines.Count == 0 ? [] : ["", $"### {title}", meaning, "", .. lines.SelectMany(line => CapabilityTexts.Wrapped($"- `{line.Id}` {line.Question}: {string.Join(", ", line.Names)}"))];
    }

    private static IEnumerable<string> Part(string title, IReadOnlyList<int> numbers, IReadOnlyList<LibraryCapabilities> libraries)
    {
        if (numbers.Count == 0)
        {
            return [];
        }

        var questions = libraries.SelectMany(library => library.Asked).Where(one => numbers.Contains(one.Number)).Select(one => one.Capability);
        return
        [
            "",
            $"## {title}",
            "`yes`: everything that was asked works; `(types)`: by the settings that this needs, a payload chooses the class that is made.",
            "`part`: it works in part, or one of several questions under a number fails. `no`: none of it works. `-`: it was not tried.",
            "",
            .. questions.DistinctBy(capability => capability.Id).OrderBy(capability => capability.Id, StringComparer.Ordinal).Select(capability => $"- `{capability.Id}` {capability.Question}"),
            "",
            $"| serializer | {string.Join(" | ", numbers.Select(number => string.Create(CultureInfo.InvariantCulture, $"C{number:00}")))} |",
            $"| --- |{string.Concat(numbers.Select(_ => " --- |"))}",
            .. libraries.SelectMany(library => library.Rows.Select(row => $"| {CapabilityTexts.Escaped(library.NameOf(row))} | {string.Join(" | ", numbers.Select(number => Cell(row, number)))} |")),
        ];
    }

    /// <summary>One word for all questions under a number.</summary>
    private static string Cell(RecordedVariant variant, int number) =>
        variant.Capabilities.Where(capability => CapabilityTexts.NumberOf(capability.Id) == number && capability.Verdict != CapabilityVerdict.NotApplicable).Select(capability => capability.Verdict).Distinct().ToList() switch
        {
            [] => "-",
            [CapabilityVerdict.Pass] => "yes" + Price(variant, number),
            [CapabilityVerdict.Fail] => "no",
            _ => "part" + Price(variant, number),
        };

    private static string Price(RecordedVariant variant, int number) => number is >= 13 and <= 16 && (variant.PolymorphicDanger is not null || variant.Reading.Grades.Contains(ProbeGrade.ChoosesTypes)) ? " (types)" : "";
}
