using System.Globalization;
using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>
/// What a reader must know of a library before choosing it, shown beside its name in every table: a licence that asks for more than to
/// name the authors, what recorded probes of the same version found, that its payloads name types, that it keeps columns, and that its code is left alone. What a source says of it is quoted in its facts and is no mark: a mark says what
/// was seen.
/// </summary>
/// <param name="Text">A few letters, for beside the name.</param>
/// <param name="Meaning">In words, for a footnote.</param>
public sealed record LibraryMark(string Text, string Meaning)
{
    /// <summary>The variants that it was seen of, empty for the plain one; null where it is the whole library's.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<string>? Variants { get; init; }

    /// <summary>The variants that it is not of; null where there are none.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<string>? Except { get; init; }

    /// <summary>True when the row of that variant has it.</summary>
    /// <param name="variant">Of the adapter, without what a run puts around it; empty for the plain one.</param>
    public bool IsOf(string variant) => (Variants is null || Variants.Contains(variant)) && Except?.Contains(variant) != true;

    /// <summary>Beside the name of the library, where no variant is meant: the variants that have it, unless all of them do.</summary>
    /// <param name="table">What probes found of the library; null where none were recorded.</param>
    public string TextOfLibrary(RecordedProbes? table) => Variants is null || Variants.Count == table?.Variants.Count
        ? Text
        : $"{Text} in {string.Join(", ", Variants.Select(variant => VariantKey.NameOf(variant)))}";

    /// <summary>The mark of a licence that asks for money or for terms of its owner's own.</summary>
    public const string Commercial = "commercial";

    /// <summary>The mark of maintenance mode.</summary>
    public const string Maintenance = "m";

    /// <summary>The mark of payloads that name types, whether the reader looks them up in a list or loads them.</summary>
    public const string EmbedsTypes = "t";

    /// <summary>The mark of a version that is older than the last stable release on record.</summary>
    public const string Behind = "old";

    /// <summary>The mark of a variant whose reader no attack was tried on: without it, the variant would look safer than one that was probed.</summary>
    public const string NotProbed = "not probed";

    /// <summary>The mark of a version that a published advisory concerns.</summary>
    public const string Advised = "advisory";

    /// <summary>The mark of a library that keeps records by columns, beside others that keep each in one piece.</summary>
    public const string Columns = "columns";

    /// <summary>What that means, for a footnote and for a choice.</summary>
    public const string OfColumns = "it keeps a list of records by columns: for whole lists, and not for one record or for records one by one";

    /// <summary>The mark of a version that was taken because no source offers the pinned one.</summary>
    public const string NearestOffered = "nearest";

    /// <summary>That the version is not the one that its adapter is made for.</summary>
    /// <param name="serializer">Its name.</param>
    /// <param name="version">That was taken.</param>
    /// <param name="pinned">That no source offers.</param>
    public static LibraryMark Nearest(string serializer, string version, string pinned) =>
        new(NearestOffered, $"{serializer} {version}: no package source offers the pinned version {pinned}, and this is the nearest");

    /// <summary>None for a library without recorded facts: nothing is claimed without a record.</summary>
    /// <param name="facts">What is known; null for nothing.</param>
    /// <param name="version">The version that the table shows; null where it shows none.</param>
    public static IReadOnlyList<LibraryMark> Of(SerializerFacts? facts, string? version = null) => facts is null
        ? []
        : [.. Licence(facts), .. Published(facts, version), .. Probed(facts.Probed, version), .. Unprobed(facts.Probed, version), .. EmbeddedTypes(facts), .. ByColumns(facts), .. MaintenanceMode(facts), .. OldVersion(facts, version)];

    /// <summary>The release that a version is behind; null when it is not, and where that cannot be told. A preview is never called old: it is usually newer than the last stable release.</summary>
    public static Release? NewerThan(SerializerFacts? facts, string? version) =>
        facts is { Package: not null, LastRelease: { } last } && Number(version) is { } own && Number(last.Version) is { } newest && own < newest ? last : null;

