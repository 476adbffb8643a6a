using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// The language of .bop files. A class that may change is a message, because a struct never can; what the user's class has no version of (a list in a list, an entry, a decimal) is a struct, which adds nothing to what it holds. Times are ticks, because
/// its date has milliseconds, and an enum is its number. A field of a message that is not in the payload is null: where the user's class needs it, the payload is refused.
/// </summary>
/// <param name="versions">Classes of which there are two versions: the second goes on from the fields of the first, and a field that was added has its initial value where the payload does not have it. Null for a model without versions.</param>
/// <param name="areFixed">Whether no class ever changes, as those of the built-in workloads: one without a member that may be absent is then a struct, which takes less than a message.</param>
internal sealed class BebopDialect(Versions? versions = null, bool areFixed = false) : SchemaDialect
{
    private const string Byte = "byte";
    private const string Bytes = "byte[]";
    private const string Guid = "guid";
    private const int MostFields = byte.MaxValue;

    /// <summary>Members of a generated class, words of the language, and those of C#: a generated constructor has a parameter for each field.</summary>
    private static readonly HashSet<string> s_taken = new(SyntaxFacts.GetReservedKeywordKinds().Select(SyntaxFacts.GetText), StringComparer.OrdinalIgnoreCase)
    {
        "ByteCount", "Decode", "Deconstruct", "Encode", "EncodeImmutably", "EncodeIntoBuffer", "GetByteCount", "GetMaxByteCount", "MaxByteCount",
        "array", "map", "message", "mut", "service", "stream", "union",
    };

    /// <summary>Names that no record can have.</summary>
    private static readonly HashSet<string> s_reserved = new(StringComparer.OrdinalIgnoreCase)
    {
        "BebopView", "BebopReader", "BebopWriter", "IBebopRecord", "BebopRecord", "BebopMirror", "BebopConstants", "BopConstants", "Service", "Prototype", "Constructor",
    };

    private readonly Ordinals _ordinals = new(versions);

    public override string Name => "bebop";

    public override string FileName => "model.bop";

    public override IReadOnlySet<string> Taken => s_taken;

    public override bool HasUnions => true;

    public override bool HasArrays => true;

    /// <summary>The generator writes two letters in upper case, and more letters that are all in upper case with the first one only.</summary>
    public override string AsGenerated(string name) => s_reserved.Contains(name) ? name + "Of"
        : name.Length <= 2 ? name.ToUpperInvariant()
        : name.All(char.IsAsciiLetterUpper) ? name[0] + name[1..].ToLowerInvariant()
        : name;

    public override bool IsMap(ModelType dictionary) => dictionary.Key is { Form: TypeForm.Leaf } key && IsScalar(FormOf(key));

    public override string LeafClass(ModelType leaf) => FormOf(leaf) switch
    {
        "int16" => "short",
        "uint16" => "ushort",
        "int32" => "int",
        "uint32" => "uint",
        "int64" => "long",
        "uint64" => "ulong",
        "float32" => "float",
        "float64" => "double",
        Guid => "global::System.Guid",
        Bytes => "SchemaBytes",
        var form when IsScalar(form) => form,
        var record => Own(record),
    };

    public override string ChoiceClass(ModelType type, SchemaNames names) => Own(names.Choice(type));

    public override string IsThere(ModelType type, string own, string field) => IsBytes(type) ? $"!{own}.{field}.IsDefault" : $"{own}.{field} is not null";

    public override string OptionalOf(ModelType type, string own, string field) => IsValue(type) ? $"{own}.{field}.Value" : $"{own}.{field}";

    public override string? NewCollection(string own, string field, string element, string? key) => null;

    /// <summary>A list of numbers of eight bits has the class of bytes.</summary>
    public override string ReadList(string element) => element == Byte ? "SchemaBytes" : element + "[]";

    public override string FromArray(string element, string array) => element == Byte ? $"SchemaValues.ToOwn({array})" : array;

    public override string Present(ModelType type, string own, SchemaNames names) => IsBytes(type) ? own : $"Present.Of({own})";

    public override string PresentList(string own) => $"Present.Of({own})";

    public override string ValueOf(ModelType owner, ModelMember member, SchemaNames names, string own) => versions?.Initial(owner, member) is { } initial
        ? string.Create(CultureInfo.InvariantCulture, $"({base.ValueOf(owner, member, names, own)} ?? {initial})")
        : base.ValueOf(owner, member, names, own);

