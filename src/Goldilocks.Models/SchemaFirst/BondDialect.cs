using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// Bond, with classes like those that its compiler makes: they are the schema for a program in C#, so no file of its language is needed. Times are ticks, a decimal is its parts, an enum its number, and what may
/// be absent is nullable.
/// </summary>
/// <param name="versions">Classes of which there are two versions: a field that was added has its initial value as a default, which the library takes from a new object. Null for a model without versions.</param>
internal sealed class BondDialect(Versions? versions = null) : SchemaDialect
{
    private const string Blob = "SchemaBytes";

    public override string Name => "bond";

    public override string FileName => "Schema.cs";

    /// <summary>A key of a map is a number or a text, and no blob or struct.</summary>
    public override bool IsMap(ModelType dictionary) => dictionary.Key is { Form: TypeForm.Leaf } key && FormOf(key) is var form && (IsScalar(form) || form == "string");

    public override bool TakesCollections => true;

    public override bool TakesArrays => false;

    public override string ReadList(string element) => ListOf(element);

    public override string LeafClass(ModelType leaf) => FormOf(leaf) is var form && (IsScalar(form) || form is "string" or Blob) ? form : Own(form);

    public override string ChoiceClass(ModelType type, SchemaNames names) => Own(names.Choice(type));

    public override string IsThere(ModelType type, string own, string field) =>
        type.Form == TypeForm.Leaf && FormOf(type) == Blob ? $"{own}.{field}.Array is not null" : $"{own}.{field} is not null";

    public override string? NewCollection(string own, string field, string element, string? key) => null;

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
        WriteClass(code, SchemaNames.Decimal, ["[global::Bond.Id(0)] public long Low { get; set; }", "[global::Bond.Id(1)] public int High { get; set; }", "[global::Bond.Id(2)] public int Flags { get; set; }"]);
        WriteClass(code, SchemaNames.OffsetTime, ["[global::Bond.Id(0)] public long Ticks { get; set; }", "[global::Bond.Id(1)] public int OffsetMinutes { get; set; }"]);
        foreach (var type in model.Objects.Where(type => type.Construction is not null))
        {
            WriteClass(code, names.Record(type), type.Members.OrderBy(member => member.Number).Select(member => Field(type, member, names)));
        }

        foreach (var type in model.Objects.Where(type => type.IsPolymorphic))
        {
            WriteClass(code, names.Choice(type), type.Concrete.Select((concrete, index) => Optional(index, Own(names.Record(concrete)), Own(names.Record(concrete)) + "?", Chosen(type, index, names))));
        }

        foreach (var type in Held(model))
        {
            WriteClass(code, names.Holder(type), [Collection(0, type, SchemaNames.Items, names)]);
        }

        foreach (var type in Entries(model))
        {
            WriteClass(code, names.Entry(type), [Required(0, type.Key!, "Key", names), Required(1, type.Element!, "Value", names)]);
        }

        if (isMany)
        {
            WriteClass(code, SchemaNames.ManyRoots, [$"[global::Bond.Id(0)] public {ListOf(ClassOf(model.Root, names))} {SchemaNames.Items} {{ get; set; }} = [];"]);
        }

        return code.ToString();
    }

    private static void WriteClass(CodeText code, string name, IEnumerable<string> lines)
    {
        code.Line("[global::Bond.Schema]");
        code.Block($"public sealed class {name}", lines);
    }

    private string Field(ModelType owner, ModelMember member, SchemaNames names)
    {
        var property = names.Field(owner, member);
        if (IsCollection(member.Type) && !IsHeld(member))
        {
            return Collection(member.Number, member.Type, property, names);
        }

        if (IsOptional(member))
        {
            var form = ClassOf(member.Type, names);
            return Optional(member.Number, form, form == Blob ? form : form + "?", property);
        }

        return versions?.Initial(owner, member) is { } initial
            ? string.Create(CultureInfo.InvariantCulture, $"[global::Bond.Id({member.Number})] public {ClassOf(member.Type, names)} {property} {{ get; set; }} = {initial};")
            : Required(member.Number, member.Type, property, names);
    }

    /// <summary>A reader that finds no field leaves what the constructor made, so a text or a struct must be there.</summary>
    private string Required(int id, ModelType type, string property, SchemaNames names)
    {
        var form = ClassOf(type, names);
        var initial = form == "string" ? " = \"\";" : form == Blob || IsScalar(form) ? "" : $" = new {form}();";
        return string.Create(CultureInfo.InvariantCulture, $"[global::Bond.Id({id})] public {form} {property} {{ get; set; }}{initial}");
    }

    private static string Optional(int id, string form, string declared, string property) =>
        string.Create(CultureInfo.InvariantCulture, $"[global::Bond.Id({id}), global::Bond.Type(typeof(global::Bond.Tag.nullable<{form}>))] public {declared} {property} {{ get; set; }}");

    private string Collection(int id, ModelType type, string property, SchemaNames names) => string.Create(
        CultureInfo.InvariantCulture,
        $"[global::Bond.Id({id})] public {CollectionClass(type, names)} {property} {{ get; set; }} = [];");

    private static string ListOf(string element) => $"global::System.Collections.Generic.List<{element}>";

    /// <summary>There is no union, so a choice has a field for each class.</summary>
    private static bool IsScalar(string form) => form is "bool" or "byte" or "sbyte" or "short" or "ushort" or "int" or "uint" or "long" or "ulong" or "float" or "double";

    private static string FormOf(ModelType leaf) => leaf.Leaf switch
    {
        "Boolean" => "bool",
        "Byte" => "byte",
        "SByte" => "sbyte",
        "Int16" => "short",
        "UInt16" or "Char" => "ushort",
        "Int32" or "DateOnly" => "int",
        "UInt32" => "uint",
        "Int64" or "DateTime" or "TimeOnly" or "TimeSpan" => "long",
        "UInt64" => "ulong",
        "Single" or "Half" => "float",
        "Double" => "double",
        "Bytes" or "Guid" => Blob,
        "Decimal" => SchemaNames.Decimal,
        "DateTimeOffset" => SchemaNames.OffsetTime,
        _ => "string",
    };
}
