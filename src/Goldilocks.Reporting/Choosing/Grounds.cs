namespace Goldilocks.Reporting.Choosing;

/// <summary>All that a choice is made from, before anything is asked: the same grounds and wishes give the same answer.</summary>
/// <param name="Material">The results of the run.</param>
/// <param name="Facts">Formats and demonstrations.</param>
/// <param name="Executed">Evidence that was executed apart from the run, the strongest first; empty when there is none.</param>
/// <param name="Day">The day of the choice, by which facts are old; null where their age does not count.</param>
public sealed record Grounds(Material Material, ChoosingFacts Facts, IReadOnlyList<IEvidenceSource> Executed, DateOnly? Day = null)
{
    /// <summary>All kinds of evidence, the strongest first.</summary>
    /// <param name="counted">The places that count.</param>
    public Judge JudgeOn(IReadOnlyList<Place> counted) =>
        new([.. Executed, new MeasuredEvidence(counted, Facts.Demonstrations), new InteropEvidence(), new FormatEvidence(Facts.ByName), new RecordedEvidence(Day)]);
}
