using MessagePack;
using MessagePack.Formatters;
#if IMMUTABLE_COLLECTIONS
using MessagePack.ImmutableCollection;
#endif
using MessagePack.Resolvers;

/// <summary>The parts of a resolver: the first part with a formatter for a type provides it.</summary>
internal interface IResolverParts
{
    static abstract IReadOnlyList<IFormatterResolver> All { get; }
}

/// <summary>
/// Keeps the formatter of each type in a static field of a generic class, as the README's "Create own custom composite resolver" advises:
/// <c>CompositeResolver.Create</c> looks each one up in a table, for every member that is no primitive.
/// </summary>
internal sealed class CachedResolver<TParts> : IFormatterResolver where TParts : struct, IResolverParts
{
    private CachedResolver()
    {
    }

    public static CachedResolver<TParts> Instance { get; } = new();

    public IMessagePackFormatter<T>? GetFormatter<T>() => Cache<T>.Formatter;

    private static class Cache<T>
    {
        // A member that is declared as object is written by its own type. The standard resolver asks for that first, too.
        public static readonly IMessagePackFormatter<T>? Formatter = (object)DynamicObjectTypeFallbackFormatter.Instance as IMessagePackFormatter<T> ?? TParts.All.Select(part => part.GetFormatter<T>()).FirstOrDefault(formatter => formatter is not null);
    }
}

#if SOURCE_GENERATOR
/// <summary>
/// What the source generator made, before the standard resolver. That one finds it too, but only for the program's own types: a list of them is then made by reflection, which a trimmed or
/// native program cannot (probed with 3.1.12).
/// </summary>
internal readonly struct GeneratedParts : IResolverParts
{
    public static IReadOnlyList<IFormatterResolver> All { get; } = [GeneratedMessagePackResolver.Instance, StandardResolver.Instance];
}
#endif

/// <summary>The standard resolver's parts in its order, but for the one that finds generated formatters.</summary>
internal readonly struct DynamicParts : IResolverParts
{
    public static IReadOnlyList<IFormatterResolver> All { get; } =
    [
        BuiltinResolver.Instance,
        AttributeFormatterResolver.Instance,
#if IMMUTABLE_COLLECTIONS
        ImmutableCollectionResolver.Instance,
#endif
        DynamicEnumResolver.Instance,
        DynamicGenericResolver.Instance,
        DynamicUnionResolver.Instance,
        DynamicObjectResolver.Instance,
    ];
}

/// <summary>The same for classes without attributes.</summary>
internal readonly struct ContractlessParts : IResolverParts
{
    public static IReadOnlyList<IFormatterResolver> All { get; } =
    [
        BuiltinResolver.Instance,
        AttributeFormatterResolver.Instance,
#if IMMUTABLE_COLLECTIONS
        ImmutableCollectionResolver.Instance,
#endif
        DynamicEnumResolver.Instance,
        DynamicGenericResolver.Instance,
        DynamicUnionResolver.Instance,
        DynamicContractlessObjectResolver.Instance,
    ];
}

/// <summary>The dynamic parts for types with private setters, which the others skip without an error: a user of such types names the library's resolvers for private members.</summary>
internal readonly struct PrivateDynamicParts : IResolverParts
{
    public static IReadOnlyList<IFormatterResolver> All { get; } = [.. DynamicParts.All.SkipLast(1), DynamicObjectResolverAllowPrivate.Instance];
}

/// <summary>The same for classes without attributes.</summary>
internal readonly struct PrivateContractlessParts : IResolverParts
{
    public static IReadOnlyList<IFormatterResolver> All { get; } = [.. ContractlessParts.All.SkipLast(1), DynamicContractlessObjectResolverAllowPrivate.Instance];
}
