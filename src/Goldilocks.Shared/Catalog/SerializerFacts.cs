using System.Text.Json.Serialization;
using Goldilocks.Protocol;
using Goldilocks.Results;
using NuGet.Versioning;

namespace Goldilocks.Catalog;

/// <summary>
/// The facts of a serializer beyond its measurements: the content of its <c>facts.json</c>. Null means "not recorded"; a value is never a guess.
/// </summary>
/// <param name="Home">Address of its repository or documentation.</param>
/// <param name="Package">Null for a library that comes with the runtime.</param>
/// <param name="Licence">An SPDX licence expression.</param>
/// <param name="Format">In a word or two: <c>JSON</c>, <c>XML</c>, <c>own binary</c>.</param>
/// <param name="FormatDetails">What a reader should know of the format beyond its name.</param>
/// <param name="NaturalApi">The types that the library itself writes to and reads from.</param>
/// <param name="LastRelease">The newest stable release.</param>
/// <param name="LastCommit">Date of the last commit of any kind.</param>
/// <param name="LastProductCommit">Date of the last commit that changed the library's own code.</param>
/// <param name="Archived">True when its repository is archived.</param>
/// <param name="Statement">What its author says against using it, in our words; the empty string when the author says nothing of the kind.</param>
/// <param name="NeedsAttributes">Whether the types must be annotated.</param>
/// <param name="NeedsCodeGeneration">Whether code must be generated before it runs.</param>
/// <param name="EmbedsTypes">Whether payloads name types that the reader then loads.</param>
/// <param name="UnsafeNotes">What to know before it reads untrusted data.</param>
/// <param name="Versioning">Whether it reads payloads that were written before members were added or removed.</param>
/// <param name="Sources">Where each fact comes from, by its name; <c>*</c> stands for all that are not named.</param>
/// <param name="Expected">What <c>goldilocks verify</c> expects; null when nothing is stated.</param>
/// <param name="VariantFormats">The format of each variant that has another one, by the variant's name; null when all share <paramref name="Format"/>.</param>
/// <param name="NeedsSchema">Whether a schema must be written before it can be used; null when that is not recorded.</param>
/// <param name="VariantTraits">The facts that differ for single variants, by the variant's name (<c>plain</c> for the plain one); null when all are alike.</param>
/// <param name="Dangers">Known ways in which a payload can harm its reader, each with its source; null when none is recorded, which does not show that there is none.</param>
/// <param name="Unsafe">A source's warning against reading untrusted data with it, beginning with the name of that source; null when no source that was checked warns. Never our own judgement.</param>
/// <param name="Probes">What <c>goldilocks probe</c> must know and expects; null when nothing is stated.</param>
/// <param name="SecurityPolicy">Address of the page that says how its owners want to hear of a vulnerability; null where none was found.</param>
/// <param name="Successor">What its maintainers name instead of it; null when that was not looked up.</param>
/// <param name="Evolution">What its author documents about single changes of a class; null when nothing was looked up.</param>
/// <param name="Compresses">The variants that compress what they write (<c>plain</c> for the plain one); null where none does.</param>
/// <param name="Frameworks">The frameworks that its package has assemblies for, as its folders name them: <c>netstandard2.0</c>; null when that was not looked up.</param>
/// <param name="DependencyBytes">Of the assemblies that a program for .NET 10 gets with it, those of other packages among them; 0 for a library of the runtime; null when that was not looked up.</param>
/// <param name="Unity">Whether its author says that it works in Unity; null when that was not looked up.</param>
/// <param name="PartialReads">Whether a part of a payload can be read without making the whole value; null when that was not looked up.</param>
/// <param name="OldestVersion">The oldest version of the package that the adapter is made for; null when that was not looked up.</param>
/// <param name="Interop">Documented options that bring it closer to other libraries of its format; null when none was looked up.</param>
/// <param name="Readings">Whether it has calls for other ways of reading; null when that was not looked up.</param>
/// <param name="Columnar">How it keeps a list of records by columns, as a clause; null for a library that keeps each record in one piece.</param>
/// <param name="Advisories">The published advisories about any version of it, each with its source; null when none was looked up.</param>
public sealed record SerializerFacts(
    string? Home,
    string? Package,
    string? Licence,
    string? Format,
    string? FormatDetails,
    NaturalApi? NaturalApi,
    Release? LastRelease,
    DateOnly? LastCommit,
    DateOnly? LastProductCommit,
    bool? Archived,
    string? Statement,
    Trait? NeedsAttributes,
    Trait? NeedsCodeGeneration,
    Trait? EmbedsTypes,
    string? UnsafeNotes,
    Trait? Versioning,
    IReadOnlyDictionary<string, FactSource> Sources,
    ExpectedOutcomes? Expected = null,
    IReadOnlyDictionary<string, string>? VariantFormats = null,
    Trait? NeedsSchema = null,
    IReadOnlyDictionary<string, VariantTraits>? VariantTraits = null,
    IReadOnlyList<Danger>? Dangers = null,
    string? Unsafe = null,
    ProbeFacts? Probes = null,
    string? SecurityPolicy = null,
    Successor? Successor = null,
    IReadOnlyList<EvolutionStatement>? Evolution = null,
    IReadOnlyList<string>? Compresses = null,
    IReadOnlyList<string>? Frameworks = null,
    long? DependencyBytes = null,
    Trait? Unity = null,
    Trait? PartialReads = null,
    IReadOnlyList<Advisory>? Advisories = null,
    string? OldestVersion = null,
    IReadOnlyList<InteropOption>? Interop = null,
    IReadOnlyList<ReadingStatement>? Readings = null,
    string? Columnar = null)
{
    /// <summary>What package sources publish about its package; null when none that was asked publishes advisories. It is no fact of this file.</summary>
    [JsonIgnore]
    public IReadOnlyList<Advisory>? SourceAdvisories { get; init; }

    /// <summary>What libraries of other languages read of what it wrote, of whichever version; null where that was not asked for. It is no fact of this file: <see cref="RecordedExchange"/> has it.</summary>
    [JsonIgnore]
    public IReadOnlyList<RecordedExchange>? ReadAbroad { get; init; }

    /// <summary>What probes found, of whichever version; null where no table is recorded. It is no fact of this file: <see cref="RecordedProbesFile"/> has it.</summary>
    [JsonIgnore]
    public RecordedProbes? Probed { get; init; }

    /// <summary>True when the adapter is not made for a version; false also where it is not recorded which it is made for.</summary>
    /// <param name="version">Of the package.</param>
    public bool IsTooOld(string version) => VersionOrder.IsOlder(version, OldestVersion);

    /// <summary>Computed from <see cref="Licence"/>; null when that is not recorded.</summary>
    [JsonIgnore]
    public LicenceKind? LicenceKind => Licence is null ? null : Licences.KindOf(Licence);

    /// <summary>Where a fact comes from; null when that is not stated.</summary>
    /// <param name="fact">Its name as in the file: <c>lastCommit</c>.</param>
    public FactSource? SourceOf(string fact) => Sources.GetValueOrDefault(fact) ?? Sources.GetValueOrDefault(AllOthers);

    /// <summary>The recorded dangers that concern a variant; none where none is recorded.</summary>
    /// <param name="variant">Empty for the plain one.</param>
    public IEnumerable<Danger> DangersOf(string variant) => (Dangers ?? []).Where(danger => danger.Concerns(variant));

    /// <summary>What its author documents about a change, the first that refuses it before one that allows it; null where nothing is recorded of it.</summary>
    /// <param name="variant">Empty for the plain one.</param>
    /// <param name="change">The change of a class.</param>
    public EvolutionStatement? StatementOn(string variant, ClassChange change) => (Evolution ?? [])
        .Where(statement => statement.Concerns(variant) && statement.Changes.Contains(change))
        .OrderBy(statement => statement.Allows)
        .FirstOrDefault();

    /// <summary>The documented options about a kind of difference, each as a clause for a person.</summary>
    /// <param name="about">The kind, in a word: <c>date</c>.</param>
    public IEnumerable<string> OptionsOn(string about) => (Interop ?? []).Where(option => option.About.Contains(about)).Select(option => $"{option.Text} ({option.Source})");

    /// <summary>What is known of its calls for another way of reading; null where that was not looked up. The first value of a stream is read by the call for all of them.</summary>
    public ReadingStatement? StatementOn(ReadingWay way) => (Readings ?? []).FirstOrDefault(statement => statement.Ways.Contains(way == ReadingWay.FirstItem ? ReadingWay.Items : way));

    internal const string AllOthers = "*";
}

