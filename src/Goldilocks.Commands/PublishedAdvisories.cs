using Goldilocks.Catalog;

namespace Goldilocks.Commands;

/// <summary>What package sources publish about packages, by the id of the package.</summary>
internal sealed class PublishedAdvisories
{
    private readonly ILookup<string, Advisory>? _byPackage;

    private PublishedAdvisories(ILookup<string, Advisory>? byPackage) => _byPackage = byPackage;

    /// <summary>No source is asked.</summary>
    public static PublishedAdvisories None { get; } = new(null);

    /// <summary>Asks the sources, for a few seconds at most and once a day. Never fails.</summary>
    /// <param name="checkout">That remembers the answers.</param>
    /// <param name="sources">Beside those of the NuGet configuration.</param>
    public static PublishedAdvisories Ask(Checkout checkout, IReadOnlyList<string> sources)
    {
        var answers = new AdvisorySources(checkout.Advisories).AskAsync(Environment.CurrentDirectory, sources, DateTimeOffset.UtcNow).GetAwaiter().GetResult();
        var publishing = answers.Where(answer => answer.WhyNot is null).ToList();
        return publishing.Count == 0 ? None : new PublishedAdvisories(publishing
            .SelectMany(answer => answer.Advisories.GroupBy(advisory => (Package: advisory.Package.ToUpperInvariant(), advisory.Link)).Select(group => (group.Key.Package, Advisory: Advisory(answer, [.. group]))))
            .ToLookup(pair => pair.Package, pair => pair.Advisory, StringComparer.OrdinalIgnoreCase));
    }

    /// <summary>Of any version of the package; null where no source publishes advisories, and for a library without a package.</summary>
    public IReadOnlyList<Advisory>? Of(string? package) => package is null || _byPackage is null ? null : [.. _byPackage[package]];

    private static Advisory Advisory(SourceAnswer answer, IReadOnlyList<PublishedAdvisory> ranges) => new(
        ranges[0].Link.TrimEnd('/').Split('/')[^1],
        ranges[0].Link,
        [.. ranges.Select(range => range.Affected)],
        Enum.IsDefined((AdvisorySeverity)ranges[0].Severity) ? (AdvisorySeverity)ranges[0].Severity : null,
        Text: null,
        "the package source that was asked",
        DateOnly.FromDateTime(answer.AskedUtc.UtcDateTime));
}
