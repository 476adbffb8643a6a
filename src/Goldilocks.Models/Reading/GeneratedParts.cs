using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>A part of a type that a source generator would have written.</summary>
/// <param name="Type">The type.</param>
/// <param name="Text">The part, as a file.</param>
/// <param name="Remark">What it has.</param>
internal sealed record GeneratedPart(INamedTypeSymbol Type, string Text, string Remark);

/// <summary>
/// The data that source generators add to a type, where its attributes alone say what they are: the value of an identifier, such as <c>[ValueObject&lt;Guid&gt;] partial struct OrderKey;</c>, and the property over
/// a field, such as <c>[ObservableProperty] string _name</c>. No generator runs here, and its project was perhaps never built.
/// </summary>
internal static class GeneratedParts
{
    private static readonly HashSet<string> s_observable = ["ObservableProperty", "Reactive"];

    /// <summary>What attributes that name the type by a word call it; the first is meant where none is named.</summary>
    private static readonly Dictionary<string, string> s_words = new(StringComparer.Ordinal) { ["Guid"] = "System.Guid", ["Int"] = "int", ["Long"] = "long", ["String"] = "string", ["NullableString"] = "string" };

    /// <summary>The parts of those types that need one.</summary>
    public static IEnumerable<GeneratedPart> Of(IEnumerable<INamedTypeSymbol> types, Compilation compilation) => types
        .Where(type => type.Arity == 0 && type.IsInSource() && IsPartial(type))
        .Select(type => Value(type, compilation) ?? Properties(type))
        .OfType<GeneratedPart>();

    /// <summary>A class for each interface that declares properties alone, as a bus for messages makes it when the program runs.</summary>
    public static IEnumerable<GeneratedPart> Classes(IEnumerable<INamedTypeSymbol> interfaces) => interfaces
        .Where(type => type is { IsGenericType: false, ContainingType: null } && type.IsInSource() && Declared(type).All(member => member is IPropertySymbol { IsIndexer: false, IsStatic: false, GetMethod: not null } or IMethodSymbol { AssociatedSymbol: IPropertySymbol }))
        .Select(type => new GeneratedPart(type, Class(type), $"{type.Name}Class (with the properties of the interface {type.Name}, which no class of the sources implements)"))
        .ToList();

    /// <summary>The full name of the class for an interface.</summary>
    public static string ClassOf(INamedTypeSymbol type) => $"{type.ToDisplayString()}Class";

    private static IEnumerable<ISymbol> Declared(INamedTypeSymbol type) => type.AllInterfaces.Append(type).SelectMany(one => one.GetMembers());

