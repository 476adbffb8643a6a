using System.Diagnostics;
using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>One section of one variant: run it, confirm what was seen, say what it came to.</summary>
/// <param name="target">The variant.</param>
/// <param name="section">The section.</param>
/// <param name="family">The exceptions that the library documents.</param>
/// <param name="places">Folders and limits.</param>
/// <param name="together">What it came to in a process that it shared with others; null where it runs alone.</param>
/// <param name="known">What is recorded of the variant; null where everything is tried and confirmed anew.</param>
internal sealed class SectionProbing(ProbeTarget target, SectionName section, ExceptionFamily family, ProbePlaces places, SectionResult? together = null, KnownVariant? known = null)
{
    /// <summary>A larger payload is made again from section, seed and number.</summary>
    private const int LargestKeptPayloadBytes = 16 * 1024;

    /// <summary>The grade <see cref="ProbeGrade.Killed"/> is given for at most 4 MB of input: more of it is no attack but a heavy load.</summary>
    private const int LargestKillingBytes = 4 * 1024 * 1024;

    /// <summary>The probe of the library's own payload, which is no attack: to stand it is nothing that a grade could be given for.</summary>
    private const string OwnPayload = "H00";

    /// <summary>The section of deep values.</summary>
    private const string Depth = "depth";

    /// <summary>The capability that takes two processes.</summary>
    private const string SameBytes = "C43";

    /// <summary>The capabilities that are read once more by a process that wrote nothing. src/Goldilocks.Prober keeps what the first one wrote.</summary>
    private const string AboutTypes = "polymorphism";

    private readonly string _scratch = places.Scratch(target, section.Name);
    private readonly TimeSpan _budget = places.BudgetOf(section);
    private readonly Confirmation _confirmation = new(family, places.BudgetOf(section));

    /// <summary>Runs it.</summary>
    /// <exception cref="OperationCanceledException">It was interrupted; nothing of it is recorded.</exception>
    public SectionProbed Run(CancellationToken cancellation)
    {
        try
        {
            return Probe(cancellation);
        }
        finally
        {
            Directory.Delete(_scratch, recursive: true);
        }
    }

    /// <summary>A section of which nothing is tried.</summary>
    /// <param name="target">The variant.</param>
    /// <param name="section">The section.</param>
    /// <param name="inputs">0 for one that does not apply; 1 for one that has inputs, though it is not known how many.</param>
    /// <param name="whyNot">The reason; null where there is none.</param>
    public static SectionProbed NotTried(ProbeTarget target, SectionName section, int inputs, string? whyNot) =>
        new(target.Serializer, target.Version, target.Variant, section.Family, ProbeTables.Recorded(section, inputs, tried: 0, whyNot), false, false, [], [], [], 0, []);

    /// <summary>A section of which nothing is tried again, because the recorded table says that everything in it is well.</summary>
    /// <param name="target">The variant.</param>
    /// <param name="section">The section.</param>
    /// <param name="known">What the table says of the variant.</param>
    public static SectionProbed Quoted(ProbeTarget target, SectionName section, KnownVariant known) =>
        known.Completed(section, NotTried(target, section, known.Section(section)!.Inputs, whyNot: null));

    private SectionProbed Probe(CancellationToken cancellation)
    {
        var watch = Stopwatch.StartNew();
        var result = together ?? new SectionRun(Request("run") with { Numbers = known?.Numbers([section]) }, _budget).Run(cancellation);
        var probed = Probed(result, watch, cancellation);
        return known?.Numbers(section) is null ? probed
            : known.IsConfirmedBy(section, probed) ? known.Completed(section, probed)
            : new SectionProbing(target, section, family, places).Run(cancellation);
    }

