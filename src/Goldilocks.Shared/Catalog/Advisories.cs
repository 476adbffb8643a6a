using System.Globalization;
using NuGet.Versioning;

namespace Goldilocks.Catalog;

/// <summary>A published advisory: what a version of a library is known to let a payload do.</summary>
/// <param name="Id">As it was published, such as <c>GHSA-5crp-9r3c-p9vr</c>.</param>
/// <param name="Link">Its https address.</param>
/// <param name="Affected">Ranges of versions of the package in NuGet's notation, such as <c>[2.0.0, 2.1.90)</c>. A version that a range ends before is the one it was mended in.</param>
/// <param name="Severity">As it was published; null when it states none.</param>
/// <param name="Text">What it is about, as a clause; null where only its address is known, as from a package source.</param>
/// <param name="Source">Where that was read.</param>
/// <param name="Checked">The day on which it was read.</param>
/// <param name="Package">The package that it names, where that is another one than the library's; null for the library's own.</param>
/// <param name="Runtimes">Ranges of versions of the runtime that bring the library in an affected version; null for a library that no runtime brings.</param>
public sealed record Advisory(
    string Id,
    string Link,
    IReadOnlyList<string> Affected,
    AdvisorySeverity? Severity,
    string? Text,
    string Source,
    DateOnly Checked,
    string? Package = null,
    IReadOnlyList<string>? Runtimes = null)
{
    /// <summary>One line for a person: the id, how severe it is, what it is about, where it was mended, and its address.</summary>
    /// <param name="version">The version that is concerned.</param>
    /// <param name="isOfRuntime">True where that is the runtime's.</param>
    internal string Line(string version, bool isOfRuntime) =>
        $"{Id}{(Severity is { } severity ? $" ({severity.ToString().ToLowerInvariant()})" : "")}{(Text is null ? "" : $": {Text}")}; {Mended(version, isOfRuntime)}; {Link}";

    /// <summary>Whether it was mended, and in which version.</summary>
    private string Mended(string version, bool isOfRuntime) => RangeOf(version, isOfRuntime) is { HasUpperBound: true } range
        ? range.IsMaxInclusive ? $"known up to {range.MaxVersion}" : $"mended in {range.MaxVersion}"
        : "no version that mends it is on record";

    internal bool Concerns(string version, bool isOfRuntime) => RangeOf(version, isOfRuntime) is not null;

    private VersionRange? RangeOf(string version, bool isOfRuntime) => NuGetVersion.TryParse(version, out var parsed)
        ? (isOfRuntime ? Runtimes ?? [] : Affected).Select(range => VersionRange.Parse(range)).FirstOrDefault(range => range.Satisfies(parsed))
        : null;
}

/// <summary>How severe an advisory is, by the words of the database that published it.</summary>
public enum AdvisorySeverity
{
    /// <summary>Low.</summary>
    Low,

    /// <summary>Moderate.</summary>
    Moderate,

    /// <summary>High.</summary>
    High,

    /// <summary>Critical.</summary>
    Critical,
}

/// <summary>The advisories about one version of a library, from facts.json and from the package sources that publish such data.</summary>
public static class KnownAdvisories
{
    /// <summary>The text where no source was asked, and where no source that was asked publishes advisories.</summary>
    public const string NotKnown = "not known: facts.json has none, and no package source that was asked publishes advisories";

    /// <summary>Those that concern the version, the most severe first; empty when some are known and none concerns it; null when nothing is known.</summary>
    /// <param name="facts">Null where nothing is recorded.</param>
    /// <param name="version">Of the package; for a library of the runtime, the runtime's. Null where no version is meant.</param>
    /// <param name="isOfPackage">True where a library of the runtime has a package too, and the version is one of the package: it was asked for by its number.</param>
    public static IReadOnlyList<Advisory>? Of(SerializerFacts? facts, string? version, bool isOfPackage = false)
    {
        if (version is null || facts is null || (facts.Advisories is null && facts.SourceAdvisories is null))
        {
            return null;
        }

        return
        [
            .. (facts.Advisories ?? []).Concat(facts.SourceAdvisories ?? [])
                .Where(advisory => advisory.Concerns(version, IsOfRuntime(facts, isOfPackage)))
                .DistinctBy(advisory => advisory.Id, StringComparer.OrdinalIgnoreCase)
                .OrderByDescending(advisory => advisory.Severity ?? (AdvisorySeverity)(-1))
                .ThenBy(advisory => advisory.Id, StringComparer.Ordinal),
        ];
    }

    /// <summary>The same as text, a line each; one line where there is none.</summary>
    /// <param name="facts">Null where nothing is recorded.</param>
    /// <param name="version">As above.</param>
    /// <param name="isOfPackage">As above.</param>
    public static IReadOnlyList<string> Lines(SerializerFacts? facts, string? version, bool isOfPackage = false) => Of(facts, version, isOfPackage) switch
    {
        null => [NotKnown],
        { Count: 0 } => [string.Create(CultureInfo.InvariantCulture, $"none concerns {version}{(facts!.Advisories is { } recorded ? $"; facts.json has {recorded.Count} of other versions" : "")}")],
        var known => [.. known.Select(advisory => advisory.Line(version!, IsOfRuntime(facts!, isOfPackage)))],
    };

    /// <summary>One of them as text.</summary>
    /// <param name="facts">Of the library.</param>
    /// <param name="version">That it concerns.</param>
    /// <param name="advisory">The advisory.</param>
    public static string Line(SerializerFacts facts, string version, Advisory advisory) => advisory.Line(version, IsOfRuntime(facts, isOfPackage: false));

    /// <summary>The reason for a range that cannot be read; null when it can.</summary>
    internal static string? Problem(string range) =>
        VersionRange.TryParse(range, out _) ? null : $"'{range}' is no range of versions; write it as NuGet does, such as [2.0.0, 2.1.90) for 2.0.0 and all before 2.1.90";

    private static bool IsOfRuntime(SerializerFacts facts, bool isOfPackage) => facts.Package is null && !isOfPackage;
}
