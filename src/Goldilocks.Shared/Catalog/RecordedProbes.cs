using System.Text.Json.Serialization;

namespace Goldilocks.Catalog;

/// <summary>
/// What <c>goldilocks probe --record</c> found out about one version of a serializer: the content of <c>probes/recorded/NAME.json</c>. It says nothing about another
/// version (<see cref="RecordedProbesFile.Find"/>).
/// </summary>
/// <param name="Serializer">Its name.</param>
/// <param name="Version">The version that was probed; the runtime's for a library that comes with it.</param>
/// <param name="Origin">Where the package came from when that was not one of the machine's own sources; otherwise null.</param>
/// <param name="Goldilocks">The version of Goldilocks.</param>
/// <param name="Date">The day, in UTC.</param>
/// <param name="Machine">Processor and operating system.</param>
/// <param name="Runtime">Such as <c>.NET 10.0.1</c>.</param>
/// <param name="Variants">One for each variant.</param>
public sealed record RecordedProbes(
    string Serializer,
    string Version,
    string? Origin,
    string Goldilocks,
    DateOnly Date,
    string Machine,
    string Runtime,
    IReadOnlyList<RecordedVariant> Variants)
{
    /// <summary>Where and when the attacks were made, where that was not with the rest of the table; null where it was.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public RecordedOccasion? Attacks { get; init; }

    /// <summary>Where and when the capabilities were tried, where that was not with the rest of the table; null where it was.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public RecordedOccasion? CapabilitiesTried { get; init; }

    /// <summary>The folders of models that the program was built without, because its generator or the compiler refused something in them; null in tables that do not tell it.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<string>? LeftOut { get; init; }

    /// <summary>True where everything in it was tried with the official package.</summary>
    [JsonIgnore]
    public bool IsOfOfficialPackage => OfAttacks.Origin is null && OfCapabilities.Origin is null;

    /// <summary>True where everything in it was tried on a runtime with the same first two numbers.</summary>
    /// <param name="runtime">Such as <c>.NET 10.0.1</c>.</param>
    public bool IsOfRuntime(string runtime) => Series(OfAttacks.Runtime) == Series(runtime) && Series(OfCapabilities.Runtime) == Series(runtime);

    private static string Series(string runtime) => string.Join('.', runtime.Split('.').Take(3));

    /// <summary>The occasion of the grades and findings.</summary>
    [JsonIgnore]
    public RecordedOccasion OfAttacks => Attacks ?? Own;

    /// <summary>The occasion of the capabilities.</summary>
    [JsonIgnore]
    public RecordedOccasion OfCapabilities => CapabilitiesTried ?? Own;

    /// <summary>The day of the grades and findings.</summary>
    [JsonIgnore]
    public DateOnly DateOfAttacks => OfAttacks.Date;

    private RecordedOccasion Own => new(Date, Machine, Runtime, Origin) { Goldilocks = Goldilocks };

    /// <summary>The variant; null when it was not probed.</summary>
    /// <param name="name">Empty for the plain one.</param>
    public RecordedVariant? Variant(string name) => Variants.FirstOrDefault(variant => variant.Variant == name);

    /// <summary>
    /// This table with what an earlier one has and this one did not try. What is kept keeps its day and machine. An earlier table of another version says nothing about this one.
    /// </summary>
    /// <param name="earlier">The earlier one; null when there is none.</param>
    /// <param name="isAsked">Whether a variant was asked for. An earlier one that was, and is not here, is none that the adapter has any more.</param>
    public RecordedProbes Over(RecordedProbes? earlier, Func<string, bool> isAsked) => earlier is null || earlier.Version != Version
        ? this
        : this with
        {
            Attacks = Variants.Any(variant => variant.IsAttacked) ? null : Unless(earlier.OfAttacks),
            CapabilitiesTried = Variants.Any(variant => variant.Capabilities.Count > 0) ? null : Unless(earlier.OfCapabilities),
            Variants =
            [
                .. Variants.Select(variant => earlier.Variant(variant.Variant) is { } old ? variant.Over(old, earlier.OfCapabilities.Date, Date) : variant),
                .. earlier.Variants.Where(old => Variant(old.Variant) is null && !isAsked(old.Variant)),
            ],
        };

    private RecordedOccasion? Unless(RecordedOccasion earlier) => earlier == Own ? null : earlier;
}

/// <summary>When, where and with which package a part of a table was made.</summary>
/// <param name="Date">The day, in UTC.</param>
/// <param name="Machine">Processor and operating system.</param>
/// <param name="Runtime">Such as <c>.NET 10.0.1</c>.</param>
/// <param name="Origin">Where the package came from when that was not one of the machine's own sources; otherwise null.</param>
public sealed record RecordedOccasion(DateOnly Date, string Machine, string Runtime, string? Origin)
{
    private const int CommitLetters = 10;

