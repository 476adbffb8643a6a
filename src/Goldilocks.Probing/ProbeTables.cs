using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>Makes the tables of serializers from what was recorded. Pure functions.</summary>
public static class ProbeTables
{
    /// <summary>The family of capabilities. The findings of all others give grades: attacks, and cases of a format's standard.</summary>
    public const string CapabilityFamily = "capabilities";

    /// <summary>The answer to a question whose classes the library's generator or the compiler refuses begins so.</summary>
    public const string NotCompiled = "it does not compile: ";

    /// <summary>The section of the library's own payloads, which shows whether anything else can be tried. They are no attack, so a model that the library does not write limits no grade.</summary>
    internal const string OwnPayloads = "golden";

    /// <summary>The section of deep values. Without one, nothing is known of what most often ends a process.</summary>
    private const string Depth = "depth";

    /// <summary>The sections that cut, change and extend the library's own payloads.</summary>
    private static readonly string[] s_changing = ["prefixes", "mutations", "lengths", "trailing"];

    /// <summary>One table for each serializer that had a program.</summary>
    /// <param name="info">What was asked for.</param>
    /// <param name="events">What was recorded.</param>
    public static IReadOnlyList<RecordedProbes> Of(ProbeInfo info, IReadOnlyList<ProbeEvent> events) =>
    [
        .. from program in events.OfType<ProgramProbed>()
        where program.Outcome is null
        group program by (program.Serializer, program.Version) into made
        let sections = events.OfType<SectionProbed>().Where(section => section.Serializer == made.Key.Serializer && section.Version == made.Key.Version).ToList()
        select new RecordedProbes(
            made.Key.Serializer,
            made.Key.Version,
            made.Last().Origin,
            info.Goldilocks,
            DateOnly.FromDateTime(info.StartedAt.UtcDateTime),
            $"{info.Machine.Processor}, {info.Machine.OperatingSystem}",
            info.Machine.Runtime,
            [.. made.Last().Variants.Select(variant => Variant(variant, [.. sections.Where(section => section.Variant == variant)], made.Last()))])
        {
            LeftOut = made.Last().LeftOut.Count > 0 ? [.. made.Last().LeftOut.Select(models => models.Folder).Distinct().Order(StringComparer.Ordinal)] : null,
        },
    ];

    /// <summary>How much of a section was tried, as the table keeps it.</summary>
    /// <param name="section">The section.</param>
    /// <param name="inputs">How many inputs it has.</param>
    /// <param name="tried">How many have an outcome.</param>
    /// <param name="whyNot">Why not all was tried; null when all was.</param>
    public static RecordedSection Recorded(SectionName section, int inputs, int tried, string? whyNot) =>
        new(section.Name, inputs, tried, whyNot) { AttacksNothing = section.Family == CapabilityFamily || section.Name == OwnPayloads };

    private static RecordedVariant Variant(string name, IReadOnlyList<SectionProbed> sections, ProgramProbed program)
    {
        var quoted = program.Quoted?.Variants.FirstOrDefault(variant => variant.Variant == name);
        var graded = sections.Where(section => section.Family != CapabilityFamily).ToList();
        var findings = graded.SelectMany(section => section.Findings).OrderBy(finding => finding.Grade).ThenBy(finding => finding.Id, StringComparer.Ordinal).ToList();
        return new RecordedVariant(
            name,
            Grades(ProbeDirection.Reading, quoted?.Reading, graded.Any(section => section.HasReading) && WasGivenChangedPayloads(graded) && WasGivenDepth(graded)),
            Grades(ProbeDirection.Writing, quoted?.Writing, graded.Any(section => section.HasWriting)),
            [.. sections.SelectMany(section => section.Capabilities).Concat(LeftOut(name, program, [.. sections.Select(section => section.Section.Name)])).Concat(quoted?.Answers ?? []).OrderBy(capability => capability.Id, StringComparer.Ordinal)],
            [.. findings.GroupBy(finding => finding.Id).Select(Once)],
            [.. sections.Select(section => section.Section).OrderBy(section => section.Name, StringComparer.Ordinal)])
        {
            LeftBehind = OrNull(from section in sections from process in section.LeftBehind select new RecordedLeftBehind(section.Section.Name, process)),
            AdapterFaults = OrNull(sections.SelectMany(section => section.AdapterFaults ?? []).GroupBy(fault => fault.Id).Select(alike => alike.First() with { Times = alike.Sum(fault => fault.Times) })),
            Departures = OrNull(sections.Select(section => section.DeparturesBefore ?? (section.Departures is { Count: > 0 } noted ? Departures.Of(section.Section.Name, noted) : null)).OfType<RecordedDepartures>()),
        };

        // What is quoted was limited when the table was made: there was more to try then than there is now.
        RecordedGrades Grades(ProbeDirection direction, RecordedGrades? before, bool isTried) => Grader.Summarize(
            [.. findings.Where(finding => finding.Direction == direction && finding.Probe != RecordedVariant.PolymorphicTypes).Select(finding => finding.Grade)],
            Untried.Text([.. ((string?[])[before?.Limits, Limits([.. graded.Where(section => before is null || section.Section.TriedBefore == 0)], direction)]).OfType<string>()]),
            before is null ? isTried : before.Grades.Count > 0);
    }

