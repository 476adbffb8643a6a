using System.Text.RegularExpressions;
using Goldilocks.Models;
using Goldilocks.Results;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Cli.Choose;

/// <summary>Types of an adapter's own code that a project takes over as they are.</summary>
/// <param name="File">In the adapter's folder.</param>
/// <param name="Types">Their names.</param>
/// <param name="Except">Members that are left out.</param>
/// <param name="Renamed">Words that are replaced.</param>
internal sealed record TakenTypes(string File, IReadOnlyList<string> Types, IReadOnlyList<string> Except, IReadOnlyDictionary<string, string> Renamed);

/// <summary>
/// What an adapter's folder says for people who take its library into a program of their own: C# with conditions on the variant, the question and the constructs of the type, and with lines that begin with
/// <c>//:</c> (docs/adapters.md lists them).
/// </summary>
internal sealed partial class Template
{
    /// <summary>The file in an adapter's folder.</summary>
    public const string FileName = "Adoption.template";

    /// <summary>In the place of a neutral attribute: the attribute of an enum, which has no neutral one.</summary>
    public const string Enum = "enum";

    private const string Mark = "//:";
    private readonly List<string> _lines = [];

    private Template(string text, ModelLists lists)
    {
        List<string>? repeated = null;
        var each = "";
        foreach (var line in text.ReplaceLineEndings("\n").Split('\n'))
        {
            var directive = line.TrimStart();
            if (!directive.StartsWith(Mark, StringComparison.Ordinal))
            {
                (repeated ?? _lines).Add(lists.Table is { } table ? line.Replace("{rows}", table.Rows, StringComparison.Ordinal).Replace("{row}", table.Row, StringComparison.Ordinal) : line);
                continue;
            }

            var (word, rest) = Split(directive[Mark.Length..].Trim());
            if (word == "each")
            {
                (repeated, each) = ([], rest);
            }
            else if (word == "end")
            {
                _lines.AddRange(Repeat(repeated!, each, lists));
                repeated = null;
            }
            else
            {
                Take(word, rest);
            }
        }
    }

    /// <summary>The C# that is left.</summary>
    public string Text => string.Join('\n', _lines);

    /// <summary>Attributes in place of those of the adapter, by neutral name; empty for none.</summary>
    public Dictionary<string, string> Attributes { get; } = [];

    /// <summary>Packages of the adapter that this variant does not need.</summary>
    public List<string> WithoutPackages { get; } = [];

    /// <summary>Items of the project file.</summary>
    public List<string> Items { get; } = [];

    /// <summary>Types of the adapter's own code.</summary>
    public List<TakenTypes> Taken { get; } = [];

    /// <summary>The lists, by file and name, of what the library cannot take.</summary>
    public List<(string File, string Name)> Refused { get; } = [];

    /// <summary>The folder of the model's schema and conversion; null for a library that has no classes of its own.</summary>
    public string? Schema { get; private set; }

    /// <summary>The adapter's program that makes classes of a schema when the project is built; null where a package does, or nothing.</summary>
    public string? Generator { get; private set; }

    /// <summary>Whether the lines that the build adds for the library's generator are needed.</summary>
    public bool HasLines { get; private set; }

    /// <summary>Whether types must be declared in parts, because a generator adds some.</summary>
    public bool IsPartial { get; private set; }

    /// <summary>Whether the library's generator writes unsafe code.</summary>
    public bool IsUnsafe { get; private set; }

    /// <summary>Whether the library writes tables, so that the type must be one.</summary>
    public bool IsOfTables { get; private set; }

    /// <summary>What is set for payloads from strangers; null where the library has nothing to set.</summary>
    public string? Untrusted { get; private set; }

    /// <summary>The names of the variants that a template knows; <c>plain</c> for the one without a name.</summary>
    public static IReadOnlyList<string> VariantsOf(string text) =>
        text.Split('\n').Select(line => line.Trim()).FirstOrDefault(line => line.StartsWith($"{Mark} variants", StringComparison.Ordinal)) is { } line
            ? [.. line[$"{Mark} variants".Length..].Split('|', StringSplitOptions.TrimEntries)]
            : [VariantKey.Plain];

    /// <summary>The template for one variant and one question.</summary>
    /// <param name="text">Of the file.</param>
    /// <param name="adoption">What is wanted.</param>
    /// <param name="lists">The types.</param>
    public static Template Read(string text, Adoption adoption, ModelLists lists)
    {
        string[] symbols =
        [
            SymbolOf(VariantKey.NameOf(adoption.Variant)),
            .. adoption.IsUntrusted ? ["Untrusted"] : Array.Empty<string>(),
            .. lists.Derived.Count > 0 ? ["Polymorphism"] : Array.Empty<string>(),
            .. lists.Uses.Select(use => use.Construct),
            .. adoption.Adapter.Apis,
            .. RecordsOf(text, adoption.Model.Folder),
        ];
        return new Template(WithoutConditions(text, symbols), lists);
    }

