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
            var members = type.Members.OrderBy(member => member.Number).ToList();
            Write(dialect.Own(names.Record(type)), members.Count == 0 ? "0" : string.Join(" + ", members.Select(member => Sum(type, member))), members.Count == 0 ? "\"\"" : One(type, members[0]));
        }

        if (type.Form == TypeForm.Dictionary && !dialect.IsMap(type))
        {
            Write(dialect.Own(names.Entry(type)), $"{Sum(type.Key!, "own.Key")} + {Sum(type.Element!, "own.Value")}", One(type.Key!, "own.Key"));
        }
    }

    private void Write(string record, string all, string one)
    {
        code.Line($"public static long All({record} own) => {all};");
        code.Line($"public static string One({record} own) => {one};");
    }

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
