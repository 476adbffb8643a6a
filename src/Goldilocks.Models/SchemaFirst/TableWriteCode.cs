using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Generates what writes a user's objects into a builder of FlatBuffers: what a table refers to before the table, and its widest fields first, as the library's own compiler does it.</summary>
internal sealed class TableWriteCode(CodeText code, FlatBuffersDialect dialect)
{
    private const int OffsetSize = sizeof(int);
    private const int GuidSize = 16;
    private const int FirstField = 4;
    private const int FieldSize = sizeof(short);

    private int _variables;

    /// <summary>An expression that writes a value that is no number, and gives its place.</summary>
    public static string Of(ModelType type, string value) => type switch
    {
        { Form: TypeForm.Leaf } => FlatBuffersLanguage.FormOf(type) switch
        {
            FlatBuffersLanguage.Bytes or SchemaNames.Decimal or SchemaNames.OffsetTime => $"Flatten.Write(builder, {value})",
            _ => $"builder.CreateString({SchemaLeaves.ToOwn(type, "string", value)}).Value",
        },
        { Form: TypeForm.Nullable } => Of(type.Element!, value),
        { IsPolymorphic: true } => $"Write{type.Id}Choice(builder, {value})",
        { Form: TypeForm.Object } => $"Write{type.Id}Record(builder, {value})",
        _ => $"Write{type.Id}Holder(builder, {value})",
    };

    /// <summary>The methods for a type.</summary>
    public void Write(ModelType type)
    {
        if (SchemaDialect.IsCollection(type))
        {
            WriteVector(type);
            if (type.Form == TypeForm.Dictionary)
            {
                WriteTable($"Write{type.Id}Entry({TableCode.Builder}, {type.Key!.CSharp} key, {type.Element!.CSharp} value)", [new TableField(0, type.Key!, "key"), new TableField(1, type.Element!, "value")], 2);
            }
        }

        if (type is { Form: TypeForm.Object, IsPolymorphic: true })
        {
            WriteChoice(type);
        }

        if (type is { Form: TypeForm.Object, Construction: not null })
        {
            var (fields, count) = dialect.FieldsOf(type);
            if (fields.LastOrDefault(field => field.Type == type && field.IsOptional && !type.IsPolymorphic) is { } next)
            {
                WriteLevels(type, next);
                WriteTable($"Write{type.Id}Level({TableCode.Builder}, {type.CSharp} from, int below)", fields, count, next);
                return;
            }

            WriteTable($"Write{type.Id}Record({TableCode.Builder}, {type.CSharp} from)", fields, count);
        }
    }

    /// <summary>The method for a collection in a table of its own.</summary>
    public void WriteHolder(ModelType type) => code.Line($"private static int Write{type.Id}Holder({TableCode.Builder}, {type.CSharp} from) => Flatten.Table(builder, Write{type.Id}(builder, from));");

    private void WriteChoice(ModelType type)
    {
        using var body = code.Block($"private static int Write{type.Id}Choice({TableCode.Builder}, {type.CSharp} from)");
        for (var index = 0; index < type.Concrete.Count; index++)
        {
            var derived = type.Concrete[index];
            code.Line($"if (from.GetType() == typeof({derived.CSharp})) return Flatten.Choice(builder, {TableCode.Text(index + 1)}, Write{derived.Id}Record(builder, ({derived.CSharp})from));");
        }

        code.Line($"{ConversionCode.ThrowUnknown(type)};");
    }

    /// <summary>Objects that hold one of their own class are written in a loop, the deepest first: otherwise a deep value would end this code, and not show what the library does.</summary>
    private void WriteLevels(ModelType type, TableField next)
    {
        using var body = code.Block($"private static int Write{type.Id}Record({TableCode.Builder}, {type.CSharp} from)");
        code.Line($"if ({next.Value} is null) return Write{type.Id}Level(builder, from, 0);");
        code.Line($"var levels = new global::System.Collections.Generic.Stack<{type.CSharp}>();");
        code.Line("levels.Push(from);");
        code.Line($"while ({next.Value} is {{ }} next) levels.Push(from = next);");
        code.Line("var below = 0;");
        code.Line($"while (levels.TryPop(out var level)) below = Write{type.Id}Level(builder, level, below);");
        code.Line("return below;");
    }

    /// <param name="method">Its head.</param>
    /// <param name="fields">In the order of their places.</param>
    /// <param name="count">How many places there are.</param>
    /// <param name="written">The field whose table was written before, at <c>below</c>; null for none.</param>
    private void WriteTable(string method, IReadOnlyList<TableField> fields, int count, TableField? written = null)
    {
        using var body = code.Block($"private static int {method}");
        foreach (var field in fields.Where(IsOffset))
        {
            if (field == written)
            {
                code.Line($"var at{TableCode.Text(field.Slot)} = below;");
                continue;
            }

            code.Line($"var at{TableCode.Text(field.Slot)} = {(field.IsOptional ? Optional(field, there => Of(field.Type, there), "0") : field.IsVector ? $"Write{field.Type.Id}(builder, {field.Value})" : Of(field.Type, field.Value))};");
        }

        code.Line($"builder.StartTable({TableCode.Text(count)});");
        foreach (var field in fields.OrderByDescending(SizeOf).ThenByDescending(field => field.Slot))
        {
            code.Line(Add(field));
        }

        code.Line("var table = builder.EndTable();");
        foreach (var field in fields.Where(field => field.IsRequired))
        {
            code.Line($"builder.Required(table, {TableCode.Text(FirstField + (FieldSize * field.Slot))});");
        }

        code.Line("return table;");
    }