    /// <summary>The version of Goldilocks, with its commit; null in tables that do not tell it.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Goldilocks { get; init; }

    /// <summary>With which package, and by which commit, in words: <c>with the official package, by Goldilocks 0.1.0, commit 0123456789</c>.</summary>
    [JsonIgnore]
    public string Made => (Origin is { } origin ? RecordedProbesFile.Rebuilt(origin) : "with the official package") + (Goldilocks is { } version ? $", by Goldilocks {WithShortCommit(version)}" : "");

    /// <summary>A version with the first letters of its commit.</summary>
    public static string WithShortCommit(string version) => version.Split('+', 2) is [var number, { Length: > CommitLetters } commit] ? $"{number}, commit {commit[..CommitLetters]}" : version;
}

/// <summary>What was found out about one variant.</summary>
/// <param name="Variant">Its name; empty for the plain one.</param>
/// <param name="Reading">How it stood attacks by bytes.</param>
/// <param name="Writing">How it stood attacks by objects.</param>
/// <param name="Capabilities">One for each that was tried, in their order.</param>
/// <param name="Findings">Everything behind the grades; each was seen once more, alone, in a fresh process, and twice where it depends on the machine.</param>
/// <param name="Sections">What was tried, and how much of it.</param>
public sealed record RecordedVariant(
    string Variant,
    RecordedGrades Reading,
    RecordedGrades Writing,
    IReadOnlyList<RecordedCapability> Capabilities,
    IReadOnlyList<RecordedFinding> Findings,
    IReadOnlyList<RecordedSection> Sections)
{
    /// <summary>Processes that its children left behind, which were ended; null where there were none, and in tables that do not tell it.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<RecordedLeftBehind>? LeftBehind { get; init; }

    /// <summary>What was noted of the cases of each corpus, and of bytes behind the value; null where nothing was, and in tables that do not tell it.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<RecordedDepartures>? Departures { get; init; }

    /// <summary>Where the adapter, or Goldilocks itself, threw; null where it never did, and in tables that do not tell it. It says nothing about the library, and gives no grade.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<RecordedAdapterFault>? AdapterFaults { get; init; }

    /// <summary>The probe of keys with one hash code.</summary>
    public const string CollidingKeys = "H10";

    /// <summary>The same for a table of the library's own, which is no matter of the runtime.</summary>
    private const string CollidingInItsOwn = "H10.own";

    /// <summary>The probe of a class that only the payload names, by the settings that the adapter needs for derived classes.</summary>
    public const string PolymorphicTypes = "H11.polymorphic";

    /// <summary>Grades of reading that a person must see beside the name, worst first.</summary>
    public static IReadOnlyList<ProbeGrade> DangerousGrades { get; } = [ProbeGrade.ChoosesTypes, ProbeGrade.Killed, ProbeGrade.Exhausted];

    /// <summary>
    /// The dangerous grades of reading, worst first. Keys with one hash code exhaust whatever fills the runtime's own dictionary, and so nearly every library that reads one: a mark that all of them carry
    /// says nothing, so this finding alone gives none.
    /// </summary>
    [JsonIgnore]
    public IReadOnlyList<ProbeGrade> Dangers => [.. DangerousGrades.Where(grade => Reading.Grades.Contains(grade) && !(grade is ProbeGrade.Exhausted && IsExhaustedByKeysOnly))];

    /// <summary>
    /// True when keys with one hash code exhaust the reader, or what fills another type of the runtime in such a way, and nothing else did.
    /// </summary>
    [JsonIgnore]
    public bool IsExhaustedByKeysOnly =>
        Findings.Where(finding => finding is { Direction: ProbeDirection.Reading, Grade: ProbeGrade.Exhausted }).Select(finding => finding.Probe).ToHashSet() is var probes
        && probes.Count > 0 && probes.All(IsOfRuntime);

    /// <summary>
    /// The finding that a payload chooses types by the settings which the capabilities of derived classes (C13 to C16) need, where it does not by the usual ones; null where there is none. It gives no grade, because
    /// no one needs those settings who has no derived classes.
    /// </summary>
    [JsonIgnore]
    public RecordedFinding? PolymorphicDanger => Reading.Grades.Contains(ProbeGrade.ChoosesTypes) ? null : Findings.FirstOrDefault(finding => finding.Probe == PolymorphicTypes);

    /// <summary>What exhausts it where <see cref="IsExhaustedByKeysOnly"/> holds, in words.</summary>
    [JsonIgnore]
    public string KeysThatExhaust => Findings.Any(finding => finding.Probe == CollidingKeys)
        ? "the keys of a dictionary of 64-bit integers can be chosen to share one hash code"
        : "an ILookup or an ExpandoObject can be given keys or names of which each is compared with all others";

    private static bool IsOfRuntime(string probe) => probe.StartsWith(CollidingKeys, StringComparison.Ordinal) && probe != CollidingInItsOwn;

    /// <summary>A grade of reading in words; keys with one hash code alone give no mark, and so they are named.</summary>
    public string TextOf(ProbeGrade grade) =>
        ProbeGrades.Text(grade) + (grade is ProbeGrade.Exhausted && IsExhaustedByKeysOnly ? " by keys with one hash code alone" : "");

    /// <summary>True when attacks were tried on it.</summary>
    [JsonIgnore]
    public bool IsAttacked => Reading.Grades.Count + Writing.Grades.Count > 0;

    /// <summary>How many attacks it was given.</summary>
    [JsonIgnore]
    public int AttacksTried => Sections.Where(section => !section.AttacksNothing).Sum(section => section.Tried);

    /// <summary>The grades of a direction.</summary>
    public RecordedGrades Grades(ProbeDirection direction) => direction == ProbeDirection.Reading ? Reading : Writing;

    /// <summary>The judgement of a capability; null when it was not tried.</summary>
    public RecordedCapability? Capability(string id) => Capabilities.FirstOrDefault(capability => capability.Id == id);

    /// <summary>This one with what an earlier one has and this one did not try.</summary>
    /// <param name="earlier">The earlier one.</param>
    /// <param name="then">The day of its capabilities.</param>
    /// <param name="now">The day of this one.</param>
    internal RecordedVariant Over(RecordedVariant earlier, DateOnly then, DateOnly now)
    {
        return new(
            Variant,
            IsAttacked ? Reading : earlier.Reading,
            IsAttacked ? Writing : earlier.Writing,
            [.. Capabilities.Concat(earlier.Capabilities.Where(old => Capability(old.Id) is null).Select(Kept)).OrderBy(capability => capability.Id, StringComparer.Ordinal)],
            IsAttacked ? Findings : earlier.Findings,
            [.. Sections.Concat(earlier.Sections.Where(old => Sections.All(section => section.Name != old.Name))).OrderBy(section => section.Name, StringComparer.Ordinal)])
        {
            LeftBehind = Together(LeftBehind, earlier.LeftBehind, left => left.Section),
            AdapterFaults = IsAttacked ? AdapterFaults : earlier.AdapterFaults,
            Departures = Together(Departures, earlier.Departures, corpus => corpus.Section),
        };

        RecordedCapability Kept(RecordedCapability old) => Capabilities.Count == 0 || (old.Tried ?? then) == now ? old : old with { Tried = old.Tried ?? then };

        // A section that was tried again speaks for itself, also where it has nothing to say any more.
        IReadOnlyList<T>? Together<T>(IReadOnlyList<T>? own, IReadOnlyList<T>? old, Func<T, string> sectionOf)
        {
            List<T> all = [.. own ?? [], .. (old ?? []).Where(item => Sections.All(section => section.Name != sectionOf(item)))];
            return all.Count == 0 ? null : all;
        }
    }
}

