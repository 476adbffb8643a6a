using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>The members of a type that are its data, written from what the compiler knows of them: kind, setter, <c>required</c> and initial value stay as they are.</summary>
internal sealed class DataCode(CopyPlan plan, Kept kept, NeutralAttributes neutral, CopyNotes notes)
{
    /// <summary>Properties and fields that the type itself declares.</summary>
    public IEnumerable<(ISymbol Member, string Attributes, string Text)> Of(INamedTypeSymbol type)
    {
        foreach (var member in type.GetMembers())
        {
            switch (member)
            {
                case IPropertySymbol property when plan.IsWritten(property) && !IsPositional(property):
                    plan.Has(property.Type);
                    yield return (member, Attributes(member), Property(property));
                    break;
                case IFieldSymbol { AssociatedSymbol: null } field when kept.IsMember(field):
                    plan.Has(field.Type);
                    yield return (member, Attributes(member), Field(field));
                    break;
                case IFieldSymbol field when kept.IsBehind(field) && !field.IsInSource():
                    // The class makes its collection, in code that a library does not show.
                    yield return (member, neutral.Of(member), $"private {(field.IsReadOnly ? "readonly " : "")}{CopyNames.Annotated(field.Type)} {CopyNames.Escaped(field.Name)} = new();");
                    break;
                default:
                    break;
            }
        }
    }

    /// <summary>Of the members that the primary constructor declares.</summary>
    public string OfParameter(IParameterSymbol parameter)
    {
        var type = parameter.ContainingType;
        return type.IsRecord && type.GetMembers(parameter.Name).OfType<IPropertySymbol>().FirstOrDefault(IsPositional) is { } property
            ? neutral.Of(property).Replace("[", "[property: ", StringComparison.Ordinal) + AttributeEdits.Steering(plan, property, notes, "property: ")
            : "";
    }

    /// <summary>Whether it is a parameter of a primary constructor.</summary>
    public static bool IsPositional(IParameterSymbol parameter) => parameter.ContainingSymbol is IMethodSymbol method && method.DeclaringSyntaxReferences is [var reference] && reference.GetSyntax() is TypeDeclarationSyntax;

    /// <summary>Whether the primary constructor declares it.</summary>
    public static bool IsPositional(IPropertySymbol property) => property.DeclaringSyntaxReferences is [var reference, ..] && reference.GetSyntax() is ParameterSyntax;

    private string Attributes(ISymbol member) => neutral.Of(member) + AttributeEdits.Steering(plan, member, notes);

    private string Field(IFieldSymbol field)
    {
        var syntax = field.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<VariableDeclaratorSyntax>().FirstOrDefault();
        return $"{Declarations.Access(field.DeclaredAccessibility)}{(field.IsRequired ? "required " : "")}{(field.IsReadOnly ? "readonly " : "")}{CopyNames.Annotated(field.Type)} {CopyNames.Escaped(field.Name)}"
            + $"{Initial(field, syntax?.Initializer)};";
    }

    private string Property(IPropertySymbol property)
    {
        var syntax = property.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<PropertyDeclarationSyntax>().FirstOrDefault();
        var head = Head(property, syntax);
        if (syntax is null && DataMembers.FieldBehind(property) is { } behind && kept.IsBehind(behind))
        {
            return $"{head} => {CopyNames.Escaped(behind.Name)};";
        }

        if (!property.IsAbstract && syntax is not null && !IsSimple(syntax) && (!plan.Refused.Plain.Contains(property.ContainingType.OriginalDefinition) || IsOverField(property)))
        {
            if (Code(syntax) is { } code)
            {
                return head + code;
            }

            plan.Refused.Plain.Add(property.ContainingType.OriginalDefinition);
        }

        var accessors = $" {{ {Accessor(property, property.GetMethod, "get")}{Accessor(property, property.SetMethod, property.SetMethod?.IsInitOnly == true ? "init" : "set")}}}";
        var initial = property.IsAbstract || syntax?.ExpressionBody is not null ? "" : syntax is null ? Made(property) : Initial(property, syntax.Initializer ?? Behind(property, syntax));
        return head + accessors + (initial.Length > 0 ? initial + ";" : "");
    }

