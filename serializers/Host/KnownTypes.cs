/// <summary>
/// The classes that a workload's value can consist of, for libraries that write a number instead of a name for types that they
/// know in advance. Compiled where a project sets <c>ListsTypes</c>.
/// </summary>
internal static class KnownTypes
{
    /// <summary>
    /// The workload's own classes that can be met from <paramref name="root"/> through members, elements and derived classes, none of
    /// them abstract. The order is that of the declarations, so that every build of the same source numbers them alike.
    /// </summary>
    public static IReadOnlyList<Type> Of(Type root)
    {
        var met = new List<Type>();
        Meet(root, met);
        return [.. met.Where(type => !type.IsAbstract)];
    }

    private static void Meet(Type type, List<Type> met)
    {
        foreach (var part in type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments())
        {
            Meet(part, met);
        }

        if (type.Assembly != typeof(KnownTypes).Assembly || met.Contains(type))
        {
            return;
        }

        met.Add(type);
        var members = type.GetProperties().Select(property => property.PropertyType);
        var derived = ModelTypes.DerivedFrom(type).Select(found => found.Type);
        foreach (var next in members.Concat(derived))
        {
            Meet(next, met);
        }
    }
}
