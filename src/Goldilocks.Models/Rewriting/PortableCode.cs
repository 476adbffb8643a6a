using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>
/// Rewrites a piece of the user's code for the copy: full names, no attributes, no comments, no directives. It fails where the code needs something that the copy cannot have: a package, a service, an event.
/// </summary>
internal sealed class PortableCode : CSharpSyntaxRewriter
{
    private readonly CopyPlan _plan;
    private readonly SemanticModel _model;
    private bool _isImpossible;

    private PortableCode(CopyPlan plan, SemanticModel model) => (_plan, _model) = (plan, model);

    /// <summary>Null where the copy cannot have it.</summary>
    public static T? Of<T>(CopyPlan plan, T code)
        where T : SyntaxNode
    {
        var rewriter = new PortableCode(plan, plan.ModelOf(code.SyntaxTree));
        try
        {
            var rewritten = rewriter.Visit(code);
            return rewriter._isImpossible ? null : rewritten as T;
        }
        catch (InvalidCastException)
        {
            // A full name is another kind of node than a short one, and not every node around it takes it.
            return null;
        }
    }

    /// <summary>The text of such a piece, in one style.</summary>
    public static string Text(SyntaxNode code) => code.NormalizeWhitespace().ToFullString();

    /// <summary>What cannot be had is not looked at further: each name in it may lead to a whole part of the application.</summary>
    public override SyntaxNode? Visit(SyntaxNode? node)
    {
        // An operator of the user's converts a value without being named.
        if (!_isImpossible && node is ExpressionSyntax && _model.GetConversion(node) is { IsUserDefined: true, MethodSymbol: { } converting })
        {
            Require(converting);
        }

        if (!_isImpossible && node is ExpressionSyntax && _model.GetConversion(node) is { IsImplicit: true } taken && (taken.IsReference || taken.IsBoxing)
            && _model.GetTypeInfo(node) is { Type: INamedTypeSymbol type, ConvertedType: INamedTypeSymbol { TypeKind: TypeKind.Interface } wanted } && !_plan.HasInterface(type, wanted))
        {
            _isImpossible = true;
        }

        return _isImpossible ? node : base.Visit(node);
    }

    public override SyntaxTrivia VisitTrivia(SyntaxTrivia trivia) => default;

    public override SyntaxNode? VisitAttributeList(AttributeListSyntax node) => null;

    public override SyntaxNode? VisitInvocationExpression(InvocationExpressionSyntax node)
    {
        if (node.Expression is IdentifierNameSyntax { Identifier.ValueText: "nameof" } && _model.GetConstantValue(node) is { HasValue: true, Value: string name })
        {
            return SyntaxFactory.LiteralExpression(SyntaxKind.StringLiteralExpression, SyntaxFactory.Literal(name));
        }

        return base.VisitInvocationExpression(node);
    }

    public override SyntaxNode? VisitImplicitObjectCreationExpression(ImplicitObjectCreationExpressionSyntax node)
    {
        Require(_model.GetSymbolInfo(node).Symbol);
        return base.VisitImplicitObjectCreationExpression(node);
    }

    public override SyntaxNode? VisitObjectCreationExpression(ObjectCreationExpressionSyntax node)
    {
        Require(_model.GetSymbolInfo(node).Symbol);
        return base.VisitObjectCreationExpression(node);
    }

    public override SyntaxNode? VisitBinaryExpression(BinaryExpressionSyntax node)
    {
        if (_model.GetSymbolInfo(node).Symbol is IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator } custom)
        {
            Require(custom);
        }

