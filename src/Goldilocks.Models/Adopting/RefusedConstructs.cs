using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Adopting;

/// <summary>The constructs that a library has no form for, as its adapter lists them: what cannot be measured cannot be taken along.</summary>
internal static class RefusedConstructs
{
    /// <summary>Why the library cannot take a type, as a clause; null where nothing speaks against it.</summary>
    /// <param name="folder">Of the adapter.</param>
    /// <param name="list">File and name of the list.</param>
    /// <param name="lists">The type.</param>
    /// <exception cref="InvalidDataException">The file has no such list.</exception>
    public static string? WhyNot(string folder, (string File, string Name) list, ModelLists lists)
    {
        var root = CSharpSyntaxTree.ParseText(File.ReadAllText(Path.Combine(folder, list.File)), new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: ["OTHER_MODEL"])).GetCompilationUnitRoot();
        var texts = root.DescendantNodes().OfType<VariableDeclaratorSyntax>().Where(field => field.Initializer?.Value is LiteralExpressionSyntax).ToDictionary(field => field.Identifier.ValueText, field => ((LiteralExpressionSyntax)field.Initializer!.Value).Token.ValueText);
        var declared = root.DescendantNodes().FirstOrDefault(node => node is VariableDeclaratorSyntax field && field.Identifier.ValueText == list.Name || node is PropertyDeclarationSyntax property && property.Identifier.ValueText == list.Name)
            ?? throw new InvalidDataException($"{Path.Combine(folder, list.File)} has no {list.Name}, which {Template.FileName} names.");
        var refused = declared.DescendantNodes().OfType<AssignmentExpressionSyntax>().Where(entry => entry.Left is ImplicitElementAccessSyntax).ToDictionary(
            entry => ((ImplicitElementAccessSyntax)entry.Left).ArgumentList.Arguments[0].ToString().Split('.')[^1],
            entry => entry.Right is LiteralExpressionSyntax literal ? literal.Token.ValueText : texts.GetValueOrDefault(entry.Right.ToString(), "it has no form for it"));
        return lists.Uses.FirstOrDefault(use => refused.ContainsKey(use.Construct)) is { } found ? $"{found.Subject} is {found.Description}: {refused[found.Construct]}" : null;
    }
}
