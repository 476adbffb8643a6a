using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>
/// Checks claims about places against a run. A serializer that is missing from the run might take any place, so a claim holds only where no such serializer
/// could change it. A serializer that cannot do the work takes no place.
/// </summary>
internal sealed class RankChecker(Study study, RunFinder finder)
{
    public (ClaimVerdict Verdict, string Today) Check(RankCheck check)
    {
        var field = FieldOf(check.At, [check.Label], check.Among, check.Without);
        if (field.PlaceOf(check.Label) is not { } place)
        {
            return (ClaimVerdict.NotMeasured, field.WhyNot(check.Label));
        }

        var from = check.InSlowerHalf ? ((field.Ranks.Count + field.Missing.Count) / 2) + 1 : check.From ?? 1;
        var to = check.To ?? int.MaxValue;
        var verdict = place.First > to || place.Last + field.Missing.Count < from ? ClaimVerdict.NoLonger
            : field.Missing.Count == 0 || (from <= place.First && place.Last + field.Missing.Count <= to) ? ClaimVerdict.Holds
            : ClaimVerdict.NotMeasured;
        return (verdict, field.Describe(check.Label, place));
    }

    public (ClaimVerdict Verdict, string Today) Check(NextCheck check)
    {
        var field = FieldOf(check.At, [check.First, check.Then], null, check.Without);
        if (field.PlaceOf(check.First) is not { } first || field.PlaceOf(check.Then) is not { } then)
        {
            return (ClaimVerdict.NotMeasured, field.WhyNot(check.First, check.Then));
        }

        var isNext = first.First <= then.Last && then.First <= first.Last + 1;
        return (
            !isNext ? ClaimVerdict.NoLonger : field.Missing.Count == 0 ? ClaimVerdict.Holds : ClaimVerdict.NotMeasured,
            $"{check.First} has {field.Describe(check.First, first)}; {check.Then} has {PlaceText(then)}");
    }

    /// <summary>All serializers at that place. When two labels share a row, it is listed once, under the label that was asked for.</summary>
    private Field FieldOf(StudyPlace place, IReadOnlyList<string> own, IReadOnlyList<string>? among, IReadOnlyList<string>? without)
    {
        var labels = own.Concat(among ?? [.. study.Counterparts.Where(counterpart => !counterpart.IsFloor).Select(counterpart => counterpart.Label)]);
        var found = labels
            .Except(without ?? [])
            .Select(study.CounterpartOf)
            .DistinctBy(counterpart => counterpart.Serializer is null ? (counterpart.Label, "", false) : (counterpart.Serializer, counterpart.Variant, counterpart.IsAsync))
            .ToDictionary(counterpart => counterpart.Label, counterpart => finder.Find(counterpart, place));
        var measured = found.Where(item => item.Value.IsMeasured).ToList();

        // Ratios to the baselines of two workloads say nothing about each other.
        var isOneWorkload = measured.Select(item => item.Value.Workload).Distinct().Count() <= 1;
        return new Field(
            found,
            Ranking.Of([.. measured.Select(item => new Contender(item.Key, (isOneWorkload ? item.Value.Paired : item.Value.Nanoseconds) ?? OneLaunch(item.Value)))], finder.Scatter),
            [.. found.Where(item => item.Value.IsMissing).Select(item => item.Key)]);
    }

    /// <summary>Bytes do not differ from launch to launch.</summary>
    private static Dictionary<int, double> OneLaunch(Finding found) => new() { [0] = found.Value!.Value };

    private static string PlaceText(Span place) => place.First == place.Last
        ? $"place {Units.Count(place.First)}"
        : $"places {Units.Count(place.First)} to {Units.Count(place.Last)}";

    /// <summary>The first and the last place that a serializer may be said to have; they differ when places are shared.</summary>
    private sealed record Span(int First, int Last);

    private sealed record Field(
        IReadOnlyDictionary<string, Finding> Findings,
        IReadOnlyDictionary<string, Rank> Ranks,
        IReadOnlyList<string> Missing)
    {
        public Span? PlaceOf(string label) => Ranks.TryGetValue(label, out var rank)
            ? new Span(rank.Number, rank.Number + Ranks.Values.Count(other => other.Number == rank.Number) - 1)
            : null;

        public string Describe(string label, Span place)
        {
            var leaders = Ranks.Where(rank => rank.Value.Number == 1).Select(rank => rank.Key).Order(StringComparer.Ordinal).ToList();
            return $"{PlaceText(place)} of {Units.Count(Ranks.Count)}"
                + (leaders.Contains(label) ? "" : $"; first: {string.Join(", ", leaders)}")
                + (Missing.Count == 0 ? "" : $"; not measured: {string.Join(", ", Missing)}");
        }

        public string WhyNot(params string[] labels) => string.Join("; ", labels
            .Where(label => !Ranks.ContainsKey(label))
            .Select(label => $"{label}: {Findings[label].Outcome}, {Findings[label].Reason}"));
    }
}
