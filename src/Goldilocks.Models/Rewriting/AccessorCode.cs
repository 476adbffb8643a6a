using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>The runtime's own way to what only the class itself may use, so that the class stays as it is.</summary>
internal static class AccessorCode
{
    private const string Accessor = "[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.";

    /// <summary>The lines of the accessors of a type, for the class whose code makes its objects.</summary>
    public static IEnumerable<string> Of(ModelType type) =>
        type.Members.SelectMany(member => Accessors(type, member)).Concat(Constructor(type));

    /// <summary>An expression of what a member holds, however it is declared.</summary>
    /// <param name="type">The type.</param>
    /// <param name="member">One of it.</param>
    /// <param name="variable">That has the object.</param>
    public static string Get(ModelType type, ModelMember member, string variable = "from") => !member.IsHidden ? $"{variable}.{member.CSharp}"
        : $"{Holder(type, member)}{(member.Symbol is IFieldSymbol ? "Set" : "Get")}{type.Id}{member.Name}({(type.IsReference ? "" : "ref ")}{variable})";

    /// <summary>A statement that gives a member of <c>made</c> its value, however that is set.</summary>
    public static string Set(ModelType type, ModelMember member, string value)
    {
        var target = type.IsReference ? "made" : "ref made";
        return member.Setting switch
        {
            Setting.Filled => $"_ = {value};",
            _ when CallsSetter(type, member) => $"{Holder(type, member)}Set{type.Id}{member.Name}({target}, {value});",
            _ when member.FieldBehind is { } field => $"{Holder(type, member)}Set{type.Id}{member.Name}({target}) = ({value}) is {{ }} held{member.Name} ? new {ClassOf(field)}(held{member.Name}) : null!;",
            _ when FieldOf(member) is not null => $"{Holder(type, member)}Set{type.Id}{member.Name}({target}) = {value};",
            _ when MayRefuseNull(member) => $"if (({value}) is {{ }} held{member.Name}) made.{member.CSharp} = held{member.Name}; else if (made.{member.CSharp} is not null) made.{member.CSharp} = null!;",
            _ => $"made.{member.CSharp} = {value};",
        };
    }

    /// <summary>Whether the setter has code of its own, which may refuse null. It is then not called with null where the member is null already.</summary>
    private static bool MayRefuseNull(ModelMember member) => member is { Setting: Setting.Setter, Type.IsReference: true, IsHidden: false, Symbol: IPropertySymbol property } && !property.IsAutomatic() && property.IsInSource();

    /// <summary>An expression that makes an object with these arguments.</summary>
    public static string New(ModelType type, string arguments, string initializers) => NewWith(type, arguments, string.Join(", ", new[] { initializers }.Where(some => some.Length > 0).Concat(Demanded(type))));

