using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>Every section: those that are classes, and one for each family of capabilities.</summary>
internal static class AllSections
{
    /// <summary>In the order of their names.</summary>
    public static IReadOnlyList<Section> Of(Assembly program) =>
        [.. Discovery.Find<Section>(program).Concat(Families(program)).OrderBy(section => section.Name, StringComparer.Ordinal)];

    /// <summary>Those with these names, in their order. There are more than a hundred capabilities, and a process that only attacks would pay for making them.</summary>
    /// <exception cref="InvalidOperationException">There is no section of one of the names.</exception>
    public static IReadOnlyList<Section> Named(Assembly program, IReadOnlyList<string> names)
    {
        var classes = Discovery.Find<Section>(program);
        var families = new Lazy<IReadOnlyList<Section>>(() => [.. Families(program)]);
        return [.. names.Select(name => classes.FirstOrDefault(section => section.Name == name) ?? families.Value.First(section => section.Name == name))];
    }

    private static IEnumerable<Section> Families(Assembly program) => Discovery.Find<Capability>(program)
        .OrderBy(capability => capability.Id, StringComparer.Ordinal)
        .GroupBy(capability => capability.Family)
        .Select(family => new CapabilitySection(family.Key, [.. family]));
}
