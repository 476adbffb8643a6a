using System.Globalization;
using System.Text;

namespace Goldilocks.Models.Crossing;

/// <summary>A <see cref="Shape"/> in C#: its declaration, and how one of its objects is made.</summary>
internal static class ClassText
{
    /// <summary>The declaration, and those of its base class and of the class around it.</summary>
    public static string Declaration(Shape shape)
    {
        var text = new StringBuilder();
        if (shape.Inheritance is { } inheritance)
        {
            text.Append(Base(shape, inheritance)).Append('\n');
        }

        var modifiers = shape.IsStructure || shape.Members.Any(member => member.Modifiers == "virtual ") ? "public partial" : "public sealed partial";
        var body = $"[Contract]{(shape.IsPositional ? " [method: Constructor]" : "")} {modifiers} {shape.Keyword} {shape.Name}{(shape.Argument is null ? "" : "<T>")}{(shape.IsPositional ? Head(shape) : "")}{Bases(shape)} {{ {Body(shape)} }}";
        text.Append(shape.IsNested ? $"public static partial class {shape.Name}Holder {{ {body} }}" : body);
        return text.ToString();
    }

    /// <summary>An object with its values.</summary>
    public static string Making(Shape shape)
    {
        var members = shape.Members.Select(member => (member.Name, Value: member.Value == "{new}" ? Making(shape with { Members = [.. shape.Members.Select(other => other == member ? other with { Value = "null" } : other)] }) : member.Value)).ToList();
        var taken = shape.Making switch { Crossing.Making.Initializer => 0, Crossing.Making.Constructor => shape.Parameters, _ => members.Count };
        if (shape.Making == Crossing.Making.Factory)
        {
            return $"{shape.Type}.Made({string.Join(", ", members.Select(member => member.Value).Concat(shape.Beside.Select(item => item.Value)))})";
        }

        var set = members.Skip(taken).Concat(shape.Beside.Select(item => (item.Name, item.Value))).Select(item => $"{item.Name} = {item.Value}").ToList();
        return $"new {shape.Type}({string.Join(", ", members.Take(taken).Select(member => member.Value))})" + (set.Count > 0 ? $" {{ {string.Join(", ", set)} }}" : "");
    }