    private static List<T>? OrNull<T>(IEnumerable<T> items) => items.ToList() is { Count: > 0 } list ? list : null;

    /// <summary>Several sections may see the same: that is one finding, and says where else it was seen.</summary>
    private static RecordedFinding Once(IEnumerable<RecordedFinding> alike)
    {
        var first = alike.First();
        var others = alike.Select(finding => finding.Section).Distinct().Except([first.Section]).Order(StringComparer.Ordinal).ToList();
        return others.Count == 0 ? first : first with { AlsoIn = others };
    }

    /// <summary>
    /// A variant that reads back none of the attacked models is given random bytes and a format's cases at most, and refuses them as it refuses everything: that withstands nothing. True where none of
    /// the sections that change payloads was asked for.
    /// </summary>
    private static bool WasGivenChangedPayloads(IEnumerable<SectionProbed> sections)
    {
        var changing = sections.Where(section => s_changing.Contains(section.Section.Name)).ToList();
        return changing.Count == 0 || changing.Exists(section => section.Section.Tried > 0);
    }

    /// <summary>True where none were asked for, where deep values were read, and where the library was asked to write them and writes none to read: the grade then says that it is of a part.</summary>
    private static bool WasGivenDepth(IEnumerable<SectionProbed> sections)
    {
        var deep = sections.Where(section => section.Section.Name == Depth).ToList();
        return deep.Count == 0 || deep.Exists(section => section.Section.Tried > 0);
    }

    /// <summary>What was asked with models that are not in the program, for sections that were tried.</summary>
    private static IEnumerable<RecordedCapability> LeftOut(string variant, ProgramProbed program, IReadOnlyList<string> sections) =>
        from models in program.LeftOut
        from capability in models.Capabilities
        where sections.Contains(capability.Section)
        let verdict = models.IsRefusedBy(variant) && !capability.IsUnmarked ? CapabilityVerdict.Fail : CapabilityVerdict.NotApplicable
        select new RecordedCapability(capability.Id, capability.Question, verdict, WhyLeftOut(models, variant), []) { Tried = models.IsRecorded ? program.Quoted?.Tried : null };

    private static string WhyLeftOut(LeftOutModels models, string variant) => models switch
    {
        { IsRefused: false } => models.Reason,
        _ when models.IsRefusedBy(variant) => NotCompiled + models.Reason,
        _ => $"this variant needs no generated code, and is in one program with those that do, where the library's generator takes no such class: {models.Reason}",
    };

    /// <summary>What of the sections was not tried in a direction. A section that does not apply to a format limits nothing.</summary>
    private static string? Limits(IEnumerable<SectionProbed> sections, ProbeDirection direction) => Untried.Text(
    [
        .. from section in sections
           where section.Section.Name != OwnPayloads
           from reason in Reasons(section, direction)
           select $"{section.Section.Name}: {reason}",
    ]);

    private static IEnumerable<string> Reasons(SectionProbed section, ProbeDirection direction)
    {
        var known = section.Untried ?? [];
        foreach (var inputs in known.Where(inputs => inputs.Direction == direction))
        {
            yield return inputs.WhyNot;
        }

        // It was cut short. Of inputs that no process came to it is not known what they would have been.
        var reached = section.Section.Tried + known.Sum(inputs => inputs.Inputs);
        var mayHave = section.Section.Tried <= 0 || (direction == ProbeDirection.Reading ? section.HasReading : section.HasWriting);
        if (section.Section.WhyNot is { } whyNot && reached < section.Section.Inputs && mayHave)
        {
            yield return whyNot;
        }
    }
}
