using Goldilocks.Models.Reading;
using Goldilocks.Models.SchemaFirst;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models;

/// <summary>
/// The schemas of the probes' models, and the conversions: without them a library that has classes of its own, made from a schema, could be asked about no capability. Each version of a class is a message of
/// its own, with the numbers that its members have.
/// </summary>
/// <remarks>A payload of Avro, and one of Bond without tags, does not say by which schema it was written, so their readers are given the schema of the version that wrote.</remarks>
public static class ProbeSchemas
{
    private const string DerivedMarker = "NoDerivedAttribute";

    /// <summary>The folder with the files. They are made once for each state of the models and of this program.</summary>
    /// <param name="models"><c>probes/models</c>.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares the neutral attributes.</param>
    /// <param name="artifacts">Where everything lies that can be made again.</param>
    /// <param name="leftOut">Folders of the models that the program is built without, by name: a conversion of a class that is not compiled would not compile either.</param>
    public static string Folder(string models, string contracts, string artifacts, params IReadOnlyList<string> leftOut)
    {
        var texts = SourceFinder.Find(Sources(models, leftOut)).Files.SelectMany(file => new[] { Path.GetRelativePath(models, file.Path), file.Text });
        return ModelShelf.Made(artifacts, "probes", texts, () => Of(models, contracts, leftOut));
    }

    /// <summary>The files by their path in that folder.</summary>
    /// <param name="folder"><c>probes/models</c>.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares the neutral attributes.</param>
    /// <param name="leftOut">Of its folders, by name.</param>
    public static IReadOnlyDictionary<string, string> Of(string folder, string contracts, params IReadOnlyList<string> leftOut)
    {
        var compilation = NumberedModel.Compile(Sources(folder, leftOut), contracts);
        var model = NumberedModel.Build(Roots(compilation), compilation);
        var names = new SchemaNames(model, NameOf);
        var protobuf = new ProtobufDialect();
        var versions = new Versions(model.Objects);
        var avro = new AvroDialect(versions);
        return new Dictionary<string, string>(RootSchemas.Of(model, NameOf, versions))
        {
            [$"{protobuf.Name}/{protobuf.FileName}"] = protobuf.Schema(protobuf.Messages(model, names).OrderBy(message => message.Name, StringComparer.Ordinal)),
            [$"{protobuf.Name}/Conversions.cs"] = RootConversions.Protobuf(model, names, protobuf),
            [$"{avro.Name}/{avro.FileName}"] = avro.Schema(model.Roots, names),
            [$"{avro.Name}/Conversions.cs"] = RootConversions.Avro(model, names, avro),
        };
    }

    private static IReadOnlyList<string> Sources(string models, IReadOnlyList<string> leftOut) =>
        [.. ProjectFiles.Sources(models).Where(file => !leftOut.Contains(Path.GetRelativePath(models, file).Split(Path.DirectorySeparatorChar)[0]))];

    /// <summary>Classes with [Contract] that no other holds. What the language has no form for has no schema, and a probe is told so by the adapter.</summary>
    private static IReadOnlyList<INamedTypeSymbol> Roots(Compilation compilation)
    {
        var contracts = SourceTypes.Of(compilation).Where(type => type is { Arity: 0, TypeKind: TypeKind.Class, IsAbstract: false } && NumberedModel.IsMarked(type)).ToList();
        var models = contracts.AsParallel().AsOrdered().Select(type => TryBuild(type, compilation)).OfType<Model>().ToList();
        var parts = models.SelectMany(model => model.Objects.Skip(1)).Select(type => type.CSharp).ToHashSet(StringComparer.Ordinal);
        return [.. models
            .Where(model => !parts.Contains(model.Root.CSharp) && model.Root.Symbol.BaseType is { SpecialType: SpecialType.System_Object })
            .Where(model => SchemaJudge.WhyNot(model) is null && model.Objects.All(type => IsWhole((INamedTypeSymbol)type.Symbol, contracts)))
            .OrderBy(model => NameOf(model.Root), StringComparer.Ordinal)
            .Select(model => (INamedTypeSymbol)model.Root.Symbol)];
    }

    /// <summary>A class that the library is told nothing of has no message, so the conversion, and not the library, would lose what it adds to its base class.</summary>
    private static bool IsWhole(INamedTypeSymbol type, IEnumerable<INamedTypeSymbol> contracts) =>
        type.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == DerivedMarker) || !contracts.Any(other => DerivedClasses.DerivesFrom(other, type));

    private static Model? TryBuild(INamedTypeSymbol type, Compilation compilation)
    {
        try
        {
            return NumberedModel.Build([type], compilation);
        }
        catch (ModelException)
        {
            // It has a member that no schema could describe, such as an object.
            return null;
        }
    }

    /// <summary>A class keeps the version that it is of: V1.Grown is V1Grown.</summary>
    private static string NameOf(ModelType type) => Versions.Of(type) is { } version ? version + type.Symbol.Name : type.Id;
}
