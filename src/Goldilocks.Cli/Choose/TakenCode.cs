using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Cli.Choose;

/// <summary>Code of an adapter that was measured, as it stands there: what a library needs beside its attributes is written once.</summary>
internal static class TakenCode
{
    /// <summary>What the build of an adapter imports by itself.</summary>
    private static readonly string[] s_implicit = ["System", "System.Buffers", "System.Collections.Generic", "System.IO", "System.Linq"];

    /// <summary>The declarations, and what they import.</summary>
    /// <param name="adapter">Where it stands.</param>
    /// <param name="taken">What is taken.</param>
    /// <exception cref="InvalidDataException">The file has no such type.</exception>
    public static (string Text, IEnumerable<string> Imports) Of(AdapterProject adapter, TakenTypes taken)
    {
        var root = adapter.Parse(taken.File);
        var texts = taken.Types.Select(name => Text(
            root.DescendantNodes().OfType<BaseTypeDeclarationSyntax>().FirstOrDefault(type => type.Identifier.ValueText == name)
                ?? throw new InvalidDataException($"{Path.Combine(adapter.Folder, taken.File)} has no type {name}, which {Template.FileName} takes from there."),
            taken.Except));
        var text = string.Join("\n\n", texts);
        foreach (var (old, now) in taken.Renamed)
        {
            text = Regex.Replace(text, $@"\b{Regex.Escape(old)}\b", now.Replace("$", "$$", StringComparison.Ordinal));
        }

        return (text + "\n", root.Usings.Where(item => item.Alias is null && !item.StaticKeyword.IsKind(SyntaxKind.StaticKeyword)).Select(item => item.NamespaceOrType.ToString())
            .Where(name => name != "Goldilocks" && !name.StartsWith("Goldilocks.", StringComparison.Ordinal)).Concat(s_implicit));
    }

    private static string Text(BaseTypeDeclarationSyntax type, IReadOnlyList<string> except)
    {
        var left = type is TypeDeclarationSyntax whole
            ? whole.RemoveNodes(whole.Members.Where(member => except.Contains(NameOf(member))), SyntaxRemoveOptions.KeepNoTrivia)!
            : type;
        return left.ReplaceTrivia(left.DescendantTrivia().Where(trivia => trivia.IsDirective || trivia.IsKind(SyntaxKind.DisabledTextTrivia)), (_, _) => default).ToFullString().Trim('\n', '\r');
    }

    private static string NameOf(MemberDeclarationSyntax member) => member switch
    {
        PropertyDeclarationSyntax property => property.Identifier.ValueText,
        MethodDeclarationSyntax method => method.Identifier.ValueText,
        FieldDeclarationSyntax field => field.Declaration.Variables[0].Identifier.ValueText,
        BaseTypeDeclarationSyntax inner => inner.Identifier.ValueText,
        _ => "",
    };
}
