using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>The constructs that a type is.</summary>
internal static class TypeConstructs
{
    /// <summary>Names of <c>Goldilocks.Construct</c>, each with what the type is in words.</summary>
    public static IEnumerable<(string Construct, string Description)> Of(ModelType type) => type.Form switch
    {
        TypeForm.Any => [("AnyValue", "an object, which can hold anything")],
        TypeForm.Grid => [("MultidimensionalArray", $"{Article(type.Name)} {type.Name}, an array of several dimensions")],
        TypeForm.Built => [Built(type)],
        TypeForm.Leaf when type.Converted is { } converted => [(converted.Construct, $"{Article(type.Name)} {type.Name}")],
        TypeForm.Leaf => Leaf(type),
        TypeForm.Nullable => [type.Element!.Form == TypeForm.Object ? ("NullableStruct", $"a nullable {type.Element.Name}") : ("NullableValue", $"a nullable {type.Element.Name}")],
        TypeForm.Object => Object(type),
        _ => Collection(type),
    };

    private static IEnumerable<(string, string)> Leaf(ModelType type)
    {
        var name = type.Symbol is INamedTypeSymbol { TypeKind: TypeKind.Enum } ? "Enum" : type.Leaf switch
        {
            "SByte" or "UInt16" or "UInt32" or "UInt64" => "UnsignedInteger",
            "Char" => "Char",
            "Half" or "Int128" or "UInt128" or "BigInteger" => "UncommonNumber",
            "Decimal" or "DateTime" or "DateTimeOffset" or "DateOnly" or "TimeOnly" or "TimeSpan" or "Guid" or "Uri" or "Version" => type.Leaf,
            "Bytes" => "ByteArray",
            _ => null,
        };
        return name is null ? [] : [(name, name == "Enum" ? $"the enum {type.Name}" : $"{Article(type.Name)} {type.Name}")];
    }

    private static (string, string) Built(ModelType type) => type.Symbol switch
    {
        INamedTypeSymbol { IsTupleType: true } or { Name: "Tuple" } => ("Tuple", $"the tuple {type.Name}"),
        { Name: "KeyValuePair" } => ("KeyValuePair", $"a {type.Name}"),
        _ => ("FrameworkValue", $"{Article(type.Name)} {type.Name}"),
    };

