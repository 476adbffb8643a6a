using Goldilocks.Figures;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Surveys.SecondOpinion;

namespace Goldilocks.Reporting.SecondOpinion;

/// <summary>The part of a run that the second opinion measures again.</summary>
public static class BenchmarkCases
{
    /// <summary>Every row of the run that is measured on the whole value, under the run's own condition; floors and partial results are left out.</summary>
    public static IReadOnlyList<BenchmarkCase> Of(RunReport report, IReadOnlyList<ChosenWorkload> workloads) =>
        [.. from table in report.Workloads
            let workload = workloads.First(candidate => candidate.Key == table.Workload)
            from row in table.Rows
            where row.Group is RowGroup.Ranked or RowGroup.SomeOperations
            let operations = row.Cells.Where(cell => cell.IsMeasured).Select(cell => cell.Operation).ToList()
            where operations.Count > 0
            select new BenchmarkCase(new VariantKey(row.Serializer, row.Variant, row.Version), table.Workload, workload.Info.Name, workload.Parameters, table.Size, operations)];
}
