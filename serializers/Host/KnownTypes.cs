using System.Reflection;

/// <summary>
/// The classes that a workload's value can consist of, for libraries that write a number instead of a name for types that they
/// know in advance. Compiled where a project sets <c>ListsTypes</c>.
/// </summary>
internal static class KnownTypes
{
    /// <summary>
    /// The model's own classes, those of a compiled library too, that can be met from <paramref name="root"/> through members, elements and derived classes, none of
    /// them abstract. The order is that of the declarations, so that every build of the same source numbers them alike.
    /// </summary>
    public static IReadOnlyList<Type> Of(Type root)
    {
        var met = new List<Type>();
#if PROBED
        // The other side of a connection may declare what the root derives from, and both must know the same classes.
        foreach (var above in Above(root))
        {
            Meet(above, [typeof(KnownTypes).Assembly], met);
        }

#endif
        Meet(root, [typeof(KnownTypes).Assembly, .. AssembliesOf(root)], met);
        return [.. met.Where(type => !type.IsAbstract)];
    }

    /// <summary>A class of the model and the classes that it derives from.</summary>
    public static IEnumerable<Type> Lineage(Type type)
    {
        for (var above = type; above is not null && above.Assembly == type.Assembly; above = above.BaseType)
        {
            yield return above;
        }
    }

#if PROBED
    /// <summary>What the program declares where it means a <paramref name="type"/>, the topmost first.</summary>
    public static IEnumerable<Type> Above(Type type) => ModelTypes.Derived.Where(found => found.Type == type).SelectMany(found => Above(found.Base).Append(found.Base));

#endif
    /// <summary>A library that is measured as it stands is an assembly of its own; a list of its objects can be the root.</summary>
    private static IEnumerable<Assembly> AssembliesOf(Type type) =>
        PartsOf(type).SelectMany(AssembliesOf).Append(type.Assembly).Where(assembly => assembly.GetName().Name?.StartsWith("System.", StringComparison.Ordinal) == false);

    private static IEnumerable<Type> PartsOf(Type type) => type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments();

    private static void Meet(Type type, HashSet<Assembly> own, List<Type> met)
    {
        foreach (var part in PartsOf(type))
        {
            Meet(part, own, met);
        }

        if (!own.Contains(type.Assembly) || met.Contains(type))
        {
            return;
        }

        met.Add(type);
        var members = type.GetProperties().Select(property => property.PropertyType);
        var derived = ModelTypes.DerivedFrom(type).Select(found => found.Type);
        foreach (var next in members.Concat(derived))
        {
            Meet(next, own, met);
        }
    }
}