    private static IEnumerable<LibraryMark> OldVersion(SerializerFacts facts, string? version) => NewerThan(facts, version) is { } newer
        ? [new(Behind, string.Create(CultureInfo.InvariantCulture, $"not the last release: {newer.Version} was published on {newer.Date:yyyy-MM-dd}"))]
        : [];

    /// <summary>The numbers of a stable version; missing ones are 0.</summary>
    private static Version? Number(string? version) => version is not null && !version.Contains('-', StringComparison.Ordinal)
        && Version.TryParse(version.Split('+')[0] + string.Concat(Enumerable.Repeat(".0", Math.Max(0, 3 - version.Split('+')[0].Count(character => character == '.')))), out var number)
            ? number
            : null;

    private static IEnumerable<LibraryMark> Licence(SerializerFacts facts) => facts switch
    {
        { LicenceKind: LicenceKind.Copyleft, Licence: { } licence } => [new(Family(Licences.Deciding(licence)), $"copyleft licence: {licence}")],
        { LicenceKind: LicenceKind.Commercial, Licence: { } licence } => [new(Commercial, $"commercial licence: {licence}")],
        _ => [],
    };

    /// <summary>Of exactly this version, so that a new version that mends it loses it.</summary>
    private static IEnumerable<LibraryMark> Published(SerializerFacts facts, string? version) => KnownAdvisories.Of(facts, version) is { Count: > 0 } known
        ? [new(Advised, $"published advisories concern {facts.Package ?? "the runtime"} {version}: {string.Join(", ", known.Select(advisory => advisory.Id))}")]
        : [];

    /// <summary>What payloads of strangers can do, worst first. A new version loses it until it was probed.</summary>
    private static IEnumerable<LibraryMark> Probed(RecordedProbes? table, string? version) => table is null || table.Version != version
        ? []
        : from grade in RecordedVariant.DangerousGrades
          let variants = table.Variants.Where(variant => variant.Dangers.Contains(grade)).Select(variant => variant.Variant).ToList()
          where variants.Count > 0
          select new LibraryMark(
              ProbeGrades.Word(grade),
              string.Create(CultureInfo.InvariantCulture, $"a payload {ProbeGrades.OfPayload(grade)}, found by probes of {table.Serializer} {table.Version} on {table.DateOfAttacks:yyyy-MM-dd}")
              + (variants.Count == table.Variants.Count ? "" : $" in {string.Join(", ", variants.Select(variant => VariantKey.NameOf(variant)))}")
              + (table.OfAttacks.Origin is { } origin ? $" {RecordedProbesFile.Rebuilt(origin)}" : ""))
          {
              Variants = variants,
          };

    private static IEnumerable<LibraryMark> Unprobed(RecordedProbes? table, string? version)
    {
        if (version is null)
        {
            return [];
        }

        var probed = table?.Version == version ? table.Variants.Where(variant => variant.Reading.Worst is not null).Select(variant => variant.Variant).ToList() : [];
        return [new LibraryMark(NotProbed, "no attack was tried on its reader in this version") { Except = probed.Count == 0 ? null : probed }];
    }

    private static IEnumerable<LibraryMark> EmbeddedTypes(SerializerFacts facts) => facts.EmbedsTypes is { Answer: TraitAnswer.Yes } embeds
        ? [new(EmbedsTypes, embeds.Detail is null ? "embeds type names" : $"embeds type names: {embeds.Detail}")]
        : [];

    private static IEnumerable<LibraryMark> ByColumns(SerializerFacts facts) => facts.Columnar is null ? [] : [new(Columns, OfColumns)];

    private static IEnumerable<LibraryMark> MaintenanceMode(SerializerFacts facts) => Catalog.Maintenance.Of(facts) switch
    {
        { IsInMaintenanceMode: true } maintenance => [new(Maintenance, maintenance.Text)],
        _ => [],
    };

    /// <summary>The licence without its version: <c>MPL</c> for <c>MPL-2.0</c>.</summary>
    private static string Family(string licence)
    {
        var version = licence.AsSpan().IndexOfAnyInRange('0', '9');
        return version < 0 ? licence : licence[..version].TrimEnd('-');
    }
}
