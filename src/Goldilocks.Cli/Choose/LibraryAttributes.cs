using System.Globalization;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Cli.Choose;

/// <summary>What the neutral attributes mean for one library: by the adapter's own file of aliases, and by its template where a person writes another one than an adapter does.</summary>
internal sealed partial class LibraryAttributes
{
    private const string Neutral = "Goldilocks.";
    private const string Suffix = "Attribute";
    private readonly Dictionary<string, string> _targets = new(StringComparer.Ordinal);
    private readonly Template _template;
    private readonly int _first;

    public LibraryAttributes(AdapterProject adapter, Template template)
    {
        (_template, _first) = (template, adapter.FirstMember);
        var own = Path.Combine(adapter.Folder, "Attributes.cs");
        var shared = Path.Combine(adapter.Folder, "..", "Host", "NeutralAttributes.cs");
        var root = Parse(File.ReadAllText(adapter.HasAttributes && File.Exists(own) ? own : shared));
        foreach (var alias in root.Usings.Where(item => item.Alias is not null))
        {
            _targets[alias.Alias!.Name.ToString()] = alias.NamespaceOrType.ToString();
        }

        if (!adapter.HasAttributes)
        {
            _targets["NotMember"] = adapter.NotMember;
        }

        var project = string.Concat(Directory.EnumerateFiles(adapter.Folder, "*.csproj").Select(File.ReadAllText));
        Symbols = [_targets["Member"].Replace('.', '_'), .. Defined().Matches(project).SelectMany(match => match.Groups[1].Value.Split(';'))];
        OfTheProgram = [.. root.AttributeLists.Select(list => list.WithoutTrivia().ToString())];
    }

    /// <summary>What the adapter defines for the copy of the types (serializers/Directory.Build.targets).</summary>
    public IReadOnlyList<string> Symbols { get; }

    /// <summary>What stands on each enum, without brackets; null for a library that needs nothing there. An enum carries no neutral attribute, so only a template can say so.</summary>
    public string? OfEnum => _template.Attributes.TryGetValue(Template.Enum, out var text) ? "global::" + text : null;

    /// <summary>Attributes of the whole program, such as <c>[module: ...]</c>.</summary>
    public IReadOnlyList<string> OfTheProgram { get; }

    /// <summary>The namespaces of the library's attributes.</summary>
    public IEnumerable<string> Namespaces => _targets.Values.Where(target => !target.StartsWith(Neutral, StringComparison.Ordinal)).Concat(_template.Attributes.Values.Where(text => text.Length > 0).Select(text => text.Split('(')[0]))
        .Select(name => name[..Math.Max(0, name.LastIndexOf('.'))]).Where(name => name.Length > 0).Distinct();

    /// <summary>Whether an attribute is a neutral one.</summary>
    public bool IsNeutral(AttributeSyntax attribute) => _targets.ContainsKey(attribute.Name.ToString());

    /// <summary>The library's attribute, without brackets; null where it needs none.</summary>
    /// <param name="attribute">A neutral one.</param>
    public string? Of(AttributeSyntax attribute)
    {
        var name = attribute.Name.ToString();
        var arguments = (attribute.ArgumentList?.Arguments ?? []).Select(argument => Argument(argument.ToString())).ToList();
        if (_template.Attributes.TryGetValue(name, out var text))
        {
            return text.Length == 0 ? null : "global::" + text
                .Replace("{type}", TypeOf(arguments) ?? "", StringComparison.Ordinal)
                .Replace("{name}", TypeOf(arguments) is { } type ? type[(type.LastIndexOfAny(['.', ':']) + 1)..] : "", StringComparison.Ordinal)
                .Replace("{number}", arguments.FirstOrDefault() ?? "", StringComparison.Ordinal)
                .Replace("{tag}", arguments.FirstOrDefault() ?? "", StringComparison.Ordinal);
        }

        var target = _targets[name];
        return target.StartsWith(Neutral, StringComparison.Ordinal) ? null : $"global::{Bare(target)}{(arguments.Count == 0 ? "" : $"({string.Join(", ", arguments)})")}";
    }

    /// <summary>The class that an attribute names by <c>typeof</c>; null where it names none.</summary>
    public static string? TypeOf(IEnumerable<string> arguments) => arguments.Select(argument => Named().Match(argument)).FirstOrDefault(match => match.Success)?.Groups[1].Value;

    /// <summary>An attribute's name as it is written in brackets.</summary>
    public static string Bare(string name) => name.EndsWith(Suffix, StringComparison.Ordinal) ? name[..^Suffix.Length] : name;

    private string Argument(string text) => FirstPlus().Match(text) is { Success: true } match
        ? (_first + int.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture)).ToString(CultureInfo.InvariantCulture)
        : text;

    private static CompilationUnitSyntax Parse(string text) =>
        CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: ["OTHER_MODEL"])).GetCompilationUnitRoot();

    [GeneratedRegex(@"<DefineConstants>\$\(DefineConstants\);([\w;]+)</DefineConstants>")]
    private static partial Regex Defined();

    [GeneratedRegex(@"First \+ (\d+)$")]
    private static partial Regex FirstPlus();

    [GeneratedRegex(@"^typeof\((.+)\)$")]
    private static partial Regex Named();
}