/// <summary>A process that a child left behind.</summary>
/// <param name="Section">The section.</param>
/// <param name="Process">Its command line, and its fate.</param>
public sealed record RecordedLeftBehind(string Section, string Process);

/// <summary>What a section noted that no grade depends on: where a reader is lenient, where it is strict, and what it does where the standard leaves it open.</summary>
/// <param name="Section">The section.</param>
/// <param name="Accepted">How many cases were accepted although the standard forbids them.</param>
/// <param name="Refused">How many were refused although the standard allows them.</param>
/// <param name="Open">How many were noted of those that the standard leaves open.</param>
/// <param name="LeftOut">How many places of cases were left out.</param>
/// <param name="Cases">Each in words, not all where there are very many.</param>
public sealed record RecordedDepartures(string Section, int Accepted, int Refused, int Open, int LeftOut, IReadOnlyList<string> Cases);

/// <summary>The grades of one direction.</summary>
/// <param name="Grades">All that apply, worst first; empty where nothing was tried.</param>
/// <param name="Limits">Why the grades do not say everything: what was not tried, with the reason; null when all was.</param>
public sealed record RecordedGrades(IReadOnlyList<ProbeGrade> Grades, string? Limits)
{
    /// <summary>The worst; null where nothing was tried.</summary>
    [JsonIgnore]
    public ProbeGrade? Worst => Grades.Count == 0 ? null : Grades.Min();
}

/// <summary>The judgement of one capability.</summary>
/// <param name="Id">Such as <c>C07</c>.</param>
/// <param name="Question">What was asked.</param>
/// <param name="Verdict">The verdict.</param>
/// <param name="What">What works, what does not, or why it was not tried; may be empty.</param>
/// <param name="Notes">Facts that were recorded on the way.</param>
public sealed record RecordedCapability(string Id, string Question, CapabilityVerdict Verdict, string What, IReadOnlyList<string> Notes)
{
    /// <summary>The day on which it was tried, where that was before the others of its table; null where it was on the same.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public DateOnly? Tried { get; init; }
}
