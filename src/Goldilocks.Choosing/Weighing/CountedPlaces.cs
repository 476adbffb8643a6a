using Goldilocks.Figures;

namespace Goldilocks.Choosing.Weighing;

/// <summary>Which workloads count.</summary>
public static class CountedPlaces
{
    /// <summary>A workload that fewer than this share can take would exclude most for what its reader may never need.</summary>
    private const double EnoughTakers = 2 / 3.0;

    /// <summary>
    /// The places that the reader names. Without names: every place that the baseline and two thirds of the candidates that could be built can take.
    /// A workload beyond that asks for something special, such as references; the reader asks for it by its own option.
    /// </summary>
    /// <exception cref="ChoiceException">A name is not in the run, or no place is left.</exception>
    public static IReadOnlyList<Place> Of(RunReport report, IReadOnlyList<Candidate> candidates, IReadOnlyList<string>? named)
    {
        var all = report.Workloads.Select(table => new Place(table.Workload, table.Size)).ToList();
        var counted = named is { Count: > 0 } ? [.. named.SelectMany(name => Named(name, all)).Distinct()] : WithEnoughTakers(report, candidates, all);
        return counted.Count > 0 ? counted : throw new ChoiceException(
            "The run has no workload that the baseline and two thirds of the serializers can take. Name those that count with --workloads.");
    }

    private static IReadOnlyList<Place> Named(string name, IReadOnlyList<Place> all)
    {
        var found = all.Where(place => place.Workload == name || place.ToString() == name).ToList();
        return found.Count > 0 ? found : throw new ChoiceException($"The run has no workload '{name}'. It has: {string.Join(", ", all.Select(place => place.ToString()))}.");
    }

    private static List<Place> WithEnoughTakers(RunReport report, IReadOnlyList<Candidate> candidates, IReadOnlyList<Place> all)
    {
        var built = candidates.Where(candidate => candidate.Unready is null).ToList();
        return [.. all.Where(place =>
            report.Find(place.Workload, place.Size)!.Baseline is not null
            && built.Count(candidate => candidate.Figures.ContainsKey(place)) >= EnoughTakers * built.Count)];
    }
}
