using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// Thrift, with classes like those that its compiler makes for .NET: they read and write themselves, so no file of its language is needed. Times are ticks, a decimal is its parts, an enum its number, and a number
/// without a sign is a larger one that has one. One of several classes is a struct with an optional field for each, which is what a union looks like in a payload.
/// </summary>
/// <param name="versions">Classes of which there are two versions: a field that was added has its initial value as a default. Null for a model without versions.</param>
internal sealed class ThriftDialect(Versions? versions = null) : SchemaDialect
{
    private const int FirstId = 1;

    private static readonly HashSet<string> s_taken = new(StringComparer.OrdinalIgnoreCase) { "ReadAsync", "WriteAsync" };

    private static readonly ThriftForm s_bool = new ThriftScalar("Bool", "Bool", "bool");
    private static readonly ThriftForm s_i8 = new ThriftScalar("Byte", "Byte", "sbyte");
    private static readonly ThriftForm s_i16 = new ThriftScalar("I16", "I16", "short");
    private static readonly ThriftForm s_i32 = new ThriftScalar("I32", "I32", "int");
    private static readonly ThriftForm s_i64 = new ThriftScalar("I64", "I64", "long");
    private static readonly ThriftForm s_double = new ThriftScalar("Double", "Double", "double");
    private static readonly ThriftForm s_uuid = new ThriftScalar("Uuid", "Uuid", "global::System.Guid");
    private static readonly ThriftForm s_text = new ThriftScalar("String", "String", "string", IsReference: true);
    private static readonly ThriftForm s_binary = new ThriftScalar("String", "Binary", "SchemaBytes", IsReference: true);

    public override string Name => "thrift";

    public override string FileName => "Schema.cs";

    public override IReadOnlySet<string> Taken => s_taken;

    /// <summary>Any key is allowed, but one that is compared by its content must be a value or a text.</summary>
    public override bool IsMap(ModelType dictionary) => dictionary.Key is { Form: TypeForm.Leaf } key && FormOf(key) is ThriftScalar and not { Method: "Binary" };

    public override bool TakesCollections => true;

    public override bool TakesArrays => false;

    public override bool NestsCollections => true;

    public override string LeafClass(ModelType leaf) => FormOf(leaf).Class;

    public override string ChoiceClass(ModelType type, SchemaNames names) => Own(names.Choice(type));

    public override string IsThere(ModelType type, string own, string field) => $"{own}.{field} is not null";

    public override string? NewCollection(string own, string field, string element, string? key) => key is null
        ? $"{own}.{field} = new global::System.Collections.Generic.List<{element}>();"
        : $"{own}.{field} = new global::System.Collections.Generic.Dictionary<{key}, {element}>();";

    public override string ReadList(string element) => $"global::System.Collections.Generic.List<{element}>";

    /// <summary>A field that is no number is null until it is read.</summary>
    public override string Present(ModelType type, string own, SchemaNames names) => type switch
    {
        { Form: TypeForm.Leaf } when FormOf(type) is ThriftScalar scalar => scalar switch
        {
            { IsReference: false } => own,
            { Method: "Binary" } => $"({own} ?? [])",
            _ => $"({own} ?? \"\")",
        },
        _ when IsCollection(type) => own,
        _ => $"({own} ?? new {ClassOf(type, names)}())",
    };

    public override string PresentList(string own) => $"({own} ?? [])";

    public override string Schema(GeneratedModel generated, SchemaNames names) => Schema(generated.Model, names, generated.IsMany);

    /// <summary>The classes of all types.</summary>
    /// <param name="model">The types.</param>
    /// <param name="names">Their names.</param>
    /// <param name="isMany">True where the value is a list of roots, which is in a class of its own.</param>
    public string Schema(Model model, SchemaNames names, bool isMany = false)
    {
        var code = new CodeText();
        ConversionCode.WriteHead(code);
        code.Line($"namespace {Namespace};");
        var classes = new ThriftClassCode(code);
        classes.Write(SchemaNames.Decimal, [new(1, "Low", s_i64), new(2, "High", s_i32), new(3, "Flags", s_i32)]);
        classes.Write(SchemaNames.OffsetTime, [new(1, "Ticks", s_i64), new(2, "OffsetMinutes", s_i32)]);
        foreach (var type in model.Objects.Where(type => type.Construction is not null))
        {
            classes.Write(names.Record(type), [.. type.Members.OrderBy(member => member.Number).Select(member => Field(type, member, names))]);
        }

        foreach (var type in model.Objects.Where(type => type.IsPolymorphic))
        {
            classes.Write(names.Choice(type), [.. type.Concrete.Select((concrete, index) => new ThriftField(FirstId + index, Chosen(type, index, names), new ThriftStruct(Own(names.Record(concrete))), IsOptional: true))]);
        }

        foreach (var type in Entries(model))
        {
            classes.Write(names.Entry(type), [new(1, "Key", Form(type.Key!, names)), new(2, "Value", Form(type.Element!, names))]);
        }

        if (isMany)
        {
            classes.Write(SchemaNames.ManyRoots, [new(1, SchemaNames.Items, new ThriftList(Form(model.Root, names)))]);
        }

        return code.ToString();
    }

    private ThriftField Field(ModelType owner, ModelMember member, SchemaNames names) => new(
        FirstId + member.Number,
        names.Field(owner, member),
        Form(member.Type, names),
        IsOptional(member),
        // As JSON writes a number, a truth value, a text and a list of them, so does C#.
        versions?.Stated(owner, member)?.ToJsonString());

    private ThriftForm Form(ModelType type, SchemaNames names) => type switch
    {
        { Form: TypeForm.Leaf } => FormOf(type),
        { Form: TypeForm.Nullable } => Form(type.Element!, names),
        { Form: TypeForm.Dictionary } when IsMap(type) => new ThriftMap(Form(type.Key!, names), Form(type.Element!, names)),
        { Form: TypeForm.Dictionary } => new ThriftList(new ThriftStruct(Own(names.Entry(type)))),
        _ when IsCollection(type) => new ThriftList(Form(type.Element!, names)),
        _ => new ThriftStruct(ClassOf(type, names)),
    };

    private ThriftForm FormOf(ModelType leaf) => leaf.Leaf switch
    {
        "Boolean" => s_bool,
        "SByte" => s_i8,
        "Byte" or "Int16" => s_i16,
        "UInt16" or "Char" or "Int32" or "DateOnly" => s_i32,
        "UInt32" or "Int64" or "UInt64" or "DateTime" or "TimeOnly" or "TimeSpan" => s_i64,
        "Single" or "Half" or "Double" => s_double,
        "Guid" => s_uuid,
        "Bytes" => s_binary,
        "Decimal" => new ThriftStruct(Own(SchemaNames.Decimal)),
        "DateTimeOffset" => new ThriftStruct(Own(SchemaNames.OffsetTime)),
        _ => s_text,
    };
}
