using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>What a project says to Vogen of all its identifiers.</summary>
/// <param name="ImportsEverywhere">A global import makes its attributes known in each file.</param>
/// <param name="Default">The type of an identifier whose attribute names none; null where it is no simple value.</param>
internal sealed record VogenProject(bool ImportsEverywhere, string? Default)
{
    public static VogenProject Of(Compilation project)
    {
        var stated = project.SyntaxTrees.Select(tree => tree.GetRoot()).OfType<CompilationUnitSyntax>().SelectMany(file => file.AttributeLists).SelectMany(list => list.Attributes)
            .Where(attribute => attribute.Name.ToString().EndsWith("VogenDefaults", StringComparison.Ordinal))
            .SelectMany(attribute => attribute.ArgumentList?.Arguments ?? default).Select(argument => argument.Expression).OfType<TypeOfExpressionSyntax>().FirstOrDefault()?.Type;
        return new VogenProject(
            project.SyntaxTrees.SelectMany(Imports).Any(used => used.GlobalKeyword != default),
            stated is null ? "int"
                : project.GetSemanticModel(stated.SyntaxTree).GetTypeInfo(stated).Type is { TypeKind: not TypeKind.Error } type && Leaves.NameOf(type) is not null ? type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)
                : null);
    }

    /// <summary>The imports of Vogen in a file.</summary>
    public static IEnumerable<UsingDirectiveSyntax> Imports(SyntaxTree file) => (file.GetRoot() as CompilationUnitSyntax)?.Usings.Where(used => used.Name?.ToString() == "Vogen") ?? [];
}
