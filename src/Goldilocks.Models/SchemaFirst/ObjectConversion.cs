using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Generates the method that makes an object of the user's from a record: by the same constructor, initializers and setters as everywhere else, so that the class stays as it is.</summary>
/// <param name="code">Where it is written.</param>
/// <param name="type">The class or struct.</param>
/// <param name="valueOf">The expression of a member's value; the last argument is the collection that it fills, or null.</param>
internal sealed class ObjectConversion(CodeText code, ModelType type, Func<ModelType, ModelMember, string?, string> valueOf)
{
    /// <param name="record">The schema's class.</param>
    /// <param name="isThere">The condition that names the record of a member <c>next</c>. Where a member holds an object of the same class, such objects are made in a loop, so that a deep payload ends in the library or not at all.</param>
    public void Write(string record, Func<ModelMember, string> isThere)
    {
        var next = type.Members.LastOrDefault(member => WalkCode.IsNext(type, member) && IsSetLater(member));
        foreach (var line in AccessorCode.Of(type))
        {
            code.Line(line);
        }

        if (next is not null)
        {
            using var levels = code.Block($"private static {type.CSharp} To{type.Id}Object({record} own)");
            code.Line($"var top = To{type.Id}Level(own);");
            code.Line("var made = top;");
            using (code.Block($"while ({isThere(next)})"))
            {
                code.Line($"var below = To{type.Id}Level(next);");
                code.Line(AccessorCode.Set(type, next, "below"));
                code.Line("(made, own) = (below, next);");
            }

            code.Line(AccessorCode.Set(type, next, $"default({type.CSharp})"));
            code.Line("return top;");
        }

        WriteOne(record, next is null ? "Object" : "Level", next);
    }

    /// <summary>True for a member that can be set when the object is there.</summary>
    private bool IsSetLater(ModelMember member) => member.Setting == Setting.Setter && !AccessorCode.IsFirst(type, member);

    private void WriteOne(string record, string what, ModelMember? without)
    {
        using var body = code.Block($"private static {type.CSharp} To{type.Id}{what}({record} own)");
        foreach (var member in type.Members.Where(member => AccessorCode.IsFirst(type, member)))
        {
            code.Line($"{member.Type.CSharp} m{member.Name} = {valueOf(type, member, null)};");
        }

        var arguments = AccessorCode.Arguments(type, member => "m" + member.Name);
        var initializers = string.Join(", ", type.Members.Where(member => AccessorCode.IsFirst(type, member) && (member.Setting != Setting.Constructor || member.IsRequired)).Select(member => $"{member.CSharp} = m{member.Name}"));
        code.Line($"var made = {AccessorCode.New(type, arguments, initializers)};");
        foreach (var member in type.Members.Where(member => !AccessorCode.IsFirst(type, member) && member != without))
        {
            code.Line(AccessorCode.Set(type, member, valueOf(type, member, member.Setting == Setting.Filled ? $"made.{member.CSharp}" : null)));
        }

        code.Line("return made;");
    }
}