    private static string Class(INamedTypeSymbol type)
    {
        var properties = Declared(type).OfType<IPropertySymbol>().GroupBy(property => property.Name, StringComparer.Ordinal).Select(same => same.Last()).ToList();
        var isAnnotated = !properties.Exists(property => property.Type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.None });
        var text = $"{(type.DeclaredAccessibility == Accessibility.Public ? "public" : "internal")} sealed class {type.Name}Class : {type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)} {{ "
            + string.Concat(properties.Select(property => $"public {property.Type.ToDisplayString(s_format)} {Escaped(property.Name)} {{ get; set; }}{(isAnnotated && property.Type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.NotAnnotated } ? " = null!;" : "")} ")) + "}";
        return $"#nullable {(isAnnotated ? "enable" : "disable")}\n{(type.ContainingNamespace is { IsGlobalNamespace: false } space ? $"namespace {space.ToDisplayString()} {{ {text} }}" : text)}\n";
    }

    private static bool IsPartial(INamedTypeSymbol? type) => type is null
        || (type.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(SyntaxKind.PartialKeyword)) && IsPartial(type.ContainingType));

    private static GeneratedPart? Value(INamedTypeSymbol type, Compilation compilation)
    {
        if (DataMembers.Of(type).Any(known => DataMembers.SettingOf(known.Member, null) is not null) || type.InstanceConstructors.Any(constructor => constructor is { IsImplicitlyDeclared: false, Parameters.Length: > 0 }))
        {
            return null;
        }

        var value = type.GetAttributes().Select(attribute => (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax) is { } syntax ? ValueOf(syntax, compilation) : null).FirstOrDefault(value => value is not null);
        return value is null ? null : new GeneratedPart(
            type,
            Part(type, $"public {type.Name}({value} value) {{ Value = value; }} public {value} Value {{ get; }}"),
            $"{type.Name} (a value of the type {value.Replace("global::", "", StringComparison.Ordinal)})");
    }

    /// <summary>The type of the value; null where the attribute does not say it.</summary>
    private static string? ValueOf(AttributeSyntax attribute, Compilation compilation)
    {
        var name = attribute.Name is QualifiedNameSyntax qualified ? qualified.Right : attribute.Name;
        var arguments = attribute.ArgumentList?.Arguments.Select(argument => argument.Expression).ToList() ?? [];
        var named = name is GenericNameSyntax { TypeArgumentList.Arguments: [var only] } ? only : arguments.OfType<TypeOfExpressionSyntax>().FirstOrDefault()?.Type;
        if (named is not null)
        {
            return SourceTypes.Owner(compilation, attribute.SyntaxTree)?.GetSemanticModel(attribute.SyntaxTree).GetSpeculativeTypeInfo(attribute.SpanStart, named, SpeculativeBindingOption.BindAsTypeOrNamespace).Type is { TypeKind: not TypeKind.Error } type && Leaves.NameOf(type) is not null
                ? type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)
                : null;
        }

        return (name as SimpleNameSyntax)?.Identifier.ValueText switch
        {
            "ValueObject" or "ValueObjectAttribute" when SourceTypes.Owner(compilation, attribute.SyntaxTree) is { } owner => OfVogen(attribute, owner),
            "StronglyTypedId" or "StronglyTypedIdAttribute" => arguments.OfType<MemberAccessExpressionSyntax>().Select(word => s_words.GetValueOrDefault(word.Name.Identifier.ValueText)).FirstOrDefault(word => word is not null) ?? s_words.Values.First(),
            _ => null,
        };
    }

    /// <summary>The type that Vogen takes where an attribute names none: that of the assembly's attribute, and otherwise a number. Null for an attribute of another package.</summary>
    private static string? OfVogen(AttributeSyntax attribute, Compilation owner)
    {
        var project = s_projects.GetValue(owner, VogenProject.Of);
        return attribute.Name.ToString().StartsWith("Vogen.", StringComparison.Ordinal) || project.ImportsEverywhere || VogenProject.Imports(attribute.SyntaxTree).Any() ? project.Default : null;
    }

    private static GeneratedPart? Properties(INamedTypeSymbol type)
    {
        var fields = type.GetMembers().OfType<IFieldSymbol>().Where(field => !field.IsStatic && field.GetAttributes().Any(attribute => s_observable.Contains(DataMembers.NameOf(attribute))))
            .Select(field => (Field: field, Property: PropertyOf(field.Name)))
            .Where(pair => pair.Property.Length > 0 && pair.Property != pair.Field.Name && !type.GetMembers(pair.Property).Any())
            .ToList();
        return fields.Count == 0 ? null : new GeneratedPart(
            type,
            Part(type, string.Concat(fields.Select(pair => $"public {pair.Field.Type.ToDisplayString(s_format)} {pair.Property} {{ get => {Escaped(pair.Field.Name)}; set => {Escaped(pair.Field.Name)} = value; }} "))),
            $"{type.Name} (with {string.Join(", ", fields.Select(pair => pair.Property))})");
    }

    /// <summary>A project has many identifiers, and what it says of all of them is looked for in all its files.</summary>
    private static readonly ConditionalWeakTable<Compilation, VogenProject> s_projects = [];

    private static readonly SymbolDisplayFormat s_format = SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    private static string Escaped(string name) => SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None ? "@" + name : name;

    /// <summary>As the generators name a property after its field: without its prefix, and with a capital.</summary>
    private static string PropertyOf(string field)
    {
        var plain = DataMembers.WithoutPrefix(field);
        return plain.Length == 0 ? "" : char.ToUpperInvariant(plain[0]) + plain[1..];
    }

    private static string Part(INamedTypeSymbol type, string members)
    {
        var text = members;
        for (var container = type; container is not null; container = container.ContainingType)
        {
            var keyword = container switch { { IsRecord: true, IsValueType: true } => "record struct", { IsRecord: true } => "record", { IsValueType: true } => "struct", _ => "class" };
            text = $"partial {keyword} {container.Name} {{ {text} }}";
        }

        return $"#nullable enable\n{(type.ContainingNamespace is { IsGlobalNamespace: false } space ? $"namespace {space.ToDisplayString()} {{ {text} }}" : text)}\n";
    }
}