    public override string IntoChoice(ModelType declared, int index, string record, SchemaNames names)
    {
        var branch = Branch(declared, index, names);
        return $"{ChoiceClass(declared, names)}.From{branch}(new {Own(branch)} {{ Value = {record} }})";
    }

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names) =>
        ($"{own}.Discriminator", string.Create(CultureInfo.InvariantCulture, $"{index + 1}"), $"{own}.As{Branch(declared, index, names)}.Value");

    /// <summary>Of its release 3.2.3, the generator makes no array of arrays of bytes that compiles.</summary>
    public override string? BoxOf(ModelType item) => IsBytes(item) ? SchemaNames.Bytes : null;

    public override string? WhyNot(GeneratedModel generated) => generated.Model.Objects.FirstOrDefault(type => type.Members.Count > MostFields) is { } large
        ? $"{large.Name} has more than {MostFields} members, and a message has no number for them"
        : null;

    public override string Schema(GeneratedModel generated, SchemaNames names) => Schema(generated.Model, names, generated.IsMany);

    /// <summary>One schema of all types.</summary>
    /// <param name="model">The types.</param>
    /// <param name="names">Their names.</param>
    /// <param name="isMany">True where the value is a list of roots, which is in a struct of its own.</param>
    public string Schema(Model model, SchemaNames names, bool isMany = false)
    {
        var code = new CodeText();
        code.Block($"struct {SchemaNames.Decimal}", ["int64 low;", "int32 high;", "int32 flags;"]);
        code.Block($"struct {SchemaNames.OffsetTime}", ["int64 ticks;", "int32 offsetMinutes;"]);
        if (NeedsBoxes(model))
        {
            code.Block($"struct {SchemaNames.Bytes}", [$"{Bytes} value;"]);
        }

        foreach (var type in model.Objects.Where(type => type.Construction is not null))
        {
            if (IsStruct(type))
            {
                code.Block($"mut struct {names.Record(type)}", type.Members.OrderBy(member => member.Number).Select(member => $"{Form(member, names)} {Camel(names.Field(type, member))};"));
            }
            else
            {
                code.Block($"message {names.Record(type)}", _ordinals.Of(type).OrderBy(ordinal => ordinal.Value).SelectMany(ordinal => Field(type, ordinal, names)));
            }
        }

        foreach (var type in model.Objects.Where(type => type.IsPolymorphic))
        {
            code.Block($"union {names.Choice(type)}", type.Concrete.Select((concrete, index) =>
                string.Create(CultureInfo.InvariantCulture, $"{index + 1} -> struct {Branch(type, index, names)} {{ {names.Record(concrete)} value; }}")));
        }

        foreach (var type in Held(model))
        {
            code.Block($"struct {names.Holder(type)}", [$"{Collection(type, names)} items;"]);
        }

        foreach (var type in Entries(model))
        {
            code.Block($"struct {names.Entry(type)}", [$"{Form(type.Key!, names)} key;", $"{Form(type.Element!, names)} value;"]);
        }

        if (isMany)
        {
            code.Block($"struct {SchemaNames.ManyRoots}", [$"{Form(model.Root, names)}[] items;"]);
        }

        return code.ToString();
    }

    private IEnumerable<string> Field(ModelType owner, Ordinal ordinal, SchemaNames names)
    {
        var (member, number) = (ordinal.Member, ordinal.Value + 1);
        var form = Form(member, names);
        if (ordinal.IsObsolete)
        {
            yield return "@deprecated(\"This version of the class has no member for it.\")";
        }

        var field = ordinal.IsObsolete ? string.Create(CultureInfo.InvariantCulture, $"obsolete{number}") : Camel(names.Field(owner, member));
        yield return string.Create(CultureInfo.InvariantCulture, $"{number} -> {form} {field};");
    }

    /// <summary>A struct cannot hold another one of its kind, however far below.</summary>
    private bool IsStruct(ModelType type) => areFixed && !type.Members.Any(IsOptional) && !Parts(type, []).Contains(type);

    /// <summary>The types that a type holds, itself only where it holds another one of its kind.</summary>
    private static HashSet<ModelType> Parts(ModelType type, HashSet<ModelType> met)
    {
        foreach (var part in type.Members.Select(member => member.Type).Concat([.. type.Concrete, type.Element, type.Key]).OfType<ModelType>().Where(met.Add))
        {
            Parts(part, met);
        }

        return met;
    }

    private string Form(ModelMember member, SchemaNames names) => IsCollection(member.Type) && !IsHeld(member) ? Collection(member.Type, names) : Form(member.Type, names);

    private string Collection(ModelType type, SchemaNames names) => IsMapOf(type) ? $"map[{Form(type.Key!, names)}, {Form(type.Element!, names)}]"
        : $"{(type.Form == TypeForm.Dictionary ? names.Entry(type) : BoxOf(type.Element!) ?? Form(type.Element!, names))}[]";

    private static string Form(ModelType type, SchemaNames names) => NameOf(type, names, FormOf);

    /// <summary>A union declares its records itself, so each has a struct for a record that is declared elsewhere.</summary>
    private static string Branch(ModelType declared, int index, SchemaNames names) => $"{names.Choice(declared)}As{names.Record(declared.Concrete[index])}";

    private static bool IsBytes(ModelType type) => type.Form == TypeForm.Leaf && FormOf(type) == Bytes;

    /// <summary>Whether its class cannot be null, so that an optional one is nullable.</summary>
    private static bool IsValue(ModelType type) => type.Form == TypeForm.Leaf && FormOf(type) is var form && IsScalar(form) && form != "string";

    private static bool IsScalar(string form) => form is "bool" or "byte" or "int16" or "uint16" or "int32" or "uint32" or "int64" or "uint64" or "float32" or "float64" or "string" or Guid;

    private static string FormOf(ModelType leaf) => leaf.Leaf switch
    {
        "Boolean" => "bool",
        "Byte" or "SByte" => "byte",
        "Int16" => "int16",
        "UInt16" or "Char" => "uint16",
        "Int32" or "DateOnly" => "int32",
        "UInt32" => "uint32",
        "Int64" or "DateTime" or "TimeOnly" or "TimeSpan" => "int64",
        "UInt64" => "uint64",
        "Single" or "Half" => "float32",
        "Double" => "float64",
        "Bytes" => Bytes,
        "Guid" => Guid,
        "Decimal" => SchemaNames.Decimal,
        "DateTimeOffset" => SchemaNames.OffsetTime,
        _ => "string",
    };
}
