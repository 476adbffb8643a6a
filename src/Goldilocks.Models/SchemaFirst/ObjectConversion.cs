using Goldilocks.Models.Generating;
using Goldilocks.Models.Shapes;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Generates the method that makes an object of the user's from a record: by the same constructor, initializers and setters as everywhere else, so that the class stays as it is.</summary>
/// <param name="code">Where it is written.</param>
/// <param name="type">The class or struct.</param>
/// <param name="valueOf">The expression of a member's value; the last argument is the collection that it fills, or null.</param>
internal sealed class ObjectConversion(CodeText code, ModelType type, Func<ModelType, ModelMember, string?, string> valueOf)
{
    private const string Accessor = "[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.";

    /// <param name="record">The schema's class.</param>
    public void Write(string record)
    {
        WriteAccessors();
        var construction = type.Construction!;
        using var body = code.Block($"private static {type.CSharp} To{type.Id}Object({record} own)");
        foreach (var member in type.Members.Where(IsFirst))
        {
            code.Line($"{member.Type.CSharp} m{member.Name} = {valueOf(type, member, null)};");
        }

        var arguments = string.Join(", ", construction.Members.Select(name => "m" + name));
        var initializers = string.Join(", ", type.Members.Where(member => IsFirst(member) && (member.Setting != Setting.Constructor || member.IsRequired)).Select(member => $"{member.CSharp} = m{member.Name}"));
        code.Line($"var made = {(construction.IsPrivate ? $"New{type.Id}" : $"new {type.CSharp}")}({arguments}){(initializers.Length > 0 ? $" {{ {initializers} }}" : "")};");
        foreach (var member in type.Members.Where(member => !IsFirst(member)))
        {
            code.Line(member.Setting switch
            {
                Setting.Filled => $"_ = {valueOf(type, member, $"made.{member.CSharp}")};",
                Setting.PrivateSetter => $"Set{type.Id}{member.Name}({(type.IsReference ? "" : "ref ")}made, {valueOf(type, member, null)});",
                _ => $"made.{member.CSharp} = {valueOf(type, member, null)};",
            });
        }

        code.Line("return made;");
    }

    /// <summary>The runtime's own way to a private member.</summary>
    private void WriteAccessors()
    {
        foreach (var member in type.Members.Where(member => member.Setting == Setting.PrivateSetter))
        {
            var owner = CopyNames.Of(member.Symbol.ContainingType);
            code.Line($"{Accessor}Method, Name = \"set_{member.Name}\")]");
            code.Line($"private static extern void Set{type.Id}{member.Name}({(type.IsReference ? "" : "ref ")}{owner} target, {member.Type.CSharp} value);");
        }

        if (type.Construction is { IsPrivate: true })
        {
            code.Line($"{Accessor}Constructor)]");
            code.Line($"private static extern {type.CSharp} New{type.Id}();");
        }
    }

    private static bool IsFirst(ModelMember member) => member.Setting is Setting.Constructor or Setting.Initializer;
}
