using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>Every section: those that are classes, and one for each family of capabilities.</summary>
internal static class AllSections
{
    /// <summary>In the order of their names.</summary>
    public static IReadOnlyList<Section> Of(Assembly program) =>
    [
        .. Discovery.Find<Section>(program)
            .Concat(Discovery.Find<Capability>(program).OrderBy(capability => capability.Id, StringComparer.Ordinal).GroupBy(capability => capability.Family).Select(family => new CapabilitySection(family.Key, [.. family])))
            .OrderBy(section => section.Name, StringComparer.Ordinal),
    ];
}
