using Goldilocks.Running;

namespace Goldilocks.Reporting;

/// <summary>Which serializers a study's run measures.</summary>
public static class StudySelection
{
    /// <summary>The study's own serializers that have an adapter, narrowed to those that the patterns fit.</summary>
    /// <param name="study">The study.</param>
    /// <param name="narrowing">As typed after <c>--serializers</c>; empty for all. A version is passed on.</param>
    /// <param name="adapters">Names of all adapters that there are.</param>
    /// <returns>Patterns for a plan, each with a whole name.</returns>
    /// <exception cref="SelectionException">A pattern fits none of the study's serializers, or none of those has an adapter.</exception>
    public static IReadOnlyList<string> Serializers(Study study, IReadOnlyList<string> narrowing, IReadOnlyList<string> adapters)
    {
        var own = study.Plan.Serializers
            .Select(SerializerPattern.Parse)
            .SelectMany(pattern => adapters.Where(pattern.Matches).Select(name => pattern with { Name = name }))
            .ToList();
        if (own.Count == 0)
        {
            throw new SelectionException($"None of the serializers of the study '{study.Name}' has an adapter here; 'goldilocks list' shows those that have.");
        }

        return narrowing.Count == 0
            ? [.. own.Select(Text).Distinct()]
            : [.. narrowing.Select(SerializerPattern.Parse).SelectMany(pattern => Narrowed(study, own, pattern)).Distinct()];
    }

    private static IEnumerable<string> Narrowed(Study study, IReadOnlyList<SerializerPattern> own, SerializerPattern pattern)
    {
        var fitting = own.Where(candidate => Fits(pattern, candidate)).ToList();
        var names = own.Select(candidate => candidate.Name).Distinct().ToList();
        return fitting.Count > 0
            ? fitting.Select(candidate => Text(candidate with { Variant = candidate.Variant ?? pattern.Variant, Version = pattern.Version }))
            : throw new SelectionException(
                $"The study '{study.Name}' has no serializer '{pattern.Name}'{(pattern.Variant is null ? "" : $" with a variant '{pattern.Variant}'")}{Selection.DidYouMean(pattern.Name, names)} With --study, --serializers narrows: {string.Join(", ", names)}.");
    }

    private static bool Fits(SerializerPattern pattern, SerializerPattern candidate) => candidate.Variant is null
        ? pattern.Matches(candidate.Name)
        : pattern.Matches(candidate.Name, candidate.Variant);

    private static string Text(SerializerPattern pattern) =>
        pattern.Name + (pattern.Variant is null ? "" : $"/{pattern.Variant}") + (pattern.Version is null ? "" : $"@{pattern.Version}");
}
