using Goldilocks.Models.Reading;
using Goldilocks.Models.Sampling;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models;

/// <summary>Classes of this repository, whose members have the numbers of their neutral attributes: the built-in workloads, and the models of the probes.</summary>
internal static class NumberedModel
{
    private const string Marker = "NoMemberAttribute";

    /// <param name="folder">The folder of the sources.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares the neutral attributes.</param>
    public static CSharpCompilation Compile(string folder, string contracts) => Compile([folder], contracts);

    /// <inheritdoc cref="Compile(string, string)"/>
    public static CSharpCompilation Compile(IReadOnlyList<string> folders, string contracts)
    {
        var sources = SourceFinder.Find(folders);
        return Sources.Compile(sources)
            .AddReferences(MetadataReference.CreateFromFile(contracts))
            .AddSyntaxTrees(
                Sources.Parse("aliases", CompiledModel.Aliases, Sources.Parsing(sources.Units[0].Symbols)),
                Sources.Parse("numbers", "global using static Goldilocks.Workloads.Numbering;", Sources.Parsing(sources.Units[0].Symbols)))
            .WithOptions(new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
    }

    /// <summary>With the numbers of [Member]. Where a class has some, a member without one is no part of the data; a class that has none goes by the order of its members.</summary>
    /// <exception cref="Mistakes.ModelException">A class has a member that nothing can measure.</exception>
    public static Model Build(IReadOnlyList<INamedTypeSymbol> roots, Compilation compilation)
    {
        var model = ShapeBuilder.Build(roots, compilation);
        foreach (var part in model.Objects.Where(part => IsMarked(part.Symbol) || part.Members.Any(member => NumberOf(member) is not null)))
        {
            part.NotMembers = [.. part.NotMembers, .. from member in part.Members where NumberOf(member) is null select member.Symbol];
            part.Members = [.. from member in part.Members let number = NumberOf(member) where number is not null select member with { Number = number.Value }];
        }

        return model;
    }

    /// <summary>Whether a class has [Contract].</summary>
    public static bool IsMarked(ITypeSymbol type) => type.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "NoContractAttribute");

    private static int? NumberOf(ModelMember member) =>
        member.Symbol.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass?.Name == Marker)?.ConstructorArguments is [{ Value: int number }, ..] ? number : null;
}
