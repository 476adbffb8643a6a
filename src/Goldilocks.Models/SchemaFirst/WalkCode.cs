using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// Generates what reads objects of a schema that are read lazily: every member, each once, or one of them, which is as much as the program that asks for it needs. Members become numbers and texts by methods of
/// the adapter (<c>Sum</c>, <c>Sample</c>).
/// </summary>
internal sealed class WalkCode(CodeText code, Model model, SchemaNames names, SchemaDialect dialect)
{
    /// <summary>One walk for all roots of a model.</summary>
    public void Write(IReadOnlyList<ConvertedRoot> roots)
    {
        code.Line("");
        using var body = code.Block($"internal readonly struct SchemaWalk : {string.Join(", ", roots.Select(root => $"IWalk<{root.Application}, {root.Record}>"))}");
        code.Line("public static string WhatIsOne => \"the first member\";");
        Write(dialect.Own(SchemaNames.Decimal), "Sum.Of(own.Low) + Sum.Of(own.High) + Sum.Of(own.Flags)", "Sample.Of(own.Low)");
        Write(dialect.Own(SchemaNames.OffsetTime), "Sum.Of(own.Ticks) + Sum.Of(own.OffsetMinutes)", "Sample.Of(own.Ticks)");
        Write(dialect.Own(SchemaNames.Guid), "Sum.Of(own.Low) + Sum.Of(own.High)", "Sample.Of(own.Low)");
        foreach (var type in model.Types)
        {
            Write(type);
        }

        foreach (var type in SchemaDialect.Held(model))
        {
            Write(dialect.Own(names.Holder(type)), SumOfItems(type, $"own.{SchemaNames.Items}"), OneItem(type, $"own.{SchemaNames.Items}"));
        }

        foreach (var root in roots.Where(root => root.IsMany))
        {
            Write(root.Record, $"Sum.Of(own.{SchemaNames.Items}, static item => All(item))", $"Sample.Of(own.{SchemaNames.Items}, static item => One(item))");
        }
    }

    private void Write(ModelType type)
    {
        if (type.IsPolymorphic)
        {
            Write(dialect.ChoiceClass(type, names), OfChosen(type, "All", "0"), OfChosen(type, "One", "\"\""));
        }

        if (type.Construction is not null && type.Form == TypeForm.Object)
        {
            WriteRecord(type, [.. type.Members.OrderBy(member => member.Number)]);
        }

        if (type.Form == TypeForm.Dictionary && !dialect.IsMap(type))
        {
            Write(dialect.Own(names.Entry(type)), $"{Sum(type.Key!, "own.Key")} + {Sum(type.Element!, "own.Value")}", One(type.Key!, "own.Key"));
        }
    }

    /// <summary>A class that holds one of its own kind is gone through in a loop: otherwise a deep payload would end this code, and not show what the library does.</summary>
    private void WriteRecord(ModelType type, IReadOnlyList<ModelMember> members)
    {
        var record = dialect.Own(names.Record(type));
        if (members.LastOrDefault(member => IsNext(type, member)) is not { } next)
        {
            WriteAll(record, SumOf(type, members));
        }
        else
        {
            using var all = code.Block($"public static long All({record} own)");
            code.Line("var sum = 0L;");
            using var levels = code.Block("while (true)");
            code.Line($"sum += {SumOf(type, members.Where(member => member != next))};");
            code.Line($"if (own.{names.Field(type, next)} is not {{ }} next) return sum;");
            code.Line("own = next;");
        }

        if (members is [var first, ..] && IsNext(type, first))
        {
            code.Line($"public static string One({record} own) {{ while (own.{names.Field(type, first)} is {{ }} next) own = next; return \"\"; }}");
        }
        else
        {
            WriteOne(record, members.Count == 0 ? "\"\"" : One(type, members[0]));
        }
    }

    /// <summary>Whether a member may hold another object of the class that it is in.</summary>
    public static bool IsNext(ModelType owner, ModelMember member) => member.Type == owner && !owner.IsPolymorphic && SchemaDialect.IsOptional(member);

    private string SumOf(ModelType owner, IEnumerable<ModelMember> members) => string.Join(" + ", members.Select(member => Sum(owner, member)).DefaultIfEmpty("0"));

    private void Write(string record, string all, string one)
    {
        WriteAll(record, all);
        WriteOne(record, one);
    }

    private void WriteAll(string record, string sum) => code.Line($"public static long All({record} own) => {sum};");

    private void WriteOne(string record, string sample) => code.Line($"public static string One({record} own) => {sample};");

    private string OfChosen(ModelType type, string method, string none)
    {
        var choices = type.Concrete.Select((_, index) => dialect.OutOfChoice(type, index, "own", names)).ToList();
        return $"{choices[0].Subject} switch {{ {string.Join(", ", choices.Select(choice => $"{choice.Pattern} => {method}({choice.Record})"))}, _ => {none} }}";
    }

    private string Sum(ModelType owner, ModelMember member) => OfMember(owner, member, SumOfItems, Sum, "0");

    private string One(ModelType owner, ModelMember member) => OfMember(owner, member, OneItem, One, "\"\"");

    private string OfMember(ModelType owner, ModelMember member, Func<ModelType, string, string> ofItems, Func<ModelType, string, string> of, string none)
    {
        var field = names.Field(owner, member);
        var inner = member.Type.Unwrapped;
        return SchemaDialect.IsCollection(member.Type) && !SchemaDialect.IsHeld(member) ? ofItems(member.Type, $"own.{field}")
            : SchemaDialect.IsOptional(member) ? $"({dialect.IsThere(inner, "own", field)} ? {of(inner, dialect.OptionalOf(inner, "own", field))} : {none})"
            : of(member.Type, $"own.{field}");
    }

    private string SumOfItems(ModelType type, string list) => $"Sum.Of({list}, static item => {(type.Form == TypeForm.Dictionary ? "All(item)" : Sum(type.Element!, Item(type)))})";

    private string OneItem(ModelType type, string list) => $"Sample.Of({list}, static item => {(type.Form == TypeForm.Dictionary ? "One(item)" : One(type.Element!, Item(type)))})";

    private string Item(ModelType type) => dialect.BoxOf(type.Element!) is null ? "item" : $"item.{SchemaNames.Boxed}";

    private string Sum(ModelType type, string value) => IsValue(type) ? $"Sum.Of({value})" : $"All({value})";

    private string One(ModelType type, string value) => IsValue(type) ? $"Sample.Of({value})" : $"One({value})";

    /// <summary>Whether the schema has a form of its own for it, and no table.</summary>
    private bool IsValue(ModelType type) => type.Form == TypeForm.Leaf && !dialect.LeafClass(type).Contains(SchemaDialect.Namespace, StringComparison.Ordinal);
}
