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
/// its own, with the numbers that its members have.
/// </summary>
/// <remarks>A payload of Avro, and one of Bond without tags, does not say by which schema it was written, so their readers are given the schema of the version that wrote.</remarks>
public static class ProbeSchemas
{
    private const string Marker = "NoContractAttribute";
    private const string NumberMarker = "NoMemberAttribute";
    private const string DerivedMarker = "NoDerivedAttribute";

    /// <summary>The folder with the files. They are made once for each state of the models and of this program.</summary>
    /// <param name="models"><c>probes/models</c>.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares the neutral attributes.</param>
    /// <param name="artifacts">Where everything lies that can be made again.</param>
    public static string Folder(string models, string contracts, string artifacts)
    {
        var texts = SourceFinder.Find([models]).Files.SelectMany(file => new[] { Path.GetRelativePath(models, file.Path), file.Text });
        var made = Path.Combine(artifacts, "models", "probes-" + ModelShelf.HashOf(texts.Prepend(typeof(ProbeSchemas).Module.ModuleVersionId.ToString())));
        if (!Directory.Exists(made))
        {
            ModelShelf.WriteWhole(made, Of(models, contracts));
        }

        return made;
    }

    /// <summary>The files by their path in that folder.</summary>
    /// <param name="folder"><c>probes/models</c>.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares the neutral attributes.</param>
    public static IReadOnlyDictionary<string, string> Of(string folder, string contracts)
    {
        var compilation = Compile(folder, contracts);
        var model = Build(Roots(compilation), compilation);
        var names = new SchemaNames(model, NameOf);
        var protobuf = new ProtobufDialect();
        var avro = new AvroDialect(new Versions(model.Objects));
        var flatBuffers = new FlatBuffersDialect(new Versions(model.Objects));
        var bond = new BondDialect(new Versions(model.Objects));
        var flatSharp = new FlatSharpDialect(new Versions(model.Objects));
        var capnProto = new CapnProtoDialect(new Versions(model.Objects));
        var bebop = new BebopDialect(new Versions(model.Objects));
        var bebopNames = new SchemaNames(model, NameOf, bebop.Taken, bebop.AsGenerated);
        return new Dictionary<string, string>
        {
            [$"{protobuf.Name}/{protobuf.FileName}"] = ProtobufDialect.Schema(protobuf.Messages(model, names).OrderBy(message => message.Name, StringComparer.Ordinal)),
            [$"{protobuf.Name}/Conversions.cs"] = Conversions(model, names, protobuf, root => $"{root.Record}.Parser"),
            [$"{avro.Name}/{avro.FileName}"] = avro.Schema(model.Roots, names),
            [$"{avro.Name}/Conversions.cs"] = Conversions(model, names, avro, _ => "SchemaOf(own.Workload.Writer)", WriteSchemaOf),
            [$"{flatBuffers.Name}/{flatBuffers.FileName}"] = flatBuffers.Schema(model, names),
            [$"{flatBuffers.Name}/Conversions.cs"] = Conversions(model, names, flatBuffers, FlatBuffer),
            [$"{flatSharp.Name}/{flatSharp.FileName}"] = flatSharp.Schema(model, names),
            [$"{flatSharp.Name}/Conversions.cs"] = Conversions(model, names, flatSharp),
            [$"{bond.Name}/{bond.FileName}"] = bond.Schema(model, names),
            [$"{bond.Name}/Conversions.cs"] = Conversions(model, names, bond, _ => "ClassOf(own.Workload.Writer)", WriteClassOf),
            [$"{capnProto.Name}/{capnProto.FileName}"] = capnProto.Schema(model, names),
            [$"{capnProto.Name}/Conversions.cs"] = Conversions(model, names, capnProto, root => $"Message.Of<{root.Record}, {root.Record}.WRITER>"),
            [$"{bebop.Name}/{bebop.FileName}"] = bebop.Schema(model, bebopNames),
            [$"{bebop.Name}/Conversions.cs"] = Conversions(model, bebopNames, bebop),
        };
    }

