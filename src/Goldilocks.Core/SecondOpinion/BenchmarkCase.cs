using System.Globalization;
using Goldilocks.Core.Results;
using Goldilocks.Core.Running;
using Goldilocks.Protocol;

namespace Goldilocks.Core.SecondOpinion;

/// <summary>One variant on one workload and size: what one process of BenchmarkDotNet measures.</summary>
/// <param name="Variant">The row of the table.</param>
/// <param name="WorkloadKey">The workload as tables name it, with parameters.</param>
/// <param name="Workload">Its name alone.</param>
/// <param name="Parameters">All of its parameters.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operations">Those that our own run has measured.</param>
public sealed record BenchmarkCase(
    VariantKey Variant,
    string WorkloadKey,
    string Workload,
    IReadOnlyDictionary<string, int> Parameters,
    int Size,
    IReadOnlyList<Operation> Operations)
{
    /// <summary>As a person reads it.</summary>
    public string Label => string.Create(CultureInfo.InvariantCulture, $"{Variant.Label}, {WorkloadKey} of {Size}");

    /// <summary>A folder's name, different for every case of a run.</summary>
    public string FolderName => string.Concat(string.Create(CultureInfo.InvariantCulture, $"{Variant.Serializer}@{Variant.Version}-{(Variant.Variant.Length == 0 ? "plain" : Variant.Variant)}-{WorkloadKey}-{Size}")
        .Select(character => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' or '@' ? character : '_'));

    /// <summary>The cell of that operation.</summary>
    public CellKey Cell(Operation operation) => new(Variant.Serializer, Variant.Variant, Variant.Version, WorkloadKey, Size, operation);

    /// <summary>Every row of the run that is measured on the whole value, under the run's own condition; floors and parts are no contestants.</summary>
    public static IReadOnlyList<BenchmarkCase> Of(Reports.RunReport report, IReadOnlyList<ChosenWorkload> workloads) =>
        [.. from table in report.Workloads
            let workload = workloads.First(candidate => candidate.Key == table.Workload)
            from row in table.Rows
            where row.Group is Reports.RowGroup.Ranked or Reports.RowGroup.SomeOperations
            let operations = row.Cells.Where(cell => cell.IsMeasured).Select(cell => cell.Operation).ToList()
            where operations.Count > 0
            select new BenchmarkCase(new VariantKey(row.Serializer, row.Variant, row.Version), table.Workload, workload.Info.Name, workload.Parameters, table.Size, operations)];
}
