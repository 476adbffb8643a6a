using Goldilocks.Results;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>
/// The numbers of members, for formats that write numbers instead of names: those that attributes of the sources give; otherwise those of the earlier version, so that a later version never uses one again; otherwise the
/// order of the declarations.
/// </summary>
internal static class MemberNumbers
{
    /// <summary>Derived classes have numbers from there on.</summary>
    private const int TooLarge = 100;

    /// <summary>Numbers the members of all classes.</summary>
    /// <param name="model">With members in the order of their declarations.</param>
    /// <param name="earlier">The classes of the earlier version; null for none.</param>
    public static void Set(Model model, IReadOnlyList<ModelClass>? earlier)
    {
        var numbers = new Dictionary<ISymbol, int>(SymbolEqualityComparer.Default);
        foreach (var type in model.Objects.Where(IsNumbered))
        {
            foreach (var member in type.Members)
            {
                numbers[member.Symbol] = Stated(member.Symbol)!.Value;
            }
        }

        if (earlier is not null)
        {
            Keep(model, earlier.ToDictionary(known => known.Name), numbers);
        }

        foreach (var type in model.Objects)
        {
            var numbered = type.Members.Select(member => member with { Number = numbers.GetValueOrDefault(member.Symbol, member.Position) }).ToList();
            type.Members = numbered.Select(member => member.Number).Distinct().Count() == numbered.Count ? numbered : type.Members;
        }
    }

    /// <summary>What the earlier version had keeps its number; what is new gets one behind all that were ever used.</summary>
    private static void Keep(Model model, Dictionary<string, ModelClass> earlier, Dictionary<ISymbol, int> numbers)
    {
        var types = model.Objects.ToList();
        foreach (var (type, member) in types.SelectMany(type => type.Members.Select(member => (type, member))).Where(pair => !numbers.ContainsKey(pair.member.Symbol)))
        {
            if (KnownIn(earlier, type)?.Members.FirstOrDefault(known => known.Name == member.Name) is { } kept && !IsTaken(types, numbers, member, kept.Number))
            {
                numbers[member.Symbol] = kept.Number;
            }
        }

        foreach (var member in types.SelectMany(type => type.Members).Where(member => !numbers.ContainsKey(member.Symbol)).ToList())
        {
            numbers.TryAdd(member.Symbol, Having(types, member).SelectMany(type => Used(type, earlier, numbers)).DefaultIfEmpty(-1).Max() + 1);
        }
    }

    private static ModelClass? KnownIn(Dictionary<string, ModelClass> earlier, ModelType type) => earlier.GetValueOrDefault(ModelClasses.NameOf(type));

    private static IEnumerable<ModelType> Having(IEnumerable<ModelType> types, ModelMember member) => types.Where(type => type.Members.Any(other => SymbolEqualityComparer.Default.Equals(other.Symbol, member.Symbol)));

    private static bool IsTaken(IReadOnlyList<ModelType> types, Dictionary<ISymbol, int> numbers, ModelMember member, int number) =>
        Having(types, member).SelectMany(type => type.Members).Any(other => numbers.TryGetValue(other.Symbol, out var known) && known == number);

    private static IEnumerable<int> Used(ModelType type, Dictionary<string, ModelClass> earlier, Dictionary<ISymbol, int> numbers) =>
        type.Members.Where(member => numbers.ContainsKey(member.Symbol)).Select(member => numbers[member.Symbol]).Concat(KnownIn(earlier, type)?.Members.Select(known => known.Number) ?? []);

    /// <summary>Whether attributes of one kind give every member a number of its own.</summary>
    private static bool IsNumbered(ModelType type)
    {
        var stated = type.Members.Select(member => Stated(member.Symbol)).ToList();
        return stated.Count > 0 && stated.TrueForAll(number => number is >= 0 and < TooLarge) && stated.Distinct().Count() == stated.Count;
    }

    /// <summary>By an attribute of a package with one number, or by an order: <c>[Key(3)]</c>, <c>[DataMember(Order = 3)]</c>. Known by its text, also where the package is not there.</summary>
    private static int? Stated(ISymbol member) => member.GetAttributes()
        .Where(attribute => DataMembers.NameOf(attribute) == "DataMember" || attribute.AttributeClass?.ContainingNamespace?.ToDisplayString().StartsWith("System", StringComparison.Ordinal) != true)
        .Select(attribute => (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments)
        .Select(arguments => arguments?.FirstOrDefault(argument => argument.NameEquals is null ? arguments.Value.IndexOf(argument) == 0 : argument.NameEquals.Name.Identifier.ValueText == "Order"))
        .Select(argument => argument?.Expression is LiteralExpressionSyntax { Token.Value: int number } ? number : (int?)null)
        .FirstOrDefault(number => number is not null);
}

/// <summary>The classes of a model as two versions of it are compared.</summary>
internal static class ModelClasses
{
    public static IReadOnlyList<ModelClass> Of(Model model) =>
    [
        .. model.Objects.Select(type => new ModelClass(
            NameOf(type),
            KindOf(type.Symbol),
            type.Declaration?.BaseType is { } above && above.IsCopied() ? NameOf(above) : null,
            type.Construction?.Constructor is { Parameters.Length: > 0 } constructor ? string.Join(", ", constructor.Parameters.Select(parameter => $"{Written(parameter.Type)} {parameter.Name}")) : "",
            [.. type.Members.Select(member => new ClassMember(member.Name, Written(member), member.Number, NameOf(member.Symbol.ContainingType)))],
            [.. type.Concrete.Where(derived => derived != type).Select(NameOf)],
            [.. model.Objects.Where(other => other.Declaration is { } declared && SymbolEqualityComparer.Default.Equals(declared.BaseType, type.Declaration)).Select(NameOf)],
            [])),
        .. model.Types.Where(type => type.Symbol.TypeKind == TypeKind.Enum).Select(type => new ModelClass(NameOf(type), "enum", null, "", [], [], [], [
            .. type.Symbol.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue).Select(field => KeyValuePair.Create(field.Name, Convert.ToString(field.ConstantValue, System.Globalization.CultureInfo.InvariantCulture)!)),
        ])),
    ];

    /// <summary>As the copy has it, without <c>global::</c>.</summary>
    public static string NameOf(ModelType type) => Short(type.CSharp);

    private static string NameOf(INamedTypeSymbol type) => Short(CopyNames.Of(type));

    private static string Short(string name) => name.Replace("global::", "", StringComparison.Ordinal);

    private static string KindOf(ITypeSymbol symbol) => symbol switch
    {
        { TypeKind: TypeKind.Interface } => "interface",
        { TypeKind: TypeKind.Struct, IsRecord: true } => "record struct",
        { TypeKind: TypeKind.Struct } => "struct",
        { IsRecord: true } => "record",
        _ => "class",
    };

    private static string Written(ModelMember member) => Written(DataMembers.TypeOf(member.Symbol));

    private static string Written(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier));
}
