using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Generates what makes a user's objects of a buffer of FlatBuffers, through the structs that its compiler makes. A list has no object there: its items are asked of the struct that has it, one by one.</summary>
internal sealed class TableReadCode(CodeText code, SchemaNames names, FlatBuffersDialect dialect)
{
    private int _variables;

    /// <summary>An expression of a user's value, from that of the buffer.</summary>
    public string Of(ModelType type, string own) => type switch
    {
        { Form: TypeForm.Leaf } => IsBytes(type) ? own : SchemaLeaves.ToApplication(type, dialect.LeafClass(type), own),
        { IsPolymorphic: true } => $"To{type.Id}Choice({own})",
        { Form: TypeForm.Object } => $"To{type.Id}Object({own})",
        _ => $"Read{type.Id}Holder({own})",
    };

    /// <summary>An expression of what a field holds that is there.</summary>
    public static string Access(ModelType type, string own, string field) => IsBytes(type) ? $"{own}.Get{field}Array()" : IsTable(type) ? $"{own}.{field}.Value" : $"{own}.{field}";

    /// <summary>An expression of one item of a vector, in the struct that has it.</summary>
    public string ItemOf(ModelType element, string own, string field, string index) => dialect.BoxOf(element) is not null
        ? Access(element, $"{own}.{field}({index}).Value", SchemaNames.Boxed)
        : $"{own}.{field}({index}){(IsTable(element) ? ".Value" : "")}";

    /// <summary>A condition that names the value of an optional field where it is there, and the value.</summary>
    public static (string IsThere, string Value) There(ModelType type, string own, string field, string there) => ($"{own}.{(IsBytes(type) ? $"Get{field}Array()" : field)} is {{ }} {there}", there);

    /// <summary>The methods for a type.</summary>
    public void Write(ModelType type)
    {
        if (type is { Form: TypeForm.Object, IsPolymorphic: true })
        {
            WriteChoice(type);
        }

        if (type is not { Form: TypeForm.Object, Construction: not null })
        {
            return;
        }

        var table = dialect.TableOf(names.Record(type));
        foreach (var member in type.Members.Where(member => SchemaDialect.IsCollection(member.Type) && !SchemaDialect.IsHeld(member)))
        {
            WriteVector(ReaderOf(type, member), member.Type, table, names.Field(type, member));
        }

        new ObjectConversion(code, type, ValueOf).Write(table, next => $"own.{names.Field(type, next)} is {{ }} next");
    }

    /// <summary>The method for a collection in a table of its own.</summary>
    public void WriteHolder(ModelType type) => WriteVector($"Read{type.Id}Holder", type, dialect.TableOf(names.Holder(type)), SchemaNames.Items);

    /// <summary>What is a table, and so a struct that can be null.</summary>
    public static bool IsTable(ModelType type) => type.Form != TypeForm.Leaf || FlatBuffersLanguage.FormOf(type) is SchemaNames.Guid or SchemaNames.Decimal or SchemaNames.OffsetTime;

    public static bool IsBytes(ModelType type) => type.Form == TypeForm.Leaf && FlatBuffersLanguage.FormOf(type) == FlatBuffersLanguage.Bytes;

    private string ReaderOf(ModelType owner, ModelMember member) => $"Read{owner.Id}{names.Field(owner, member)}";

    private string ValueOf(ModelType owner, ModelMember member, string? filled)
    {
        var field = names.Field(owner, member);
        if (SchemaDialect.IsCollection(member.Type) && !SchemaDialect.IsHeld(member))
        {
            return $"{ReaderOf(owner, member)}(own{(filled is null ? "" : $", {filled}")})";
        }

        var type = member.Type.Unwrapped;
        if (!SchemaDialect.IsOptional(member))
        {
            return Of(type, Access(type, "own", field));
        }

        var (isThere, value) = There(type, "own", field, $"there{TableCode.Text(++_variables)}");
        return $"{isThere} ? {Of(type, value)} : default({member.Type.CSharp})";
    }

    private void WriteVector(string method, ModelType type, string table, string field)
    {
        var how = type.Collection;
        var isFillable = how is { IsFillable: true };
        using var body = code.Block($"private static {type.CSharp} {method}({table} own{(isFillable ? $", {type.CSharp}? filled = null" : "")})");
        code.Line($"var count = Flatten.CountOf(own.{field}Length, own.ByteBuffer);");
        code.Line($"var made = {(isFillable ? "filled is not null ? filled : " : "")}{(how is null ? ArrayCode.New(type.Element!) : how.MakeOf(type))};");
        using (code.Block("for (var index = 0; index < count; index++)"))
        {
            if (type.Form == TypeForm.Dictionary)
            {
                code.Line($"var item = own.{field}(index).Value;");
                code.Line($"{how!.AddTo(type, Of(type.Element!, Access(type.Element!, "item", "Value")), Of(type.Key!, Access(type.Key!, "item", "Key")))};");
            }
            else
            {
                var item = Of(type.Element!, ItemOf(type.Element!, "own", field, "index"));
                code.Line(how is null ? $"made[index] = {item};" : $"{how.AddTo(type, item)};");
            }
        }

        code.Line($"return {(how is null ? "made" : how.FinishOf(type))};");
    }

    private void WriteChoice(ModelType type)
    {
        using var body = code.Block($"private static {type.CSharp} To{type.Id}Choice({dialect.TableOf(type, names)} own)");
        using var choice = code.Block("switch (own.ValueType)");
        foreach (var derived in type.Concrete)
        {
            var record = names.Record(derived);
            code.Line($"case {dialect.UnionOf(type, names)}.{record}: return To{derived.Id}Object(own.ValueAs{record}());");
        }

        code.Line($"default: {ConversionCode.ThrowUnknown(type)};");
    }
}
