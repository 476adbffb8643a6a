using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Generates what reads one member of a buffer of FlatBuffers without the others, and the same member of the user's object: the first text of a class or its first member, of a list that of the last item.</summary>
internal sealed class TableSampleCode(CodeText code, SchemaNames names, FlatBuffersDialect dialect, TableReadCode reading)
{
    /// <summary>An expression of one member of a user's value, as a text.</summary>
    public static string Of(ModelType type, string value) => type switch
    {
        { Form: TypeForm.Leaf } => TableReadCode.IsBytes(type) ? $"Flatten.Last({value}, static item => Flatten.Text(item))" : $"Flatten.Text({value})",
        { Form: TypeForm.Nullable } => Of(type.Element!, value),
        { IsPolymorphic: true } => $"One{type.Id}Choice({value})",
        { Form: TypeForm.Object } => $"One{type.Id}({value})",
        { Form: TypeForm.Dictionary } => $"Flatten.Last({value}, static item => {Of(type.Key!, "item.Key")})",
        _ => $"Flatten.Last({value}, static item => {Of(type.Element!, "item")})",
    };

    /// <summary>An expression of the same member of a table.</summary>
    public static string OfTable(ModelType type, string own) => type.IsPolymorphic ? $"One{type.Id}Choice({own})" : $"One{type.Id}({own})";

    /// <summary>The methods for a type.</summary>
    public void Write(ModelType type)
    {
        if (type is { Form: TypeForm.Object, IsPolymorphic: true })
        {
            code.Line($"private static string One{type.Id}Choice({type.CSharp} from) => from switch {{ {string.Concat(type.Concrete.Select(derived => $"{derived.CSharp} when from.GetType() == typeof({derived.CSharp}) => One{derived.Id}(({derived.CSharp})from), "))}_ => \"\" }};");
            code.Line($"private static string One{type.Id}Choice({dialect.TableOf(type, names)} own) => own.ValueType switch {{ {string.Concat(type.Concrete.Select(derived => $"{dialect.UnionOf(type, names)}.{names.Record(derived)} => One{derived.Id}(own.ValueAs{names.Record(derived)}()), "))}_ => \"\" }};");
        }

        if (type is not { Form: TypeForm.Object, Construction: not null })
        {
            return;
        }

        var members = type.Members.OrderBy(member => member.Number).ToList();
        var first = members.FirstOrDefault(member => member is { MayBeNull: false, Type: { Form: TypeForm.Leaf, Leaf: "String" } }) ?? members.FirstOrDefault();
        if (first is not null && WalkCode.IsNext(type, first))
        {
            WriteLoop(type, type.CSharp, AccessorCode.Get(type, first));
            WriteLoop(type, dialect.TableOf(names.Record(type)), $"from.{names.Field(type, first)}");
            return;
        }

        code.Line($"private static string One{type.Id}({type.CSharp} from) => {(first is null ? "\"\"" : OfMember(type, first))};");
        code.Line($"private static string One{type.Id}({dialect.TableOf(names.Record(type))} own) => {(first is null ? "\"\"" : OfField(type, first))};");
    }

    /// <summary>Of a class that holds one of its own kind, in a loop: a deep payload would end this code, and not show what the library does.</summary>
    private void WriteLoop(ModelType type, string level, string next) =>
        code.Line($"private static string One{type.Id}({level} from) {{ while ({next} is {{ }} next) from = next; return \"\"; }}");

    private static string OfMember(ModelType owner, ModelMember member) => SchemaDialect.IsOptional(member)
        ? $"{AccessorCode.Get(owner, member)} is {{ }} there ? {Of(member.Type, "there")} : \"\""
        : Of(member.Type, AccessorCode.Get(owner, member));

    private string OfField(ModelType owner, ModelMember member)
    {
        var field = names.Field(owner, member);
        var type = member.Type.Unwrapped;
        if (SchemaDialect.IsCollection(type))
        {
            return SchemaDialect.IsHeld(member) ? $"own.{field} is {{ }} there ? {OfVector(type, "there", SchemaNames.Items)} : \"\"" : OfVector(type, "own", field);
        }

        if (TableReadCode.IsBytes(type))
        {
            return OfLast(field, "own", item => $"Flatten.Text({item})");
        }

        if (!SchemaDialect.IsOptional(member))
        {
            return OfValue(type, TableReadCode.Access(type, "own", field));
        }

        var (isThere, value) = TableReadCode.There(type, "own", field, "there");
        return $"{isThere} ? {OfValue(type, value)} : \"\"";
    }

    private string OfVector(ModelType type, string own, string field) => OfLast(field, own, item => type.Form == TypeForm.Dictionary
        ? OfEntry(type.Key!, $"{item}.Value")
        : dialect.BoxOf(type.Element!) is not null ? OfLast(SchemaNames.Boxed, $"{item}.Value", box => $"Flatten.Text({box})")
        : OfValue(type.Element!, TableReadCode.IsTable(type.Element!) ? $"{item}.Value" : item));

    private string OfEntry(ModelType key, string entry) => TableReadCode.IsBytes(key) ? OfLast("Key", entry, item => $"Flatten.Text({item})") : OfValue(key, TableReadCode.Access(key, entry, "Key"));

    /// <summary>Of a value that is no bytes; a collection is then in a table of its own.</summary>
    private string OfValue(ModelType type, string own) => type.Form == TypeForm.Leaf ? $"Flatten.Text({reading.Of(type, own)})"
        : SchemaDialect.IsCollection(type) ? OfVector(type, own, SchemaNames.Items)
        : OfTable(type, own);

    private static string OfLast(string field, string own, Func<string, string> of) => $"({own}.{field}Length > 0 ? {of($"{own}.{field}({own}.{field}Length - 1)")} : \"\")";
}
