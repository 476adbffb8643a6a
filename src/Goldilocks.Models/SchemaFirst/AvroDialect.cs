using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Avro's schemas, which are JSON. A record is declared where it is met first, and named afterwards. Times are ticks, a decimal is its parts, and an enum its number, because the forms that Avro has for them would lose some values.</summary>
/// <param name="versions">
/// Classes of which there are two versions. Avro goes by names, so the records and fields of one name those of the other as their aliases, and a field that was added has a default. Null where there are none.
/// </param>
/// <param name="isStandard">Whether the values of all times are whole milliseconds of universal time, as those of the built-in workloads: then Avro's own forms of times and identifiers keep all of them.</param>
internal sealed class AvroDialect(Versions? versions = null, bool isStandard = false) : SchemaDialect
{
    private const string Uuid = "uuid";
    private const string Milliseconds = "timestamp-millis";

    // A schema nests as deep as the types of a model, which is deeper than the 64 levels that a writer allows by itself.
    private static readonly JsonSerializerOptions s_indented = new() { WriteIndented = true, NewLine = "\n", MaxDepth = 10_000 };

    public override string Name => "avro";

    public override string FileName => "model.avsc";

    public override string? WhyNot(GeneratedModel generated) => generated.Model.Root.Concrete.Count > 1 && !generated.IsMany
        ? $"{generated.Model.Root.Name} is a base of several classes: the library writes one record, and not one of several, at the top"
        : null;

    /// <summary>Avro's maps have keys of text only.</summary>
    public override bool IsMap(ModelType dictionary) => dictionary.Key!.Leaf == "String";

    public override string LeafClass(ModelType leaf) => FormOf(leaf) switch
    {
        "boolean" => "bool",
        "int" => "int",
        "long" => "long",
        "float" => "float",
        "double" => "double",
        "string" => "string",
        "bytes" => "SchemaBytes",
        Uuid => "global::System.Guid",
        Milliseconds => "global::System.DateTime",
        var record => Own(record),
    };

    public override bool HasChoiceRecord => false;

    public override bool TakesCollections => true;

    /// <summary>A union of one record and null has the record's class, and a union of several that of any object.</summary>
    public override string ChoiceClass(ModelType type, SchemaNames names) => type.Concrete is [var only] ? Own(names.Record(only)) : "object";

    public override string IsThere(ModelType type, string own, string field) => $"{own}.{field} is not null";

    public override string? NewCollection(string own, string field, string element, string? key) => key is null
        ? $"{own}.{field} = new global::System.Collections.Generic.List<{element}>();"
        : $"{own}.{field} = new global::System.Collections.Generic.Dictionary<{key}, {element}>();";

