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
    /// <summary>Chooses variants, baseline and workloads.</summary>
    /// <param name="plan">The request.</param>
    /// <param name="ready">What was built.</param>
    /// <param name="codecs">Each is put around every variant but the floors. Every variant competes without a codec too.</param>
    /// <exception cref="SelectionException">A pattern fits nothing that could be built.</exception>
    public static RunRoster Make(RunPlan plan, IReadOnlyList<ReadySerializer> ready, IReadOnlyList<CodecChoice> codecs)
    {
        var patterns = plan.Serializers.Select(SerializerPattern.Parse).ToList();
        var everyone = ready.SelectMany(Variants).ToList();
        var chosen = patterns.Count == 0
            ? everyone
            : [.. everyone.Where(candidate => candidate.Variant.IsFloor || patterns.Any(pattern => Fits(pattern, candidate)))];
        var baseline = FindBaseline(plan, everyone);
        if (baseline is not null && !chosen.Any(candidate => candidate.Variant == baseline))
        {
            chosen.Insert(0, everyone.First(candidate => candidate.Variant == baseline));
        }

        // Ratios are to the baseline in the first way; the floors have only one.
        var ways = BindingWay.Of(plan.Sinks, plan.Async);
        baseline = baseline is null ? null : ways[0].Using(baseline);
        List<RunVariant> variants =
        [
            .. chosen.SelectMany(candidate => Used(candidate.Variant, ways)).SelectMany(variant => Compressed(variant, codecs).Prepend(variant)),
            .. Controls(baseline, plan.Controls),
        ];
        return new RunRoster(variants, Candidates(baseline, variants), ChooseWorkloads(plan, ready));
    }

    /// <summary>Chooses variants and workloads where nothing is compared: no baseline, no floors but those that the patterns name.</summary>
    /// <param name="serializers">Patterns; all when empty.</param>
    /// <param name="workloads">Patterns.</param>
    /// <param name="sizes">For workloads without sizes of their own.</param>
    /// <param name="ready">What was built.</param>
    /// <param name="ways">Each makes a variant of every variant but the floors; <see cref="BindingWay.Usual"/> when null.</param>
    /// <exception cref="SelectionException">A pattern fits nothing, or nothing could be built.</exception>
    public static RunRoster Make(
        IReadOnlyList<string> serializers,
        IReadOnlyList<string> workloads,
        IReadOnlyList<int> sizes,
        IReadOnlyList<ReadySerializer> ready,
        IReadOnlyList<BindingWay>? ways = null)
    {
        var patterns = serializers.Select(SerializerPattern.Parse).ToList();
        var chosen = ready.SelectMany(Variants).Where(candidate => patterns.Count == 0 || patterns.Any(pattern => Fits(pattern, candidate)));
        RequireAny(ready);
        return new RunRoster(
            [.. chosen.SelectMany(candidate => Used(candidate.Variant, ways ?? [BindingWay.Usual]))],
            [],
            Selection.Workloads(workloads, sizes, new Dictionary<string, int>(), ready[0].Description.Workloads));
    }

    private static IEnumerable<(ReadySerializer Serializer, RunVariant Variant)> Variants(ReadySerializer serializer) =>
        serializer.Description.Variants.Select(variant => (serializer, new RunVariant(
            serializer.Name,
            variant,
            serializer.Version,
            serializer.WorkerPath,
            serializer.Description.FloorVariants.Contains(variant),
            Condition: serializer.Condition)));

    private static bool Fits(SerializerPattern pattern, (ReadySerializer Serializer, RunVariant Variant) candidate) =>
        pattern.Version == candidate.Serializer.RequestedVersion
        && pattern.Matches(candidate.Serializer.Name, candidate.Variant.Variant);

    private static RunVariant? FindBaseline(RunPlan plan, IReadOnlyList<(ReadySerializer Serializer, RunVariant Variant)> everyone)
    {
        var pattern = SerializerPattern.Parse(plan.Baseline);
        return everyone.FirstOrDefault(candidate => Fits(pattern, candidate)).Variant
            ?? everyone.FirstOrDefault(candidate => pattern.Matches(candidate.Serializer.Name, candidate.Variant.Variant)).Variant;
    }

    /// <summary>The baseline under other names, so that its ratio to itself shows how large a ratio chance alone makes.</summary>
    private static IEnumerable<RunVariant> Controls(RunVariant? baseline, int count) => baseline is null
        ? []
        : Enumerable.Range(1, count).Select(number => baseline with
        {
            Program = baseline.WorkerVariant,
            IsControl = true,
            Variant = string.Create(System.Globalization.CultureInfo.InvariantCulture, $"control {number}"),
        });

    private static IEnumerable<RunVariant> Used(RunVariant variant, IReadOnlyList<BindingWay> ways) =>
        variant.IsFloor ? [variant] : ways.Select(way => way.Using(variant));

    /// <summary>A codec takes a whole payload at once, so there is nothing to await around it.</summary>
    private static IEnumerable<RunVariant> Compressed(RunVariant variant, IReadOnlyList<CodecChoice> codecs) => variant.IsFloor || variant.Way is { IsAsync: true }
        ? []
        : codecs.Select(codec => variant with { Program = variant.WorkerVariant, Variant = (variant.Parts with { Codec = codec.Name }).Name(), Codec = codec });

    /// <summary>The variants that can replace the baseline: the others in the order of their names, without floors.</summary>
    private static List<RunVariant> Candidates(RunVariant? baseline, IReadOnlyList<RunVariant> variants)
    {
        var others = variants.Where(variant => !variant.IsFloor && !variant.IsControl && variant != baseline);
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
