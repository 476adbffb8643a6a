using Goldilocks.Models.Generating;
using Goldilocks.Models.Mistakes;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Sampling;
using Goldilocks.Models.SchemaFirst;
using Goldilocks.Models.Shapes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models;

/// <summary>
/// The schemas of the probes' models, and the conversions: without them a library that has classes of its own, made from a schema, could be asked about no capability. Each version of a class is a message of
/// its own, with the numbers that its members have. The files are kept in <c>probes/models/schemas</c>, where a reader finds what was asked.
/// </summary>
/// <remarks>
/// There is none for Avro: its payload does not say by which schema it was written, so a reader of a pair of versions needs the writer's schema too, and no probe hands that over.
/// </remarks>
public static class ProbeSchemas
{
    private const string Marker = "NoContractAttribute";
    private const string NumberMarker = "NoMemberAttribute";
    private const string DerivedMarker = "NoDerivedAttribute";

    /// <summary>The files by their path below <c>schemas</c>.</summary>
    /// <param name="folder"><c>probes/models</c>.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares the neutral attributes.</param>
    public static IReadOnlyDictionary<string, string> Of(string folder, string contracts)
    {
        var dialect = new ProtobufDialect();
        List<ConvertedRoot> roots = [.. Roots(Compile(folder, contracts)).OrderBy(root => root.Conversion, StringComparer.Ordinal)];
        return new Dictionary<string, string>
        {
            [$"{dialect.Name}/{dialect.FileName}"] = ProtobufDialect.Schema(Messages(roots, dialect)),
            [$"{dialect.Name}/Conversions.cs"] = Conversions(roots, dialect),
        };
    }

    private static CSharpCompilation Compile(string folder, string contracts)
    {
        var found = SourceFinder.Find([folder]);
        var sources = found with { Files = [.. found.Files.Where(file => !Path.GetRelativePath(folder, file.Path).StartsWith(SchemaFiles.Folder, StringComparison.Ordinal))] };
        return Sources.Compile(sources)
            .AddReferences(MetadataReference.CreateFromFile(contracts))
            .AddSyntaxTrees(
                Sources.Parse("aliases", CompiledModel.Aliases, Sources.Parsing(sources.Symbols)),
                Sources.Parse("numbers", "global using static Goldilocks.Workloads.Numbering;", Sources.Parsing(sources.Symbols)))
            .WithOptions(new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
    }

    /// <summary>Classes with [Contract] that no other holds. What the language has no form for has no schema, and a probe is told so by the adapter.</summary>
    private static IEnumerable<ConvertedRoot> Roots(CSharpCompilation compilation)
    {
        var contracts = SourceTypes.Of(compilation).Where(type => type is { Arity: 0, TypeKind: TypeKind.Class, IsAbstract: false } && Has(type, Marker)).ToList();
        var models = contracts.Select(type => TryBuild(type, compilation)).OfType<Model>().ToList();
        var parts = models.SelectMany(model => model.Objects.Skip(1)).Select(type => type.CSharp).ToHashSet(StringComparer.Ordinal);
        return from model in models
               where !parts.Contains(model.Root.CSharp)
               where model.Root.Symbol.BaseType is { SpecialType: SpecialType.System_Object }
               where SchemaJudge.WhyNot(model) is null && model.Objects.All(type => IsWhole((INamedTypeSymbol)type.Symbol, contracts))
               let names = new SchemaNames(model, NameOf)
               let root = names.Record(model.Root)
               select new ConvertedRoot(new GeneratedModel(model, "", IsMany: false, Repeated: null, IsPublic: true), names, root + "Conversion", model.Root.CSharp, SchemaDialect.Own(root));
    }

    /// <summary>A class that the library is told nothing of has no message, so the conversion, and not the library, would lose what it adds to its base class.</summary>
    private static bool IsWhole(INamedTypeSymbol type, IEnumerable<INamedTypeSymbol> contracts) =>
        Has(type, DerivedMarker) || !contracts.Any(other => DerivedClasses.DerivesFrom(other, type));

    private static Model? TryBuild(INamedTypeSymbol type, CSharpCompilation compilation)
    {
        try
        {
            var model = ShapeBuilder.Build(type, compilation);
            foreach (var part in model.Objects)
            {
                part.Members = [.. part.Members.Where(member => NumberOf(member) is not null).Select(member => member with { Number = NumberOf(member)!.Value })];
            }

            return model;
        }
        catch (ModelException)
        {
            // It has a member that no schema could describe, such as an object.
            return null;
        }
    }

    private static int? NumberOf(ModelMember member) =>
        member.Symbol.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass?.Name == NumberMarker)?.ConstructorArguments is [{ Value: int number }, ..] ? number : null;

    private static bool Has(INamedTypeSymbol type, string attribute) => type.GetAttributes().Any(candidate => candidate.AttributeClass?.Name == attribute);

    /// <summary>A class keeps the version that it is of: V1.Grown is V1Grown.</summary>
    private static string NameOf(ModelType type) => type.Form != TypeForm.Object || type.Symbol.ContainingNamespace.Name is not ("V1" or "V2") ? type.Id : type.Symbol.ContainingNamespace.Name + type.Symbol.Name;

    /// <summary>A class that two roots hold is one message.</summary>
    private static IEnumerable<ProtobufMessage> Messages(IEnumerable<ConvertedRoot> roots, ProtobufDialect dialect) => roots
        .SelectMany(root => dialect.Messages(root.Generated.Model, root.Names))
        .GroupBy(message => message.Name)
        .OrderBy(same => same.Key, StringComparer.Ordinal)
        .Select(same => same.Select(message => string.Join('\n', message.Lines)).Distinct().Count() == 1
            ? same.First()
            : throw new ModelException($"Two classes of the probes' models would be the message {same.Key}: rename one of them."));

    private static string Conversions(List<ConvertedRoot> roots, ProtobufDialect dialect)
    {
        var code = new CodeText();
        ConversionCode.WriteHead(code);
        code.Line("using Goldilocks;");
        code.Line("");
        using (code.Block("internal static class SchemaRoots"))
        {
            code.Line("public static Binding? Bind<T>(Binder<T> binder, SchemaVariant variant) where T : class => binder switch");
            code.Line("{");
            foreach (var root in roots)
            {
                code.Line($"    Binder<{root.Application}> own => variant.Bind<{root.Application}, {root.Record}, {root.Conversion}>(own, {root.Record}.Parser),");
            }

            code.Line("    _ => null,");
            code.Line("};");
        }

        foreach (var root in roots)
        {
            code.Line("");
            ConversionCode.WriteStruct(code, root, dialect);
        }

        return code.ToString();
    }
}
