using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// Generates what writes a user's object straight into a builder of FlatBuffers and reads one straight from a buffer, with no object of the library's classes between them, as its documentation shows it first; and what reads
/// one member alone. What the library calls a builder and a buffer, and what becomes of a value without parts, the adapter says (<c>SchemaBuilder</c>, <c>SchemaBuffer</c>, <c>Flatten</c>, <c>SchemaValues</c>).
/// </summary>
internal sealed class TableCode(CodeText code, Model model, SchemaNames names, FlatBuffersDialect dialect)
{
    /// <summary>The class of the builder, as an argument.</summary>
    public const string Builder = "SchemaBuilder builder";

    /// <summary>One struct for all roots of a model.</summary>
    public void Write(IReadOnlyList<ConvertedRoot> roots)
    {
        code.Line("");
        using var body = code.Block($"internal readonly struct SchemaTables : {string.Join(", ", roots.Select(root => $"ITables<{root.Application}>, IRootTable<{root.Record}>"))}");
        var writing = new TableWriteCode(code, dialect);
        var reading = new TableReadCode(code, names, dialect);
        var sampling = new TableSampleCode(code, names, dialect, reading);
        foreach (var root in roots)
        {
            WriteRoot(root, reading);
        }

        code.Line(ArrayCode.Method);
        foreach (var type in model.Types)
        {
            writing.Write(type);
            reading.Write(type);
            sampling.Write(type);
        }

        foreach (var type in SchemaDialect.Held(model))
        {
            writing.WriteHolder(type);
            reading.WriteHolder(type);
        }
    }

    /// <summary>A value of more than one class is the name of each in turn, so that the methods belong to their interface.</summary>
    private void WriteRoot(ConvertedRoot root, TableReadCode reading)
    {
        var (table, tables) = (root.IsMany ? dialect.TableOf(SchemaNames.ManyRoots) : dialect.TableOf(root.Type, names), $"ITables<{root.Application}>");
        var start = $"{table}.GetRootAs{table[(table.LastIndexOf('.') + 1)..]}(buffer)";
        var (written, read) = ($"static int IRootTable<{root.Application}>.Write({Builder}, {root.Application} value)", $"static {root.Application} IRootTable<{root.Application}>.Read(SchemaBuffer buffer)");
        code.Line($"static int IRootTable<{root.Record}>.Write({Builder}, {root.Record} own) => {table}.Pack(builder, own).Value;");
        code.Line($"static {root.Record} IRootTable<{root.Record}>.Read(SchemaBuffer buffer) => {start}.UnPack();");
        if (!root.IsMany)
        {
            code.Line($"{written} => {TableWriteCode.Of(root.Type, "value")};");
            code.Line($"{read} => {reading.Of(root.Type, start)};");
            code.Line($"static string {tables}.One({root.Application} value) => {TableSampleCode.Of(root.Type, "value")};");
            code.Line($"static string {tables}.One(SchemaBuffer buffer) => {TableSampleCode.OfTable(root.Type, start)};");
            return;
        }

        using (code.Block(written))
        {
            code.Line("var offsets = new int[value.Items.Count];");
            code.Line($"for (var index = 0; index < offsets.Length; index++) offsets[index] = {TableWriteCode.Of(root.Type, "value.Items[index]")};");
            code.Line("return Flatten.Table(builder, Flatten.Vector(builder, offsets));");
        }

        using (code.Block(read))
        {
            code.Line($"var own = {start};");
            code.Line($"var count = Flatten.CountOf(own.{SchemaNames.Items}Length, buffer);");
            code.Line($"var items = new global::System.Collections.Generic.List<{root.Type.CSharp}>(count);");
            code.Line($"for (var index = 0; index < count; index++) items.Add({reading.Of(root.Type, $"own.{SchemaNames.Items}(index).Value")});");
            code.Line($"return new {root.Application} {{ Items = items }};");
        }

        code.Line($"static string {tables}.One({root.Application} value) => Flatten.Last(value.Items, static item => {TableSampleCode.Of(root.Type, "item")});");
        code.Line($"static string {tables}.One(SchemaBuffer buffer) => {start} is var own && own.{SchemaNames.Items}Length is var count and > 0 ? {TableSampleCode.OfTable(root.Type, $"own.{SchemaNames.Items}(count - 1).Value")} : \"\";");
    }

    /// <summary>A number as C#.</summary>
    public static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
