using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Checks a study's claims against a run.</summary>
internal sealed class ClaimChecker(Study study, RunFinder finder, IReadOnlyDictionary<string, StudyFacts> facts)
{
    private readonly RankChecker _ranks = new(study, finder);

    public ClaimReport Check(StudyClaim claim)
    {
        var (verdict, today) = claim.Check switch
        {
            RankCheck rank => _ranks.Check(rank),
            NextCheck next => _ranks.Check(next),
            RatioCheck ratio => Check(ratio),
            DifferenceCheck difference => Check(difference),
            EveryoneCheck everyone => Check(everyone),
            AbleCheck able => Check(able),
            MaintenanceCheck maintenance => Check(maintenance),
            LicenceCheck licence => Check(licence),
            NoCheck none => (ClaimVerdict.NotMeasured, none.Because),
            _ => throw new ArgumentOutOfRangeException(nameof(claim), claim.Check, "No such check."),
        };
        return new ClaimReport(claim.Statement, claim.ReadAs, verdict, today);
    }

    private (ClaimVerdict, string) Check(RatioCheck check)
    {
        var (of, to) = (Find(check.Of, check.At), Find(check.To, check.At));
        if (of.Over(to, finder.Scatter) is not { } ratio)
        {
            return (ClaimVerdict.NotMeasured, Missing((check.Of, of), (check.To, to)));
        }

        var (low, high) = (check.AtLeast ?? double.NegativeInfinity, check.AtMost ?? double.PositiveInfinity);
        var verdict = low <= ratio.Low && ratio.High <= high ? ClaimVerdict.Holds
            : ratio.High < low || ratio.Low > high ? ClaimVerdict.NoLonger
            : ClaimVerdict.TooCloseToTell;
        return (verdict, $"{StudyTexts.Natural(of.Value!.Value, check.At)} to {StudyTexts.Natural(to.Value!.Value, check.At)}: ratio {StudyTexts.Relative(ratio)}");
    }

    private (ClaimVerdict, string) Check(DifferenceCheck check)
    {
        var (of, minus) = (Find(check.Of, check.At), Find(check.Minus, check.At));
        if (of.Value is not { } larger || minus.Value is not { } smaller)
        {
            return (ClaimVerdict.NotMeasured, Missing((check.Of, of), (check.Minus, minus)));
        }

        var difference = (long)larger - (long)smaller;
        return (
            difference == check.Bytes ? ClaimVerdict.Holds : ClaimVerdict.NoLonger,
            $"{Units.Count((long)larger)} and {Units.Count((long)smaller)} bytes: a difference of {Units.Count(difference)}");
    }

    private (ClaimVerdict, string) Check(EveryoneCheck check)
    {
        var measured = study.Counterparts
            .Where(counterpart => !counterpart.IsFloor)
            .Select(counterpart => (
                counterpart.Label,
                Ratio: finder.Find(counterpart, check.At).OverElsewhere(finder.Find(counterpart, check.At with { Measure = check.Than }), finder.Scatter)))
            .Where(item => item.Ratio is not null)
            .ToList();
        var exceptions = measured.Where(item => item.Ratio!.High < 1).Select(item => $"{item.Label} ({Units.Ratio(item.Ratio!.Value)})").ToList();
        return measured.Count == 0
            ? (ClaimVerdict.NotMeasured, "no serializer was measured")
            : exceptions.Count == 0
                ? (ClaimVerdict.Holds, $"so for all {Units.Count(measured.Count)} that were measured")
                : (ClaimVerdict.NoLonger, $"not so for {Units.Count(exceptions.Count)} of {Units.Count(measured.Count)}: {string.Join(", ", exceptions)}");
    }

    private (ClaimVerdict, string) Check(AbleCheck check)
    {
        var found = Find(check.Label, check.At with { Measure = Measure.RoundTripTime });
        return found.IsMissing || found.Outcome == Finding.NoCounterpart
            ? (ClaimVerdict.NotMeasured, Missing((check.Label, found)))
            : (found.IsMeasured == check.Able ? ClaimVerdict.Holds : ClaimVerdict.NoLonger, found.IsMeasured ? "it can: round trip verified" : $"{found.Outcome}: {found.Reason}");
    }

    private (ClaimVerdict, string) Check(MaintenanceCheck check)
    {
        var known = study.Counterparts
            .Where(counterpart => FactsOf(counterpart.Label)?.InMaintenance is not null)
            .ToDictionary(counterpart => counterpart.Label, counterpart => FactsOf(counterpart.Label)!.InMaintenance!.Value);
        if (check.Labels.Where(label => !known.ContainsKey(label)).ToList() is { Count: > 0 } unknown)
        {
            return (ClaimVerdict.NotMeasured, $"no facts on {string.Join(", ", unknown)}");
        }

        var maintained = check.Labels.Where(label => !known[label]).ToList();
        var since = known.Where(item => item.Value && !check.Labels.Contains(item.Key)).Select(item => item.Key).ToList();
        return (
            maintained.Count == 0 ? ClaimVerdict.Holds : ClaimVerdict.NoLonger,
            (maintained.Count == 0 ? "all of them still are" : $"maintained again: {string.Join(", ", maintained)}")
            + (since.Count == 0 ? "; no other is" : $"; since then also {string.Join(", ", since)}"));
    }

    private (ClaimVerdict, string) Check(LicenceCheck check) => FactsOf(check.Label)?.Licence is { } licence
        ? (licence.Contains(check.Licence, StringComparison.OrdinalIgnoreCase) ? ClaimVerdict.Holds : ClaimVerdict.NoLonger, licence)
        : (ClaimVerdict.NotMeasured, $"no facts on {check.Label}");

    private StudyFacts? FactsOf(string label) => study.CounterpartOf(label).Serializer is { } serializer ? facts.GetValueOrDefault(serializer) : null;

    private Finding Find(string label, StudyPlace place) => finder.Find(study.CounterpartOf(label), place);

    private static string Missing(params (string Label, Finding Finding)[] found) => string.Join("; ", found
        .Where(item => !item.Finding.IsMeasured)
        .Select(item => $"{item.Label}: {item.Finding.Outcome}, {item.Finding.Reason}")
        .DefaultIfEmpty("a figure of zero has no ratio"));
}
