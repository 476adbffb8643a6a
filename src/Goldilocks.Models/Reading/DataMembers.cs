using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>Which properties and fields of a class are its data.</summary>
internal static class DataMembers
{
    /// <summary>Attributes of the framework and of packages that say that a member is no data. That they say it counts, whichever package they are of.</summary>
    private static readonly HashSet<string> s_ignoring = ["JsonIgnore", "IgnoreDataMember", "NonSerialized"];

    /// <summary>Those that say it for one format, or for a database, and say nothing of the JSON of a sample.</summary>
    private static readonly HashSet<string> s_unmapping = ["NotMapped", "XmlIgnore", "IgnoreMember", "ProtoIgnore", "BsonIgnore", "YamlIgnore", "MemoryPackIgnore"];

    /// <summary>Collections that are made of another one, and the interfaces that a list stands for.</summary>
    private static readonly HashSet<string> s_held = ["List", "HashSet", "SortedSet", "Dictionary", "SortedDictionary", "LinkedList", "Queue", "IList", "ICollection"];

    private static readonly HashSet<string> s_wrapping = ["AsReadOnly", "ToList", "ToArray", "AsEnumerable", "ToImmutableList", "ToImmutableArray", "ToHashSet", "ToImmutableHashSet"];

    /// <summary>Attributes that make a member data that is not public.</summary>
    private static readonly HashSet<string> s_including = ["JsonInclude", "DataMember", "JsonProperty"];

    /// <summary>Public properties and fields with their declared types, those of the base classes first.</summary>
    public static IEnumerable<(ISymbol Member, ITypeSymbol Declared)> Of(INamedTypeSymbol type)
    {
        var members = new List<ISymbol>();
        foreach (var member in Lineage(type).Reverse().SelectMany(declaring => declaring.GetMembers()).Where(IsReadable))
        {
            // The nearest one, unless it only overrides what a base declares.
            var hidden = members.FindIndex(known => known.Name == member.Name);
            if (hidden < 0)
            {
                members.Add(member);
            }
            else if (!member.IsOverride || IsComputedOver(member, members[hidden]) || IsRequiredOver(member, members[hidden]) || IsKeptUnder(member, members[hidden]))
            {
                members[hidden] = member;
            }
        }

        return members.Where(member => !StandsFor(member, members)).Select(member => (member, TypeOf(member)));
    }

    /// <summary>Whether a class computes what the class above keeps and no setter sets, such as the name of its own kind.</summary>
    private static bool IsComputedOver(ISymbol member, ISymbol above) => member is IPropertySymbol { SetMethod: null } computed && !computed.IsAutomatic() && above is IPropertySymbol { SetMethod: null, IsAbstract: false } kept && kept.IsAutomatic();

    /// <summary>Whether a class keeps the value of a property that the class above only declares. One that begins with a value, which nothing sets, is a constant of the class.</summary>
    private static bool IsKeptUnder(ISymbol member, ISymbol above) => above is IPropertySymbol { IsAbstract: true, SetMethod: null } && member is IPropertySymbol kept && kept.IsAutomatic()
        && kept.DeclaringSyntaxReferences.All(reference => reference.GetSyntax() is PropertyDeclarationSyntax { Initializer: null });

    /// <summary>Whether a class requires the value that the class above does not.</summary>
    private static bool IsRequiredOver(ISymbol member, ISymbol above) => member is IPropertySymbol { IsRequired: true } && above is IPropertySymbol { IsRequired: false };

    /// <summary>The class and its bases that are not the framework's.</summary>
    public static IEnumerable<INamedTypeSymbol> Lineage(INamedTypeSymbol type)
    {
        for (var above = type; above is not null && above.IsCopied(); above = above.BaseType)
        {
            yield return above;
        }
    }

    /// <summary>Whether a private member is what one library reads in the place of a public one with the same name, which converts it.</summary>
    private static bool StandsFor(ISymbol member, List<ISymbol> members) => member.DeclaredAccessibility != Accessibility.Public
        && !member.GetAttributes().Any(attribute => NameOf(attribute) is "JsonInclude" or "DataMember")
        && members.Exists(other => other.DeclaredAccessibility == Accessibility.Public && string.Equals(other.Name, member.Name, StringComparison.OrdinalIgnoreCase) && SettingOf(other, null) is not null);

