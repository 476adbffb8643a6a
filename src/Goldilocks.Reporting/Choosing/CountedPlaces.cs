namespace Goldilocks.Reporting.Choosing;

/// <summary>Which workloads count.</summary>
public static class CountedPlaces
{
    /// <summary>A workload that fewer than this share of serializers can take is not counted: it would exclude most of them for something that the reader may never need.</summary>
    private const double EnoughTakers = 2 / 3.0;

    /// <summary>
    /// The places that the reader names. Without names: every place that the baseline and two thirds of the serializers that could be built can take, and the places
    /// that demonstrate a requested property. When fewer than half of the candidates that take the demonstrations
    /// take all of these, the demonstrations alone, and where few take several of those, the most demanding one. When the rule leaves nothing, as in a run of one demanding type, every place that the baseline can take.
    /// </summary>
    /// <remarks>Any other workload needs something special, such as references; the reader requests it with its own option.</remarks>
    /// <exception cref="ChoiceException">A name is not in the run, or no place is left.</exception>
    public static IReadOnlyList<Place> Of(Material material, Wishes wishes, IReadOnlyDictionary<Requirement, string> demonstrations)
    {
        var counted = wishes.Workloads is { Count: > 0 } named
            ? [.. named.SelectMany(name => Named(name, [.. material.Baselines.Keys])).Distinct()]
            : ByRule(material, wishes, demonstrations);
        return counted.Count > 0 ? counted : throw new ChoiceException(
            "The run has no workload that its baseline can take. Name those that count with --workloads.");
    }

    private static IReadOnlyList<Place> Named(string name, IReadOnlyList<Place> all)
    {
        var found = all.Where(place => place.Workload == name || place.ToString() == name).ToList();
        return found.Count > 0 ? found : throw new ChoiceException($"The run has no workload '{name}'. It has: {string.Join(", ", all)}. --measure measures another one.");
    }

    private static IReadOnlyList<Place> ByRule(Material material, Wishes wishes, IReadOnlyDictionary<Requirement, string> demonstrations)
    {
        var asked = demonstrations.Where(demonstration => wishes.Required.Contains(demonstration.Key)).Select(demonstration => demonstration.Value).ToHashSet();
        var places = material.Baselines.Where(place => place.Value is not null).Select(place => place.Key).ToList();
        var demonstrating = places.Where(place => asked.Contains(place.Workload)).ToList();
        var all = places.Where(place => asked.Contains(place.Workload) || HasEnoughTakers(material, place)).ToList();
        if (all.Count == 0)
        {
            return places;
        }

        if (demonstrating.Count == 0)
        {
            return all;
        }

        // What is for shared objects takes no trees, so the workloads of two properties may have hardly a taker in common. The one with the fewest takers counts then; probes decide the other.
        var hardest = demonstrating.GroupBy(place => place.Workload).Select(places => places.ToList()).MinBy(places => Takers(material, places))!;
        var least = Math.Max(1, Takers(material, hardest));
        return 2 * Takers(material, all) >= least ? all : 2 * Takers(material, demonstrating) >= least ? demonstrating : hardest;
    }

    private static int Takers(Material material, IReadOnlyList<Place> places) => material.Candidates.Count(candidate => places.All(candidate.Figures.ContainsKey));

    /// <remarks>A serializer takes it when one of its variants does: a variant for objects that are shared refuses all trees, and says nothing about the workload.</remarks>
    private static bool HasEnoughTakers(Material material, Place place)
    {
        var built = material.Candidates.Where(candidate => candidate.Unready is null).ToLookup(candidate => candidate.Key with { Variant = "" });
        return built.Count(variants => variants.Any(candidate => candidate.Figures.ContainsKey(place))) >= EnoughTakers * built.Count;
    }
}
