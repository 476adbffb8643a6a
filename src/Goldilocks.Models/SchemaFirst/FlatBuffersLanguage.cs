using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>The language of FlatBuffers, which more than one library compiles. Times are ticks, a decimal is its parts, a GUID its two halves, a dictionary is a vector of entries, and an enum its number.</summary>
/// <param name="versions">Classes of which there are two versions: a field that was added has its initial value as a default. Null for a model without versions.</param>
internal abstract class FlatBuffersLanguage(Versions? versions) : SchemaDialect
{
    public const string Bytes = "[ubyte]";

    public override string FileName => "model.fbs";

    public override bool HasUnions => true;

    public override bool IsMap(ModelType dictionary) => false;

    public override string LeafClass(ModelType leaf) => FormOf(leaf) switch
    {
        "ubyte" => "byte",
        "byte" => "sbyte",
        Bytes => "SchemaBytes",
        var scalar when IsScalar(scalar) || scalar == "string" => scalar,
        var record => Own(record),
    };

    public override string ChoiceClass(ModelType type, SchemaNames names) => Own(names.Choice(type));

    public override string? NewCollection(string own, string field, string element, string? key) => $"{own}.{field} = new global::System.Collections.Generic.List<{element}>();";

    /// <summary>There are no vectors of vectors.</summary>
    public override string? BoxOf(ModelType item) => item.Form == TypeForm.Leaf && FormOf(item) == Bytes ? SchemaNames.Bytes : null;

    public override string Schema(GeneratedModel generated, SchemaNames names) => Schema(generated.Model, names, generated.IsMany);

    /// <summary>One schema of all types.</summary>
    /// <param name="model">The types.</param>
    /// <param name="names">Their names.</param>
    /// <param name="isMany">True where the value is a list of roots, which is in a table of its own.</param>
    public string Schema(Model model, SchemaNames names, bool isMany = false)
    {
        var code = new CodeText();
        WriteHead(code);
        code.Line($"namespace {Namespace};");
        Table(code, SchemaNames.Decimal, ["low:long;", "high:int;", "flags:int;"]);
        Table(code, SchemaNames.OffsetTime, ["ticks:long;", "offset_minutes:int;"]);
        // It lies inline, unlike a vector of bytes.
        code.Block($"struct {SchemaNames.Guid}{InBrackets(StructAttributes)}", ["low:ulong;", "high:ulong;"]);
        if (NeedsBoxes(model))
        {
            Table(code, SchemaNames.Bytes, [$"value:{Part(Bytes)};"]);
        }

        HashSet<string> roots = isMany ? [SchemaNames.ManyRoots] : [.. model.Roots.Select(root => Form(root, names))];
        foreach (var type in model.Objects.Where(type => type.Construction is not null))
        {
            Table(code, names.Record(type), Fields(type, names), roots);
        }

        foreach (var type in model.Objects.Where(type => type.IsPolymorphic))
        {
            code.Line($"union {Union(type, names)} {{ {string.Join(", ", type.Concrete.Select(names.Record))} }}");
            Table(code, names.Choice(type), [$"value:{Union(type, names)}{InBrackets(UnionAttributes)};"], roots);
        }

        foreach (var type in Held(model))
        {
            Table(code, names.Holder(type), [Items(Collection(type, names))]);
        }

        foreach (var type in Entries(model))
        {
            Table(code, names.Entry(type), [$"key:{Part(Form(type.Key!, names))};", $"value:{Part(Form(type.Element!, names))};"]);
        }

        if (isMany)
        {
            Table(code, SchemaNames.ManyRoots, [Items($"[{Form(model.Root, names)}]")], roots);
        }

        return code.ToString();
    }

    /// <summary>Writes what stands before the namespace.</summary>
    protected virtual void WriteHead(CodeText code)
    {
    }

    /// <summary>Attributes of a table that is a root.</summary>
    protected virtual IEnumerable<string> RootAttributes => [];

    /// <summary>Attributes of a struct.</summary>
    protected virtual IEnumerable<string> StructAttributes => [];

    /// <summary>Attributes of the field that holds one of several tables.</summary>
    protected virtual IEnumerable<string> UnionAttributes => [];

    /// <summary>Attributes that a field of this form needs for its class.</summary>
    protected virtual IEnumerable<string> FormAttributes(string form, bool isCollection) => [];

    /// <summary>Attributes of the key and of the value of an entry.</summary>
    protected virtual IEnumerable<string> EntryAttributes(string form) => [];

