using System.Globalization;
using Goldilocks.Running;

namespace Goldilocks.Reporting;

/// <summary>
/// Finds contradictions in a study's file. A label without an entry, or a place that the plan does not run, would otherwise give a row that is never filled and
/// that seems to blame a serializer.
/// </summary>
internal static class StudyValidation
{
    /// <summary>Everything that is wrong; nothing when all is well.</summary>
    public static IEnumerable<string> Findings(Study study, string name) =>
    [
        .. Header(study, name),
        .. study.Counterparts.SelectMany(counterpart => OfCounterpart(study, counterpart)),
        .. study.Tables.SelectMany(table => OfTable(study, table)),
        .. study.Claims.SelectMany(claim => OfClaim(study, claim)),
    ];

    private static IEnumerable<string> Header(Study study, string name)
    {
        if (study.FormatVersion != Study.CurrentFormatVersion)
        {
            yield return Text($"it is of format {study.FormatVersion}, and this version of Goldilocks reads {Study.CurrentFormatVersion}");
        }

        if (study.Name != name)
        {
            yield return $"it says that its name is '{study.Name}'";
        }

        foreach (var twice in study.Counterparts.CountBy(counterpart => counterpart.Label).Where(count => count.Value > 1))
        {
            yield return $"counterpart '{twice.Key}' is there twice";
        }

        foreach (var quick in Places(study.Plan.QuickWorkloads).Except(Places(study.Plan.Workloads)))
        {
            yield return Text($"the quick plan has {quick.Workload} of size {quick.Size}, which the plan does not have");
        }
    }

    private static IEnumerable<string> OfCounterpart(Study study, Counterpart counterpart)
    {
        if ((counterpart.Serializer is null) == (counterpart.Because is null))
        {
            yield return $"counterpart '{counterpart.Label}' needs either a serializer or the reason why there is none";
        }

        // The floors are part of every run.
        if (counterpart is { Serializer: { } serializer, IsFloor: false }
            && !study.Plan.Serializers.Select(SerializerPattern.Parse).Any(pattern => pattern.Matches(serializer, counterpart.Variant)))
        {
            yield return $"no pattern of the plan's serializers fits counterpart '{counterpart.Label}'";
        }

        if (counterpart.Workload is { } workload && Places(study.Plan.Workloads).All(place => place.Workload != workload))
        {
            yield return $"counterpart '{counterpart.Label}' is measured on {workload}, which the plan does not run";
        }
    }

    private static IEnumerable<string> OfTable(Study study, StudyTable table)
    {
        var where = $"table '{table.Name}'";
        foreach (var label in Unknown(study, table.Items))
        {
            yield return $"{where} has the item '{label}', which is not a counterpart";
        }

        if (table.Baseline is { } baseline && !table.Items.Contains(baseline))
        {
            yield return $"{where} has the baseline '{baseline}', which is not one of its items";
        }

        if (table.Form != FigureForm.Absolute && (table.Baseline is null || table.BaselineValue is null))
        {
            yield return $"{where} has figures that follow from ratios, and no baseline or no baselineValue";
        }

        foreach (var group in table.Groups)
        {
            if (group.Published.Count != 0 && group.Published.Count != table.Items.Count)
            {
                yield return Text($"{where}, group '{group.Label}', has {group.Published.Count} figures for {table.Items.Count} items");
            }

            var place = table.PlaceOf(group);
            foreach (var finding in group.Because is null ? OfPlace(study, place) : [])
            {
                yield return $"{where}, group '{group.Label}': {finding}";
            }

            if (place.Unit is null || !FigureUnits.Fits(place.Unit, table.Form))
            {
                yield return $"{where}, group '{group.Label}', has no unit that fits its figures";
            }
        }
    }

    private static IEnumerable<string> OfClaim(Study study, StudyClaim claim)
    {
        var (labels, place) = Needed(claim.Check);
        foreach (var finding in Unknown(study, labels).Select(label => $"it names '{label}', which is not a counterpart").Concat(place is null ? [] : OfPlace(study, place)))
        {
            yield return $"claim '{claim.Statement}': {finding}";
        }
    }

    private static (IEnumerable<string> Labels, StudyPlace? Place) Needed(Check check) => check switch
    {
        RankCheck rank => ([rank.Label, .. rank.Among ?? [], .. rank.Without ?? []], rank.At),
        NextCheck next => ([next.First, next.Then, .. next.Without ?? []], next.At),
        RatioCheck ratio => ([ratio.Of, ratio.To], ratio.At),
        DifferenceCheck difference => ([difference.Of, difference.Minus], difference.At),
        EveryoneCheck everyone => ([], everyone.At),
        AbleCheck able => ([able.Label], able.At with { Measure = Measure.RoundTripTime }),
        MaintenanceCheck maintenance => (maintenance.Labels, null),
        LicenceCheck licence => ([licence.Label], null),
        _ => ([], null),
    };

    private static IEnumerable<string> OfPlace(Study study, StudyPlace place)
    {
        if (place is not { Workload: { } workload, Size: { } size, Measure: not null })
        {
            yield return "it lacks a workload, a size or a measure";
        }
        else if (!Places(study.Plan.Workloads).Contains((workload, size)))
        {
            yield return Text($"the plan does not run {workload} of size {size}");
        }
    }

    private static IEnumerable<(string Workload, int Size)> Places(IReadOnlyList<string> patterns) =>
        from pattern in patterns.Select(WorkloadPattern.Parse)
        from size in pattern.Sizes
        select (string.Join(':', pattern.Parameters.Order(StringComparer.Ordinal).Prepend(pattern.Name)), size);

    private static IEnumerable<string> Unknown(Study study, IEnumerable<string> labels) =>
        labels.Where(label => study.Counterparts.All(counterpart => counterpart.Label != label));

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