    private string Add(TableField field)
    {
        var slot = TableCode.Text(field.Slot);
        if (IsOffset(field))
        {
            return $"builder.AddOffset({slot}, at{slot}, 0);";
        }

        var form = FlatBuffersLanguage.FormOf(field.Type);
        if (form == SchemaNames.Guid)
        {
            var add = (string value) => $"builder.AddStruct({slot}, Flatten.Write(builder, {value}), 0);";
            return field.IsOptional && $"there{TableCode.Text(++_variables)}" is var there ? $"if ({field.Value} is {{ }} {there}) {add(there)}" : add(field.Value);
        }

        var number = dialect.LeafClass(field.Type);
        var value = field.IsOptional
            ? Optional(field, there => $"({number}?){SchemaLeaves.ToOwn(field.Type, number, there)}", "null")
            : $"{SchemaLeaves.ToOwn(field.Type, number, field.Value)}, {field.Initial ?? (form == "bool" ? "false" : "0")}";
        return $"builder.Add{MethodOf(form)}({slot}, {value});";
    }

    private string Optional(TableField field, Func<string, string> of, string none)
    {
        var there = $"there{TableCode.Text(++_variables)}";
        return $"{field.Value} is {{ }} {there} ? {of(there)} : {none}";
    }

    /// <summary>A builder grows from its end, so the last item is written first.</summary>
    private void WriteVector(ModelType type)
    {
        using var body = code.Block($"private static int Write{type.Id}({TableCode.Builder}, {type.CSharp} from)");
        if (CollectionConversion.NothingIn(type) is { } nothing)
        {
            code.Line($"if ({nothing}) return Flatten.Vector(builder, []);");
        }

        var element = type.Element!;
        var form = type.Form != TypeForm.Dictionary && element.Form == TypeForm.Leaf ? FlatBuffersLanguage.FormOf(element) : "";
        if (form == SchemaNames.Guid || FlatBuffersLanguage.IsScalar(form))
        {
            WriteInline(type, element, form);
            return;
        }

        code.Line($"var offsets = new int[{CollectionConversion.CountOf(type, "from")}];");
        var of = (string item) => type.Form == TypeForm.Dictionary ? $"Write{type.Id}Entry(builder, {item}.Key, {item}.Value)"
            : dialect.BoxOf(element) is null ? Of(element, item)
            : $"Flatten.Table(builder, {Of(element, item)})";
        if (CollectionConversion.HasIndex(type))
        {
            code.Line($"for (var index = 0; index < offsets.Length; index++) offsets[index] = {of("from[index]")};");
        }
        else
        {
            code.Line("var next = 0;");
            code.Line($"foreach (var item in from) offsets[next++] = {of("item")};");
        }

        code.Line("return Flatten.Vector(builder, offsets);");
    }

    private void WriteInline(ModelType type, ModelType element, string form)
    {
        var size = TableCode.Text(SizeOf(form));
        var items = CollectionConversion.HasIndex(type) ? "from" : "items";
        if (items != "from")
        {
            code.Line("var items = global::System.Linq.Enumerable.ToArray(from);");
        }

        var count = items == "from" ? CollectionConversion.CountOf(type, items) : "items.Length";
        code.Line($"builder.StartVector({size}, {count}, {(form == SchemaNames.Guid ? "sizeof(ulong)" : size)});");
        if (form != SchemaNames.Guid && type.Symbol is IArrayTypeSymbol && SchemaLeaves.IsSame(element, dialect.LeafClass(element)))
        {
            code.Line("builder.Add(from);");
        }
        else
        {
            var item = $"{items}[index]";
            code.Line($"for (var index = {count} - 1; index >= 0; index--) {(form == SchemaNames.Guid ? $"Flatten.Write(builder, {item})" : $"builder.Add{MethodOf(form)}({SchemaLeaves.ToOwn(element, dialect.LeafClass(element), item)})")};");
        }

        code.Line("return builder.EndVector().Value;");
    }

    /// <summary>Whether a field refers to what was written before.</summary>
    private static bool IsOffset(TableField field) => field.Type.Form != TypeForm.Leaf || (FlatBuffersLanguage.FormOf(field.Type) is var form && form != SchemaNames.Guid && !FlatBuffersLanguage.IsScalar(form));

    private static int SizeOf(TableField field) => IsOffset(field) ? OffsetSize : SizeOf(FlatBuffersLanguage.FormOf(field.Type));

    private static int SizeOf(string form) => form switch
    {
        "bool" or "ubyte" or "byte" => sizeof(byte),
        "short" or "ushort" => sizeof(short),
        "int" or "uint" or "float" => sizeof(int),
        SchemaNames.Guid => GuidSize,
        _ => sizeof(long),
    };

    /// <summary>The end of the builder's method for a number.</summary>
    private static string MethodOf(string form) => form switch
    {
        "ubyte" => "Byte",
        "byte" => "Sbyte",
        _ => char.ToUpperInvariant(form[0]) + form[1..],
    };
}