/// <summary>An option of a library about a kind of value in which libraries of its format disagree.</summary>
/// <param name="About">Kinds of difference, as <c>goldilocks interop</c> names them: <c>date</c>, <c>binary</c>.</param>
/// <param name="Text">The option and what it does, in a clause.</param>
/// <param name="Source">An address, or a place in the library's repository.</param>
/// <param name="Checked">The day on which it was read.</param>
public sealed record InteropOption(IReadOnlyList<string> About, string Text, string Source, DateOnly Checked);

/// <summary>A change of a class between the version that wrote and the version that reads.</summary>
public enum ClassChange
{
    /// <summary>A member is added behind the others.</summary>
    Append,

    /// <summary>A member is added between the others.</summary>
    Insert,

    /// <summary>A member is removed, anywhere, or the reader is older than the writer.</summary>
    Remove,

    /// <summary>A member has another name.</summary>
    Rename,

    /// <summary>Members are declared in another order.</summary>
    Reorder,

    /// <summary>A member has another type.</summary>
    Retype,
}

/// <summary>What the author of a library documents about changes of a class, in our words.</summary>
/// <param name="Changes">The changes that it is about.</param>
/// <param name="Allows">True when payloads survive them.</param>
/// <param name="Text">One clause for a person.</param>
/// <param name="Source">An address, or a place in the library's repository.</param>
/// <param name="Checked">The day on which it was read.</param>
/// <param name="Variants">The variants that it concerns (<c>plain</c> for the plain one); null for all.</param>
public sealed record EvolutionStatement(IReadOnlyList<ClassChange> Changes, bool Allows, string Text, string Source, DateOnly Checked, IReadOnlyList<string>? Variants = null)
{
    /// <summary>True when the variant is concerned.</summary>
    /// <param name="variant">Empty for the plain one.</param>
    public bool Concerns(string variant) => Variants is null || Variants.Contains(VariantKey.NameOf(variant));
}