    private static IEnumerable<(string, string)> Object(ModelType type)
    {
        var symbol = (INamedTypeSymbol)type.Symbol;
        if (type.Construction is { IsWithout: true })
        {
            yield return ("NoUsableConstructor", "a class whose constructors take other things than its members");
        }
        else if (type.Construction is { IsPrivate: true })
        {
            yield return ("PrivateConstructor", "made by a constructor that is not public");
        }

        if (type.Construction is { Constructor.Parameters.Length: > 0 })
        {
            yield return ("ParameterizedConstructor", symbol.IsRecord ? "a positional record" : "made by a constructor with parameters");
        }

        if (symbol.IsValueType)
        {
            yield return symbol.IsReadOnly ? ("ReadOnlyStruct", "a readonly struct") : ("Struct", "a struct");
        }

        if (symbol.Arity > 0)
        {
            yield return ("GenericType", "a generic type");
        }

        if (symbol.ContainingType is { } container)
        {
            yield return ("NestedType", $"declared inside {container.Name}");
        }

        if (type.IsPolymorphic)
        {
            yield return symbol.TypeKind == TypeKind.Interface ? ("InterfaceMember", "an interface")
                : symbol.IsAbstract ? ("AbstractBase", "an abstract class")
                : ("DerivedClass", "a class that others derive from");
            if (type.Concrete.Any(derived => IsGrandchild((INamedTypeSymbol)derived.Symbol, symbol)))
            {
                yield return ("Grandchild", "a base with grandchildren");
            }
        }

        if (type.Members.Any(member => !SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, symbol)))
        {
            yield return ("InheritedMembers", $"derived from {symbol.BaseType?.Name}, which has members");
        }
    }

    private static IEnumerable<(string, string)> Collection(ModelType type)
    {
        var description = $"{Article(type.Name)} {type.Name}";
        var name = type.Symbol.Name;
        if (type.Form == TypeForm.Dictionary)
        {
            yield return (KeyKind(type.Key!), description);
        }
        else if (type.Form == TypeForm.Set)
        {
            yield return ("Set", description);
        }

        var kind = type.Symbol.ContainingNamespace?.ToDisplayString() switch
        {
            "System.Collections.Immutable" or "System.Collections.Frozen" => "ImmutableCollection",
            _ => name switch
            {
                "IReadOnlyList" or "IReadOnlyCollection" or "IEnumerable" => "ReadOnlyCollectionInterface",
                "IList" or "ICollection" => "CollectionInterface",
                "ISet" or "IReadOnlySet" => "SetInterface",
                "IDictionary" or "IReadOnlyDictionary" => "DictionaryInterface",
                "List" or "HashSet" or "Dictionary" or "" => null,
                "Memory" or "ReadOnlyMemory" or "ArraySegment" => "ValueMemory",
                "ArrayList" or "Hashtable" or "BitArray" => "UntypedCollection",
                _ => "UncommonCollection",
            },
        };
        if (kind is not null)
        {
            yield return (kind, description);
        }

        if (type.Element!.Form is TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary)
        {
            yield return ("NestedCollection", description);
        }
    }

    private static string KeyKind(ModelType key) => key switch
    {
        { Symbol: INamedTypeSymbol { TypeKind: TypeKind.Enum } } => "DictionaryByEnum",
        { Leaf: "String" } => "DictionaryByString",
        { Leaf: "Int16" or "Int32" or "Int64" or "Byte" or "SByte" or "UInt16" or "UInt32" or "UInt64" } => "DictionaryByInteger",
        { Leaf: "Guid" } => "DictionaryByGuid",
        _ => "DictionaryByOther",
    };

    private static bool IsGrandchild(INamedTypeSymbol type, INamedTypeSymbol above) => above.TypeKind == TypeKind.Interface
        ? type.BaseType?.AllInterfaces.Contains(above, SymbolEqualityComparer.Default) == true
        : !SymbolEqualityComparer.Default.Equals(type, above) && !SymbolEqualityComparer.Default.Equals(type.BaseType, above);

    private static string Article(string name) => name.Length > 0 && "AEIOU".Contains(name[0], StringComparison.Ordinal) && !name.StartsWith("Uri", StringComparison.Ordinal) ? "an" : "a";
}

/// <summary>The constructs of how a member is declared.</summary>
internal static class MemberConstructs
{
    /// <summary>Names of <c>Goldilocks.Construct</c>, each with what the member is in words.</summary>
    public static IEnumerable<(string Construct, string Description)> Of(ModelMember member)
    {
        if (member.Symbol is IFieldSymbol)
        {
            yield return ("Field", "a field");
        }

        if (member.IsRequired)
        {
            yield return ("RequiredMember", "required");
        }

        if (member.Symbol is IPropertySymbol { SetMethod.IsInitOnly: true })
        {
            yield return ("InitOnlyMember", "set by init");
        }

        if (member is { HasHiddenSetter: true, Setting: not Setting.Constructor })
        {
            yield return ("PrivateSetter", "set by a setter that is not public");
        }

        if (member.Setting == Setting.Filled)
        {
            yield return ("GetOnlyCollection", "a collection without a setter");
        }

        if (member.IsExtensionData)
        {
            yield return ("ExtensionData", "what takes the members that the type does not have");
        }

        if (member.Setting is Setting.BackingField or Setting.FieldBehind)
        {
            yield return ("InitializedMember", member.Setting == Setting.BackingField ? "without a setter, and no constructor sets it" : "without a setter, over a private collection");
        }

        if (member.Setting == Setting.Constructor && member.Symbol is IPropertySymbol { SetMethod: null })
        {
            yield return ("GetOnlyMember", "without a setter");
        }
    }
}
