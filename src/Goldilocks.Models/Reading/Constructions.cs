using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>Chooses the constructor that makes an object from its members, as readers do.</summary>
internal static class Constructions
{
    public static Construction Of(INamedTypeSymbol type)
    {
        var all = type.InstanceConstructors.Where(constructor => !IsCopy(constructor)).ToList();
        var chosen = all.FirstOrDefault(IsMarked)
            ?? all.FirstOrDefault(constructor => constructor is { Parameters.Length: 0, DeclaredAccessibility: Accessibility.Public or Accessibility.Internal, IsImplicitlyDeclared: false })
            ?? (type.IsValueType ? null : all.FirstOrDefault(constructor => constructor is { Parameters.Length: 0, DeclaredAccessibility: Accessibility.Public }))
            ?? all.Where(constructor => constructor is { Parameters.Length: > 0, DeclaredAccessibility: Accessibility.Public or Accessibility.Internal } && IsFromMembers(constructor, type))
                .MaxBy(constructor => constructor.Parameters.Length)
            ?? all.FirstOrDefault(constructor => constructor.Parameters.Length == 0)
            ?? all.Where(constructor => constructor.Parameters.Length > 0 && IsFromMembers(constructor, type)).MaxBy(constructor => constructor.Parameters.Length);
        if (chosen is null || (chosen.Parameters.Length > 0 && !IsFromMembers(chosen, type)))
        {
            return new Construction(null, []) { IsWithout = true };
        }

        return new Construction(chosen, [.. chosen.Parameters.Select(parameter => DataMembers.Of(type).First(member => Sets(parameter, member.Member.Name, member.Declared)).Member.Name)]);
    }

    /// <summary>The constructor that an attribute names, or the only public one, where each parameter is named as a member: libraries call it with what they read; null for none.</summary>
    public static IMethodSymbol? CalledByLibraries(INamedTypeSymbol type)
    {
        var all = type.InstanceConstructors.Where(constructor => !IsCopy(constructor)).ToList();
        var open = all.Where(constructor => constructor.DeclaredAccessibility == Accessibility.Public).ToList();
        return (all.FirstOrDefault(IsMarked) ?? (open is [var only] ? only : null)) is { IsImplicitlyDeclared: false } called
            && called.Parameters.All(parameter => DataMembers.Of(type).Any(member => string.Equals(member.Member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase)))
            ? called
            : null;
    }

    /// <summary>Whether a constructor's parameter gives a member its value.</summary>
    public static bool Sets(IParameterSymbol parameter, string member, ITypeSymbol declared) =>
        string.Equals(parameter.Name, member, StringComparison.OrdinalIgnoreCase) && SymbolEqualityComparer.Default.Equals(parameter.Type, declared);

    private static bool IsFromMembers(IMethodSymbol constructor, INamedTypeSymbol type)
    {
        var members = DataMembers.Of(type).ToList();
        return constructor.Parameters.All(parameter => members.Any(member => Sets(parameter, member.Member.Name, member.Declared) && !IsSetOtherwise(constructor, parameter, member.Member.Name)));
    }

    /// <summary>Whether the constructor gives the member of a parameter's name a value that has nothing to do with the parameter, such as a new key of its own.</summary>
    private static bool IsSetOtherwise(IMethodSymbol constructor, IParameterSymbol parameter, string member)
    {
        var given = constructor.DeclaringSyntaxReferences.SelectMany(reference => reference.GetSyntax() is ConstructorDeclarationSyntax declared ? declared.DescendantNodes().OfType<AssignmentExpressionSyntax>() : [])
            .Where(assignment => assignment.Left is IdentifierNameSyntax { Identifier.ValueText: var name } && name == member || assignment.Left is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name.Identifier.ValueText: var own } && own == member)
            .ToList();
        return given.Count > 0 && given.TrueForAll(assignment => !assignment.Right.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().Any(name => name.Identifier.ValueText == parameter.Name));
    }

    private static bool IsMarked(IMethodSymbol constructor) => constructor.GetAttributes().Any(attribute =>
        attribute.AttributeClass?.Name is "JsonConstructorAttribute" or "SerializationConstructorAttribute" or "MemoryPackConstructorAttribute");

    /// <summary>The one that the compiler adds to every record.</summary>
    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.ContainingType.IsRecord && constructor.Parameters.Length == 1 && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, constructor.ContainingType);
}
