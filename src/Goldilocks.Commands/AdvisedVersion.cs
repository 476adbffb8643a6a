using Goldilocks.Catalog;

namespace Goldilocks.Commands;

/// <summary>The advisories about a version of a library that a command tried.</summary>
/// <param name="Serializer">Its name.</param>
/// <param name="Version">Of its package; the runtime's for a library of the runtime.</param>
/// <param name="Advisories">The most severe first; empty when none concerns it; null when they are not known.</param>
/// <param name="Lines">The same as text, a line each; empty when none concerns it and when they are not known.</param>
public sealed record AdvisedVersion(string Serializer, string Version, IReadOnlyList<Advisory>? Advisories, IReadOnlyList<string> Lines)
{
    /// <summary>Of each version that was tried, in their order.</summary>
    /// <param name="facts">By serializer.</param>
    /// <param name="tried">Serializers with versions; those without a version are left out.</param>
    /// <param name="asked">Patterns of serializers as they were asked for: a version behind <c>@</c> is one of a package, also where the runtime brings the library.</param>
    internal static IReadOnlyList<AdvisedVersion> Of(IReadOnlyDictionary<string, SerializerFacts> facts, IEnumerable<(string Serializer, string Version)> tried, IReadOnlyList<string> asked) =>
    [
        .. from version in tried.Distinct()
           where version.Version.Length > 0
           let isOfPackage = asked.Any(pattern => pattern.EndsWith($"@{version.Version}", StringComparison.OrdinalIgnoreCase))
           let known = KnownAdvisories.Of(facts.GetValueOrDefault(version.Serializer), version.Version, isOfPackage)
           select new AdvisedVersion(version.Serializer, version.Version, known, known is { Count: > 0 } ? KnownAdvisories.Lines(facts[version.Serializer], version.Version, isOfPackage) : []),
    ];
}