    /// <summary>The records that a schema has for values without a form in its language, such as <c>StoredDecimal</c>. Not every schema has each.</summary>
    private static IEnumerable<string> RecordsOf(string text, string model) =>
        SchemaLine().Match(text) is { Success: true } line && OwnModel.SchemasOf(model, line.Groups[1].Value) is var folder && Directory.Exists(folder)
            ? Directory.EnumerateFiles(folder).SelectMany(file => SchemaRecord().Matches(File.ReadAllText(file))).Select(match => $"Stored{match.Groups[1].Value}").Distinct()
            : [];

    /// <summary>A variant's name as a condition: <c>source_generated</c>.</summary>
    public static string SymbolOf(string variant) => NoLetter().Replace(variant, "_");

    private void Take(string word, string rest)
    {
        switch (word)
        {
            case "attribute":
                var equals = rest.IndexOf('=', StringComparison.Ordinal);
                Attributes[rest[..equals].Trim()] = rest[(equals + 1)..].Trim();
                break;
            case "without":
                WithoutPackages.Add(rest);
                break;
            case "item":
                Items.Add(rest);
                break;
            case "take":
                Taken.Add(TakenOf(rest));
                break;
            case "refuses":
                Refused.Add(Split(rest));
                break;
            case "schema":
                Schema = rest;
                break;
            case "generator":
                Generator = rest;
                break;
            case "lines":
                HasLines = true;
                break;
            case "table":
                IsOfTables = true;
                break;
            case "unsafe":
                IsUnsafe = true;
                break;
            case "partial":
                IsPartial = true;
                break;
            case "untrusted":
                Untrusted = rest;
                break;
            case "variants":
                break;
            default:
                throw new InvalidDataException($"{FileName} has the line '{Mark} {word}', which is not an instruction of templates.");
        }
    }

    /// <summary><c>FILE Type, Other except Member, Another with Old=New, Older=Newer</c>.</summary>
    private static TakenTypes TakenOf(string text)
    {
        var (file, rest) = Split(text);
        var renamed = Part(ref rest, " with ").Select(pair => pair.Split('=')).ToDictionary(pair => pair[0].Trim(), pair => pair[1].Trim());
        var except = Part(ref rest, " except ");
        return new TakenTypes(file, rest.Split(',', StringSplitOptions.TrimEntries), except, renamed);
    }

    private static string[] Part(ref string text, string word)
    {
        var at = text.IndexOf(word, StringComparison.Ordinal);
        if (at < 0)
        {
            return [];
        }

        var part = text[(at + word.Length)..].Split(',', StringSplitOptions.TrimEntries);
        text = text[..at];
        return part;
    }

    private static IEnumerable<string> Repeat(List<string> lines, string each, ModelLists lists) => each switch
    {
        "derived" => lists.Derived.SelectMany(derived => lines.Select(line => Filled(line, derived.Type, derived))),
        "derived class" => lists.Derived.DistinctBy(derived => derived.Type).SelectMany(derived => lines.Select(line => Filled(line, derived.Type, derived))),
        "class" => lists.Classes.SelectMany(type => lines.Select(line => Filled(line, type, null))),
        _ => throw new InvalidDataException($"{FileName} repeats lines for each '{each}', and knows 'derived', 'derived class' and 'class'."),
    };

    private static string Filled(string line, string type, DerivedClass? derived) => line
        .Replace("{type}", type, StringComparison.Ordinal)
        .Replace("{name}", type[(type.LastIndexOfAny(['.', ':']) + 1)..], StringComparison.Ordinal)
        .Replace("{base}", derived?.Base ?? "", StringComparison.Ordinal)
        .Replace("{tag}", derived?.Tag ?? "", StringComparison.Ordinal);

    private static (string Word, string More) Split(string text) =>
        text.IndexOf(' ', StringComparison.Ordinal) is > 0 and var space ? (text[..space], text[(space + 1)..].Trim()) : (text, "");

    /// <summary>As the compiler's preprocessor sees it, without its lines and without what they leave out.</summary>
    private static string WithoutConditions(string text, IEnumerable<string> symbols)
    {
        var tree = CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: symbols));
        var spans = tree.GetRoot().DescendantTrivia(descendIntoTrivia: true).Where(trivia => trivia.IsKind(SyntaxKind.DisabledTextTrivia) || trivia.IsDirective).Select(trivia => trivia.FullSpan).OrderByDescending(span => span.Start);
        foreach (var span in spans)
        {
            text = text.Remove(span.Start, span.Length);
        }

        return text;
    }

    [GeneratedRegex(@"^//: schema (\w+)", RegexOptions.Multiline)]
    private static partial Regex SchemaLine();

    [GeneratedRegex(@"\bGoldilocks(Decimal|OffsetTime)\b")]
    private static partial Regex SchemaRecord();

    [GeneratedRegex(@"\W+")]
    private static partial Regex NoLetter();
}