    /// <summary>The values of an object <c>made</c>, each with its name.</summary>
    public static string Values(Shape shape) => $"[{string.Join(", ", shape.Members.Select(member => member.Name).Concat(shape.Beside.Select(item => item.Name)).Select(name => $"(\"{name}\", made.{name})"))}]";

    private static string Self(Shape shape) => shape.Argument is null ? shape.Name : $"{shape.Name}<T>";

    private static string Bases(Shape shape)
    {
        var bases = shape.Inheritance is null ? shape.Bases.AsEnumerable() : shape.Bases.Prepend(shape.Inheritance == Inheritance.Generic ? $"{shape.Name}Base<string?>" : $"{shape.Name}Base");
        return string.Join(", ", bases.Select(name => name.Replace("{0}", Self(shape), StringComparison.Ordinal))) is { Length: > 0 } list ? $" : {list}" : "";
    }

    private static string Head(Shape shape) =>
        $"({string.Join(", ", shape.Members.Select(member => $"[property: {Attributes(member)}] {TypeOf(shape, member)} {member.Name}"))})";

    private static string Body(Shape shape)
    {
        var modifier = shape.Inheritance switch { Inheritance.Virtual or Inheritance.Abstract => "override ", Inheritance.Hidden => "new ", _ => "" };
        var own = shape.IsPositional ? [] : Own(shape).Select(member => Declared(shape, member, modifier, member.Initial));
        return string.Join(" ", own.Concat(Constructors(shape)).Concat(shape.Extras.Select(extra => extra.Replace("{0}", Self(shape), StringComparison.Ordinal))));
    }

    private static IEnumerable<ShapeMember> Own(Shape shape) => IsDivided(shape) ? shape.Members.Take(1) : shape.Members;

    private static bool IsDivided(Shape shape) => shape.Inheritance is Inheritance.Members or Inheritance.Generic;

    private static string TypeOf(Shape shape, ShapeMember member) => member.Type.Replace("{0}", Self(shape), StringComparison.Ordinal);

    private static string Attributes(ShapeMember member) => string.Create(CultureInfo.InvariantCulture, $"Member(First + {member.Place}), {member.Attributes}");

    private static string Declared(Shape shape, ShapeMember member, string modifier, string? initial, string? type = null) =>
        $"[{Attributes(member)}] public {modifier}{member.Modifiers}{type ?? TypeOf(shape, member)} {member.Name}{(member.IsField ? "" : $" {member.Accessors}")}{(initial is null ? member.IsField ? ";" : "" : $" = {initial};")}";

    private static IEnumerable<string> Constructors(Shape shape)
    {
        if (shape.Making == Crossing.Making.Constructor && !shape.IsPositional)
        {
            var members = shape.Members.Take(shape.Parameters).ToList();
            var inBase = IsDivided(shape) ? members.Skip(1).ToList() : [];
            yield return $"{(shape.HasEmptyConstructor ? "" : "[Constructor] ")}public {shape.Name}({Parameters(shape, members)}){(inBase.Count > 0 ? $" : base({string.Join(", ", inBase.Select(Parameter))})" : "")} {{ {Assigned(members.Except(inBase))} }}";
        }

        if (shape.HasEmptyConstructor || (shape.IsStructure && shape.Making != Crossing.Making.Constructor && shape.Members.Any(member => member.Initial is not null)))
        {
            yield return $"{(shape.Making == Crossing.Making.Factory && shape.HasEmptyConstructor ? "private" : "public")} {shape.Name}() {{ }}";
        }

        if (shape.Making == Crossing.Making.Factory)
        {
            var inBase = IsDivided(shape) && shape.Members[0].HasPrivateSetter ? shape.Members.Skip(1).ToList() : [];
            var beside = shape.Beside.Select(item => $", {(item.Name == "number" ? "int" : "string?")} beside{item.Name}");
            var set = string.Join(" ", shape.Members.Except(inBase).Select(member => $"made.{member.Name} = {Parameter(member)};")
                .Concat(shape.Beside.Select(item => $"made.{item.Name} = beside{item.Name};"))
                .Concat(inBase.Count > 0 ? [$"made.Fill({string.Join(", ", inBase.Select(Parameter))});"] : []));
            yield return $"public static {Self(shape)} Made({Parameters(shape, shape.Members)}{string.Concat(beside)}) {{ var made = new {Self(shape)}(); {set} return made; }}";
        }
    }

    private static string Base(Shape shape, Inheritance inheritance)
    {
        var isGeneric = inheritance == Inheritance.Generic;
        var isWhole = inheritance is Inheritance.Virtual or Inheritance.Abstract or Inheritance.Hidden;
        var modifier = inheritance switch { Inheritance.Virtual => "virtual ", Inheritance.Abstract => "abstract ", _ => "" };
        var members = (isWhole ? shape.Members : shape.Members.Skip(1)).Select(member => inheritance == Inheritance.Hidden ? member with { Accessors = "{ get; set; }", Attributes = "NamedMember", Modifiers = "" } : member).ToList();
        var declared = members.Select(member => Declared(shape, member, modifier, isWhole && !member.IsFixed ? null : member.Initial, isGeneric && member.Name == "Text" ? "TText" : null));
        var taken = !isWhole && shape.Making == Crossing.Making.Constructor ? shape.Members.Take(shape.Parameters).Skip(1).ToList() : [];
        var constructors = taken.Count == 0 ? "" : $" protected {shape.Name}Base({Parameters(shape, taken, isGeneric)}) {{ {Assigned(taken)} }}{(shape.HasEmptyConstructor ? $" protected {shape.Name}Base() {{ }}" : "")}";
        var fill = !isWhole && shape.Making == Crossing.Making.Factory && shape.Members[0].HasPrivateSetter
            ? $" internal void Fill({Parameters(shape, shape.Members.Skip(1), isGeneric)}) {{ {Assigned(shape.Members.Skip(1))} }}" : "";
        return $"[Contract] public {(inheritance == Inheritance.Abstract ? "abstract " : "")}partial {shape.Keyword} {shape.Name}Base{(isGeneric ? "<TText>" : "")} {{ {string.Join(" ", declared)}{constructors}{fill} }}";
    }

    private static string Parameters(Shape shape, IEnumerable<ShapeMember> members, bool isGeneric = false) =>
        string.Join(", ", members.Select(member => $"{(isGeneric && member.Name == "Text" ? "TText" : TypeOf(shape, member))} {Parameter(member)}"));

    private static string Parameter(ShapeMember member) => char.ToLowerInvariant(member.Name[0]) + member.Name[1..];

    private static string Assigned(IEnumerable<ShapeMember> members) => string.Join(" ", members.Select(member => $"this.{member.Name} = {Parameter(member)};"));
}