    /// <summary>How the member gets its value; null where nothing sets it, or where an attribute says that it is no data.</summary>
    public static Setting? SettingOf(ISymbol member, IParameterSymbol? parameter) => member switch
    {
        _ when IsIgnored(member) => null,
        _ when parameter is not null => Setting.Constructor,
        IFieldSymbol { IsReadOnly: true } => null,
        IFieldSymbol field when field.IsHidden() => Setting.PrivateSetter,
        IFieldSymbol field => field.IsRequired ? Setting.Initializer : Setting.Setter,
        IPropertySymbol { SetMethod: null } property => IsMadeByTheObject(property) ? Setting.Filled : !property.IsAbstract && property.IsAutomatic() ? Setting.BackingField : FieldBehind(property) is not null ? Setting.FieldBehind : null,
        IPropertySymbol { SetMethod: { } setter } when setter.IsHidden() => Setting.PrivateSetter,
        IPropertySymbol property => property.SetMethod!.IsInitOnly || property.IsRequired ? Setting.Initializer : Setting.Setter,
        _ => null,
    };

    /// <summary>Whether an attribute keeps it out of a database or of another format than JSON. Often it is what an application computes for itself.</summary>
    public static bool IsUnmapped(ISymbol member) => member.GetAttributes().Any(attribute => s_unmapping.Contains(NameOf(attribute)));

    /// <summary>Whether an attribute says that it takes what its class has no member for.</summary>
    public static bool IsExtensionData(ISymbol member) => member.GetAttributes().Any(attribute => NameOf(attribute) == "JsonExtensionData");

    /// <summary>Whether an attribute of the framework excludes it from the data.</summary>
    public static bool IsIgnored(ISymbol member) =>
        member.GetAttributes().Any(attribute => s_ignoring.Contains(NameOf(attribute)) && !IsConditional(attribute))
        || (member.ContainingType.GetAttributes().Any(attribute => NameOf(attribute) == "DataContract") && !member.GetAttributes().Any(attribute => NameOf(attribute) == "DataMember"))
        || (member.ContainingType.GetAttributes().Any(IsOptIn) && !member.GetAttributes().Any(attribute => NameOf(attribute) is "JsonProperty" or "DataMember"));

    /// <summary>Of one well-known library: only members with its attribute are data. The package need not be known.</summary>
    private static bool IsOptIn(AttributeData attribute) => NameOf(attribute) == "JsonObject" && attribute.ApplicationSyntaxReference?.GetSyntax() is AttributeSyntax { ArgumentList: { } arguments } && arguments.ToString().Contains("OptIn", StringComparison.Ordinal);

    /// <summary>The private field, or the property that is not public, of a type that shows nothing and keeps one value, as a text in the place of an enum does; null for any other type.</summary>
    public static ISymbol? OnlyKept(INamedTypeSymbol type)
    {
        var fields = Lineage(type).SelectMany(above => above.GetMembers().OfType<IFieldSymbol>()).Where(field => !field.IsStatic).ToList();
        return fields is [var field] && Leaves.NameOf(field.Type) is not null && ((ISymbol?)(field.AssociatedSymbol as IPropertySymbol) ?? (field.IsImplicitlyDeclared ? null : field)) is { } only && !IsIgnored(only) && only.IsInSource() ? only : null;
    }

    /// <summary>Whether objects of a type have fields, also where nothing here can set them.</summary>
    public static bool Keeps(INamedTypeSymbol type) => Lineage(type).SelectMany(above => above.GetMembers().OfType<IFieldSymbol>()).Any(field => !field.IsStatic);

    /// <summary>The name of an attribute without its namespace and ending, also where its package is not there.</summary>
    public static string NameOf(AttributeData attribute)
    {
        var name = attribute.AttributeClass?.Name ?? "";
        if (name.Length == 0 && attribute.ApplicationSyntaxReference?.GetSyntax() is AttributeSyntax syntax)
        {
            name = syntax.Name.ToString();
            name = name[(name.LastIndexOfAny(['.', ':']) + 1)..];
        }

        return name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name;
    }

    /// <summary>Properties and fields that are declared by the class and are no part of its data.</summary>
    public static IEnumerable<ISymbol> Excluded(INamedTypeSymbol type, IReadOnlyList<ModelMember> members) =>
        type.GetMembers().Where(IsReadable).Where(member => !members.Any(known => known.Name == member.Name));

    /// <summary>[JsonIgnore(Condition = WhenWritingNull)] says how a member is written, not that it is none.</summary>
    public static bool IsConditional(AttributeData attribute) =>
        attribute.NamedArguments.Any(argument => argument.Key == "Condition" && argument.Value.Value is int condition && condition != 1);

    private static bool IsReadable(ISymbol member) => member switch
    {
        { IsStatic: true } or { IsImplicitlyDeclared: true } => false,
        IPropertySymbol property => property is { IsIndexer: false, GetMethod: { } getter } && property.ExplicitInterfaceImplementations.Length == 0
            && ((property.DeclaredAccessibility == Accessibility.Public && getter.DeclaredAccessibility == Accessibility.Public) || IsIncluded(member)),
        IFieldSymbol field => !field.IsConst && field.AssociatedSymbol is null && (field.DeclaredAccessibility == Accessibility.Public || IsIncluded(member)),
        _ => false,
    };