    private string Head(IPropertySymbol property, PropertyDeclarationSyntax? syntax)
    {
        var isOverride = property is { IsOverride: true, OverriddenProperty: { } above } && kept.BaseOf(property.ContainingType) is not null && (!above.ContainingType.IsCopied() || plan.IsWritten(above) || plan.HasCode(above));
        var modifiers = (syntax?.Modifiers.Any(SyntaxKind.NewKeyword) == true ? "new " : "")
            + (property.IsRequired ? "required " : "")
            + (property.IsAbstract ? "abstract " : isOverride ? (property.IsSealed ? "sealed override " : "override ") : property.IsVirtual || (property.IsOverride && !property.ContainingType.IsSealed) ? "virtual " : "");
        return $"{Declarations.Access(property.DeclaredAccessibility)}{modifiers}{CopyNames.Annotated(property.Type)} {CopyNames.Escaped(property.Name)}";
    }

    private static string Accessor(IPropertySymbol property, IMethodSymbol? method, string keyword) =>
        method is null ? "" : $"{(method.DeclaredAccessibility == property.DeclaredAccessibility ? "" : Declarations.Access(method.DeclaredAccessibility))}{keyword}; ";

    /// <summary>Its getter needs the private collection alone.</summary>
    private bool IsOverField(IPropertySymbol property) => DataMembers.FieldBehind(property) is { } field && kept.IsBehind(field);

    private static bool IsSimple(PropertyDeclarationSyntax property) =>
        property.ExpressionBody is null && property.AccessorList is { } accessors && accessors.Accessors.All(accessor => accessor.Body is null && accessor.ExpressionBody is null);

    private string? Code(PropertyDeclarationSyntax property)
    {
        if (property.ExpressionBody is { } arrow)
        {
            return PortableCode.Of(plan, arrow) is { } body ? $" {PortableCode.Text(body)};" : null;
        }

        if (PortableCode.Of(plan, property.AccessorList!) is not { } accessors)
        {
            return null;
        }

        var initial = property.Initializer is { } initializer ? PortableCode.Of(plan, initializer) : null;
        return $" {PortableCode.Text(accessors)}{(initial is null ? "" : $" {PortableCode.Text(initial)};")}";
    }

    /// <summary>The initial value of the field that a getter gives back.</summary>
    private static EqualsValueClauseSyntax? Behind(IPropertySymbol property, PropertyDeclarationSyntax syntax)
    {
        var getter = syntax.AccessorList?.Accessors.FirstOrDefault(accessor => accessor.IsKind(SyntaxKind.GetAccessorDeclaration));
        var given = getter?.ExpressionBody?.Expression ?? getter?.Body?.Statements.OfType<ReturnStatementSyntax>().FirstOrDefault()?.Expression;
        return given is IdentifierNameSyntax { Identifier.ValueText: var name } && property.ContainingType.GetMembers(name).OfType<IFieldSymbol>().FirstOrDefault() is { } field
            ? field.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<VariableDeclaratorSyntax>().FirstOrDefault()?.Initializer
            : null;
    }

    /// <summary>The initial value, or nothing where it needs what the copy cannot have.</summary>
    private string Initial(ISymbol member, EqualsValueClauseSyntax? initializer)
    {
        if (initializer is null)
        {
            return "";
        }

        if (!plan.Refused.Code.Contains(member) && PortableCode.Of(plan, initializer) is { } portable)
        {
            return " " + PortableCode.Text(portable);
        }

        notes.Removed.Add($"the initial value of {member.ContainingType.Name}.{member.Name}");
        return "";
    }

    /// <summary>A library does not say with which value its class begins; a collection without a setter can only be one that the class made.</summary>
    private static string Made(IPropertySymbol property) => property is { SetMethod: null, Type: INamedTypeSymbol type } && CollectionForm.Of(type) is { How: { IsFillable: true } how }
        ? $" = new {how.Class.Replace("{E}", CopyNames.Of(type.TypeArguments[^1]), StringComparison.Ordinal).Replace("{K}", CopyNames.Of(type.TypeArguments[0]), StringComparison.Ordinal)}()"
        : "";
}