    /// <summary>The union of the classes that can stand where a type is declared.</summary>
    protected static string Union(ModelType type, SchemaNames names) => names.Choice(type) + "Of";

    /// <summary>Whether a form is a number or a flag.</summary>
    public static bool IsScalar(string form) => form is "bool" or "ubyte" or "byte" or "short" or "ushort" or "int" or "uint" or "long" or "ulong" or "float" or "double";

    /// <summary>Whether it must be there whenever the table is.</summary>
    public static bool IsRequired(ModelMember member) => !IsOptional(member) && (IsCollection(member.Type) || !IsScalar(NameOf(member.Type)));

    private void Table(CodeText code, string name, IEnumerable<string> lines, HashSet<string>? roots = null) =>
        code.Block($"table {name}{(roots?.Contains(name) == true ? InBrackets(RootAttributes) : "")}", lines);

    /// <summary>The numbers of members become places in the table, so that a reordered member keeps its place.</summary>
    private string Field(ModelType owner, ModelMember member, SchemaNames names)
    {
        var property = names.Field(owner, member);
        var isCollection = IsCollection(member.Type) && !IsHeld(member);
        var form = isCollection ? Collection(member.Type, names) : Form(member.Type, names);
        var initial = versions?.Initial(owner, member) is { } value ? string.Create(CultureInfo.InvariantCulture, $" = {value}") : IsOptional(member) && IsScalar(form) ? " = null" : "";
        return $"{Camel(property)}:{form}{initial}{InBrackets([.. FieldAttributes(owner, member), .. FormAttributes(form, isCollection)])};";
    }

    private IEnumerable<string> Fields(ModelType owner, SchemaNames names) => Places(owner).Select(place => place.IsThere
        ? Field(owner, place.Member, names)
        : string.Create(CultureInfo.InvariantCulture, $"obsolete{place.Member.Number}:{Form(place.Member.Type, names)} (id: {place.Member.Number}, deprecated);"));

    /// <summary>The fields of a table in their order. A member that only the other version has keeps its place, as a deprecated field: a table has no gaps.</summary>
    protected IReadOnlyList<(ModelMember Member, bool IsThere)> Places(ModelType owner) =>
        [.. owner.Members.Select(member => (Member: member, IsThere: true)).Concat(Gone(owner).Select(member => (Member: member, IsThere: false))).OrderBy(place => place.Member.Number)];

    /// <summary>What a field of a number is where the payload does not have it.</summary>
    protected int? InitialOf(ModelType owner, ModelMember member) => versions?.Initial(owner, member);

    /// <summary>Members of the other version with lesser numbers than the last one here.</summary>
    private IEnumerable<ModelMember> Gone(ModelType owner) => (versions?.Other(owner)?.Members ?? [])
        .Where(other => owner.Members.All(own => own.Number != other.Number) && owner.Members.Any(own => own.Number > other.Number));

    private IEnumerable<string> FieldAttributes(ModelType owner, ModelMember member)
    {
        var numbers = owner.Members.Concat(Gone(owner)).Select(other => other.Number).ToList();
        if (numbers.Order().SequenceEqual(Enumerable.Range(0, numbers.Count)))
        {
            yield return string.Create(CultureInfo.InvariantCulture, $"id: {member.Number}");
        }

        if (IsRequired(member))
        {
            yield return "required";
        }
    }

    private string Items(string form) => $"items:{form}{InBrackets([.. FormAttributes(form, isCollection: true), "required"])};";

    private string Part(string form) => $"{form}{InBrackets([.. FormAttributes(form, isCollection: false), .. EntryAttributes(form)])}";

    private static string InBrackets(IEnumerable<string> attributes) => string.Join(", ", attributes) is { Length: > 0 } all ? $" ({all})" : "";

    private string Collection(ModelType type, SchemaNames names) => $"[{(type.Form == TypeForm.Dictionary ? names.Entry(type) : BoxOf(type.Element!) ?? Form(type.Element!, names))}]";

    private static string Form(ModelType type, SchemaNames names) => NameOf(type, names, FormOf);

    private static string NameOf(ModelType type) => type.Form switch
    {
        TypeForm.Leaf => FormOf(type),
        TypeForm.Nullable => NameOf(type.Element!),
        _ => "",
    };

    /// <summary>What a leaf is in the language.</summary>
    public static string FormOf(ModelType leaf) => leaf.Leaf switch
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
        "Bytes" => Bytes,
        "Guid" => SchemaNames.Guid,
        "Decimal" => SchemaNames.Decimal,
        "DateTimeOffset" => SchemaNames.OffsetTime,
        _ => "string",
    };
}