    private SectionProbed Probed(SectionResult result, Stopwatch watch, CancellationToken cancellation)
    {
        var untried = Untried.Of(result.Kinds);
        var attacks = Attributed(result.Kinds.Where(kind => kind.Answer != OutcomeKind.Judged && !kind.IsUntried && !kind.IsImplied && !IsCapability(kind)), cancellation);
        var (findings, unconfirmed) = Confirm(attacks, result, cancellation);
        var second = SecondProcess(result.Kinds, cancellation);
        var apart = Apart(result, cancellation);
        var options = section.Name == OptionProbing.Section ? new OptionProbing(Request("options"), _budget).Answers(result.Kinds, cancellation) : [];
        return new SectionProbed(
            target.Serializer,
            target.Version,
            target.Variant,
            section.Family,
            ProbeTables.Recorded(section, result.Inputs, result.Tried, Untried.Text([.. untried.Select(inputs => inputs.WhyNot).Prepend(result.WhyNot).OfType<string>()])),
            attacks.Any(kind => !kind.IsWriting && kind.Probe != OwnPayload),
            attacks.Any(kind => kind.IsWriting && kind.Probe != OwnPayload),
            findings,
            unconfirmed,
            [.. result.Kinds.Where(IsCapability).Select(kind => InTwoProcesses(kind, second) ?? options.GetValueOrDefault(kind.Probe) ?? Alone(kind, result, cancellation) ?? CapabilityAnswer.Of(kind, result.Deaths)).Select(capability => ReadApart(capability, apart)).OrderBy(capability => capability.Id, StringComparer.Ordinal)],
            (watch.Elapsed + (together?.Elapsed ?? TimeSpan.Zero)).TotalSeconds,
            result.LeftBehind,
            attacks.Any(IsEndOfAll) && findings.Exists(finding => finding.Grade is ProbeGrade.Killed or ProbeGrade.Exhausted),
            result.Inapplicable.Count > 0 ? result.Inapplicable : null,
            result.Departures.Count > 0 ? result.Departures : null,
            untried.Count > 0 ? untried : null,
            AdapterFaults(attacks) is { Count: > 0 } faults ? faults : null);
    }

    /// <summary>With the right throwers. One look is enough for each exception at a place.</summary>
    private List<OutcomeKind> Attributed(IEnumerable<OutcomeKind> kinds, CancellationToken cancellation)
    {
        var looks = new Dictionary<(string Exception, string Place), OutcomeKind>();
        return [.. kinds.Select(kind => kind.PlaceOfOurs.Length == 0 || kind.Number < 0 ? kind : kind.ThrownAs(Look(kind)))];

        OutcomeKind Look(OutcomeKind kind) => looks.TryGetValue((kind.Exceptions[0], kind.PlaceOfOurs), out var look) ? look
            : looks[(kind.Exceptions[0], kind.PlaceOfOurs)] = _confirmation.Attributed(kind, Request($"look-{kind.Number}") with { Only = kind.Number }, cancellation);
    }

    /// <summary>One for each place in the adapter that threw. It gives no grade, so it is not confirmed.</summary>
    private List<RecordedAdapterFault> AdapterFaults(IEnumerable<OutcomeKind> kinds) =>
    [
        .. from kind in kinds
           where kind.PlaceOfOurs.Length > 0 && kind.Number >= 0
           group kind by FindingId.OfAdapterFault(target, kind) into alike
           let first = alike.First()
           select new RecordedAdapterFault(
               alike.Key, first.Probe, first.IsWriting ? ProbeDirection.Writing : ProbeDirection.Reading, first.Model, first.Input, first.Exceptions[0], first.PlaceOfOurs, first.Text,
               first.StackBytes, section.Name, places.Seed, first.Number, alike.Sum(kind => kind.Alike), RepeatCommand(alike.Key)),
    ];

    private static string RepeatCommand(string id) => $"goldilocks probe --repeat {id}";

    /// <summary>Every section begins with the library's own payloads.</summary>
    private static bool IsEndOfAll(OutcomeKind kind) => kind.Probe == OwnPayload && kind.IsEnd;

    /// <summary>A capability that died or hung has no judgement of its own.</summary>
    private static bool IsCapability(OutcomeKind kind) => kind.Probe.StartsWith('C');

    /// <summary>One for each grade, direction and probe; for leaks, for each exception. Confirming every model of the same finding would take as long as the section.</summary>
    private IEnumerable<Candidate> Candidates(IEnumerable<OutcomeKind> kinds) =>
        from kind in kinds
        from grade in Grader.Of(kind, family)
        group kind by FindingId.Of(target, kind, grade) into alike
        let grade = Grader.Of(alike.First(), family).First(grade => FindingId.Of(target, alike.First(), grade) == alike.Key)
        select new Candidate(alike.Key, grade, [.. alike]);

