/// <summary>The framework's classes that Ignite writes member by member: its generic collections and what they hold.</summary>
internal static class FrameworkTypes
{
    /// <summary>Those that can be met from <paramref name="root"/>.</summary>
    public static IReadOnlyCollection<Type> MetFrom(Type root)
    {
        var met = new HashSet<Type>();
        foreach (var member in KnownTypes.Of(root).SelectMany(type => type.GetProperties()).Select(property => property.PropertyType))
        {
            if (member.IsGenericType && member.Assembly == typeof(object).Assembly)
            {
                met.Add(member);
                if (member.GetGenericTypeDefinition() == typeof(Dictionary<,>))
                {
                    met.Add(typeof(KeyValuePair<,>).MakeGenericType(member.GetGenericArguments()));
                    met.Add(EqualityComparer<string>.Default.GetType());
                }
            }
        }

        return met;
    }

    /// <summary>The abstract classes that their elements are declared as.</summary>
    public static IEnumerable<Type> ElementsOf(IEnumerable<Type> collections) =>
        collections.SelectMany(type => type.GetGenericArguments()).Where(type => type.IsAbstract).Distinct();
}