    private static CSharpCompilation Compile(string folder, string contracts)
    {
        var sources = SourceFinder.Find([folder]);
        return Sources.Compile(sources)
            .AddReferences(MetadataReference.CreateFromFile(contracts))
            .AddSyntaxTrees(
                Sources.Parse("aliases", CompiledModel.Aliases, Sources.Parsing(sources.Units[0].Symbols)),
                Sources.Parse("numbers", "global using static Goldilocks.Workloads.Numbering;", Sources.Parsing(sources.Units[0].Symbols)))
            .WithOptions(new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
    }

    /// <summary>Classes with [Contract] that no other holds. What the language has no form for has no schema, and a probe is told so by the adapter.</summary>
    private static IReadOnlyList<INamedTypeSymbol> Roots(CSharpCompilation compilation)
    {
        var contracts = SourceTypes.Of(compilation).Where(type => type is { Arity: 0, TypeKind: TypeKind.Class, IsAbstract: false } && Has(type, Marker)).ToList();
        var models = contracts.Select(type => TryBuild(type, compilation)).OfType<Model>().ToList();
        var parts = models.SelectMany(model => model.Objects.Skip(1)).Select(type => type.CSharp).ToHashSet(StringComparer.Ordinal);
        return [.. models
            .Where(model => !parts.Contains(model.Root.CSharp) && model.Root.Symbol.BaseType is { SpecialType: SpecialType.System_Object })
            .Where(model => SchemaJudge.WhyNot(model) is null && model.Objects.All(type => IsWhole((INamedTypeSymbol)type.Symbol, contracts)))
            .OrderBy(model => NameOf(model.Root), StringComparer.Ordinal)
            .Select(model => (INamedTypeSymbol)model.Root.Symbol)];
    }

    /// <summary>A class that the library is told nothing of has no message, so the conversion, and not the library, would lose what it adds to its base class.</summary>
    private static bool IsWhole(INamedTypeSymbol type, IEnumerable<INamedTypeSymbol> contracts) =>
        Has(type, DerivedMarker) || !contracts.Any(other => DerivedClasses.DerivesFrom(other, type));

    private static Model? TryBuild(INamedTypeSymbol type, CSharpCompilation compilation)
    {
        try
        {
            return Build([type], compilation);
        }
        catch (ModelException)
        {
            // It has a member that no schema could describe, such as an object.
            return null;
        }
    }

    /// <summary>With the numbers of [Member]; a member without one is no part of the data.</summary>
    private static Model Build(IReadOnlyList<INamedTypeSymbol> roots, CSharpCompilation compilation)
    {
        var model = ShapeBuilder.Build(roots, compilation);
        foreach (var part in model.Objects)
        {
            part.Members = [.. from member in part.Members let number = NumberOf(member) where number is not null select member with { Number = number.Value }];
        }

        return model;
    }

    private static int? NumberOf(ModelMember member) =>
        member.Symbol.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass?.Name == NumberMarker)?.ConstructorArguments is [{ Value: int number }, ..] ? number : null;

    private static bool Has(INamedTypeSymbol type, string attribute) => type.GetAttributes().Any(candidate => candidate.AttributeClass?.Name == attribute);

    /// <summary>A class keeps the version that it is of: V1.Grown is V1Grown.</summary>
    private static string NameOf(ModelType type) => Versions.Of(type) is { } version ? version + type.Symbol.Name : type.Id;

    /// <param name="model">The types.</param>
    /// <param name="names">Their names in the schema.</param>
    /// <param name="dialect">The language.</param>
    /// <param name="reader">An expression of what the library reads a root with, where <c>own</c> is the binder; null where its class says so.</param>
    /// <param name="writeMore">Writes what that expression calls; null where it calls nothing.</param>
    private static string Conversions(Model model, SchemaNames names, SchemaDialect dialect, Func<ConvertedRoot, string>? reader = null, Action<CodeText, IReadOnlyList<ConvertedRoot>>? writeMore = null)
    {
        List<ConvertedRoot> roots = [.. model.Roots.Select(root => new ConvertedRoot(root, root.CSharp, dialect.ClassOf(root, names)))];
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
                code.Line($"    Binder<{root.Application}> own => variant.Bind<{root.Application}, {root.Record}, {dialect.Bound}>(own{(reader is null ? "" : $", {reader(root)}")}),");
            }

            code.Line("    _ => null,");
            code.Line("};");
            writeMore?.Invoke(code, roots);
        }

        code.Line("");
        ConversionCode.Write(code, model, names, dialect, roots);
        return code.ToString();
    }

    /// <summary>How an object of the object API is written, and read: each table has methods for it.</summary>
    private static string FlatBuffer(ConvertedRoot root)
    {
        var table = root.Record[..^1];
        return $"static (builder, value) => {table}.Pack(builder, value).Value, static buffer => {table}.GetRootAs{table[(table.LastIndexOf('.') + 1)..]}(buffer).UnPack()";
    }

    private static void WriteSchemaOf(CodeText code, IReadOnlyList<ConvertedRoot> roots) => WriteOfWriter(code, roots, "global::Avro.Schema SchemaOf", record => $"new {record}().Schema");

    private static void WriteClassOf(CodeText code, IReadOnlyList<ConvertedRoot> roots) => WriteOfWriter(code, roots, "global::System.Type ClassOf", record => $"typeof({record})");

    /// <summary>What the reader is told of the class that wrote.</summary>
    private static void WriteOfWriter(CodeText code, IReadOnlyList<ConvertedRoot> roots, string method, Func<string, string> of)
    {
        code.Line("");
        code.Line($"private static {method}(global::System.Type writer) => writer switch");
        code.Line("{");
        foreach (var root in roots)
        {
            code.Line($"    _ when writer == typeof({root.Application}) => {of(root.Record)},");
        }

        code.Line("    _ => throw new global::System.NotSupportedException($\"There is no schema for {writer}.\"),");
        code.Line("};");
    }
}
