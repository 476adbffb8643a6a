using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// Cap'n Proto. Times are ticks, a decimal is its parts, a dictionary is a list of entries, and an enum its number. What may be absent is a union with a field that says so, because a number has no null,
/// and what is read of a struct or list that is absent is the same as of one with defaults; only a text that is absent can be told.
/// </summary>
/// <param name="versions">Classes of which there are two versions: the second goes on from the fields of the first, and a field that was added has its initial value as a default. Null for a model without versions.</param>
internal sealed class CapnProtoDialect(Versions? versions = null) : SchemaDialect
{
    private const string Data = "Data";
    private const string Text = "Text";

    /// <summary>The field of an optional one that has its value; the other says that there is none.</summary>
    private const string Some = "Some";

    /// <summary>The end of the name of an optional field. With it, the class that stands for the union is never called like a word of C#.</summary>
    private const string Optional = "OrNone";

    private static readonly HashSet<string> s_taken = new(StringComparer.OrdinalIgnoreCase) { "Allocate", "ApplyDefaults", "Link", "Reader", "Serialize", "TypeId", "Unset", "Which", "Writer" };

    private readonly Ordinals _ordinals = new(versions, IsUnion, IsNumber);

    public override string Name => "capnproto";

    public override string FileName => "model.capnp";

    public override IReadOnlySet<string> Taken => s_taken;

    public override bool HasUnions => true;

    public override bool IsMap(ModelType dictionary) => false;

    public override string LeafClass(ModelType leaf) => FormOf(leaf) switch
    {
        "Bool" => "bool",
        "UInt8" => "byte",
        "Int8" => "sbyte",
        "Int16" => "short",
        "UInt16" => "ushort",
        "Int32" => "int",
        "UInt32" => "uint",
        "Int64" => "long",
        "UInt64" => "ulong",
        "Float32" => "float",
        "Float64" => "double",
        Text => "string",
        Data => "SchemaBytes",
        var record => Own(record),
    };

    public override string ChoiceClass(ModelType type, SchemaNames names) => Own(names.Choice(type));

    public override string IsThere(ModelType type, string own, string field) => IsText(type) ? $"{own}.{field} is not null" : $"{own}.{field}{Optional}?.{Some} is not null";

    public override string OptionalOf(ModelType type, string own, string field) => IsText(type) ? base.OptionalOf(type, own, field) : $"{own}.{field}{Optional}.{Some}";

    public override string SetOptional(ModelType owner, ModelMember member, SchemaNames names, string own, string value) => IsUnion(member)
        ? $"{own}.{names.Field(owner, member)}{Optional} = new {UnionClass(owner, member, names)} {{ {Some} = {value} }};"
        : base.SetOptional(owner, member, names, own, value);

    public override string? SetAbsent(ModelType owner, ModelMember member, SchemaNames names, string own) =>
        IsUnion(member) && UnionClass(owner, member, names) is var union && _ordinals.Of(owner).Single(ordinal => ordinal.Member == member).IsValueFirst
            ? $"{own}.{names.Field(owner, member)}{Optional} = new {union} {{ which = {union}.WHICH.None }};"
            : null;

    public override string? NewCollection(string own, string field, string element, string? key) => $"{own}.{field} = new {ListOf(element)}();";

    public override string ToFill(string collection, string element) => $"(({ListOf(element)}){collection})";

    public override string ReadList(string element) => $"global::System.Collections.Generic.IReadOnlyList<{element}>";

    /// <summary>An object that stands for an absent struct has nothing in it, and a text or a list in it is null. In the language all of them have their defaults.</summary>
    public override string Present(ModelType type, string own, SchemaNames names) => type switch
    {
        { Form: TypeForm.Leaf } when IsText(type) => $"({own} ?? \"\")",
        { Form: TypeForm.Leaf } when FormOf(type) is not (SchemaNames.Decimal or SchemaNames.OffsetTime) => own,
        _ => $"({own} ?? new {ClassOf(type, names)}())",
    };

