using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>What the run itself shows.</summary>
/// <param name="counted">The places that count.</param>
/// <param name="demonstrations">The workload that only a serializer with the property can take, by requirement.</param>
public sealed class MeasuredEvidence(IReadOnlyList<Place> counted, IReadOnlyDictionary<Requirement, string> demonstrations) : IEvidenceSource
{
    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes) => requirement switch
    {
        Requirement.TakesData => TakesData(candidate, wishes),
        Requirement.MaximumPayload => Limit(requirement, candidate, wishes.MaximumPayloadBytes!.Value),
        Requirement.MaximumAllocation => Limit(requirement, candidate, wishes.MaximumAllocatedBytes!.Value),
        Requirement.Runtimes => Runtimes(candidate, wishes.Runtimes!),
        _ when demonstrations.TryGetValue(requirement, out var workload) => Demonstrated(requirement, candidate, workload),
        _ => null,
    };

    private Verdict TakesData(Candidate candidate, Wishes wishes)
    {
        if (candidate.Unready is { } reason)
        {
            return Verdict.Unknown(Requirement.TakesData, $"it could not be built here ({reason})", BuildCommand(reason));
        }

        if (NotAsked(candidate, wishes) is { } notAsked)
        {
            return notAsked;
        }

        foreach (var place in counted.Where(place => !candidate.Figures.ContainsKey(place)))
        {
            var outcome = candidate.Outcomes.GetValueOrDefault(place, "it was not measured on this workload");
            return outcome.StartsWith(Outcome.NotMeasured, StringComparison.Ordinal) || !candidate.Outcomes.ContainsKey(place)
                ? Verdict.Unknown(Requirement.TakesData, $"{place}: {outcome}", MeasureCommand(place.ToString()))
                : Verdict.Excludes(Requirement.TakesData, new Evidence(EvidenceKind.Measurement, $"{place}: {outcome}"));
        }

        return Verdict.Fits(Requirement.TakesData, new Evidence(EvidenceKind.Measurement, "every workload that counts was verified and measured"));
    }

    /// <summary>A source of packages brings a package and no program, and what does not compile compiles no better the second time.</summary>
    private string? BuildCommand(string reason) => !reason.StartsWith(nameof(Unavailable), StringComparison.Ordinal) ? null
        : MeasureCommand(string.Join(',', counted)) + (Unavailable.IsOfProgram(reason) ? "" : " --source FOLDER");

    /// <summary>A variant that refuses all that it was asked, such as one for objects that are shared, was not asked what it is for, where the workload that shows a wanted property was not in the run.</summary>
    private Verdict? NotAsked(Candidate candidate, Wishes wishes)
    {
        if (wishes.Workloads is { Count: > 0 })
        {
            return null;
        }

        var wanted = demonstrations.Where(demonstration => wishes.Required.Contains(demonstration.Key)).Select(demonstration => demonstration.Value).ToList();
        var known = candidate.Figures.Keys.Concat(candidate.Outcomes.Keys).Select(place => place.Workload).ToHashSet();
        return candidate.Figures.Count == 0 && candidate.Outcomes.Values.All(outcome => outcome.StartsWith(nameof(Unsupported), StringComparison.Ordinal)) && wanted.Find(workload => !known.Contains(workload)) is { } missing
            ? Verdict.Unknown(Requirement.TakesData, $"it refused every workload that was measured, and {missing} was not; measure it, and name both folders", MeasureCommand(missing))
            : null;
    }

    /// <summary>Where bytes count, what compresses values that repeat is not known, because it says nothing about a person's own; null for all else.</summary>
    /// <param name="counted">The places that count.</param>
    /// <param name="facts">Which workloads are filler.</param>
    /// <param name="candidate">The candidate.</param>
    public static Verdict? OfBytes(IReadOnlyList<Place> counted, ChoosingFacts facts, Candidate candidate) =>
        candidate.IsCompressed && counted.Where(place => facts.FillerOf(place) is not null).Select(place => (Place?)place).FirstOrDefault() is { } filler
            ? Verdict.Unknown(Requirement.TakesData, $"it compresses, and {filler.Workload} is filler ({facts.FillerOf(filler)}), so its bytes there say nothing about other data", "goldilocks choose --model FILE --sample FILE")
            : null;

    /// <summary>For all serializers, because a ratio needs the others; the choice then takes both folders.</summary>
    private static string MeasureCommand(string workloads) => $"goldilocks run --workloads {workloads}";

    private static long Allocation(CandidateFigures figures) => Math.Max(figures.Write?.AllocatedBytes ?? 0, figures.Read?.AllocatedBytes ?? 0);

    /// <summary>The largest amount that may be limited, and where it is that large; null unless it was measured on every place that counts.</summary>
    /// <param name="counted">The places that count.</param>
    /// <param name="requirement">The largest payload, or the largest allocation.</param>
    /// <param name="candidate">The candidate.</param>
    public static (long Bytes, string Text)? Most(IReadOnlyList<Place> counted, Requirement requirement, Candidate candidate)
    {
        if (!counted.All(candidate.Figures.ContainsKey))
        {
            return null;
        }

        var isPayload = requirement is Requirement.MaximumPayload;
        var (where, most) = counted.Select(place => (Place: place, Bytes: isPayload ? candidate.Figures[place].PayloadBytes : Allocation(candidate.Figures[place]))).MaxBy(pair => pair.Bytes);
        return (most, $"it {(isPayload ? "writes" : "allocates")} {Units.Bytes(most)} on {where}");
    }

    private Verdict Limit(Requirement requirement, Candidate candidate, long limit)
    {
        if (Most(counted, requirement, candidate) is not { } most)
        {
            return Verdict.Unknown(requirement, "it was not measured on every workload that counts");
        }

        var evidence = new Evidence(EvidenceKind.Measurement, $"{most.Text}; the limit is {Units.Bytes(limit)}");
        return most.Bytes <= limit ? Verdict.Fits(requirement, evidence) : Verdict.Excludes(requirement, evidence);
    }

    private static Verdict Runtimes(Candidate candidate, IReadOnlyList<string> wanted)
    {
        var missing = wanted
            .Where(runtime => !candidate.OwnRuntimes.Contains(runtime, StringComparer.OrdinalIgnoreCase) && candidate.Conditions?.Any(condition => condition.Contains(runtime, StringComparison.OrdinalIgnoreCase)) != true)
            .ToList();
        return missing.Count == 0
            ? Verdict.Fits(Requirement.Runtimes, new Evidence(EvidenceKind.Measurement, $"measured under {string.Join(", ", wanted)}"))
            : Verdict.Unknown(
                Requirement.Runtimes,
                $"it was not measured under {string.Join(", ", missing)}",
                $"goldilocks run --runtimes {string.Join(',', wanted)}");
    }

    /// <summary>A variant for what another workload shows, such as shared objects, refuses the trees of this one for that reason alone.</summary>
    private bool TakesOnlyOther(Candidate candidate, string workload) =>
        candidate.Figures.Count > 0 && candidate.Figures.Keys.All(place => place.Workload != workload && demonstrations.Values.Contains(place.Workload));

    private Verdict? Demonstrated(Requirement requirement, Candidate candidate, string workload)
    {
        if (candidate.Unready is not null)
        {
            return null;
        }

        if (candidate.Figures.Keys.Any(place => place.Workload == workload))
        {
            return Verdict.Fits(requirement, new Evidence(EvidenceKind.Measurement, $"it read {workload} back as it was"));
        }

        var refused = candidate.Outcomes.FirstOrDefault(outcome => outcome.Key.Workload == workload);
        if (refused.Value is not null && TakesOnlyOther(candidate, workload))
        {
            return Verdict.Unknown(requirement, $"it is for {string.Join(", ", candidate.Figures.Keys.Select(place => place.Workload).Distinct())} only, so {workload} does not test it", $"goldilocks probe --serializers {candidate.Typed}");
        }

        return refused.Value is { } reason && !reason.StartsWith(Outcome.NotMeasured, StringComparison.Ordinal)
            ? Verdict.Excludes(requirement, new Evidence(EvidenceKind.Measurement, $"{workload}: {reason}"))
            : Verdict.Unknown(requirement, $"{workload} is not in this run", MeasureCommand(workload));
    }
}
