using Goldilocks.Models.Shapes;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>FlatBuffers, with the classes of the object API that its own compiler makes.</summary>
/// <param name="versions">Classes of which there are two versions.</param>
internal sealed class FlatBuffersDialect(Versions versions) : FlatBuffersLanguage(versions)
{
    public override string Name => "flatbuffers";

    /// <summary>The class of the object API.</summary>
    public override string Own(string record) => base.Own(record) + "T";

    public override string IsThere(ModelType type, string own, string field) => $"{own}.{field} is not null";

    public override string IntoChoice(ModelType declared, int index, string record, SchemaNames names) =>
        $"new {ChoiceClass(declared, names)} {{ Value = {base.Own(Union(declared, names))}Union.From{names.Record(declared.Concrete[index])}({record}) }}";

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names)
    {
        var record = names.Record(declared.Concrete[index]);
        return ($"{own}.Value.Type", $"{base.Own(Union(declared, names))}.{record}", $"{own}.Value.As{record}()");
    }
}