    public override string PresentList(string own) => $"SchemaValues.Counted({own})";

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names) =>
        ($"{own}.which", $"{ChoiceClass(declared, names)}.WHICH.{Chosen(declared, index, names)}", $"{own}.{Chosen(declared, index, names)}");

    public override string Schema(GeneratedModel generated, SchemaNames names) => Schema(generated.Model, names, generated.IsMany);

    /// <summary>One schema of all types.</summary>
    /// <param name="model">The types.</param>
    /// <param name="names">Their names.</param>
    /// <param name="isMany">True where the value is a list of roots, which is in a struct of its own.</param>
    public string Schema(Model model, SchemaNames names, bool isMany = false)
    {
        var code = new CodeText();
        code.Line("@0xd3f5a1c07b64e829;");
        code.Line("# The annotation by which the generator for C# takes a namespace.");
        code.Line("annotation namespace @0xeb0d831668c6eda0 (file) :Text;");
        code.Line($"$namespace(\"{Namespace}\");");
        code.Block($"struct {SchemaNames.Decimal}", ["low @0 :Int64;", "high @1 :Int32;", "flags @2 :Int32;"]);
        code.Block($"struct {SchemaNames.OffsetTime}", ["ticks @0 :Int64;", "offsetMinutes @1 :Int32;"]);
        foreach (var type in model.Objects.Where(type => type.Construction is not null))
        {
            var fields = _ordinals.Of(type).OrderBy(ordinal => ordinal.Value).Select(ordinal => Field(type, ordinal, names));
            code.Block($"struct {names.Record(type)}", _ordinals.IsFirstUnset(type) ? fields.Prepend("unset @0 :Bool;") : fields);
        }

        foreach (var type in model.Objects.Where(type => type.IsPolymorphic))
        {
            var cases = type.Concrete.Select((concrete, index) => string.Create(CultureInfo.InvariantCulture, $"  {Camel(Chosen(type, index, names))} @{index + 1} :{names.Record(concrete)};"));
            code.Block($"struct {names.Choice(type)}", ["union {", "  none @0 :Void;", .. cases, "}"]);
        }

        foreach (var type in Held(model))
        {
            code.Block($"struct {names.Holder(type)}", [$"{Camel(SchemaNames.Items)} @0 :{Collection(type, names)};"]);
        }

        foreach (var type in Entries(model))
        {
            code.Block($"struct {names.Entry(type)}", [$"key @0 :{Form(type.Key!, names)};", $"value @1 :{Form(type.Element!, names)};"]);
        }

        if (isMany)
        {
            code.Block($"struct {SchemaNames.ManyRoots}", [$"{Camel(SchemaNames.Items)} @0 :List({Form(model.Root, names)});"]);
        }

        return code.ToString();
    }

    private string Field(ModelType owner, Ordinal ordinal, SchemaNames names)
    {
        var member = ordinal.Member;
        var form = ordinal.IsVoid ? "Void" : IsCollection(member.Type) && !IsHeld(member) ? Collection(member.Type, names) : Form(member.Type, names);
        var field = ordinal.IsObsolete ? string.Create(CultureInfo.InvariantCulture, $"obsolete{ordinal.Value}") : Camel(names.Field(owner, member));
        if (ordinal.None is { } none)
        {
            string[] cases = [$"some @{ordinal.Value} :{form};", $"none @{none} :Void;"];
            return $"{field}{Optional} :union {{ {string.Join(' ', ordinal.IsValueFirst ? cases : cases.Reverse())} }}";
        }

        var initial = !ordinal.IsVoid && versions?.Initial(owner, member) is { } value ? string.Create(CultureInfo.InvariantCulture, $" = {value}") : "";
        return string.Create(CultureInfo.InvariantCulture, $"{field} @{ordinal.Value} :{form}{initial};");
    }

    private static string Collection(ModelType type, SchemaNames names) => $"List({(type.Form == TypeForm.Dictionary ? names.Entry(type) : Form(type.Element!, names))})";

    private static string Form(ModelType type, SchemaNames names) => NameOf(type, names, FormOf);

    private static string ListOf(string element) => $"global::System.Collections.Generic.List<{element}>";

    private string UnionClass(ModelType owner, ModelMember member, SchemaNames names) => $"{Own(names.Record(owner))}.{Camel(names.Field(owner, member))}{Optional}";

    private static bool IsText(ModelType type) => type.Form == TypeForm.Leaf && FormOf(type) == Text;

    private static bool IsNumber(ModelMember member) => !IsOptional(member) && member.Type.Form == TypeForm.Leaf && FormOf(member.Type) is not (Text or Data or SchemaNames.Decimal or SchemaNames.OffsetTime);

    private static bool IsUnion(ModelMember member) => IsOptional(member) && !IsText(member.Type);

    private static string FormOf(ModelType leaf) => leaf.Leaf switch
    {
        "Boolean" => "Bool",
        "Byte" => "UInt8",
        "SByte" => "Int8",
        "Int16" => "Int16",
        "UInt16" or "Char" => "UInt16",
        "Int32" or "DateOnly" => "Int32",
        "UInt32" => "UInt32",
        "Int64" or "DateTime" or "TimeOnly" or "TimeSpan" => "Int64",
        "UInt64" => "UInt64",
        "Single" or "Half" => "Float32",
        "Double" => "Float64",
        "Bytes" or "Guid" => Data,
        "Decimal" => SchemaNames.Decimal,
        "DateTimeOffset" => SchemaNames.OffsetTime,
        _ => Text,
    };
}
