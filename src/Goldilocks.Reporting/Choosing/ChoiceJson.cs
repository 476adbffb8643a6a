namespace Goldilocks.Reporting.Choosing;

/// <summary>The answer for programs: what <c>goldilocks choose --json</c> writes.</summary>
/// <param name="FormatVersion">1.</param>
/// <param name="Choice">Null when nothing fits, and where no constraint was asked: then there is the ranking only.</param>
/// <param name="RunnerUp">Null when there is none.</param>
/// <param name="SeparatedByMoreThanNoise">Null without a runner-up.</param>
/// <param name="Ranking">Labels of all that fit, best first.</param>
/// <param name="Frontier">Labels of those that no other fitting one beats in both time and size.</param>
/// <param name="Excluded">The fastest first.</param>
/// <param name="Unknown">The fastest first.</param>
/// <param name="NearestMiss">When nothing fits.</param>
/// <param name="Counted">The workloads and sizes that count.</param>
/// <param name="Separation">The difference between the choice and the runner-up; null without a runner-up.</param>
/// <param name="From">What moving away from today's serializer changes; null when none was named.</param>
/// <param name="Question">Every constraint, and what was to be best.</param>
/// <param name="Origin">What was measured, where and when.</param>
/// <param name="Adopt">The words of the command, after <c>goldilocks</c>, that writes a project with the choice; null where there is none.</param>
public sealed record ChoiceJson(
    int FormatVersion,
    CandidateJson? Choice,
    CandidateJson? RunnerUp,
    bool? SeparatedByMoreThanNoise,
    IReadOnlyList<string> Ranking,
    IReadOnlyList<string> Frontier,
    IReadOnlyList<CandidateJson> Excluded,
    IReadOnlyList<CandidateJson> Unknown,
    CandidateJson? NearestMiss,
    IReadOnlyList<string> Counted,
    Separation? Separation,
    MoveJson? From,
    IReadOnlyList<string> Question,
    IReadOnlyList<string> Origin,
    IReadOnlyList<string>? Adopt = null)
{
    /// <summary>The same answer in plain records.</summary>
    public static ChoiceJson Of(Choice choice) => new(
        1,
        CandidateJson.Of(choice.IsAsked ? choice.Chosen : null),
        CandidateJson.Of(choice.IsAsked ? choice.RunnerUp : null),
        choice.Separation?.IsMoreThanNoise,
        [.. (choice.IsAsked ? choice.Eligible : Preference.Plain(choice.Eligible, choice.Wishes.Aim)).Select(judged => judged.Candidate.Label)],
        choice.Frontier,
        [.. choice.Excluded.Select(judged => CandidateJson.Of(judged)!)],
        [.. choice.Unknown.Select(judged => CandidateJson.Of(judged)!)],
        CandidateJson.Of(choice.NearestMiss),
        [.. choice.Counted.Select(place => place.ToString())],
        choice.Separation,
        choice.From is { } move ? new MoveJson(CandidateJson.Of(move.From)!, move.Gain, move.WhyNot, move.Lost) : null,
        [.. ChoiceTexts.Question(choice)],
        choice.Origin,
        choice.Adopt);
}

/// <summary>What moving away from today's serializer changes; see <see cref="Move"/>.</summary>
/// <param name="From">Today's.</param>
/// <param name="Gain">Null when it is not known.</param>
/// <param name="WhyNot">Why the gain is not known; null when it is.</param>
/// <param name="Lost">Requirements that it meets and the choice does not.</param>
public sealed record MoveJson(CandidateJson From, Gain? Gain, string? WhyNot, IReadOnlyList<Verdict> Lost);

/// <summary>One candidate with its verdicts.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">The library's.</param>
/// <param name="Marks">The marks beside its name.</param>
/// <param name="TimeRatio">To the baseline's; null when it was not measured on every workload that counts. The next two are null in the same case.</param>
/// <param name="SizeRatio">To the baseline's payload.</param>
/// <param name="AllocationRatio">To the baseline's allocation.</param>
/// <param name="Verdicts">One for each requirement.</param>
public sealed record CandidateJson(
    string Serializer,
    string Variant,
    string Version,
    IReadOnlyList<string> Marks,
    double? TimeRatio,
    double? SizeRatio,
    double? AllocationRatio,
    IReadOnlyList<Verdict> Verdicts)
{
    internal static CandidateJson? Of(Judged? judged) => judged is null ? null : new(
        judged.Candidate.Key.Serializer,
        judged.Candidate.Key.Variant,
        judged.Candidate.Key.Version,
        judged.Candidate.Marks,
        judged.Score?.Time,
        judged.Score?.Size,
        judged.Score?.Allocation,
        judged.Verdicts);
}