    /// <summary>What happened again, and what did not, in words. What an input did instead is tried again as well: where memory runs out, a process ends, hangs or throws by chance.</summary>
    private (List<RecordedFinding> Findings, List<string> Unconfirmed) Confirm(IReadOnlyList<OutcomeKind> attacks, SectionResult result, CancellationToken cancellation)
    {
        var (findings, unconfirmed, instead) = (new List<RecordedFinding>(), new List<string>(), new List<OutcomeKind>());
        var first = Candidates(attacks).ToList();
        foreach (var candidate in first)
        {
            ConfirmOne(candidate, instead);
        }

        foreach (var candidate in Candidates(instead).Where(candidate => first.TrueForAll(other => other.Id != candidate.Id)).ToList())
        {
            ConfirmOne(candidate, []);
        }

        // A writer that takes the square of the depth hangs at a depth that depends on the machine, and at a greater one ends its process on every machine. The latter is told.
        findings.RemoveAll(hang => section.Name == Depth && hang.Grade is ProbeGrade.Exhausted && HappenedText.IsHang(hang.Happened)
            && findings.Exists(death => death.Grade is ProbeGrade.Killed && (death.Probe, death.Model) == (hang.Probe, hang.Model)));
        return (findings, unconfirmed);

        void ConfirmOne(Candidate candidate, List<OutcomeKind> others)
        {
            if (Confirm(candidate, result, others, cancellation) is { } finding)
            {
                findings.Add(finding);
            }
            else
            {
                unconfirmed.Add($"{candidate.Kinds[0].Probe}: {ProbeGrades.Text(candidate.Grade)}: {candidate.Kinds[0].Input}");
            }
        }
    }

    private RecordedFinding? Confirm(Candidate candidate, SectionResult result, List<OutcomeKind> instead, CancellationToken cancellation)
    {
        if (known?.Finding(section, candidate.Id, candidate.Kinds) is { } before)
        {
            return before with { Alike = candidate.Kinds.Sum(kind => kind.Alike), AlsoIn = null };
        }

        // The first input of every kind, so that none hides another; then a second and third, because the first may have depended on those before it; then heavier ones, which were left out for it.
        var tries = candidate.Kinds.Select(kind => (kind, number: kind.Number))
            .Concat(candidate.Kinds.SelectMany(kind => kind.Others.Select(number => (kind, number))).Take(OutcomeKind.KeptOthers))
            .Concat(from kind in candidate.Kinds.Where(kind => kind.IsEnd)
                    from implied in result.Kinds.Where(other => other.IsImplied && other.Probe == kind.Probe && other.Model == kind.Model)
                    from number in implied.Others.Prepend(implied.Number)
                    select (kind, number));
        foreach (var (kind, number) in tries)
        {
            int? only = number < 0 ? null : number;
            var request = Request($"{candidate.Id}-{number}") with { Only = only };
            var confirmed = _confirmation.Confirm(request, kind, candidate.Grade, cancellation);
            if (confirmed.Again is { } repetition && IsSmallEnough(candidate.Grade, repetition))
            {
                return Finding(candidate, number, repetition);
            }

            instead.AddRange(confirmed.Instead);
        }

        return null;
    }

    private static bool IsSmallEnough(ProbeGrade grade, Repetition repetition) => grade != ProbeGrade.Killed || repetition.Payload.Length <= LargestKillingBytes;

    private RecordedFinding Finding(Candidate candidate, int number, Repetition repetition) => new(
        candidate.Id,
        repetition.Kind.Probe,
        candidate.Grade,
        repetition.Kind.IsWriting ? ProbeDirection.Writing : ProbeDirection.Reading,
        repetition.Kind.Model,
        repetition.Kind.Input,
        repetition.Happened,
        repetition.Kind.StackBytes,
        repetition.Payload.Length == 0 ? null : repetition.Payload.Length,
        repetition.Payload.Length is > 0 and <= LargestKeptPayloadBytes ? Convert.ToBase64String(repetition.Payload) : null,
        section.Name,
        places.Seed,
        number,
        candidate.Kinds.Sum(kind => kind.Alike),
        RepeatCommand(candidate.Id));

