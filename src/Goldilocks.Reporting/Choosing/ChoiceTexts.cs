using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>The texts that the console and the decision record share.</summary>
internal static class ChoiceTexts
{
    /// <summary>The answer in one sentence.</summary>
    public static string Headline(Choice choice) => !choice.IsAsked
        ? $"{Superlative(choice.Wishes.Aim)}. No constraint was given, so this is a ranking and not a choice. --for NAME asks one of the usual questions."
        : choice.Chosen is { } chosen ? $"Choose {Named(chosen)}: {Worth(chosen, choice)}."
        : $"Nothing is known to fit{NearestMiss(choice)}{NotAsked(choice)}";

    /// <summary>What comes first in the order of an aim.</summary>
    public static string Superlative(Aim aim) => aim switch
    {
        Aim.Time => "Fastest",
        Aim.Size => "Smallest",
        Aim.Allocation => "Least allocation",
        Aim.Start => "Quickest start",
        _ => "Cheapest",
    };

    /// <summary>All that were measured, best first by the figure alone: nothing was asked, so nothing is preferred among ties. That is the order of the ranking that a run prints.</summary>
    public static IEnumerable<string> Ranking(Choice choice) => Preference.Plain(choice.Eligible, choice.Wishes.Aim).Select(judged => $"{Named(judged)}: {Worth(judged, choice)}");

    /// <summary>Label and marks, and that its exclusion was overruled.</summary>
    public static string Named(Judged judged) =>
        judged.Candidate.Label
        + string.Concat(judged.Candidate.Marks.Select(mark => $" [{mark}]"))
        + (judged.IsAllowed && judged.Obstacles.Any() ? " (allowed in spite of: " + string.Join("; ", judged.Obstacles.Select(Short)) + ")" : "");

    /// <summary>The second best and the difference; null when there is none.</summary>
    public static string? RunnerUp(Choice choice)
    {
        if (choice is not { RunnerUp: { } second, Separation: { } separation })
        {
            return null;
        }

        var amount = Separated(separation.Ratio, choice.Wishes.Aim);
        return separation.IsMoreThanNoise
            ? $"{Named(second)}. The choice {amount}{(choice.Wishes.Aim is Aim.Size or Aim.Allocation ? "" : ", which is more than noise")}."
            : $"{Named(second)}. The choice {amount}: {(choice.Wishes.Aim is Aim.Size or Aim.Allocation ? "the two are equal in that" : "the measurement cannot tell the two apart")}. The choice comes first because {separation.Rule}.";
    }

    /// <summary>Each requirement of the choice with its evidence.</summary>
    public static IEnumerable<string> Reasons(Judged judged) => judged.Verdicts.Where(verdict => verdict.Requirement.Option() is not null).Select(Short);

    /// <summary>What a reader should know of it before choosing it, each with its source.</summary>
    public static IEnumerable<string> BeforeChoosing(Judged judged) =>
        Cautions.WithSources(judged.Candidate).Select(caution => caution.WithOrigin());

    /// <summary>One line for an excluded candidate: the first known obstacle.</summary>
    public static string Exclusion(Judged judged) => $"{Named(judged)}: {Short(judged.Verdicts.First(verdict => verdict.Answer is Answer.Excluded))}{Speed(judged)}";

    /// <summary>One line for a candidate with an unknown verdict, with the command that would give the answer.</summary>
    public static string Missing(Judged judged)
    {
        var verdict = judged.Obstacles.FirstOrDefault();
        return verdict is null
            ? $"{Named(judged)}: it has no launch in common with the others on the workloads that count"
            : $"{Named(judged)}: {Short(verdict)}{(verdict.FindOut is { } command ? $". Find out: {command}" : "")}{Speed(judged)}";
    }

