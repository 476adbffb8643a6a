using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Shapes;

/// <summary>Which properties and fields of a class are its data.</summary>
internal static class DataMembers
{
    private static readonly HashSet<string> s_ignoring =
        ["JsonIgnoreAttribute", "IgnoreDataMemberAttribute", "XmlIgnoreAttribute", "NonSerializedAttribute", "NotMappedAttribute"];

    /// <summary>Public properties and fields with their declared types, those of the base classes first.</summary>
    public static IEnumerable<(ISymbol Member, ITypeSymbol Declared)> Of(INamedTypeSymbol type)
    {
        var lineage = new Stack<INamedTypeSymbol>();
        for (var above = type; above is not null && above.Locations.Any(location => location.IsInSource); above = above.BaseType)
        {
            lineage.Push(above);
        }

        var names = new HashSet<string>(StringComparer.Ordinal);
        return lineage.SelectMany(declaring => declaring.GetMembers()).Where(IsReadable).Where(member => names.Add(member.Name)).Select(member => (member, TypeOf(member)));
    }

    /// <summary>How the member gets its value; null where nothing sets it, or where an attribute says that it is no data.</summary>
    public static Setting? SettingOf(ISymbol member, IParameterSymbol? parameter) => member switch
    {
        _ when IsIgnored(member) => null,
        _ when parameter is not null => Setting.Constructor,
        IFieldSymbol { IsReadOnly: true } => null,
        IFieldSymbol field => field.IsRequired ? Setting.Initializer : Setting.Setter,
        IPropertySymbol { SetMethod: null } property => IsMadeByTheObject(property) ? Setting.Filled : null,
        IPropertySymbol { SetMethod.DeclaredAccessibility: Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal } => Setting.PrivateSetter,
        IPropertySymbol property => property.SetMethod!.IsInitOnly || property.IsRequired ? Setting.Initializer : Setting.Setter,
        _ => null,
    };

    /// <summary>Whether an attribute of the framework excludes it from the data.</summary>
    public static bool IsIgnored(ISymbol member) =>
        member.GetAttributes().Any(attribute => s_ignoring.Contains(attribute.AttributeClass?.Name ?? "") && !IsConditional(attribute))
        || (member.ContainingType.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "DataContractAttribute")
            && !member.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "DataMemberAttribute"));

    /// <summary>Properties and fields that are declared by the class and are no part of its data.</summary>
    public static IEnumerable<ISymbol> Excluded(INamedTypeSymbol type, IReadOnlyList<ModelMember> members) =>
        type.GetMembers().Where(IsReadable).Where(member => !members.Any(known => known.Name == member.Name));

    /// <summary>[JsonIgnore(Condition = WhenWritingNull)] says how a member is written, not that it is none.</summary>
    private static bool IsConditional(AttributeData attribute) =>
        attribute.NamedArguments.Any(argument => argument.Key == "Condition" && argument.Value.Value is int condition && condition != 1);

    private static bool IsReadable(ISymbol member) => member switch
    {
        { IsStatic: true } or { DeclaredAccessibility: not Accessibility.Public } or { IsImplicitlyDeclared: true } => false,
        IPropertySymbol property => property is { IsIndexer: false, GetMethod.DeclaredAccessibility: Accessibility.Public } && property.ExplicitInterfaceImplementations.Length == 0,
        IFieldSymbol field => !field.IsConst,
        _ => false,
    };

    private static ITypeSymbol TypeOf(ISymbol member) => member is IPropertySymbol property ? property.Type : ((IFieldSymbol)member).Type;

    /// <summary>A property without a setter, not computed, of a collection that can be filled.</summary>
    private static bool IsMadeByTheObject(IPropertySymbol property) =>
        property.Type is INamedTypeSymbol named
        && (CollectionForm.Of(named) is { How.IsFillable: true } || OwnCollections.Of(named) is not null)
        && property.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<PropertyDeclarationSyntax>().Any(IsAutomatic);

    private static bool IsAutomatic(PropertyDeclarationSyntax property) =>
        property.ExpressionBody is null && property.AccessorList is { } accessors && accessors.Accessors.All(accessor => accessor.Body is null && accessor.ExpressionBody is null);
}