    public override string IntoChoice(ModelType declared, int index, string record, SchemaNames names) => record;

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names) =>
        (own, $"{Own(names.Record(declared.Concrete[index]))} record{index}", $"record{index}");

    public override string Schema(GeneratedModel generated, SchemaNames names)
    {
        var writer = new Writer(this, names, versions);
        return (generated.IsMany
            ? Record(SchemaNames.ManyRoots, [Field(SchemaNames.Items, new JsonObject { ["type"] = "array", ["items"] = writer.Form(generated.Model.Root) })])
            : writer.Form(generated.Model.Root)).ToJsonString(s_indented);
    }

    /// <summary>One schema of several roots.</summary>
    public string Schema(IEnumerable<ModelType> roots, SchemaNames names)
    {
        var writer = new Writer(this, names, versions);
        return new JsonArray([.. roots.Select(writer.Form)]).ToJsonString(s_indented) + "\n";
    }

    private static JsonObject Record(string name, IEnumerable<JsonNode> fields) => new()
    {
        ["type"] = "record",
        ["name"] = name,
        ["namespace"] = Namespace,
        ["fields"] = new JsonArray([.. fields]),
    };

    private static JsonObject Field(string name, JsonNode type) => new() { ["name"] = name, ["type"] = type };

    private string FormOf(ModelType leaf) => leaf.Leaf switch
    {
        "Guid" when isStandard => Uuid,
        "DateTime" when isStandard => Milliseconds,
        "Boolean" => "boolean",
        "Byte" or "SByte" or "Int16" or "UInt16" or "Char" or "Int32" or "DateOnly" => "int",
        "UInt32" or "Int64" or "UInt64" or "DateTime" or "TimeOnly" or "TimeSpan" => "long",
        "Single" or "Half" => "float",
        "Double" => "double",
        "Bytes" or "Guid" => "bytes",
        "Decimal" => SchemaNames.Decimal,
        "DateTimeOffset" => SchemaNames.OffsetTime,
        _ => "string",
    };

    /// <summary>One schema, and the records that it has declared so far.</summary>
    private sealed class Writer(AvroDialect dialect, SchemaNames names, Versions? versions)
    {
        private readonly HashSet<string> _declared = [];

        public JsonNode Form(ModelType type) => type switch
        {
            { Form: TypeForm.Leaf } => Leaf(dialect.FormOf(type)),
            { Form: TypeForm.Nullable } => Form(type.Element!),
            { Concrete: [var only] } => RecordOf(only),
            { IsPolymorphic: true } => new JsonArray([.. type.Concrete.Select(RecordOf)]),
            { Form: TypeForm.Object } => RecordOf(type),
            _ => Once(names.Holder(type), () => [Field(SchemaNames.Items, Collection(type))]),
        };

        private JsonNode RecordOf(ModelType type)
        {
            var record = Once(names.Record(type), () => type.Members.Select(member => FieldOf(type, member)));
            if (record is JsonObject declared && versions?.Other(type) is { } other)
            {
                declared["aliases"] = new JsonArray($"{Namespace}.{names.Record(other)}");
            }

            return record;
        }

        private JsonObject FieldOf(ModelType owner, ModelMember member)
        {
            var field = Field(names.Field(owner, member), Member(member));
            if (versions?.Renamed(owner, member) is { } renamed)
            {
                field["aliases"] = new JsonArray(names.Field(owner, renamed));
            }

            // A field that may be null has null for its default, because that is the first of its types.
            if (!IsOptional(member) && versions?.Stated(owner, member) is { } initial)
            {
                field["default"] = initial;
            }
            else if (versions?.IsOnlyHere(owner, member) == true && (IsOptional(member) || IsCollection(member.Type)))
            {
                field["default"] = IsOptional(member) ? null : new JsonArray();
            }

            return field;
        }

        private JsonNode Member(ModelMember member)
        {
            if (IsCollection(member.Type) && !IsHeld(member))
            {
                return Collection(member.Type);
            }

            var form = Form(member.Type);
            return !IsOptional(member) ? form
                : form is JsonArray choice ? new JsonArray([.. choice.Select(branch => branch!.DeepClone()).Prepend("null")])
                : new JsonArray("null", form);
        }

        private JsonNode Collection(ModelType type) => type.Form != TypeForm.Dictionary
            ? new JsonObject { ["type"] = "array", ["items"] = Form(type.Element!) }
            : dialect.IsMap(type)
                ? new JsonObject { ["type"] = "map", ["values"] = Form(type.Element!) }
                : new JsonObject { ["type"] = "array", ["items"] = Once(names.Entry(type), () => [Field("Key", Form(type.Key!)), Field("Value", Form(type.Element!))]) };

        private JsonNode Leaf(string form) => form switch
        {
            SchemaNames.Decimal => Once(form, () => [Field("Low", "long"), Field("High", "int"), Field("Flags", "int")]),
            Uuid => Logical("string", form),
            Milliseconds => Logical("long", form),
            SchemaNames.OffsetTime => Once(form, () => [Field("Ticks", "long"), Field("OffsetMinutes", "int")]),
            _ => form,
        };

        private static JsonObject Logical(string type, string form) => new() { ["type"] = type, ["logicalType"] = form };

        private JsonNode Once(string name, Func<IEnumerable<JsonNode>> fields) => _declared.Add(name) ? Record(name, fields()) : JsonValue.Create($"{Namespace}.{name}");
    }
}
