using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>The verdict on one case that was measured in two ways.</summary>
public enum Verdict
{
    /// <summary>The ratios differ by no more than <see cref="Agreement.Tolerance"/>.</summary>
    Agree,

    /// <summary>They differ by more, but one ratio lies in the other's interval: the runs cannot tell them apart.</summary>
    WithinIntervals,

    /// <summary>They differ by more, and no ratio lies in the other's interval: this needs an explanation.</summary>
    Differ,

    /// <summary>BenchmarkDotNet has no ratio: it failed on this case or on the baseline.</summary>
    NoSecondOpinion,
}

/// <summary>One case in both.</summary>
/// <param name="Key">The cell.</param>
/// <param name="Ours">Our ratio to the baseline, over launches.</param>
/// <param name="OurNanoseconds">For one operation.</param>
/// <param name="Theirs">BenchmarkDotNet's ratio: how much longer its runs of the case took than its runs of the baseline, by <see cref="Scatter.Between"/>. Null when there is none.</param>
/// <param name="TheirNanoseconds">The median over its runs; null when there is none.</param>
/// <param name="OurAllocatedBytes">For one operation.</param>
/// <param name="TheirAllocatedBytes">For one operation.</param>
/// <param name="Failure">Why there is no second opinion; null when there is one.</param>
public sealed record AgreementCase(
    CellKey Key,
    Interval Ours,
    double OurNanoseconds,
    Interval? Theirs,
    double? TheirNanoseconds,
    long? OurAllocatedBytes,
    long? TheirAllocatedBytes,
    string? Failure)
{
    /// <summary>How far our ratio is from theirs: 0.02 is 2 % above. Null without a second opinion.</summary>
    public double? Difference => Theirs is null ? null : (Ours.Value / Theirs.Value) - 1;

    /// <summary>The verdict on the case.</summary>
    public Verdict Verdict => this switch
    {
        { Theirs: null } => Verdict.NoSecondOpinion,
        { Difference: { } difference } when Math.Abs(difference) <= Agreement.Tolerance => Verdict.Agree,
        { Theirs: { } theirs } when Ours.Holds(theirs.Value) || theirs.Holds(Ours.Value) => Verdict.WithinIntervals,
        _ => Verdict.Differ,
    };
}

/// <summary>All cases in both, without the baseline, whose ratio is 1 by definition.</summary>
/// <param name="Cases">In the order of the run's tables.</param>
/// <param name="Repeats">BenchmarkDotNet's runs of each case.</param>
/// <param name="TheirSeconds">All of BenchmarkDotNet's processes.</param>
/// <param name="OurSeconds">Our whole run, measuring and warm-up.</param>
/// <param name="Version">Of BenchmarkDotNet; empty when it has no figure.</param>
public sealed record Agreement(IReadOnlyList<AgreementCase> Cases, int Repeats, double TheirSeconds, double OurSeconds, string Version)
{
    /// <summary>The share by which two ratios may differ and still agree; the aim is that 95 % of the cases do.</summary>
    public const double Tolerance = 0.03;

    /// <summary>The share of cases that agree, of those with a second opinion; null without any.</summary>
    public double? AgreeingShare => Cases.Where(item => item.Theirs is not null).ToList() is { Count: > 0 } judged
        ? (double)judged.Count(item => item.Verdict == Verdict.Agree) / judged.Count
        : null;

    /// <summary>Puts both side by side.</summary>
    /// <param name="report">Our run.</param>
    /// <param name="processes">BenchmarkDotNet's.</param>
    /// <param name="ourSeconds">The length of our run.</param>
    public static Agreement Of(RunReport report, IReadOnlyList<BenchmarkProcessResult> processes, double ourSeconds)
    {
        var figures = processes.SelectMany(process => process.Figures).ToLookup(figure => figure.Key);
        var failures = processes.Where(process => process.Failure is not null)
            .ToLookup(process => (process.Case.Variant, process.Case.WorkloadKey, process.Case.Size), process => process.Failure!);
        List<AgreementCase> cases = [];
        foreach (var table in report.Workloads)
        {
            foreach (var row in table.Rows.Where(row => row.Group is RowGroup.Ranked or RowGroup.SomeOperations))
            {
                var variant = new VariantKey(row.Serializer, row.Variant, row.Version);
                if (table.Baseline is not { } baseline || variant == baseline)
                {
                    continue;
                }

                var failure = failures[(variant, table.Workload, table.Size)].Concat(failures[(baseline, table.Workload, table.Size)]).FirstOrDefault();
                cases.AddRange(row.Cells
                    .Where(cell => cell.IsMeasured && cell.Ratio is not null)
                    .Select(cell => Pair(cell, KeyOf(variant, table, cell), figures, KeyOf(baseline, table, cell), failure)));
            }
        }

        var all = processes.SelectMany(process => process.Figures).ToList();
        return new Agreement(
            cases,
            processes.Select(process => process.Repeat).DefaultIfEmpty().Max(),
            processes.Sum(process => process.ElapsedSeconds),
            ourSeconds,
            all.Count == 0 ? "" : all[0].Version);
    }

    private static CellKey KeyOf(VariantKey variant, WorkloadReport table, CellReport cell) =>
        new(variant.Serializer, variant.Variant, variant.Version, table.Workload, table.Size, cell.Operation);

    private static AgreementCase Pair(CellReport cell, CellKey key, ILookup<CellKey, BenchmarkFigure> figures, CellKey baseline, string? failure)
    {
        var theirs = figures[key].ToList();
        var ratio = RatioOf(theirs, [.. figures[baseline]]);
        return new AgreementCase(
            key,
            cell.Ratio!,
            cell.Nanoseconds!.Value,
            ratio,
            theirs.Count == 0 ? null : Median.Of(theirs.Select(figure => figure.MedianNanoseconds)),
            cell.AllocatedBytes,
            theirs.Select(figure => figure.AllocatedBytes).FirstOrDefault(),
            ratio is null ? failure ?? "BenchmarkDotNet measured no run of it and of the baseline" : null);
    }

    /// <summary>
    /// Runs of the case against runs of the baseline, not paired by repeat: BenchmarkDotNet's processes run minutes apart, so the two of one repeat share no disturbance
    /// that their ratio could cancel, and one spoiled process would spoil the pair.
    /// </summary>
    private static Interval? RatioOf(IReadOnlyCollection<BenchmarkFigure> theirs, IReadOnlyCollection<BenchmarkFigure> baseline) => theirs.Count == 0 || baseline.Count == 0
        ? null
        : new Scatter(Variance: null).Between([.. baseline.Select(figure => figure.MedianNanoseconds)], [.. theirs.Select(figure => figure.MedianNanoseconds)]);
}
