using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>Every section: those that are classes, and one for each family of capabilities.</summary>
internal static class AllSections
{
    /// <summary>Of two plain words: <c>Depth</c> of DepthSection and <c>depth</c>, <c>Pref</c> of PrefixSection and <c>prefixes</c>.</summary>
    private const int AlikeLetters = 4;

    /// <summary>In the order of their names.</summary>
    public static IReadOnlyList<Section> Of(Assembly program) =>
    [
        .. Discovery.Find<Section>(program)
            .Concat(Discovery.Find<Capability>(program).OrderBy(capability => capability.Id, StringComparer.Ordinal).GroupBy(capability => capability.Family).Select(family => new CapabilitySection(family.Key, [.. family])))
            .OrderBy(section => section.Name, StringComparer.Ordinal),
    ];

    /// <summary>
    /// Those with these names, in their order. To make a section is to compile the list of its inputs, and a process that tries one input would pay for the lists of all. So the classes whose names begin like the
    /// section's are made first, and all of them only where it is none of these.
    /// </summary>
    /// <exception cref="InvalidOperationException">There is no section of one of the names.</exception>
    public static IReadOnlyList<Section> Named(Assembly program, IReadOnlyList<string> names)
    {
        var all = new Lazy<IReadOnlyList<Section>>(() => Of(program));
        return [.. names.Select(name => Discovery.Find<Section>(program, type => BeginsLike(type.Name, name)).FirstOrDefault(section => section.Name == name) ?? all.Value.First(section => section.Name == name))];
    }

    private static bool BeginsLike(string typeName, string name) => string.Compare(typeName, 0, name, 0, AlikeLetters, StringComparison.OrdinalIgnoreCase) == 0;
}