    /// <summary>
    /// The capabilities about two processes, asked in a second one; null where none has bytes to compare. They are asked in the reverse order, so that what the library learned before one of them is not the same again.
    /// </summary>
    private SectionResult? SecondProcess(IReadOnlyList<OutcomeKind> kinds, CancellationToken cancellation) =>
        InOneMore("again", [.. kinds.Where(IsOfTwoProcesses).Select(kind => kind.Number).OrderDescending()], cancellation);

    /// <summary>Inputs of the section in one more process; null where there are none.</summary>
    private SectionResult? InOneMore(string name, IReadOnlyList<int> numbers, CancellationToken cancellation) =>
        numbers.Count == 0 ? null : new SectionRun(Request(name) with { Numbers = new Dictionary<string, IReadOnlyList<int>> { [section.Name] = numbers } }, _budget).Run(cancellation);

    private static bool IsOfTwoProcesses(OutcomeKind kind) => kind.Probe.StartsWith(SameBytes, StringComparison.Ordinal) && kind.Evidence.Length > 0;

    /// <summary>The judgement of a capability about two processes: the child says what it wrote, and the second one must write the same. Null for any other capability, and for one that has no bytes to compare.</summary>
    private static RecordedCapability? InTwoProcesses(OutcomeKind kind, SectionResult? second) =>
        !IsOfTwoProcesses(kind) ? null
        : second?.Kinds.FirstOrDefault(other => other.Probe == kind.Probe) is not { Evidence.Length: > 0 } again ? new RecordedCapability(kind.Probe, kind.Input, CapabilityVerdict.Fail, "a second process writes nothing", [])
        : again.Evidence == kind.Evidence ? new RecordedCapability(kind.Probe, kind.Input, CapabilityVerdict.Pass, "", [])
        : new RecordedCapability(kind.Probe, kind.Input, CapabilityVerdict.Fail, "a second process writes other bytes", []);

    /// <summary>What became of a capability that ended its process, did not end or was left out, when it is asked again in a process of its own: those before it may be the cause. Null for any other one, and where the recorded table says the same.</summary>
    private RecordedCapability? Alone(OutcomeKind kind, SectionResult result, CancellationToken cancellation)
    {
        if ((!kind.IsEnd && kind.Answer != OutcomeKind.LeftOut) || known?.Says(CapabilityAnswer.Of(kind, result.Deaths)) == true)
        {
            return null;
        }

        var again = new SectionRun(Request($"alone-{kind.Probe}") with { Only = kind.Number }, _budget).Run(cancellation);
        return again.Kinds.FirstOrDefault(other => other.Probe == kind.Probe) is { } answer ? CapabilityAnswer.Of(answer, again.Deaths) : null;
    }

    /// <summary>What was well about types, asked in a process that writes nothing; null where there is nothing of it.</summary>
    private SectionResult? Apart(SectionResult result, CancellationToken cancellation) => section.Name != AboutTypes ? null
        : InOneMore("apart", [.. result.Kinds.Where(kind => IsCapability(kind) && IsWell(CapabilityAnswer.Of(kind, result.Deaths))).Select(kind => kind.Number).Order()], cancellation);

    private static bool IsWell(RecordedCapability answer) => answer.Verdict is CapabilityVerdict.Pass or CapabilityVerdict.Partial;

    /// <summary>The judgement of a process that wrote nothing, where it is another one: in the process that wrote, the library may have learned the types by writing.</summary>
    private static RecordedCapability ReadApart(RecordedCapability capability, SectionResult? apart)
    {
        if (!IsWell(capability) || apart?.Kinds.FirstOrDefault(kind => kind.Probe == capability.Id) is not { IsUntried: false } kind)
        {
            return capability;
        }

        var answer = CapabilityAnswer.Of(kind, apart.Deaths);
        return answer.Verdict == capability.Verdict ? capability : answer with { What = "in a process that wrote nothing before, " + answer.What };
    }

    private ChildRequest Request(string name) => new(target, [section.Name], places.Seed, Path.Combine(_scratch, name), places.Payloads(target));

    /// <summary>Outcomes that would be one finding.</summary>
    private sealed record Candidate(string Id, ProbeGrade Grade, IReadOnlyList<OutcomeKind> Kinds);
}
