using Goldilocks.Models.Generating;
using Goldilocks.Models.Mistakes;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Goldilocks.Models.Sampling;
using Goldilocks.Models.Shapes;
using Goldilocks.Results;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models;

/// <summary>Makes of a user's sources and sample what adapters are compiled with, and what their workers read.</summary>
/// <param name="artifacts">Where both are kept: when nothing has changed, nothing is made again.</param>
/// <param name="contracts">The path of Goldilocks.Contracts.dll.</param>
public sealed class ModelMaker(string artifacts, string contracts)
{
    /// <exception cref="ModelException">The sources, the type or the sample cannot be measured.</exception>
    public OwnModel Make(ModelRequest request)
    {
        var sources = SourceFinder.Find(request.Sources);
        var sample = request.Sample is { } path ? SampleText.Read(path) : null;
        var shelf = new ModelShelf(artifacts, request, sources, sample);
        if (shelf.TryTake() is { } known)
        {
            return known;
        }

        var compilation = Sources.Compile(sources);
        Sources.RequireParsed(compilation);
        var root = RootFinder.Find(compilation, request.TypeName);
        var model = ShapeBuilder.Build(root, compilation);
        var copy = ModelRewriter.Rewrite(compilation, model, files => CompiledModel.Errors(files, contracts));
        var generated = new GeneratedModel(model, shelf.Hash, shelf.IsMany || !model.Root.IsReference, Repeated(request, model), IsPublic(root));
        var compiled = CompiledModel.Of(generated, copy.Files, contracts);
        var values = new SampleValues(compiled, generated, request, sample).Make(shelf);
        return shelf.Put(generated, copy, sources, values);
    }

    private static ModelMember? Repeated(ModelRequest request, Model model)
    {
        if (request.Repeat is not { Length: > 0 } name)
        {
            return null;
        }

        var lists = model.Root.Members.Where(member => member.Type.Form == TypeForm.Sequence).ToList();
        return lists.FirstOrDefault(member => string.Equals(member.Name, name, StringComparison.OrdinalIgnoreCase)) ?? throw new ModelException(
            $"{model.Root.Name} has no list '{name}' whose elements --repeat could repeat; "
            + (lists.Count == 0 ? "it has no list: --repeat without a name repeats whole samples." : $"it has {string.Join(", ", lists.Select(member => member.Name))}."));
    }

    private static bool IsPublic(INamedTypeSymbol type)
    {
        for (var container = type; container is not null; container = container.ContainingType)
        {
            if (container.DeclaredAccessibility != Accessibility.Public)
            {
                return false;
            }
        }

        return true;
    }
}
