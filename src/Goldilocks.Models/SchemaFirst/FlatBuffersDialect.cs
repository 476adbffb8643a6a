using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>FlatBuffers, with the classes of the object API that its own compiler makes, and the structs through which a buffer is read in place.</summary>
/// <param name="versions">Classes of which there are two versions. Null for a model without versions.</param>
internal sealed class FlatBuffersDialect(Versions? versions = null) : FlatBuffersLanguage(versions)
{
    /// <summary>Classes of the library that the generated code calls by their short name.</summary>
    private static readonly HashSet<string> s_reserved = ["ByteBuffer", "FlatBufferBuilder", "FlatBufferConstants", "FlatBufferVerify", "IFlatbufferObject", "Offset", "StringOffset", "Struct", "Table", "VectorOffset", "Verifier"];

    public override string Name => "flatbuffers";

    public override string AsGenerated(string name) => s_reserved.Contains(name) ? name + "Of" : name;

    public override string Bound => "SchemaConversion, SchemaTables";

    /// <summary>The class of the object API.</summary>
    public override string Own(string record) => TableOf(record) + "T";

    public override string IsThere(ModelType type, string own, string field) => $"{own}.{field} is not null";

    /// <summary>A new object of the object API has a struct already.</summary>
    public override string? SetAbsent(ModelType owner, ModelMember member, SchemaNames names, string own) =>
        member.Type.Unwrapped is { Form: TypeForm.Leaf } leaf && FormOf(leaf) == SchemaNames.Guid ? $"{own}.{names.Field(owner, member)} = null;" : null;

    public override string IntoChoice(ModelType declared, int index, string record, SchemaNames names) =>
        $"new {ChoiceClass(declared, names)} {{ Value = {UnionOf(declared, names)}Union.From{names.Record(declared.Concrete[index])}({record}) }}";

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names)
    {
        var record = names.Record(declared.Concrete[index]);
        return ($"{own}.Value.Type", $"{UnionOf(declared, names)}.{record}", $"{own}.Value.As{record}()");
    }

    public override void WriteMore(CodeText code, Model model, SchemaNames names, IReadOnlyList<ConvertedRoot> roots) => new TableCode(code, model, names, this).Write(roots);

    /// <summary>The struct through which a table is read.</summary>
    public string TableOf(string record) => base.Own(record);

    /// <summary>The same of a value that is a table.</summary>
    public string TableOf(ModelType type, SchemaNames names) => ClassOf(type, names)[..^1];

    /// <summary>The union of the classes that can stand where a type is declared, from the global namespace.</summary>
    public string UnionOf(ModelType type, SchemaNames names) => TableOf(Union(type, names));

    /// <summary>The fields of a class's table with their places, and how many places there are.</summary>
    public (IReadOnlyList<TableField> Fields, int Count) FieldsOf(ModelType owner)
    {
        var places = Places(owner);
        var fields = places.Select((place, slot) => (place, slot)).Where(field => field.place.IsThere).Select(field => new TableField(
            field.slot,
            field.place.Member.Type.Unwrapped,
            AccessorCode.Get(owner, field.place.Member),
            IsOptional(field.place.Member),
            IsCollection(field.place.Member.Type) && !IsHeld(field.place.Member),
            IsRequired(field.place.Member),
            InitialOf(owner, field.place.Member)?.ToString(CultureInfo.InvariantCulture)));
        return ([.. fields], places.Count);
    }
}

/// <summary>A field of a table that is written.</summary>
/// <param name="Slot">Its place.</param>
/// <param name="Type">Of its value, without the null of an optional one.</param>
/// <param name="Value">The expression of the value.</param>
/// <param name="IsOptional">Whether the value can be null.</param>
/// <param name="IsVector">Whether it is a collection that stands in the field itself, and not in a table of its own.</param>
/// <param name="IsRequired">Whether the schema says that it must be there.</param>
/// <param name="Initial">What a number is where it is not in the payload; null for nothing.</param>
internal sealed record TableField(int Slot, ModelType Type, string Value, bool IsOptional = false, bool IsVector = false, bool IsRequired = false, string? Initial = null);