    /// <summary>What moving away from today's serializer changes; null when none was named.</summary>
    public static string? Move(Choice choice) => choice.From is not { } move ? null
        : $"Moving from {Named(move.From)}: "
          + (move.Gain is { } gain ? $"time {Units.Change(gain.Time)}, bytes {Units.Change(gain.Size)}, allocation {Units.Change(gain.Allocation)}." : $"{move.WhyNot}.")
          + (move.Lost.Count > 0 ? $" Lost: {string.Join("; ", move.Lost.Select(Short))}." : move.Gain is null ? "" : " Nothing recorded is lost.");

    /// <summary>Those that no other beats in both time and size, the fastest first, with what they cost.</summary>
    public static IEnumerable<string> Frontier(Choice choice) => choice.Frontier
        .Select(label => choice.Eligible.First(judged => judged.Candidate.Label == label))
        .Select(judged => $"{Named(judged)}: {Said(judged.Score!.Time)} as the baseline, {Units.Ratio(judged.Score.Size)} of its bytes");

    /// <summary>The question: every constraint, and what was to be best.</summary>
    public static IEnumerable<string> Question(Choice choice) =>
    [
        .. choice.Wishes.Preset is { } preset ? [$"--for {preset.Name}: {preset.Meaning}"] : Array.Empty<string>(),
        .. choice.Wishes.All.Select(requirement => Asked(requirement, choice.Wishes)).OfType<string>(),
        string.Create(CultureInfo.InvariantCulture, $"best in {choice.Wishes.Aim.ToString().ToLowerInvariant()}, with {Reads(choice.Wishes.ReadsPerWrite)} for each write"),
        .. choice.Wishes.Allowed is { Count: > 0 } allowed ? [$"--allow {string.Join(',', allowed)}"] : Array.Empty<string>(),
        .. choice.Wishes.From is { } from ? [$"today: {from}"] : Array.Empty<string>(),
    ];

    /// <summary>The workloads and weights behind the answer, so that it can be judged.</summary>
    public static string Basis(Choice choice) => string.Create(CultureInfo.InvariantCulture,
        $"Counted: {string.Join(", ", choice.Counted)}; {Reads(choice.Wishes.ReadsPerWrite)} for a write; best in {choice.Wishes.Aim.ToString().ToLowerInvariant()}; ratios to {string.Join(" and ", choice.Baselines)}, geometric mean over workloads.");

    private static string NearestMiss(Choice choice) => choice.NearestMiss is { } miss
        ? $". Nearest: {Named(miss)}, {Worth(miss, choice)}. In its way: {string.Join("; ", miss.Obstacles.Select(Obstacle))}."
        : ": no serializer was measured on every workload that counts.";

    /// <summary>What was never measured on what counts may be the answer; it has no figure to be the nearest by.</summary>
    private static string NotAsked(Choice choice)
    {
        var commands = choice.Unknown.Where(judged => judged is { Score: null, Candidate.Unready: null }).Select(judged => judged.Obstacles.FirstOrDefault()?.FindOut).OfType<string>().CountBy(command => command).ToList();
        return commands.Count == 0 ? "" : $" {Units.Count(commands.Sum(one => one.Value))} that were not measured on what counts may fit; find out: {commands.MaxBy(one => one.Value).Key}, or the same question with --measure.";
    }

    private static string Obstacle(Verdict verdict) => verdict switch
    {
        { Answer: Answer.Unknown, FindOut: { } command } => $"{Short(verdict)} (find out: {command})",
        { Requirement: Requirement.TakesData } => $"{Short(verdict)} (leave the workload out with --workloads)",
        { Answer: Answer.Excluded } => $"{Short(verdict)} (leave {verdict.Requirement.Option()} out)",
        _ => Short(verdict),
    };

    private static string Short(Verdict verdict) =>
        (verdict.Requirement.Option() is { } option ? $"{option}: " : "") + verdict.Evidence.WithOrigin();

