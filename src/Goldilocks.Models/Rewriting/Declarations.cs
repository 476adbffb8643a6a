using System.Globalization;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>The parts of a declaration that say what kind of type it is.</summary>
internal static class Declarations
{
    /// <summary>public, or internal where only a part of the user's code can name it: generated code must be able to.</summary>
    public static string Access(INamedTypeSymbol type) => type.DeclaredAccessibility == Accessibility.Public ? "public" : "internal";

    /// <summary>As code writes it, with a space.</summary>
    public static string Access(Accessibility accessibility) => accessibility switch
    {
        Accessibility.Public => "public ",
        Accessibility.Internal => "internal ",
        Accessibility.Protected => "protected ",
        Accessibility.ProtectedAndInternal => "private protected ",
        Accessibility.ProtectedOrInternal => "protected internal ",
        _ => "private ",
    };

    /// <summary>class, record, struct, record struct or interface.</summary>
    public static string Keyword(INamedTypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Interface } => "interface",
        { IsRecord: true, IsValueType: true } => "record struct",
        { IsRecord: true } => "record",
        { IsValueType: true } => "struct",
        _ => "class",
    };

    public static string Modifiers(INamedTypeSymbol type) => type.TypeKind switch
    {
        TypeKind.Class => type.IsStatic ? "static " : type.IsAbstract ? "abstract " : type.IsSealed ? "sealed " : "",
        TypeKind.Struct => type.IsReadOnly ? "readonly " : "",
        _ => "",
    };

    /// <summary>
    /// The constraints of the type parameters that are words: without struct and class, a question mark would mean something else. Types are no constraints of the copy, because an argument has none of the
    /// interfaces that are no data.
    /// </summary>
    public static string Constraints(INamedTypeSymbol type) => string.Concat(type.TypeParameters.Select(parameter => Of(parameter) is { Count: > 0 } all ? $" where {CopyNames.Escaped(parameter.Name)} : {string.Join(", ", all)}" : ""));

    private static List<string> Of(ITypeParameterSymbol parameter)
    {
        var all = new List<string>();
        if (parameter.HasUnmanagedTypeConstraint)
        {
            all.Add("unmanaged");
        }
        else if (parameter.HasValueTypeConstraint)
        {
            all.Add("struct");
        }
        else if (parameter.HasReferenceTypeConstraint)
        {
            all.Add("class");
        }
        else if (parameter.HasNotNullConstraint)
        {
            all.Add("notnull");
        }

        if (parameter is { HasConstructorConstraint: true, HasValueTypeConstraint: false, HasUnmanagedTypeConstraint: false })
        {
            all.Add("new()");
        }

        return all;
    }

    /// <summary>An enum with its values.</summary>
    public static string Enum(CopyPlan plan, INamedTypeSymbol type, CopyNotes notes)
    {
        var values = type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue).Select(field =>
            $"    {AttributeEdits.Steering(plan, field, notes)}{CopyNames.Escaped(field.Name)} = {Convert.ToString(field.ConstantValue, CultureInfo.InvariantCulture)},\n");
        return $"{AttributeEdits.Steering(plan, type, notes)}{Access(type)} enum {CopyNames.Simple(type)} : {type.EnumUnderlyingType!.ToDisplayString()}\n{{\n{string.Concat(values)}}}\n";
    }

    /// <summary>The parameters of a constructor whose types are known.</summary>
    /// <param name="method">The constructor.</param>
    /// <param name="attributes">Of a parameter that declares a member.</param>
    public static string Parameters(IMethodSymbol method, Func<IParameterSymbol, string> attributes) => string.Join(", ", method.Parameters.Where(parameter => !parameter.Type.HasUnknown()).Select(parameter =>
        $"{attributes(parameter)}{(parameter.IsParams ? "params " : parameter.RefKind == RefKind.In ? "in " : "")}{CopyNames.Annotated(parameter.Type)} {CopyNames.Escaped(parameter.Name)}{Default(parameter)}"));

    /// <summary>The declaration of a primary constructor.</summary>
    public static TypeDeclarationSyntax? Primary(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<TypeDeclarationSyntax>().FirstOrDefault(syntax => syntax.ParameterList is not null);

    /// <summary>The constructor that the header of a type declares; null for none.</summary>
    public static IMethodSymbol? PrimaryConstructor(INamedTypeSymbol type) => Primary(type) is { } primary
        ? type.InstanceConstructors.First(candidate => candidate.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() == primary))
        : null;

    private static string Default(IParameterSymbol parameter) => parameter switch
    {
        { HasExplicitDefaultValue: false } => "",
        { ExplicitDefaultValue: null } => " = default",
        { Type.TypeKind: TypeKind.Enum } => $" = ({CopyNames.Of(parameter.Type)})({Convert.ToString(parameter.ExplicitDefaultValue, CultureInfo.InvariantCulture)})",
        { Type: INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [{ TypeKind: TypeKind.Enum } type] } } => $" = ({CopyNames.Of(type)})({Convert.ToString(parameter.ExplicitDefaultValue, CultureInfo.InvariantCulture)})",
        _ => " = " + SymbolDisplay.FormatPrimitive(parameter.ExplicitDefaultValue, quoteStrings: true, useHexadecimalNumbers: false) + Suffix(parameter.ExplicitDefaultValue),
    };

    private static string Suffix(object value) => value switch
    {
        decimal => "m",
        float => "f",
        _ => "",
    };
}
