using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>What <c>#if</c> in a file asks for.</summary>
internal static class Conditions
{
    /// <summary>Symbols that no project needs to name: the SDK and the platforms define them.</summary>
    private static readonly string[] s_usual = ["NET", "DEBUG", "TRACE", "RELEASE", "WINDOWS", "ANDROID", "IOS", "MACCATALYST", "UNITY", "GODOT", "__", "SILVERLIGHT", "PORTABLE"];

    /// <summary>Whether a file asks for a symbol that only its project can define, so that it has other members without the project.</summary>
    /// <param name="tree">The file.</param>
    /// <param name="symbols">Those that are defined without a project.</param>
    public static bool AreOfProject(SyntaxTree tree, IReadOnlyList<string> symbols)
    {
        var root = tree.GetRoot();
        if (!root.ContainsDirectives)
        {
            return false;
        }

        var defined = root.DescendantNodes(descendIntoTrivia: true).OfType<DefineDirectiveTriviaSyntax>().Select(define => define.Name.ValueText).Concat(symbols).ToHashSet(StringComparer.Ordinal);
        return root.DescendantNodes(descendIntoTrivia: true).OfType<ConditionalDirectiveTriviaSyntax>()
            .SelectMany(condition => condition.Condition.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>())
            .Select(name => name.Identifier.ValueText)
            .Any(name => !defined.Contains(name) && !s_usual.Any(usual => name.StartsWith(usual, StringComparison.Ordinal)));
    }
}
