using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>Facts as a person reads them.</summary>
public static class FactSheet
{
    /// <summary>What is printed for a fact that is null.</summary>
    public const string NotRecorded = "not recorded";

    /// <summary>The title of the licence's line.</summary>
    public const string LicenceTitle = "licence";

    /// <summary>The title of the line about maintenance mode.</summary>
    public const string MaintenanceTitle = "maintenance mode";

    /// <summary>The title of the line about recorded probes.</summary>
    public const string ProbesTitle = "probes of reading";

    /// <summary>The name of <see cref="SerializerFacts.SecurityPolicy"/> in the file.</summary>
    internal const string PolicyName = "securityPolicy";

    /// <summary>The name of <see cref="SerializerFacts.Unsafe"/> in the file.</summary>
    internal const string UnsafeName = "unsafe";

    /// <summary>The name of <see cref="SerializerFacts.Frameworks"/> in the file.</summary>
    public const string FrameworksName = "frameworks";

    /// <summary>The name of <see cref="SerializerFacts.DependencyBytes"/> in the file.</summary>
    public const string DependencyName = "dependencyBytes";

    /// <summary>The name of <see cref="SerializerFacts.Unity"/> in the file.</summary>
    public const string UnityName = "unity";

    /// <summary>The name of <see cref="SerializerFacts.PartialReads"/> in the file.</summary>
    public const string PartialReadsName = "partialReads";

    /// <summary>The title of the line about published advisories.</summary>
    public const string AdvisoriesTitle = "published advisories";

    /// <summary>The name of <see cref="SerializerFacts.Advisories"/> in the file.</summary>
    internal const string AdvisoriesName = "advisories";

    /// <summary>The name of <see cref="SerializerFacts.OldestVersion"/> in the file.</summary>
    internal const string OldestVersionName = "oldestVersion";

    /// <summary>The name of <see cref="SerializerFacts.Columnar"/> in the file.</summary>
    public const string ColumnarName = "columnar";

    /// <summary>The name of <see cref="SerializerFacts.Successor"/> in the file.</summary>
    public const string SuccessorName = "successor";

    /// <summary>Titles and texts, in the order in which they are printed.</summary>
    /// <param name="facts">Null when the serializer has none.</param>
    /// <param name="asOf">See <see cref="Maintenance.Of"/>.</param>
    /// <param name="version">The version that its adapter pins, or the runtime's; null where no version is meant.</param>
    public static IReadOnlyList<(string Title, string Text)> Lines(SerializerFacts? facts, DateOnly? asOf = null, string? version = null) =>
    [
        ("format", Join(facts?.Format, facts?.FormatDetails) + VariantFormats(facts) + (facts?.Columnar is { } columns ? $"; columnar: {columns}" : "")),
        ("natural API", Word(facts?.NaturalApi)),
        (LicenceTitle, Licence(facts)),
        (MaintenanceTitle, MaintenanceMode(facts, asOf)),
        ("named instead of it", NamedInstead(facts)),
        ("last release", facts?.LastRelease is { } release ? $"{release.Version} ({Day(release.Date)})" : NotRecorded),
        ("versions that can be tried", facts?.OldestVersion is { } oldest ? $"{oldest} and newer" : NotRecorded),
        ("attributes needed", Text(facts?.NeedsAttributes)),
        ("code generation needed", Text(facts?.NeedsCodeGeneration)),
        ("schema needed", Text(facts?.NeedsSchema)),
        ("types named in payloads", Text(facts?.EmbedsTypes)),
        ("versioning", Text(facts?.Versioning)),
        ("frameworks of the package", facts?.Frameworks is { } frameworks ? string.Join(", ", frameworks) : NotRecorded),
        ("size of its assemblies", facts?.DependencyBytes is { } bytes ? string.Create(CultureInfo.InvariantCulture, $"{bytes / 1000:N0} kB") : NotRecorded),
        ("in Unity", Text(facts?.Unity)),
        ("reads a part of a payload", Text(facts?.PartialReads)),
        ("fills an object", Text(facts?.StatementOn(ReadingWay.Populate))),
        ("reads pieces of memory", Text(facts?.StatementOn(ReadingWay.Segments))),
        ("reads a stream of values", Text(facts?.StatementOn(ReadingWay.Items))),
        ("a source warns", facts?.Unsafe ?? NotRecorded),
        ("before reading data of others", facts?.UnsafeNotes ?? NotRecorded),
        (AdvisoriesTitle, string.Join("; ", KnownAdvisories.Lines(facts, version))),
        (ProbesTitle, Probes(facts?.Probed, version)),
        ("security policy", facts?.SecurityPolicy ?? NotRecorded),
        ("home", facts?.Home ?? NotRecorded),
    ];

    /// <summary>The licence with its kind where that is not permissive; short enough for a table.</summary>
    public static string Licence(SerializerFacts? facts) => facts?.Licence is not { } licence ? NotRecorded
        : facts.LicenceKind is LicenceKind.Permissive ? licence
        : $"{licence} ({Word(facts.LicenceKind)})";

