using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>A serializer whose adapter was built and has described itself.</summary>
/// <param name="Name">The folder's name.</param>
/// <param name="RequestedVersion">What was typed after <c>@</c>; null for the pinned version.</param>
/// <param name="Version">The library's version; for a library that is part of .NET, the runtime's.</param>
/// <param name="WorkerPath">The adapter program.</param>
/// <param name="Description">Its answer.</param>
/// <param name="Condition">The condition of its processes; null where the run has only its own settings.</param>
public sealed record ReadySerializer(string Name, string? RequestedVersion, string Version, string WorkerPath, WorkerDescription Description, Condition? Condition = null);

/// <summary>Applies a plan's patterns to the serializers that were built.</summary>
public static class RosterBuilder
{
    /// <summary>Chooses contestants, baseline and workloads.</summary>
    /// <param name="plan">The request.</param>
    /// <param name="ready">What was built.</param>
    /// <param name="codecs">Each is put around every contestant but the floors. Every contestant competes without a codec too.</param>
    /// <exception cref="SelectionException">A pattern fits nothing that could be built.</exception>
    public static RunRoster Make(RunPlan plan, IReadOnlyList<ReadySerializer> ready, IReadOnlyList<CodecChoice> codecs)
    {
        var patterns = plan.Serializers.Select(SerializerPattern.Parse).ToList();
        var everyone = ready.SelectMany(Contestants).ToList();
        var chosen = patterns.Count == 0
            ? everyone
            : [.. everyone.Where(candidate => candidate.Contestant.IsFloor || patterns.Any(pattern => Fits(pattern, candidate)))];
        var baseline = FindBaseline(plan, everyone);
        if (baseline is not null && !chosen.Any(candidate => candidate.Contestant == baseline))
        {
            chosen.Insert(0, everyone.First(candidate => candidate.Contestant == baseline));
        }

        // Ratios are to the baseline in the first way; the floors have only one.
        var ways = BindingWay.Of(plan.Sinks, plan.Async);
        baseline = baseline is null ? null : ways[0].Using(baseline);
        List<Contestant> contestants =
        [
            .. chosen.SelectMany(candidate => Used(candidate.Contestant, ways)).SelectMany(contestant => Compressed(contestant, codecs).Prepend(contestant)),
            .. Controls(baseline, plan.Controls),
        ];
        return new RunRoster(contestants, Candidates(baseline, contestants), ChooseWorkloads(plan, ready));
    }

    /// <summary>Chooses contestants and workloads where nothing is compared: no baseline, no floors but those that the patterns name.</summary>
    /// <param name="serializers">Patterns; all when empty.</param>
    /// <param name="workloads">Patterns.</param>
    /// <param name="sizes">For workloads without sizes of their own.</param>
    /// <param name="ready">What was built.</param>
    /// <param name="ways">Each makes a contestant of every variant but the floors; <see cref="BindingWay.Usual"/> when null.</param>
    /// <exception cref="SelectionException">A pattern fits nothing, or nothing could be built.</exception>
    public static RunRoster Make(
        IReadOnlyList<string> serializers,
        IReadOnlyList<string> workloads,
        IReadOnlyList<int> sizes,
        IReadOnlyList<ReadySerializer> ready,
        IReadOnlyList<BindingWay>? ways = null)
    {
        var patterns = serializers.Select(SerializerPattern.Parse).ToList();
        var chosen = ready.SelectMany(Contestants).Where(candidate => patterns.Count == 0 || patterns.Any(pattern => Fits(pattern, candidate)));
        RequireAny(ready);
        return new RunRoster(
            [.. chosen.SelectMany(candidate => Used(candidate.Contestant, ways ?? [BindingWay.Usual]))],
            [],
            Selection.Workloads(workloads, sizes, new Dictionary<string, int>(), ready[0].Description.Workloads));
    }

    private static IEnumerable<(ReadySerializer Serializer, Contestant Contestant)> Contestants(ReadySerializer serializer) =>
        serializer.Description.Variants.Select(variant => (serializer, new Contestant(
            serializer.Name,
            variant,
            serializer.Version,
            serializer.WorkerPath,
            serializer.Description.FloorVariants.Contains(variant),
            Condition: serializer.Condition)));

    private static bool Fits(SerializerPattern pattern, (ReadySerializer Serializer, Contestant Contestant) candidate) =>
        pattern.Version == candidate.Serializer.RequestedVersion
        && pattern.Matches(candidate.Serializer.Name, candidate.Contestant.Variant);

    private static Contestant? FindBaseline(RunPlan plan, IReadOnlyList<(ReadySerializer Serializer, Contestant Contestant)> everyone)
    {
        var pattern = SerializerPattern.Parse(plan.Baseline);
        return everyone.FirstOrDefault(candidate => Fits(pattern, candidate)).Contestant
            ?? everyone.FirstOrDefault(candidate => pattern.Matches(candidate.Serializer.Name, candidate.Contestant.Variant)).Contestant;
    }

    /// <summary>The baseline under other names, so that its ratio to itself shows how large a ratio chance alone makes.</summary>
    private static IEnumerable<Contestant> Controls(Contestant? baseline, int count) => baseline is null
        ? []
        : Enumerable.Range(1, count).Select(number => baseline with
        {
            Program = baseline.WorkerVariant,
            IsControl = true,
            Variant = string.Create(System.Globalization.CultureInfo.InvariantCulture, $"control {number}"),
        });

    private static IEnumerable<Contestant> Used(Contestant contestant, IReadOnlyList<BindingWay> ways) =>
        contestant.IsFloor ? [contestant] : ways.Select(way => way.Using(contestant));

    /// <summary>A codec takes a whole payload at once, so there is nothing to await around it.</summary>
    private static IEnumerable<Contestant> Compressed(Contestant contestant, IReadOnlyList<CodecChoice> codecs) => contestant.IsFloor || contestant.Way is { IsAsync: true }
        ? []
        : codecs.Select(codec => contestant with { Program = contestant.WorkerVariant, Variant = (contestant.Parts with { Codec = codec.Name }).Name(), Codec = codec });

    /// <summary>The contestants that can replace the baseline: the others in the order of their names, without floors.</summary>
    private static List<Contestant> Candidates(Contestant? baseline, IReadOnlyList<Contestant> contestants)
    {
        var others = contestants.Where(contestant => !contestant.IsFloor && !contestant.IsControl && contestant != baseline);
        return baseline is null ? [.. others] : [baseline, .. others];
    }

    private static IReadOnlyList<ChosenWorkload> ChooseWorkloads(RunPlan plan, IReadOnlyList<ReadySerializer> ready)
    {
        RequireAny(ready);
        return Selection.Workloads(plan.Workloads, plan.Sizes, plan.Parameters, ready[0].Description.Workloads);
    }

    private static void RequireAny(IReadOnlyList<ReadySerializer> ready)
    {
        if (ready.Count == 0)
        {
            throw new SelectionException("None of the chosen serializers could be built; 'goldilocks list' shows why.");
        }
    }
}
