using System.Globalization;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>A file of the copy.</summary>
/// <param name="Name">Of the source that most of it was made of.</param>
/// <param name="Text">Its text.</param>
internal sealed record RewrittenFile(string Name, string Text);

/// <summary>The copy of a model.</summary>
/// <param name="Files">What is compiled into every adapter.</param>
/// <param name="Notes">What was done to it.</param>
internal sealed record Copy(IReadOnlyList<RewrittenFile> Files, CopyNotes Notes)
{
    /// <summary>Converters that it has for the reader of the sample.</summary>
    public IReadOnlyList<INamedTypeSymbol> Converters { get; init; } = [];
}

/// <summary>
/// Makes the copy of the sources that is compiled into every adapter: only what the model needs, <c>partial</c>, with neutral attributes and full names. It is written anew from what the compiler understood,
/// so that nothing beside the data can break it: no import, directive, interface or method of the user's is in it. Members, constructors, setters and initial values stay as they are: another class would be
/// another measurement.
/// </summary>
internal static class ModelRewriter
{
    private const int MostAttempts = 40;

    /// <param name="compilation">The sources as they stand.</param>
    /// <param name="model">What was found in them. Computed members that the copy cannot have are taken out of it.</param>
    /// <param name="errors">Compiles a copy, and says what is wrong with it.</param>
    /// <param name="converters">What the copy has too where it can; null for the copy of adapters, which also has no converter on a member declared as <c>object</c>.</param>
    /// <exception cref="ModelException">The data alone do not compile.</exception>
    public static Copy Rewrite(CSharpCompilation compilation, Model model, Func<IReadOnlyList<RewrittenFile>, IReadOnlyList<Diagnostic>> errors, IReadOnlyList<INamedTypeSymbol>? converters = null)
    {
        var refused = new Refusals();
        refused.Code.UnionWith(model.Throwing);
        foreach (var made in model.Throwing.OfType<IMethodSymbol>().Select(constructor => constructor.ContainingType))
        {
            // What a constructor throws may come from an initial value that calls the rest of the program.
            refused.Plain.Add(made);
            refused.Code.UnionWith(made.GetMembers().Where(BeginsWithCall));
        }

        if (converters is null)
        {
            refused.Converted.UnionWith(ConvertedObjects(model));
        }

        var wrong = new List<Diagnostic>();
        for (var attempt = 0; attempt < MostAttempts; attempt++)
        {
            var known = refused.Count;
            var writer = new CopyWriter(compilation, model, refused, converters ?? []);
            var files = writer.Write();
            if (refused.Count > known)
            {
                continue;
            }

            wrong = [.. errors(files)];
            if (wrong.Count == 0)
            {
                foreach (var type in model.Types)
                {
                    type.NotMembers = [.. type.NotMembers.Where(writer.Has)];
                    type.NotCompared = [.. type.AllNotMembers.Where(member => (DataMembers.IsIgnored(member) || DataMembers.IsUnmapped(member)) && writer.Has(member))];
                }

                return new Copy(files, writer.Notes) { Converters = writer.Converters };
            }

            wrong.ForEach(writer.Refuse);
            if (refused.Count == known)
            {
                break;
            }
        }

        var error = wrong.FirstOrDefault();
        throw new ModelException(string.Create(
            CultureInfo.InvariantCulture,
            $"{Places.Of(error?.Location)}: the copy of your type does not compile, which is a defect of Goldilocks: {error?.Id}: {error?.GetMessage(CultureInfo.InvariantCulture)} Leave the member out by [JsonIgnore], and report it."));
    }

    private static bool BeginsWithCall(ISymbol member) => member.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax() switch
    {
        PropertyDeclarationSyntax property => property.Initializer,
        VariableDeclaratorSyntax variable => variable.Initializer,
        _ => null,
    }).Any(initial => initial?.DescendantNodes().OfType<InvocationExpressionSyntax>().Any() == true);

    /// <summary>Members declared as <c>object</c> that have a converter.</summary>
    public static IEnumerable<ISymbol> ConvertedObjects(Model model) => model.Types.SelectMany(type => type.Members)
        .Where(member => member.Type.Form == TypeForm.Any && member.Symbol.GetAttributes().Any(attribute => DataMembers.NameOf(attribute) == "JsonConverter"))
        .Select(member => member.Symbol.OriginalDefinition);
}