    /// <summary>
    /// <c>yes</c> with the reasons, <c>no</c> with the day of the check, or that it is not recorded. The day matters for <c>no</c> only: an old record
    /// of an active library may be wrong by now, while a project that has ended rarely starts again.
    /// </summary>
    public static string MaintenanceMode(SerializerFacts? facts, DateOnly? asOf = null) => facts is null ? NotRecorded : Maintenance.Of(facts, asOf) switch
    {
        { IsInMaintenanceMode: true } maintenance => $"yes: {string.Join("; ", maintenance.Reasons)}",
        { IsInMaintenanceMode: false } => $"no, as of {Day(asOf ?? facts.SourceOf("lastCommit")!.Checked)}",
        _ when Maintenance.IsRecentlyReleased(facts) => $"no, as of {Day(facts.SourceOf("lastRelease")!.Checked)}: {facts.LastRelease!.Version} was published on {Day(facts.LastRelease.Date)}",
        _ => NotRecorded,
    };

    /// <summary>What its maintainers name instead of it, with those of it that are compared here.</summary>
    public static string NamedInstead(SerializerFacts? facts) => facts?.Successor switch
    {
        null => NotRecorded,
        { Text.Length: 0 } => "nothing",
        { Serializers: { } serializers } successor => $"{successor.Text} (compared here: {string.Join(", ", serializers)})",
        { } successor => successor.Text,
    };

    /// <summary>Every fact that needs a source, by its name in the file.</summary>
    internal static IReadOnlyList<(string Name, bool IsRecorded)> Recorded(SerializerFacts facts) =>
    [
        ("home", facts.Home is not null),
        ("package", facts.Package is not null),
        ("licence", facts.Licence is not null),
        ("format", facts.Format is not null),
        ("formatDetails", facts.FormatDetails is not null),
        ("naturalApi", facts.NaturalApi is not null),
        ("lastRelease", facts.LastRelease is not null),
        ("lastCommit", facts.LastCommit is not null),
        ("lastProductCommit", facts.LastProductCommit is not null),
        ("archived", facts.Archived is not null),
        ("statement", facts.Statement is not null),
        ("needsAttributes", facts.NeedsAttributes is not null),
        ("needsCodeGeneration", facts.NeedsCodeGeneration is not null),
        ("needsSchema", facts.NeedsSchema is not null),
        ("embedsTypes", facts.EmbedsTypes is not null),
        ("unsafeNotes", facts.UnsafeNotes is not null),
        ("versioning", facts.Versioning is not null),
        (PolicyName, facts.SecurityPolicy is not null),
        (UnsafeName, facts.Unsafe is not null),
        (SuccessorName, facts.Successor is not null),
        (FrameworksName, facts.Frameworks is not null),
        (DependencyName, facts.DependencyBytes is not null),
        (UnityName, facts.Unity is not null),
        (PartialReadsName, facts.PartialReads is not null),
        (OldestVersionName, facts.OldestVersion is not null),
        (ColumnarName, facts.Columnar is not null),
    ];

    /// <summary>The grades of reading, by variant where they differ, with the version that they are of, and whether another one is pinned.</summary>
    private static string Probes(RecordedProbes? table, string? version)
    {
        if (table is null)
        {
            return NotRecorded;
        }

        var grades = table.Variants
            .GroupBy(variant => variant.Reading.Grades.Count == 0 ? "not tried" : string.Join(", ", variant.Reading.Grades.Select(variant.TextOf)), variant => VariantKey.NameOf(variant.Variant))
            .ToList();
        var found = string.Join("; ", grades.Select(grade => grades.Count == 1 ? grade.Key : $"{string.Join(", ", grade)}: {grade.Key}"));
        var package = table.OfAttacks.Origin is { } origin ? $", {RecordedProbesFile.Rebuilt(origin)}" : "";
        var other = version is null || RecordedProbesFile.Find(table, table.Serializer, version).WhyNot is not { } whyNot ? "" : $"; {whyNot}";
        return $"{found} ({table.Version}, {Day(table.DateOfAttacks)}{package}){other}";
    }

    private static string Text(Trait? trait) => trait is null ? NotRecorded : trait.Detail is null ? Word<TraitAnswer>(trait.Answer) : $"{Word<TraitAnswer>(trait.Answer)}: {trait.Detail}";

    private static string Text(ReadingStatement? statement) => statement is null ? NotRecorded : $"{(statement.Exists ? "yes" : "no")}: {statement.Text}";

    private static string Join(string? text, string? details) => text is null ? NotRecorded : details is null ? text : $"{text} ({details})";

    private static string VariantFormats(SerializerFacts? facts) =>
        string.Concat(facts?.VariantFormats?.Select(variant => $"; {variant.Key}: {variant.Value}") ?? []);

    /// <summary>Names of enumerations are our own and ASCII.</summary>
    private static string Word<T>(T? value) where T : struct, Enum => value is { } known ? known.ToString().ToLowerInvariant() : NotRecorded;

    private static string Day(DateOnly date) => date.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
}