    /// <summary>The initializers of required members that are no data. Without them the compiler refuses the call of the constructor.</summary>
    private static IEnumerable<string> Demanded(ModelType type) =>
        from member in type.NotMembers
        where member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true }
        select $"@{member.Name} = default!";

    private static string NewWith(ModelType type, string arguments, string initializers) => type.Construction switch
    {
        { IsWithout: true } when type.IsReference => $"({type.CSharp})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof({type.CSharp}))",
        { IsWithout: true } => $"default({type.CSharp})",
        { IsPrivate: true } => $"New{type.Id}({arguments})",
        _ => $"new {type.CSharp}({arguments}){(initializers.Length > 0 ? $" {{ {initializers} }}" : "")}",
    };

    /// <summary>What the constructor is called with.</summary>
    /// <param name="type">The type.</param>
    /// <param name="local">The variable with a member's value.</param>
    public static string Arguments(ModelType type, Func<ModelMember, string> local) =>
        string.Join(", ", type.Construction!.Given(type).Select(given => given.Member is null ? $"default({CodeOf(given.Parameter.Type)})!" : local(given.Member)));

    /// <summary>Whether a member is given before the object is there. Without a call of a constructor there is no initializer either.</summary>
    public static bool IsFirst(ModelType type, ModelMember member) =>
        member.Setting == Setting.Constructor || (member.Setting == Setting.Initializer && type.Construction is { IsPrivate: false, IsWithout: false });

    /// <summary>Also an <c>init</c> of an object that is there already.</summary>
    private static bool CallsSetter(ModelType type, ModelMember member) =>
        member is { Setting: Setting.PrivateSetter, Symbol: IPropertySymbol } || (member is { Setting: Setting.Initializer, Symbol: IPropertySymbol { SetMethod.IsInitOnly: true } } && !IsFirst(type, member));

    /// <summary>The field that is set, where no setter is.</summary>
    private static string? FieldOf(ModelMember member) => member.Setting == Setting.BackingField ? $"<{member.Name}>k__BackingField"
        : member is { IsHidden: true, Symbol: IFieldSymbol } ? member.Name
        : member.FieldBehind?.Name;

    /// <summary>Of the collection that a field holds; a list where it is declared as an interface.</summary>
    private static string ClassOf(IFieldSymbol field)
    {
        var type = (INamedTypeSymbol)field.Type;
        return type.TypeKind == TypeKind.Interface ? $"global::System.Collections.Generic.List<{CodeOf(type.TypeArguments[0])}>" : CodeOf(type);
    }

    private static IEnumerable<string> Accessors(ModelType type, ModelMember member)
    {
        var owner = member.Symbol.ContainingType;
        var (declared, value) = owner.Arity == 0 ? (owner, member.Type.CSharp) : (owner.OriginalDefinition, CodeOf(DataMembers.TypeOf(member.Symbol.OriginalDefinition)));
        if (member.FieldBehind is { } behind)
        {
            value = CodeOf(owner.Arity == 0 ? behind.Type : behind.OriginalDefinition.Type);
        }

        var access = owner.Arity == 0 ? "private" : "public";
        var target = $"{(type.IsReference ? "" : "ref ")}{CodeOf(declared)} target";
        string[] lines =
        [
            .. CallsSetter(type, member) ? [$"{Accessor}Method, Name = \"set_{member.Name}\")]", $"{access} static extern void Set{type.Id}{member.Name}({target}, {value} value);"] : Array.Empty<string>(),
            .. FieldOf(member) is { } field ? [$"{Accessor}Field, Name = \"{field}\")]", $"{access} static extern ref {value} Set{type.Id}{member.Name}({target});"] : Array.Empty<string>(),
            .. member is { IsHidden: true, Symbol: IPropertySymbol } ? [$"{Accessor}Method, Name = \"get_{member.Name}\")]", $"{access} static extern {value} Get{type.Id}{member.Name}({target});"] : Array.Empty<string>(),
        ];

        // A generic class is reached from a generic class with the same parameters alone.
        return lines.Length == 0 || owner.Arity == 0 ? lines : [$"private static class Of{type.Id}{member.Name}<{string.Join(", ", declared.TypeParameters.Select(parameter => parameter.Name))}>{Constraints(declared)} {{", .. lines, "}"];
    }

    private static IEnumerable<string> Constructor(ModelType type)
    {
        if (type.Construction is { IsPrivate: true, IsWithout: false } construction)
        {
            yield return $"{Accessor}Constructor)]";
            yield return $"private static extern {type.CSharp} New{type.Id}({string.Join(", ", construction.Given(type).Select((given, index) => FormattableString.Invariant($"{given.Member?.Type.CSharp ?? CodeOf(given.Parameter.Type)} m{index}")))});";
        }
    }

    private static string Holder(ModelType type, ModelMember member) => member.Symbol.ContainingType is { Arity: > 0 } owner
        ? $"Of{type.Id}{member.Name}<{string.Join(", ", owner.TypeArguments.Select(CodeOf))}>."
        : "";

    private static string CodeOf(ITypeSymbol type) => CopyNames.Of(type);

    /// <summary>As the class has them; the copy of a source has no types among them.</summary>
    private static string Constraints(INamedTypeSymbol type) => string.Concat(type.TypeParameters.Select(parameter =>
    {
        string[] all =
        [
            .. parameter.HasReferenceTypeConstraint ? ["class"] : parameter.HasUnmanagedTypeConstraint ? ["unmanaged"] : parameter.HasValueTypeConstraint ? ["struct"] : parameter.HasNotNullConstraint ? ["notnull"] : Array.Empty<string>(),
            .. type.IsInSource() ? [] : parameter.ConstraintTypes.Select(CodeOf),
            .. parameter.HasConstructorConstraint ? ["new()"] : Array.Empty<string>(),
        ];
        return all.Length == 0 ? "" : $" where {parameter.Name} : {string.Join(", ", all)}";
    }));
}
