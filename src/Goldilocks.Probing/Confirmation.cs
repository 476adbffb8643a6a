using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>What an input did when it was tried alone.</summary>
/// <param name="Kind">Its outcome.</param>
/// <param name="Happened">What happened, in a sentence.</param>
/// <param name="Payload">The bytes that were read; empty for an action.</param>
internal sealed record Repetition(OutcomeKind Kind, string Happened, byte[] Payload);

/// <summary>What came of trying an input again.</summary>
/// <param name="Again">What happened the last time; null when it did not give the grade every time.</param>
/// <param name="Instead">What happened when it did not: that may be a finding of its own.</param>
internal sealed record Confirmed(Repetition? Again, IReadOnlyList<OutcomeKind> Instead);

/// <summary>
/// Tries an input again, alone, in a fresh process. Only what happens again is a finding. What hangs, is slow or is refused memory must happen again twice, because that depends on what else the machine does; for everything else,
/// counted allocation and the ratio of two readings among it, one more process shows as much as two.
/// </summary>
internal sealed class Confirmation(ExceptionFamily family, TimeSpan budget)
{
    /// <summary>What hung is seen to hang again after this processor time: the grade asks for more than 1 s, and waiting for the whole limit each time was half of the time that a slow variant took.</summary>
    private const double HangSecondsAgain = 2;

    /// <summary>
    /// Tries the input of a request, which has <see cref="ChildRequest.Only"/> set, or the whole section for what belongs to no single input. The times run side by side where a processor is free: the confirmations of
    /// one slow section were the last thing that a variant waited for.
    /// </summary>
    /// <exception cref="OperationCanceledException">It was interrupted; nothing runs any more.</exception>
    public Confirmed Confirm(ChildRequest request, OutcomeKind seen, ProbeGrade grade, CancellationToken cancellation)
    {
        var times = new IReadOnlyList<Repetition>[grade == ProbeGrade.Exhausted && seen.DependsOnTheMachine ? 2 : 1];
        Parallel.For(0, times.Length, new ParallelOptions { CancellationToken = cancellation }, time => times[time] = Repeat(
            request with { Folder = $"{request.Folder}-{time + 1}", HangSeconds = seen.Answer == OutcomeKind.Hung ? HangSecondsAgain : null }, cancellation));
        var same = times.Select(repetitions => repetitions.FirstOrDefault(repetition => IsSame(repetition.Kind, seen, grade))).ToList();
        if (same.IndexOf(null) is >= 0 and var other)
        {
            return new Confirmed(null, [.. times[other].Select(repetition => repetition.Kind)]);
        }

        // What hung at first had more time then.
        var last = same[^1]!;
        return new Confirmed(last.Kind.Answer == OutcomeKind.Hung && seen.Answer == OutcomeKind.Hung ? last with { Happened = HappenedText.Of(grade, seen, death: null) } : last, []);
    }

    /// <summary>Tries it once, and says everything that happened.</summary>
    public IReadOnlyList<Repetition> Repeat(ChildRequest request, CancellationToken cancellation)
    {
        var run = new SectionRun(request, budget).Run(cancellation);
        var folder = new ChildFolder(request.Folder, request.Sections[0]);
        return
        [
            .. from seen in run.Kinds
            let kind = Attributed(seen, request, cancellation)
            let found = Grader.Of(kind, family)
            let death = run.Deaths.GetValueOrDefault(kind.Number)
            select new Repetition(
                kind with { Input = folder.InputWords ?? kind.Input },
                found.Count == 0 ? NothingWrong(kind) : string.Join("; ", found.Select(grade => HappenedText.Of(grade, kind, death))),
                folder.Payload),
        ];
    }

    /// <summary>
    /// What our own code seems to have thrown, decided once more in a process where no method is inlined: there the library's methods have their frames.
    /// </summary>
    /// <param name="kind">An outcome of a single input.</param>
    /// <param name="request">With this input alone.</param>
    /// <param name="cancellation">Ends the process.</param>
    /// <returns>The outcome with the right thrower; unchanged when no one of ours threw, or when the input ends otherwise in that process.</returns>
    public OutcomeKind Attributed(OutcomeKind kind, ChildRequest request, CancellationToken cancellation)
    {
        if (kind.PlaceOfOurs.Length == 0)
        {
            return kind;
        }

        var whole = request with { Folder = $"{request.Folder}-frames", ShowsAllFrames = true };
        return new SectionRun(whole, budget).Run(cancellation).Kinds.FirstOrDefault(other => other.Probe == kind.Probe && other.Exceptions.SequenceEqual(kind.Exceptions)) is { } seen ? kind.ThrownAs(seen) : kind;
    }

    private static string NothingWrong(OutcomeKind kind) => kind.Exceptions.Count > 0 ? $"{kind.Exceptions[0]}: {kind.Text}" : kind.Text.Length > 0 ? $"{kind.Answer}: {kind.Text}" : kind.Answer;

    /// <summary>The same grade, and for a leak the same exception: another one would be another finding.</summary>
    private bool IsSame(OutcomeKind kind, OutcomeKind seen, ProbeGrade grade) =>
        Grader.Of(kind, family).Contains(grade) && (grade != ProbeGrade.LeaksExceptions || kind.Exceptions[0] == seen.Exceptions[0]);
}
