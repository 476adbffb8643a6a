using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>One conversion for many roots, and what binds each of them: those of the built-in workloads, and those of the probes.</summary>
internal sealed class RootConversions
{
    private readonly Model _model;
    private readonly SchemaNames _names;
    private readonly SchemaDialect _dialect;
    private readonly List<ConvertedRoot> _roots;

    private RootConversions(Model model, SchemaNames names, SchemaDialect dialect)
    {
        (_model, _names, _dialect) = (model, names, dialect);
        _roots = [.. model.Roots.Where(CanBeWritten).Select(Converted)];
    }

    /// <summary>Where a generated class itself says how it is read.</summary>
    public static string Of(Model model, SchemaNames names, SchemaDialect dialect, IReadOnlyDictionary<string, string>? refused = null) => new RootConversions(model, names, dialect).Write(_ => "", refused);

    public static string Protobuf(Model model, SchemaNames names, ProtobufDialect dialect, IReadOnlyDictionary<string, string>? refused = null) =>
        new RootConversions(model, names, dialect).Write(root => $", {root.Record}.Parser", refused);

    /// <summary>A payload does not say by which schema it was written.</summary>
    public static string Avro(Model model, SchemaNames names, AvroDialect dialect, IReadOnlyDictionary<string, string>? refused = null)
    {
        var roots = new RootConversions(model, names, dialect);
        return roots.Write(_ => ", SchemaOf(own.Workload.Writer)", refused, code => roots.WriteOfType(code, "global::Avro.Schema", "Schema", record => $"new {record}().Schema"));
    }

    /// <summary>Without tags a payload does not say by which class it was written.</summary>
    public static string Bond(Model model, SchemaNames names, BondDialect dialect, IReadOnlyDictionary<string, string>? refused = null)
    {
        var roots = new RootConversions(model, names, dialect);
        return roots.Write(_ => ", ClassOf(own.Workload.Writer)", refused, code => roots.WriteOfType(code, "global::System.Type", "Class", record => $"typeof({record})"));
    }

    public static string CapnProto(Model model, SchemaNames names, CapnProtoDialect dialect, IReadOnlyDictionary<string, string>? refused = null) =>
        new RootConversions(model, names, dialect).Write(root => $", Message.Of<{root.Record}, {root.Record}.WRITER>", refused);

    /// <summary>One of several classes needs a record that says which one it is.</summary>
    private bool CanBeWritten(ModelType root) => !root.IsPolymorphic || (IsNamed(root) ? _dialect.NamedRecord is not null || _dialect.HasUnions : _dialect.HasChoiceRecord);

    private static bool IsNamed(ModelType root) => root.Construction is null;

    private ConvertedRoot Converted(ModelType root) => IsNamed(root) && _dialect.NamedRecord is not null
        ? new ConvertedRoot(root, root.CSharp, _dialect.NamedRecord!, IsNamed: true)
        : new ConvertedRoot(root, root.CSharp, _dialect.ClassOf(root, _names));

    /// <param name="reader">Further arguments, which say what the library reads a root with, where <c>own</c> is the binder.</param>
    /// <param name="refused">Roots that no schema has a form for, with the reason; null for none.</param>
    /// <param name="writeMore">Writes what the arguments call; null where they call nothing.</param>
    private string Write(Func<ConvertedRoot, string> reader, IReadOnlyDictionary<string, string>? refused = null, Action<CodeText>? writeMore = null)
    {
        var code = new CodeText();
        IEnumerable<string> arms =
        [
            .. _roots.Select(root => $"Binder<{root.Application}> own => {(root.IsNamed ? BindNamed(root) : $"variant.Bind<{root.Application}, {root.Record}, {_dialect.Bound}>(own{reader(root)})")}"),
            .. (refused ?? new Dictionary<string, string>()).Select(root => $"Binder<{root.Key}> own => own.Unsupported({SymbolDisplay.FormatLiteral(root.Value, quote: true)})"),
        ];
        WriteBinding(code, "SchemaRoots", "SchemaVariant", arms, writeMore);
        code.Line("");
        ConversionCode.Write(code, _model, _names, _dialect, _roots);
        return code.ToString();
    }

    /// <summary>Writes the head of a file, and the class that binds a variant to the type of each root.</summary>
    /// <param name="code">Takes it.</param>
    /// <param name="name">Of the class.</param>
    /// <param name="variant">The variant's class.</param>
    /// <param name="arms">One for each root, of a switch over <c>binder</c>.</param>
    /// <param name="writeMore">Writes what they call; null where they call nothing.</param>
    public static void WriteBinding(CodeText code, string name, string variant, IEnumerable<string> arms, Action<CodeText>? writeMore = null)
    {
        ConversionCode.WriteHead(code);
        code.Line("using Goldilocks;");
        code.Line("");
        using var body = code.Block($"internal static class {name}");
        code.Line($"public static Binding? Bind<T>(Binder<T> binder, {variant} variant) => binder switch");
        code.Line("{");
        foreach (var arm in arms)
        {
            code.Line($"    {arm},");
        }

        code.Line("    _ => null,");
        code.Line("};");
        writeMore?.Invoke(code);
    }

    private string BindNamed(ConvertedRoot root) =>
        $"variant.BindNamed<{root.Application}, {_dialect.Bound}>(own{string.Concat(root.Type.Concrete.Select(type => $", {_dialect.Own(_names.Record(type))}.Descriptor"))})";

    /// <summary>What a reader is told of the class that wrote.</summary>
    private void WriteOfType(CodeText code, string made, string what, Func<string, string> of)
    {
        code.Line("");
        code.Line($"public static {made} {what}Of(global::System.Type writer) => Find{what}(writer) ?? throw new global::System.NotSupportedException($\"There is no schema for {{writer}}.\");");
        code.Line("");
        code.Line($"public static {made}? Find{what}(global::System.Type type) => type switch");
        code.Line("{");
        foreach (var root in _roots)
        {
            code.Line($"    _ when type == typeof({root.Application}) => {of(root.Record)},");
        }

        code.Line("    _ => null,");
        code.Line("};");
    }
}
