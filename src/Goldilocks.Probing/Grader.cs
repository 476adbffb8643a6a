using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>Grades from outcomes, as docs/probes.md states the rules. Pure functions.</summary>
public static class Grader
{
    /// <summary>Every grade that an outcome gives, worst first; none for an outcome that nothing is wrong with.</summary>
    public static IReadOnlyList<ProbeGrade> Of(OutcomeKind kind, ExceptionFamily family) => [.. Grades(kind, family).Distinct().Order()];

    private static IEnumerable<ProbeGrade> Grades(OutcomeKind kind, ExceptionFamily family)
    {
        if (kind.Remarks.Contains(OutcomeKind.ForeignCode))
        {
            yield return ProbeGrade.ChoosesTypes;
        }

        // By these settings only the choice of types is asked for: everything else is attacked by the usual ones.
        if (kind.Probe == RecordedVariant.PolymorphicTypes)
        {
            yield break;
        }

        if (kind.Answer == OutcomeKind.Died)
        {
            yield return ProbeGrade.Killed;
        }

        if (kind.Answer is OutcomeKind.Hung or OutcomeKind.DiedOfMemory || kind.Remarks.Any(IsExhaustion))
        {
            yield return ProbeGrade.Exhausted;
        }

        if (kind.Answer is OutcomeKind.Wrong or OutcomeKind.AcceptedIllegal or OutcomeKind.Poisoned)
        {
            yield return ProbeGrade.AnswersWrongly;
        }

        if (kind.Answer is OutcomeKind.Threw or OutcomeKind.RefusedLegal && !kind.Remarks.Any(IsNoLeak) && family.IsLeak(kind.Exceptions, kind.IsWriting))
        {
            yield return ProbeGrade.LeaksExceptions;
        }
    }

    /// <summary>Memory that the system refuses is no mistake of the reader, and what our own code throws is none of the library.</summary>
    private static bool IsNoLeak(string remark) => remark is OutcomeKind.OutOfMemory or OutcomeKind.ThrownByOurs;

    private static bool IsExhaustion(string remark) => remark is OutcomeKind.Greedy or OutcomeKind.Slow or OutcomeKind.OutOfMemory or OutcomeKind.GrowsTooFast or OutcomeKind.KeepsTooMuch;

    /// <summary>
    /// The grades of one direction: all that its findings give; <see cref="ProbeGrade.Withstands"/> where there are none and everything was tried; nothing where something was left out and
    /// nothing found.
    /// </summary>
    public static RecordedGrades Summarize(IReadOnlyList<ProbeGrade> found, string? limits, bool isAnythingTried) => new(
        found.Count > 0 ? [.. found.Distinct().Order()] : isAnythingTried ? [ProbeGrade.Withstands] : [],
        limits);
}
