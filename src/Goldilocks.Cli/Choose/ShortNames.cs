using System.Text;
using System.Text.RegularExpressions;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Cli.Choose;

/// <summary>
/// Writes names as a person does: <c>List&lt;Line&gt;</c> and an import in place of <c>global::System.Collections.Generic.List&lt;global::Shop.Line&gt;</c>. A name that could mean something else stays as it is.
/// </summary>
internal sealed partial class ShortNames
{
    private static readonly string[] s_framework =
    [
        "System", "System.Collections.Generic", "System.Collections.Concurrent", "System.Collections.Frozen", "System.Collections.Immutable", "System.Collections.ObjectModel", "System.Globalization", "System.Linq", "System.Numerics",
        "System.Reflection", "System.Runtime.CompilerServices",
    ];

    private readonly Dictionary<string, string> _namespaces;
    private readonly ILookup<string, string> _declared;
    private readonly IReadOnlyList<string> _known;
    private readonly HashSet<string> _words;

    /// <param name="types">The model.</param>
    /// <param name="library">The namespaces of the library's attributes.</param>
    public ShortNames(AdoptedTypes types, IEnumerable<string> library)
    {
        _declared = types.Declared.ToLookup(type => type.Name, type => type.Namespace);
        _namespaces = types.Declared.Select(type => type.Namespace).Distinct().ToDictionary(name => name, Renamed);
        _known = [.. _namespaces.Keys.Concat(s_framework).Concat(library).Distinct().OrderByDescending(name => name.Length)];

        // A member that is not of the type with its name would hide it; so would the last part of a namespace.
        _words =
        [
            .. types.Files.SelectMany(file => file.Unit.DescendantNodes().OfType<PropertyDeclarationSyntax>()).Where(property => LastWord(property.Type) != property.Identifier.ValueText).Select(property => property.Identifier.ValueText),
            .. types.Files.SelectMany(file => file.Unit.DescendantNodes().OfType<FieldDeclarationSyntax>()).SelectMany(field => field.Declaration.Variables).Select(field => field.Identifier.ValueText),
            .. _namespaces.Values.SelectMany(name => name.Split('.')),
        ];
    }

    /// <summary>The namespace of a type's file.</summary>
    public string NamespaceOf(string type) => _namespaces[_known.First(space => _namespaces.ContainsKey(space) && type.StartsWith($"global::{space}.", StringComparison.Ordinal))];

    /// <summary>A file with short names and the imports that they need.</summary>
    /// <param name="text">C# without its namespace, or with it.</param>
    /// <param name="space">The namespace of the file, to be declared on top; null where the text declares it.</param>
    /// <param name="more">Namespaces that it imports besides.</param>
    public string Write(string text, string? space, IEnumerable<string> more)
    {
        var imports = new SortedSet<string>(more, s_order);
        text = Import().Replace(text, match =>
        {
            imports.Add(match.Groups[1].Value);
            return "";
        });
        var own = space ?? Declaration().Match(text).Groups[2].Value;
        text = Declaration().Replace(text, match => $"{match.Groups[1].Value}namespace {_namespaces.GetValueOrDefault(match.Groups[2].Value, match.Groups[2].Value)}");
        text = FullName().Replace(text, match => Short(match.Groups[1].Value, _namespaces.GetValueOrDefault(own, own), imports));
        imports.ExceptWith([own, _namespaces.GetValueOrDefault(own, own)]);
        var head = new StringBuilder();
        foreach (var name in imports)
        {
            head.Append("using ").Append(name).Append(";\n");
        }

        head.Append(head.Length > 0 ? "\n" : "").Append(space is null ? "" : $"namespace {space};\n\n");
        return head + text.Trim('\n') + "\n";
    }

    /// <summary>The same namespaces in a file that is written with full names.</summary>
    public string Rename(string text) => _namespaces.Aggregate(text, (renamed, space) => renamed.Replace($"global::{space.Key}.", $"global::{space.Value}.", StringComparison.Ordinal));

    private string Short(string path, string own, SortedSet<string> imports)
    {
        if (_known.FirstOrDefault(candidate => path.StartsWith(candidate + ".", StringComparison.Ordinal)) is not { } space)
        {
            return Full(path);
        }

        var (rest, written) = (path[(space.Length + 1)..], _namespaces.GetValueOrDefault(space, space));
        var word = rest.Split('.')[0].TrimStart('@');
        var isModel = _namespaces.ContainsKey(space);
        var others = _declared[word].Where(other => !isModel || other != space).Any();
        var isHidden = others || _words.Contains(word) || (isModel && written != own && s_framework.Any(name => IsOfTheFramework($"{name}.{word}")));
        if (isHidden || (space == "System" && !IsOfTheFramework($"{space}.{word}")))
        {
            return Full($"{written}.{rest}");
        }

        imports.Add(written);
        return rest;
    }

    /// <summary>The framework's own namespace needs no mark, unless something else has its name.</summary>
    private string Full(string path) => path.StartsWith("System.", StringComparison.Ordinal) && !_words.Contains("System") && !_declared.Contains("System") ? path : $"global::{path}";

    private static bool IsOfTheFramework(string name) => Assemblies().Any(assembly => assembly.GetType(name) is not null || assembly.GetType(name + "`1") is not null || assembly.GetType(name + "`2") is not null);

    private static IEnumerable<System.Reflection.Assembly> Assemblies() => [typeof(object).Assembly, typeof(Uri).Assembly];

    /// <summary>Types without a namespace got one in the copy, and those of the built-in workloads have that of Goldilocks.</summary>
    private static string Renamed(string space) => space is CopyNames.Unnamed or CopyNames.Generated ? "Models" : space;

    private static string LastWord(TypeSyntax type) => LastPart().Match(type.ToString()).Value;

    private static readonly Comparer<string> s_order = Comparer<string>.Create((one, other) =>
        (one != "System" && !one.StartsWith("System.", StringComparison.Ordinal), one).CompareTo((other != "System" && !other.StartsWith("System.", StringComparison.Ordinal), other)));

    [GeneratedRegex(@"^using ([\w.]+);\n", RegexOptions.Multiline)]
    private static partial Regex Import();

    [GeneratedRegex(@"^(\s*)namespace ([\w.@]+)", RegexOptions.Multiline)]
    private static partial Regex Declaration();

    [GeneratedRegex(@"global::((?:@?\w+\.)*@?\w+)")]
    private static partial Regex FullName();

    [GeneratedRegex(@"\w+(?=\??$)")]
    private static partial Regex LastPart();
}