/// <summary>What a library itself writes to and reads from; anything else costs a copy or a conversion.</summary>
public enum NaturalApi
{
    /// <summary>A buffer writer and memory.</summary>
    Buffer,

    /// <summary>A stream.</summary>
    Stream,

    /// <summary>A new array of bytes.</summary>
    Array,

#pragma warning disable CA1720 // It is the very type that is meant.
    /// <summary>A string of UTF-16.</summary>
    String,
#pragma warning restore CA1720

    /// <summary>A span that the caller provides.</summary>
    Span,
}

/// <summary>A release.</summary>
/// <param name="Version">As the package is named.</param>
/// <param name="Date">Of its publication.</param>
public sealed record Release(string Version, DateOnly Date);

/// <summary>The answer to a yes-or-no question, with details.</summary>
/// <param name="Answer">In a word.</param>
/// <param name="Detail">Which attributes, which generator; null when there is nothing to add.</param>
public sealed record Trait(TraitAnswer Answer, string? Detail = null);

/// <summary>Answers of a <see cref="Trait"/>.</summary>
public enum TraitAnswer
{
    /// <summary>It does not.</summary>
    No,

    /// <summary>A variant or an option does.</summary>
    Optional,

    /// <summary>It does, and that cannot be avoided.</summary>
    Yes,
}

/// <summary>Where a fact comes from.</summary>
/// <param name="Source">An address, or a place in the library's repository.</param>
/// <param name="Checked">The day on which it was checked.</param>
public sealed record FactSource(string Source, DateOnly Checked);

/// <summary>The facts that differ for one variant of a serializer; null for those that do not.</summary>
/// <param name="NeedsAttributes">Whether the types must be annotated.</param>
/// <param name="NeedsCodeGeneration">Whether code must be generated before it runs.</param>
/// <param name="NeedsSchema">Whether a schema must be written.</param>
public sealed record VariantTraits(Trait? NeedsAttributes = null, Trait? NeedsCodeGeneration = null, Trait? NeedsSchema = null);

/// <summary>What the maintainers of a library say to use instead of it. Never our own advice.</summary>
/// <param name="Text">In our words, beginning with who says it; the empty string where they were read and name nothing.</param>
/// <param name="Serializers">Those of it that Goldilocks compares, by name; null where there is none.</param>
public sealed record Successor(string Text, IReadOnlyList<string>? Serializers = null);

/// <summary>A known way in which a payload can harm its reader.</summary>
/// <param name="Kind">What happens to the reader.</param>
/// <param name="Text">One sentence for a person, with the version that it was seen in.</param>
/// <param name="Source">An address, or the person that tried it.</param>
/// <param name="Checked">The day on which it was looked up or tried.</param>
/// <param name="Variants">The variants that it concerns (<c>plain</c> for the plain one); null for all.</param>
public sealed record Danger(DangerKind Kind, string Text, string Source, DateOnly Checked, IReadOnlyList<string>? Variants = null)
{
    /// <summary>True when the variant is concerned.</summary>
    /// <param name="variant">Empty for the plain one.</param>
    public bool Concerns(string variant) => Variants is null || Variants.Contains(VariantKey.NameOf(variant));
}

/// <summary>What a payload can do to its reader.</summary>
public enum DangerKind
{
    /// <summary>It chooses which types are made.</summary>
    ChoosesTypes,

    /// <summary>It ends the process.</summary>
    Kills,

    /// <summary>It takes memory or time far beyond its size.</summary>
    Exhausts,
}