        return base.VisitBinaryExpression(node);
    }

    public override SyntaxNode? VisitCastExpression(CastExpressionSyntax node)
    {
        if (_model.GetSymbolInfo(node).Symbol is IMethodSymbol { MethodKind: MethodKind.Conversion } custom)
        {
            Require(custom);
        }

        return base.VisitCastExpression(node);
    }

    public override SyntaxNode? VisitConstructorInitializer(ConstructorInitializerSyntax node)
    {
        if (node.IsKind(SyntaxKind.BaseConstructorInitializer) && _model.GetDeclaredSymbol(node.Parent!) is { } constructor && !_plan.KeepsBase(constructor.ContainingType))
        {
            return _plan.CallOfBase(constructor.ContainingType, (IMethodSymbol)constructor) is { Length: > 0 } call
                ? SyntaxFactory.ConstructorInitializer(SyntaxKind.BaseConstructorInitializer, SyntaxFactory.ParseArgumentList(call[call.IndexOf('(', StringComparison.Ordinal)..]))
                : null;
        }

        var called = _model.GetSymbolInfo(node).Symbol;
        if (called is not null && called.ContainingType.IsCopied() && !_plan.HasMember(called))
        {
            // The next attempt takes it without its code.
            _plan.Refused.Plain.Add(called.ContainingType.OriginalDefinition);
        }

        Require(called);
        return base.VisitConstructorInitializer(node);
    }

    /// <summary>The colons of a full name would begin a format.</summary>
    public override SyntaxNode? VisitInterpolation(InterpolationSyntax node) =>
        base.VisitInterpolation(node) is InterpolationSyntax visited ? visited.WithExpression(SyntaxFactory.ParenthesizedExpression(visited.Expression)) : null;

    /// <summary>Its names are keywords of the language or belong to the node around it.</summary>
    public override SyntaxNode? VisitNameColon(NameColonSyntax node) => node.Parent is ArgumentSyntax or AttributeArgumentSyntax
        ? node.WithName((IdentifierNameSyntax)Plain(node.Name))
        : base.VisitNameColon(node);

    public override SyntaxNode? VisitQualifiedName(QualifiedNameSyntax node) => TypeNamed(node) ?? Constant(node) ?? base.VisitQualifiedName(node);

    public override SyntaxNode? VisitAliasQualifiedName(AliasQualifiedNameSyntax node) => TypeNamed(node) ?? Fail(node);

    public override SyntaxNode? VisitMemberAccessExpression(MemberAccessExpressionSyntax node)
    {
        if (TypeNamed(node) is { } type)
        {
            return type;
        }

        var symbol = _model.GetSymbolInfo(node).Symbol;
        Require(symbol);
        var expression = (ExpressionSyntax?)Visit(node.Expression);
        var name = node.Name is GenericNameSyntax generic ? (SimpleNameSyntax)base.VisitGenericName(generic)! : (SimpleNameSyntax)Plain(node.Name);
        return expression is null ? Fail(node) : node.Update(expression, VisitToken(node.OperatorToken), name);
    }

    public override SyntaxNode? VisitMemberBindingExpression(MemberBindingExpressionSyntax node)
    {
        Require(_model.GetSymbolInfo(node).Symbol);
        return node.Name is GenericNameSyntax generic ? node.WithName((SimpleNameSyntax)base.VisitGenericName(generic)!) : node.WithName((SimpleNameSyntax)Plain(node.Name));
    }

    public override SyntaxNode? VisitGenericName(GenericNameSyntax node) => TypeNamed(node) ?? Member(node, (SimpleNameSyntax)base.VisitGenericName(node)!);

    public override SyntaxNode? VisitIdentifierName(IdentifierNameSyntax node)
    {
        if (node.IsVar || node.Parent is NameEqualsSyntax or TypeConstraintSyntax { Type: IdentifierNameSyntax { Identifier.ValueText: "notnull" or "unmanaged" } })
        {
            return Plain(node);
        }

        return TypeNamed(node) ?? Member(node, (SimpleNameSyntax)Plain(node));
    }

    /// <summary>After <c>is</c>, a value of an enum looks like a type.</summary>
    private SyntaxNode? Constant(QualifiedNameSyntax node)
    {
        if (_model.GetSymbolInfo(node).Symbol is not IFieldSymbol { IsStatic: true, ContainingType: { } owner } field)
        {
            return null;
        }

        Require(field);
        return SyntaxFactory.ParseName($"{CopyNames.Of(owner)}.{CopyNames.Escaped(field.Name)}");
    }

    private SyntaxNode? Member(SimpleNameSyntax original, SimpleNameSyntax rewritten)
    {
        var symbol = _model.GetSymbolInfo(original).Symbol;
        switch (symbol)
        {
            case ILocalSymbol or IParameterSymbol or IRangeVariableSymbol or ILabelSymbol or IDiscardSymbol or ITypeParameterSymbol:
            case IMethodSymbol { MethodKind: MethodKind.LocalFunction }:
                return rewritten;
            case null:
                return original.Identifier.ValueText == "_" ? rewritten : Fail(original);
            default:
                break;
        }

        Require(symbol);
        return symbol is { IsStatic: true } and (IFieldSymbol or IPropertySymbol or IMethodSymbol) && symbol.ContainingType is { } owner
            ? SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, SyntaxFactory.ParseTypeName(CopyNames.Of(owner)), rewritten)
            : rewritten;
    }

    /// <summary>The full name where the node names a type.</summary>
    private SyntaxNode? TypeNamed(SyntaxNode node)
    {
        if (_model.GetSymbolInfo(node).Symbol is not ITypeSymbol type || type is ITypeParameterSymbol)
        {
            return null;
        }

        // The framework calls a converter: no code names what it needs.
        return (type is INamedTypeSymbol { TypeKind: TypeKind.Class, IsStatic: false } named && named.IsInSource() && JsonConverters.BaseOf(named.OriginalDefinition) is { } above && _plan.Has(above) ? _plan.HasWhole(named) : _plan.Has(type is INamedTypeSymbol { IsUnboundGenericType: true } ? type.OriginalDefinition : type)) ? SyntaxFactory.ParseTypeName(CopyNames.Of(type)) : Fail(node);
    }

    private void Require(ISymbol? symbol)
    {
        if (!_isImpossible && (symbol is null || !_plan.HasMember(symbol)))
        {
            _isImpossible = true;
        }
    }

    private static SyntaxNode Plain(SimpleNameSyntax node) => SyntaxFactory.IdentifierName(node.Identifier.WithoutTrivia());

    private SyntaxNode Fail(SyntaxNode node)
    {
        _isImpossible = true;
        return node;
    }
}
