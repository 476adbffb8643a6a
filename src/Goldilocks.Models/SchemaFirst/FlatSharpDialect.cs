using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// FlatBuffers, with the classes that a compiler for lazy reading makes. A member that is required in the schema is so in its class too. An object that is read lazily is made again whenever it is asked for, so
/// that everything is asked for once; and a list that is read lazily repeats the count of its payload, which is therefore compared with what is there before room is made.
/// </summary>
/// <param name="versions">Classes of which there are two versions. Null for a model without versions.</param>
internal sealed class FlatSharpDialect(Versions? versions = null) : FlatBuffersLanguage(versions)
{
    private const string Required = "required";
    private const string ValueStruct = "fs_valueStruct";

    private static readonly HashSet<string> s_taken = new(StringComparer.OrdinalIgnoreCase)
    {
        "GreedyMutableSerializer", "GreedySerializer", "LazySerializer", "OnFlatSharpDeserialized", "OnInitialized", "OnStaticInitialize", "ProgressiveSerializer", "Serializer",
    };

    public override string Name => "flatsharp";

    public override IReadOnlySet<string> Taken => s_taken;

    public override bool TakesCollections => true;

    public override string Bound => "SchemaConversion, SchemaWalk";

    public override void WriteMore(CodeText code, Model model, SchemaNames names, IReadOnlyList<ConvertedRoot> roots) => new WalkCode(code, model, names, this).Write(roots);

    public override string New(string record, IEnumerable<string> required) =>
        string.Join(", ", required.Select(field => $"{field} = default!")) is { Length: > 0 } all ? $"new {record} {{ {all} }}" : base.New(record, required);

    public override bool MustBeSet(ModelMember member) => IsRequired(member);

    public override string IsThere(ModelType type, string own, string field) => $"{own}.{field} is {{ }} {OptionalOf(type, own, field)}";

    public override string OptionalOf(ModelType type, string own, string field) => "there" + field;

    public override string PresentList(string own) => $"SchemaValues.Counted({own})";

    public override string IntoChoice(ModelType declared, int index, string record, SchemaNames names) =>
        $"new {ChoiceClass(declared, names)} {{ Value = new {Own(Union(declared, names))}({record}) }}";

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names)
    {
        var record = names.Record(declared.Concrete[index]);
        return ($"{own}.Value", $"{{ Kind: {Own(Union(declared, names))}.ItemKind.{record} }} chosen", $"chosen.{record}");
    }

    protected override void WriteHead(CodeText code)
    {
        code.Line("attribute \"fs_serializer\";");
        code.Line($"attribute \"{ValueStruct}\";");
        code.Line("attribute \"fs_vector\";");
    }

    protected override IEnumerable<string> RootAttributes => ["fs_serializer"];

    protected override IEnumerable<string> StructAttributes => [ValueStruct];

    protected override IEnumerable<string> UnionAttributes => [Required];

    /// <summary>A vector of bytes is a list where the user has one, and otherwise bytes that are not copied.</summary>
    protected override IEnumerable<string> FormAttributes(string form, bool isCollection) => form == Bytes ? [isCollection ? "fs_vector: \"IList\"" : "fs_vector: \"ReadOnlyMemory\""] : [];

    protected override IEnumerable<string> EntryAttributes(string form) => IsScalar(form) ? [] : [Required];
}
