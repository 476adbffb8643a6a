using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>Members of the user's classes that the copy has because of the code in them.</summary>
internal static class MemberCode
{
    /// <summary>The text of a member that is no data; null where the copy cannot have it.</summary>
    public static string? Of(CopyPlan plan, ISymbol symbol, SyntaxNode syntax) => syntax switch
    {
        VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Parent: FieldDeclarationSyntax field } } variable => Field(plan, (IFieldSymbol)symbol, field, variable),
        VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Parent: EventFieldDeclarationSyntax } } when symbol is IEventSymbol told =>
            plan.Has(told.Type) ? $"{Declarations.Access(told.DeclaredAccessibility)}event {CopyNames.Annotated(told.Type)} {CopyNames.Escaped(told.Name)};" : null,
        PropertyDeclarationSyntax when symbol is IPropertySymbol { ContainingType.TypeKind: TypeKind.Interface } declared => Declared(plan, declared),
        ConstructorDeclarationSyntax constructor when !symbol.IsStatic && plan.Refused.Plain.Contains(symbol.ContainingType) => Constructor(plan, (IMethodSymbol)symbol, constructor),
        MethodDeclarationSyntax or PropertyDeclarationSyntax when PatternOf(plan, symbol) is { } pattern => pattern,
        ConstructorDeclarationSyntax or MethodDeclarationSyntax or OperatorDeclarationSyntax or ConversionOperatorDeclarationSyntax or PropertyDeclarationSyntax or IndexerDeclarationSyntax =>
            Member(plan, symbol, (MemberDeclarationSyntax)syntax),
        // The header of the type declares it. That of a record is kept without what is not known, because its parameters are members.
        TypeDeclarationSyntax { ParameterList: not null } => symbol.ContainingType.IsRecord || ((IMethodSymbol)symbol).Parameters.All(parameter => plan.Has(parameter.Type)) ? "" : null,
        _ => null,
    };

    /// <summary>A constructor that sets the members that its parameters are named as, for a class whose own code the copy cannot have.</summary>
    /// <param name="plan">What the copy has.</param>
    /// <param name="symbol">The constructor.</param>
    /// <param name="syntax">Its code, of which the statements that only set a member are kept; null where it is not known.</param>
    /// <returns>Null where a parameter is of a type that the copy cannot have.</returns>
    public static string? Constructor(CopyPlan plan, IMethodSymbol symbol, ConstructorDeclarationSyntax? syntax)
    {
        if (!symbol.Parameters.All(parameter => plan.Has(parameter.Type) || parameter.Type.HasUnknown()))
        {
            return null;
        }

        var own = symbol.ContainingType.GetMembers().Where(plan.IsWritten).Concat(Inherited(symbol.ContainingType).Where(plan.IsWritten)).ToList();
        var assignments = syntax is null || plan.Refused.Code.Contains(symbol) ? [] : Assignments(plan, syntax).Where(assignment => own.Any(member => member.Name == assignment.Member)).ToList();
        assignments.AddRange(
            from parameter in symbol.Parameters
            let member = own.FirstOrDefault(member => Constructions.Sets(parameter, member.Name, DataMembers.TypeOf(member))) ?? (IsOnly(symbol, own) ? own[0] : null)
            where member is not null && !parameter.Type.HasUnknown() && !assignments.Exists(assignment => assignment.Member == member.Name)
            select (member.Name, CopyNames.Escaped(parameter.Name)));
        var above = syntax is not null && plan.Refused.Code.Contains(symbol) ? CallOfPlainBase(plan, symbol)
            : syntax?.Initializer is { } initializer && PortableCode.Of(plan, initializer) is { } portable ? " " + PortableCode.Text(portable) : "";
        var body = string.Concat(assignments.Select(assignment => $" this.{CopyNames.Escaped(assignment.Member)} = {assignment.Text};"));
        return $"{Declarations.Access(symbol.DeclaredAccessibility)}{CopyNames.Simple(symbol.ContainingType)}({Declarations.Parameters(symbol, _ => "")}){above} {{{body} }}";
    }

    /// <summary>Whether a constructor takes the one value that its class keeps, whatever it calls it.</summary>
    private static bool IsOnly(IMethodSymbol constructor, List<ISymbol> own) => own is [var only] && constructor.Parameters is [var given] && SymbolEqualityComparer.Default.Equals(given.Type, DataMembers.TypeOf(only));

    /// <summary>A base that is called with nothing must not look at what it is given.</summary>
    private static string CallOfPlainBase(CopyPlan plan, IMethodSymbol constructor)
    {
        var call = plan.CallOfBase(constructor.ContainingType, constructor);
        if (call.Length > 0)
        {
            plan.Refused.Plain.Add(constructor.ContainingType.BaseType!.OriginalDefinition);
        }

        return call;
    }

    /// <summary>Members of bases that a derived class may set.</summary>
    private static IEnumerable<ISymbol> Inherited(INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null && above.IsCopied(); above = above.BaseType)
        {
            foreach (var property in above.GetMembers().OfType<IPropertySymbol>().Where(property => property.SetMethod is { DeclaredAccessibility: not Accessibility.Private }))
            {
                yield return property;
            }
        }
    }

    /// <summary>The statements that set a member and need nothing that the copy cannot have.</summary>
    private static IEnumerable<(string Member, string Text)> Assignments(CopyPlan plan, ConstructorDeclarationSyntax constructor)
    {
        var expressions = constructor.ExpressionBody is { } arrow ? [arrow.Expression] : (constructor.Body?.Statements ?? []).OfType<ExpressionStatementSyntax>().Select(statement => statement.Expression);
        return from assignment in expressions.OfType<AssignmentExpressionSyntax>()
               where assignment.IsKind(SyntaxKind.SimpleAssignmentExpression)
               let name = assignment.Left switch
               {
                   IdentifierNameSyntax identifier => identifier.Identifier.ValueText,
                   MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } own => own.Name.Identifier.ValueText,
                   _ => null,
               }
               where name is not null
               let rewritten = PortableCode.Of(plan, assignment.Right)
               where rewritten is not null
               select (name, PortableCode.Text(rewritten));
    }

    /// <summary>A regular expression whose code a source generator of the framework would write; null for any other member. Like that, it is made once.</summary>
    private static string? PatternOf(CopyPlan plan, ISymbol symbol)
    {
        if (symbol is not (IMethodSymbol { IsPartialDefinition: true } or IPropertySymbol { IsPartialDefinition: true })
            || symbol.GetAttributes().FirstOrDefault(attribute => DataMembers.NameOf(attribute) == "GeneratedRegex") is not { ConstructorArguments: [{ Value: string pattern }, .. var others] })
        {
            return null;
        }

        const string Regex = "global::System.Text.RegularExpressions.Regex";
        var options = others is [{ Value: int given }, ..] ? given : 0;
        var made = $"{CopyNames.Escaped(symbol.Name)}Made";
        return FormattableString.Invariant($"private static readonly {Regex} {made} = new({SymbolDisplay.FormatLiteral(pattern, quote: true)}, (global::System.Text.RegularExpressions.RegexOptions){options} | global::System.Text.RegularExpressions.RegexOptions.Compiled); ")
            + $"{Declarations.Access(symbol.DeclaredAccessibility)}{(symbol.IsStatic ? "static " : "")}{Regex} {CopyNames.Escaped(symbol.Name)}{(symbol is IMethodSymbol ? "()" : "")} => {made};";
    }

    private static string? Declared(CopyPlan plan, IPropertySymbol property) => !plan.Has(property.Type)
        ? null
        : $"{CopyNames.Annotated(property.Type)} {CopyNames.Escaped(property.Name)} {{ {(property.GetMethod is null ? "" : "get; ")}{(property.SetMethod is null ? "" : property.SetMethod.IsInitOnly ? "init; " : "set; ")}}}";

    private static string? Member(CopyPlan plan, ISymbol symbol, MemberDeclarationSyntax syntax)
    {
        if (symbol is IPropertySymbol { OverriddenProperty: { } above } && above.ContainingType.IsCopied() && !plan.HasMember(above))
        {
            return null;
        }

        return PortableCode.Of(plan, syntax) is { } code ? PortableCode.Text(code) : null;
    }

    private static string? Field(CopyPlan plan, IFieldSymbol symbol, FieldDeclarationSyntax field, VariableDeclaratorSyntax variable)
    {
        if (!plan.Has(symbol.Type) || symbol.IsFixedSizeBuffer)
        {
            return null;
        }

        if (variable.Initializer is null && SetterOf(symbol) is { } first && !plan.HasMember(first))
        {
            return null;
        }

        var value = variable.Initializer is { } initializer ? PortableCode.Of(plan, initializer) : null;
        return variable.Initializer is not null && value is null
            ? null
            : $"{string.Join(' ', field.Modifiers.Select(modifier => modifier.ValueText))} {CopyNames.Annotated(symbol.Type)} {CopyNames.Escaped(symbol.Name)}{(value is null ? "" : " " + PortableCode.Text(value))};";
    }

    /// <summary>The static constructor that may give a static field its value; null where there is none.</summary>
    private static IMethodSymbol? SetterOf(IFieldSymbol field) => field.IsStatic ? field.ContainingType.StaticConstructors.FirstOrDefault(constructor => !constructor.IsImplicitlyDeclared) : null;
}
