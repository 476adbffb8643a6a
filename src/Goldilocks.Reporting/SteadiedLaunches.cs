using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>
/// A run's launches with the machine's slow and fast phases taken out. Where there is a baseline, the value of a launch is its ratio to the baseline, and each
/// pair was measured within one round. What remains of a phase, and what the baseline's own process adds, affects all other cells of the same table alike.
/// </summary>
/// <remarks>
/// An additive model on logarithms (cell + launch + rest), fitted in one step: a launch's effect on a cell is the median, over the other rows'
/// cells of the same workload, size and operation, of what they were in that launch over their own median. Leaving the cell itself out
/// keeps it from hiding its own scatter. The baseline's ratio is always 1; this way it has the scatter that the others saw.
/// </remarks>
internal static class SteadiedLaunches
{
    /// <summary>For every measured cell: the value of each launch that counts, in the unit that <paramref name="measure"/> reads. Cells are compared by reference.</summary>
    /// <param name="run">The run.</param>
    /// <param name="measure">Reads a launch's value: its ratio, or its time.</param>
    public static IReadOnlyDictionary<CellReport, IReadOnlyList<double>> Of(RunReport run, Func<LaunchResult, double> measure)
    {
        var launches = new Dictionary<CellReport, IReadOnlyList<double>>(ReferenceEqualityComparer.Instance);
        foreach (var table in run.Workloads.SelectMany(table => table.Rows.SelectMany(row => Cells(row, measure)).GroupBy(cell => cell.Cell.Operation)))
        {
            foreach (var cell in table)
            {
                launches.Add(cell.Cell, Steadied(cell, [.. table.Where(other => !ReferenceEquals(other.Row, cell.Row) && other.Row.Group != RowGroup.Floor)]));
            }
        }

        return launches;
    }

    private static IEnumerable<TableCell> Cells(RowReport row, Func<LaunchResult, double> measure) => row.Cells
        .Where(cell => cell is { IsMeasured: true, Launches.Count: > 0 })
        .Select(cell =>
        {
            var byLaunch = cell.Launches.ToDictionary(launch => launch.Launch, measure);
            return new TableCell(row, cell, byLaunch, Median.OfRatios(byLaunch.Values));
        });

    private static List<double> Steadied(TableCell cell, List<TableCell> others) =>
        [.. cell.ByLaunch.Select(launch => launch.Value / CommonEffect(launch.Key, others))];

    /// <summary>1 where no other cell has that launch.</summary>
    private static double CommonEffect(int launch, List<TableCell> others)
    {
        var effects = others.Where(other => other.ByLaunch.ContainsKey(launch)).Select(other => other.ByLaunch[launch] / other.Median).ToList();
        return effects.Count == 0 ? 1 : Median.OfRatios(effects);
    }

    private sealed record TableCell(RowReport Row, CellReport Cell, IReadOnlyDictionary<int, double> ByLaunch, double Median);
}
