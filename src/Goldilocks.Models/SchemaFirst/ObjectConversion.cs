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
    public void Write(string record)
    {
        foreach (var line in AccessorCode.Of(type))
        {
            code.Line(line);
        }

        using var body = code.Block($"private static {type.CSharp} To{type.Id}Object({record} own)");
        foreach (var member in type.Members.Where(member => AccessorCode.IsFirst(type, member)))
        {
            code.Line($"{member.Type.CSharp} m{member.Name} = {valueOf(type, member, null)};");
        }

        var arguments = AccessorCode.Arguments(type, member => "m" + member.Name);
        var initializers = string.Join(", ", type.Members.Where(member => AccessorCode.IsFirst(type, member) && (member.Setting != Setting.Constructor || member.IsRequired)).Select(member => $"{member.CSharp} = m{member.Name}"));
        code.Line($"var made = {AccessorCode.New(type, arguments, initializers)};");
        foreach (var member in type.Members.Where(member => !AccessorCode.IsFirst(type, member)))
        {
            code.Line(AccessorCode.Set(type, member, valueOf(type, member, member.Setting == Setting.Filled ? $"made.{member.CSharp}" : null)));
        }

        code.Line("return made;");
    }
}