    private static string Worth(Judged judged, Choice choice) => judged.Score is not { } score ? "not measured on every workload that counts"
        : choice.Baselines is [var baseline] && baseline == judged.Candidate.Label ? $"the baseline of these ratios{Extra(score, choice.Wishes)}"
        : string.Create(
        CultureInfo.InvariantCulture,
        $"{Said(score.Time)} as {string.Join(" and ", choice.Baselines)}{Range(score.Interval)}, with {Units.Ratio(score.Size)} of its bytes and {Units.Ratio(score.Allocation)} of its allocation{Extra(score, choice.Wishes)}");

    private static string Extra(Score score, Wishes wishes) => wishes.Aim switch
    {
        Aim.Start => score.StartNanoseconds is { } start ? $", {Units.Time(start)} from start to exit" : "",
        Aim.Cost => string.Create(CultureInfo.InvariantCulture, $", {score.MoneyPerMonth:N2} a month"),
        _ => "",
    };

    private static string Speed(Judged judged) => judged.Score is { } score ? $" ({Said(score.Time)} as the baseline)" : "";

    /// <summary>A ratio of times as people say it: "5.3 times as fast", "2.4 times as long", "as fast". The page says the same (report/src/choosing/words.ts).</summary>
    private static string Said(double ratio)
    {
        var (factor, words) = ratio <= 1 ? (Factor(1 / ratio), "as fast") : (Factor(ratio), "as long");
        return factor == "1" ? "as fast" : $"{factor} times {words}";
    }

    /// <summary>The interval in the terms of <see cref="Said"/>; empty where it has no width.</summary>
    private static string Range(Interval ratio)
    {
        var (from, to) = ratio.Value <= 1 ? (End(1 / ratio.High), End(1 / ratio.Low)) : (End(ratio.Low), End(ratio.High));
        return from == to ? "" : $" [{from}-{to}]";
    }

    private static string Reads(double count) => count == 1 ? "1 read" : string.Create(CultureInfo.InvariantCulture, $"{count:0.##} reads");

    private static string? Asked(Requirement requirement, Wishes wishes) => requirement switch
    {
        Requirement.MaximumPayload => $"{requirement.Option()} {Units.Bytes(wishes.MaximumPayloadBytes!.Value)}",
        Requirement.MaximumAllocation => $"{requirement.Option()} {Units.Bytes(wishes.MaximumAllocatedBytes!.Value)}",
        Requirement.Runtimes => $"{requirement.Option()} {string.Join(',', wishes.Runtimes!)}",
        Requirement.Frameworks => $"{requirement.Option()} {string.Join(',', wishes.Frameworks!)}",
        Requirement.Languages => $"{requirement.Option()} {string.Join(',', wishes.Languages!)}",
        Requirement.MaximumDependency => $"{requirement.Option()} {Units.Bytes(wishes.MaximumDependencyBytes!.Value)}",
        Requirement.MaximumProgram => $"{requirement.Option()} {Units.Bytes(wishes.MaximumProgramBytes!.Value)}",
        _ => requirement.Option(),
    };

    /// <summary>Both ends have as many digits, so that neither looks more exact.</summary>
    private static string End(double factor) => factor.ToString(factor < 10 ? "0.00" : "0.0", CultureInfo.InvariantCulture);

    private static string Factor(double factor) => factor.ToString(factor < 10 ? "0.##" : "0.#", CultureInfo.InvariantCulture);

    /// <summary>How far the choice is from the second best; the ratio is that of the second to the choice.</summary>
    private static string Separated(Interval ratio, Aim aim)
    {
        var ofChoice = new Interval(1 / ratio.Value, 1 / ratio.High, 1 / ratio.Low, ratio.Coverage);
        return aim is not Aim.Time ? $"takes {Units.Ratio(ofChoice.Value)} of its {Noun(aim)}"
            : $"{(Said(ofChoice.Value).EndsWith("long", StringComparison.Ordinal) ? "takes" : "is")} {Said(ofChoice.Value)}{Range(ofChoice)}";
    }

    private static string Noun(Aim aim) => aim switch
    {
        Aim.Size => "bytes",
        Aim.Allocation => "allocation",
        Aim.Start => "start",
        _ => "cost",
    };
}
