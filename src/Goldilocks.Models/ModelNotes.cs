using Goldilocks.Models.Rewriting;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models;

/// <summary>What was done to the copy of the sources, and what a reader of the results must know of them.</summary>
internal sealed class ModelNotes
{
    private readonly SortedSet<string> _steering = new(StringComparer.Ordinal);
    private readonly SortedSet<string> _replaced = new(StringComparer.Ordinal);

    /// <summary>What means nothing without its package.</summary>
    public SortedSet<string> Removed { get; } = new(StringComparer.Ordinal);

    /// <summary>Looks for attributes of the framework in what was kept.</summary>
    public void Observe(CSharpCompilation compilation, IReadOnlyList<RewrittenFile> files)
    {
        var names = files.Select(file => file.Name).ToHashSet();
        foreach (var attribute in compilation.SyntaxTrees.Where(tree => names.Contains(tree.FilePath)).SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<AttributeSyntax>()))
        {
            if (AttributeEdits.IsReplaced(attribute))
            {
                _replaced.Add($"[{AttributeEdits.NameOf(attribute)}]");
            }
            else if (AttributeEdits.IsSteering(attribute))
            {
                _steering.Add($"[{AttributeEdits.NameOf(attribute)}]");
            }
        }
    }

    /// <summary>One sentence for each kind.</summary>
    public IReadOnlyList<string> Texts()
    {
        var texts = new List<string>();
        Add(Removed, "Left out of the copy of the sources, because they mean nothing without their packages: ");
        Add(_replaced, "Replaced by neutral attributes, which mean the same to every library: ");
        Add(_steering, "Kept, and steer each library that knows them: ");
        return texts;

        void Add(SortedSet<string> names, string text)
        {
            if (names.Count > 0)
            {
                texts.Add($"{text}{string.Join(", ", names)}.");
            }
        }
    }
}