    private static bool IsIncluded(ISymbol member) => member.GetAttributes().Any(attribute => s_including.Contains(NameOf(attribute)));

    /// <summary>As declared.</summary>
    public static ITypeSymbol TypeOf(ISymbol member) => member is IPropertySymbol property ? property.Type : ((IFieldSymbol)member).Type;

    /// <summary>The private collection that the getter of a property gives back, as it is or as one that cannot be changed. A getter that chooses among the elements computes.</summary>
    public static IFieldSymbol? FieldBehind(IPropertySymbol property)
    {
        if (property.Type is not INamedTypeSymbol type || CollectionForm.Of(type) is not var (form, _))
        {
            return null;
        }

        if (!property.IsInSource())
        {
            return type.TypeKind == TypeKind.Interface ? Alike(property).FirstOrDefault(field => field.Type.TypeKind == TypeKind.Class && Holds(field, type, form)) : null;
        }

        if (property.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<PropertyDeclarationSyntax>().FirstOrDefault() is not { } syntax)
        {
            return null;
        }

        return Given(Getter(syntax)) is { } name && property.ContainingType.GetMembers(name).OfType<IFieldSymbol>().FirstOrDefault(field => !field.IsStatic) is { } found && Holds(found, type, form) ? found : null;
    }

    /// <summary>Whether the getter makes what it gives back of a private collection, which then cannot be null.</summary>
    public static bool IsWrapped(ISymbol member, Setting setting) => setting == Setting.FieldBehind
        && member.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<PropertyDeclarationSyntax>().FirstOrDefault() is { } syntax
        && Getter(syntax) is InvocationExpressionSyntax or ObjectCreationExpressionSyntax;

    /// <summary>The one expression that the getter of a property gives back.</summary>
    private static ExpressionSyntax? Getter(PropertyDeclarationSyntax syntax)
    {
        var getter = syntax.AccessorList?.Accessors.FirstOrDefault();
        return syntax.ExpressionBody?.Expression ?? getter?.ExpressionBody?.Expression ?? (getter?.Body?.Statements is [ReturnStatementSyntax only] ? only.Expression : null);
    }

    /// <summary>Whether a field can hold what a property of that type gives back.</summary>
    private static bool Holds(IFieldSymbol field, INamedTypeSymbol type, TypeForm form) => field.Type is INamedTypeSymbol held && s_held.Contains(held.Name)
        && CollectionForm.Of(held) is var (kept, _) && kept == form && Enumerable.SequenceEqual<ISymbol>(held.TypeArguments, type.TypeArguments, SymbolEqualityComparer.Default);

    /// <summary>The code of a getter is not read from a library: the field that is named as the property is the one that it gives back.</summary>
    private static IEnumerable<IFieldSymbol> Alike(IPropertySymbol property) => property.ContainingType.GetMembers().OfType<IFieldSymbol>().Where(field => field is { IsStatic: false, AssociatedSymbol: null }
        && string.Equals(WithoutPrefix(field.Name), property.Name, StringComparison.OrdinalIgnoreCase));

    /// <summary>The name of a field without <c>m_</c> or <c>_</c>.</summary>
    public static string WithoutPrefix(string field) => field.StartsWith("m_", StringComparison.Ordinal) ? field[2..] : field.TrimStart('_');

    /// <summary>The name of the field that an expression is, or wraps.</summary>
    private static string? Given(ExpressionSyntax? expression) => expression switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name.Identifier.ValueText: var name } => name,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var method } access, ArgumentList.Arguments.Count: 0 } when s_wrapping.Contains(method) => Given(access.Expression),
        ConditionalAccessExpressionSyntax { WhenNotNull: InvocationExpressionSyntax { Expression: MemberBindingExpressionSyntax { Name.Identifier.ValueText: var method }, ArgumentList.Arguments.Count: 0 } } access when s_wrapping.Contains(method) => Given(access.Expression),
        ObjectCreationExpressionSyntax { ArgumentList.Arguments: [var only], Initializer: null } made when made.Type.ToString().Contains("ReadOnly", StringComparison.Ordinal) => Given(only.Expression),
        _ => null,
    };

    /// <summary>A property without a setter, not computed, of a collection that can be filled.</summary>
    private static bool IsMadeByTheObject(IPropertySymbol property) =>
        property.Type is INamedTypeSymbol named
        && (CollectionForm.Of(named) is { How.IsFillable: true } || OwnCollections.Of(named) is not null)
        && property.IsAutomatic();
}
