using System.Globalization;
using Goldilocks.Models.Generating;
using Goldilocks.Models.Shapes;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>FlatBuffers, with the classes of its object API. Times are ticks, a decimal is its parts, a dictionary is a vector of entries, and an enum its number.</summary>
/// <param name="versions">Classes of which there are two versions: a field that was added has its initial value as a default.</param>
internal sealed class FlatBuffersDialect(Versions versions) : SchemaDialect
{
    public override string Name => "flatbuffers";

    public override string FileName => "model.fbs";

    public override bool IsMap(ModelType dictionary) => false;

    /// <summary>The class of the object API.</summary>
    public override string Own(string record) => base.Own(record) + "T";

    public override string LeafClass(ModelType leaf) => FormOf(leaf) switch
    {
        "ubyte" => "byte",
        "byte" => "sbyte",
        "[ubyte]" => "SchemaBytes",
        var scalar when IsScalar(scalar) || scalar == "string" => scalar,
        var record => Own(record),
    };

    public override string ChoiceClass(ModelType type, SchemaNames names) => Own(names.Choice(type));

    public override string IsThere(ModelType type, string own, string field) => $"{own}.{field} is not null";

    public override string? NewCollection(string own, string field, string element, string? key) => $"{own}.{field} = new global::System.Collections.Generic.List<{element}>();";

    public override string IntoChoice(ModelType declared, int index, string record, SchemaNames names) =>
        $"new {ChoiceClass(declared, names)} {{ Value = {base.Own(Union(declared, names))}Union.From{names.Record(declared.Concrete[index])}({record}) }}";

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names)
    {
        var record = names.Record(declared.Concrete[index]);
        return ($"{own}.Value.Type", $"{base.Own(Union(declared, names))}.{record}", $"{own}.Value.As{record}()");
    }

    public override string Schema(GeneratedModel generated, SchemaNames names) => Schema(generated.Model, names);

    /// <summary>One schema of all types.</summary>
    public string Schema(Model model, SchemaNames names)
    {
        var code = new CodeText();
        code.Line($"namespace {Namespace};");
        Table(code, SchemaNames.Decimal, ["low:long;", "high:int;", "flags:int;"]);
        Table(code, SchemaNames.OffsetTime, ["ticks:long;", "offset_minutes:int;"]);
        foreach (var type in model.Objects.Where(type => type.Construction is not null))
        {
            Table(code, names.Record(type), type.Members.OrderBy(member => member.Number).Select(member => Field(type, member, names)));
        }

        foreach (var type in model.Objects.Where(type => type.IsPolymorphic))
        {
            code.Line($"union {Union(type, names)} {{ {string.Join(", ", type.Concrete.Select(names.Record))} }}");
            Table(code, names.Choice(type), [$"value:{Union(type, names)};"]);
        }

        foreach (var type in Held(model))
        {
            Table(code, names.Holder(type), [$"items:{Collection(type, names)} (required);"]);
        }

        foreach (var type in Entries(model))
        {
            Table(code, names.Entry(type), [$"key:{Form(type.Key!, names)};", $"value:{Form(type.Element!, names)};"]);
        }

        return code.ToString();
    }

    private static void Table(CodeText code, string name, IEnumerable<string> lines)
    {
        using var body = code.Block($"table {name}");
        foreach (var line in lines)
        {
            code.Line(line);
        }
    }

    /// <summary>The numbers of members become places in the table, so that a reordered member keeps its place.</summary>
    private string Field(ModelType owner, ModelMember member, SchemaNames names)
    {
        var property = names.Field(owner, member);
        var form = IsCollection(member.Type) && !IsHeld(member) ? Collection(member.Type, names) : Form(member.Type, names);
        var initial = versions.Initial(owner, member) is { } value ? string.Create(CultureInfo.InvariantCulture, $" = {value}") : IsOptional(member) && IsScalar(form) ? " = null" : "";
        var attributes = string.Join(", ", Attributes(owner, member, form));
        return $"{char.ToLowerInvariant(property[0])}{property[1..]}:{form}{initial}{(attributes.Length == 0 ? "" : $" ({attributes})")};";
    }

    private static IEnumerable<string> Attributes(ModelType owner, ModelMember member, string form)
    {
        if (owner.Members.Select(other => other.Number).Order().SequenceEqual(Enumerable.Range(0, owner.Members.Count)))
        {
            yield return string.Create(CultureInfo.InvariantCulture, $"id: {member.Number}");
        }

        if (!IsOptional(member) && !IsScalar(form))
        {
            yield return "required";
        }
    }

    private static string Collection(ModelType type, SchemaNames names) => $"[{(type.Form == TypeForm.Dictionary ? names.Entry(type) : Form(type.Element!, names))}]";

    private static string Form(ModelType type, SchemaNames names) => NameOf(type, names, FormOf);

    private static string Union(ModelType type, SchemaNames names) => names.Choice(type) + "Of";

    private static bool IsScalar(string form) => form is "bool" or "ubyte" or "byte" or "short" or "ushort" or "int" or "uint" or "long" or "ulong" or "float" or "double";

    private static string FormOf(ModelType leaf) => leaf.Leaf switch
    {
        "Boolean" => "bool",
        "Byte" => "ubyte",
        "SByte" => "byte",
        "Int16" => "short",
        "UInt16" or "Char" => "ushort",
        "Int32" or "DateOnly" => "int",
        "UInt32" => "uint",
        "Int64" or "DateTime" or "TimeOnly" or "TimeSpan" => "long",
        "UInt64" => "ulong",
        "Single" or "Half" => "float",
        "Double" => "double",
        "Bytes" or "Guid" => "[ubyte]",
        "Decimal" => SchemaNames.Decimal,
        "DateTimeOffset" => SchemaNames.OffsetTime,
        _ => "string",
    };
}
