using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// Converters of the sources that no attribute names, and those that are written for a package. The application gives the former to the serializer in its options. Either may have written a sample, so they are asked where
/// the sample is in no form that the types themselves have.
/// </summary>
internal static class SourceConverters
{
    /// <summary>Those that may read a type of the model, one for each type.</summary>
    public static IReadOnlyList<INamedTypeSymbol> Of(Compilation compilation, Model model)
    {
        var types = model.Types.Select(type => type.Symbol).ToHashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        var open = types.OfType<INamedTypeSymbol>().Where(type => type.IsCopied()).Select(type => type.OriginalDefinition).ToHashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default);
        var found = SourceTypes.Of(compilation).Where(IsUsable).Select(type => (Converter: type, Base: JsonConverters.BaseOf(type)!)).Where(one => one.Base is not null).ToList();
        var named = NamedByAttributes(model);
        var ofOneType = found.Where(one => one.Base is { TypeArguments: [var converted] } && types.Contains(Held(converted))).GroupBy(one => Held(one.Base.TypeArguments[0]), SymbolEqualityComparer.Default).Where(same => same.Count() == 1).Select(same => same.First().Converter);
        var ofSeveral = found.Where(one => one.Base.Arity == 0 && (JsonConverters.IsOfPackage(one.Base)
            ? named.Contains(one.Converter) || Asked(one.Converter, compilation).Any(types.Contains)
            : Named(one.Converter, compilation).Any(open.Contains))).Select(one => one.Converter);
        return [.. ofOneType, .. ofSeveral];
    }

    /// <summary>Code beside the copy can make one.</summary>
    private static bool IsUsable(INamedTypeSymbol type) => type is { TypeKind: TypeKind.Class, IsAbstract: false, IsGenericType: false } && !type.IsHidden() && type.ContainingType?.IsHidden() != true
        && type.InstanceConstructors.Any(constructor => constructor is { Parameters.Length: 0, DeclaredAccessibility: Accessibility.Public });

    private static ITypeSymbol Held(ITypeSymbol type) => (type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type).WithNullableAnnotation(NullableAnnotation.None);

    /// <summary>The library of the package that the converters are written for, with which the copy for the reader is compiled.</summary>
    public static IEnumerable<PackageLibrary> Libraries(IEnumerable<INamedTypeSymbol> converters, Compilation compilation) => converters.Select(converter => JsonConverters.BaseOf(converter)!)
        .Where(JsonConverters.IsOfPackage)
        .Select(above => PackageLibrary.Of(above.ContainingAssembly, compilation))
        .OfType<PackageLibrary>()
        .Distinct();

    private static HashSet<INamedTypeSymbol> NamedByAttributes(Model model) => model.Types.SelectMany(type => type.Members.SelectMany(member => member.Symbol.GetAttributes()).Concat(type.Symbol.GetAttributes()))
        .Where(attribute => DataMembers.NameOf(attribute) == "JsonConverter")
        .Select(attribute => attribute.ConstructorArguments.FirstOrDefault().Value)
        .OfType<INamedTypeSymbol>()
        .ToHashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default);

    /// <summary>The types that the code of a converter asks for by <c>typeof</c>, as <c>CanConvert</c> does, and those that its base is made for.</summary>
    private static IEnumerable<ITypeSymbol> Asked(INamedTypeSymbol converter, Compilation compilation) => converter.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax())
        .SelectMany(syntax => syntax.DescendantNodes().OfType<TypeOfExpressionSyntax>())
        .Select(asked => SourceTypes.Owner(compilation, asked.SyntaxTree)?.GetSemanticModel(asked.SyntaxTree).GetTypeInfo(asked.Type).Type)
        .OfType<ITypeSymbol>()
        .Concat(converter.BaseType!.TypeArguments)
        .Select(Held);

    /// <summary>The generic types that the code of a factory names.</summary>
    private static IEnumerable<INamedTypeSymbol> Named(INamedTypeSymbol factory, Compilation compilation) => factory.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax())
        .SelectMany(syntax => syntax.DescendantNodes().OfType<GenericNameSyntax>())
        .Select(name => SourceTypes.Owner(compilation, name.SyntaxTree)?.GetSemanticModel(name.SyntaxTree).GetSymbolInfo(name).Symbol)
        .OfType<INamedTypeSymbol>()
        .Select(type => type.OriginalDefinition);
}
