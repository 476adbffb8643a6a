using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Cli.Choose;

/// <summary>The copy of the user's types that was measured, with the library's attributes in place of the neutral ones.</summary>
internal sealed partial class AdoptedTypes
{
    private readonly LibraryAttributes _attributes;

    /// <param name="folder">Of the model.</param>
    /// <param name="attributes">Of the library.</param>
    /// <param name="isPartial">Whether types stay in parts.</param>
    public AdoptedTypes(string folder, LibraryAttributes attributes, bool isPartial)
    {
        _attributes = attributes;
        var texts = Directory.EnumerateFiles(folder, "*.cs").Order(StringComparer.Ordinal)
            .Select(file => (Numbered: Number().Match(Path.GetFileName(file)), Text: File.ReadAllText(file)))
            .Where(file => file.Numbered.Success)
            .Select(file => (Name: file.Numbered.Groups[1].Value, file.Text))
            .ToList();
        DistinguishesNulls = !texts.Exists(file => file.Text.Contains("#nullable disable", StringComparison.Ordinal));
        Files = [.. texts.Select(file => (file.Name, Written(file.Text, isPartial)))];
    }

    /// <summary>Names and texts.</summary>
    public IReadOnlyList<(string Name, CompilationUnitSyntax Unit)> Files { get; }

    /// <summary>Whether all of the sources say which references can be null.</summary>
    public bool DistinguishesNulls { get; }

    /// <summary>Every type that is declared, with its namespace.</summary>
    public IEnumerable<(string Namespace, string Name)> Declared => Files
        .SelectMany(file => file.Unit.DescendantNodes().OfType<BaseTypeDeclarationSyntax>())
        .Where(type => type.Parent is not BaseTypeDeclarationSyntax)
        .Select(type => (type.Ancestors().OfType<BaseNamespaceDeclarationSyntax>().FirstOrDefault()?.Name.ToString() ?? "", type.Identifier.ValueText));

    /// <summary>The text of a file, with an empty line between members.</summary>
    public static string Spaced(CompilationUnitSyntax unit)
    {
        var lines = new List<string>();
        foreach (var line in unit.ToFullString().Replace(" !;", "!;", StringComparison.Ordinal).Split('\n'))
        {
            var above = lines.Count == 0 ? "" : lines[^1].Trim();
            if (Member().IsMatch(line) && above.Length > 0 && above != "{" && !above.StartsWith('['))
            {
                lines.Add("");
            }

            lines.Add(line);
        }

        return string.Join('\n', lines);
    }

    /// <summary>Whether a type, and each that it is in, can be seen from outside.</summary>
    /// <param name="name">Without its namespace.</param>
    public bool IsPublic(string name) => Files.SelectMany(file => file.Unit.DescendantNodes().OfType<BaseTypeDeclarationSyntax>())
        .Where(type => type.Identifier.ValueText == name)
        .All(type => type.AncestorsAndSelf().OfType<BaseTypeDeclarationSyntax>().All(outer => outer.Modifiers.Any(SyntaxKind.PublicKeyword)));

    private CompilationUnitSyntax Written(string text, bool isPartial)
    {
        text = Chosen(Directive().Replace(text, ""));
        var root = CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview)).GetCompilationUnitRoot();
        List<(int Start, int Length, string Text)> edits =
        [
            .. root.DescendantNodes().OfType<AttributeListSyntax>().Where(list => list.Attributes.Any()).Select(list => (list.SpanStart, list.Span.Length, ListOf(list))),
            .. _attributes.OfEnum is { } own ? root.DescendantNodes().OfType<EnumDeclarationSyntax>().Where(type => !IsThere(type, own)).Select(type => (type.SpanStart, 0, $"[{own}]")) : [],
            .. isPartial ? [] : root.DescendantNodes().OfType<TypeDeclarationSyntax>().SelectMany(type => type.Modifiers).Where(modifier => modifier.IsKind(SyntaxKind.PartialKeyword)).Select(modifier => (modifier.SpanStart, modifier.FullSpan.Length, "")),
        ];
        foreach (var (start, length, replacement) in edits.OrderByDescending(edit => edit.Start))
        {
            text = text.Remove(start, length).Insert(start, replacement);
        }

        return Gathered(CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview)).GetCompilationUnitRoot());
    }

    /// <summary>The text without the attributes that are for other libraries.</summary>
    private string Chosen(string text)
    {
        var root = CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: _attributes.Symbols)).GetRoot();
        return root.ReplaceTrivia(root.DescendantTrivia().Where(trivia => trivia.IsDirective || trivia.IsKind(SyntaxKind.DisabledTextTrivia)), (_, _) => default).ToFullString();
    }

    private string ListOf(AttributeListSyntax list)
    {
        var kept = new List<string>();
        foreach (var attribute in list.Attributes)
        {
            var text = !_attributes.IsNeutral(attribute) ? Bare(attribute) : _attributes.Of(attribute) is { } own && !IsThere(list.Parent!, own) ? own : null;
            if (text is not null)
            {
                kept.Add(text);
            }
        }

        return kept.Count == 0 ? "" : $"[{list.Target?.ToString() ?? ""}{string.Join(", ", kept)}]";
    }

    private static string Bare(AttributeSyntax attribute) => $"{LibraryAttributes.Bare(attribute.Name.ToString())}{attribute.ArgumentList}";

    /// <summary>Whether the user wrote the attribute already; of several with a class each, whether that class has one.</summary>
    private bool IsThere(SyntaxNode declaration, string text)
    {
        var wanted = SyntaxFactory.ParseCompilationUnit($"[assembly: {text}]").AttributeLists[0].Attributes[0];
        return declaration.ChildNodes().OfType<AttributeListSyntax>().SelectMany(list => list.Attributes).Any(attribute =>
            !_attributes.IsNeutral(attribute)
            && LibraryAttributes.Bare(attribute.Name.ToString()) == wanted.Name.ToString()
            && ClassOf(attribute) == ClassOf(wanted));
    }

    private static string? ClassOf(AttributeSyntax attribute) => LibraryAttributes.TypeOf((attribute.ArgumentList?.Arguments ?? []).Select(argument => argument.ToString()));

    /// <summary>The copy declares each type in a namespace of its own.</summary>
    private static CompilationUnitSyntax Gathered(CompilationUnitSyntax root)
    {
        var spaces = root.Members.OfType<NamespaceDeclarationSyntax>().GroupBy(space => space.Name.ToString()).ToList();
        var members = spaces.Count == 1 && root.Members.All(member => member is NamespaceDeclarationSyntax)
            ? [SyntaxFactory.FileScopedNamespaceDeclaration(SyntaxFactory.ParseName(spaces[0].Key)).AddMembers([.. spaces[0].SelectMany(space => space.Members)])]
            : (MemberDeclarationSyntax[])[.. spaces.Select(space => space.First().WithMembers([.. space.SelectMany(part => part.Members)])), .. root.Members.Where(member => member is not NamespaceDeclarationSyntax)];
        return root.WithMembers([.. members]).NormalizeWhitespace(eol: "\n");
    }

    [GeneratedRegex(@"^\s*(\[|public |private |protected |internal )")]
    private static partial Regex Member();

    [GeneratedRegex(@"^\d\d-(.+)$")]
    private static partial Regex Number();

    [GeneratedRegex(@"^(// <auto-generated />|#pragma warning.*|#nullable.*|#line.*)\n", RegexOptions.Multiline)]
    private static partial Regex Directive();
}
