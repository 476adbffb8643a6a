using Goldilocks.Core.Reports;
using Goldilocks.Core.Statistics;

namespace Goldilocks.Core.Comparing;

/// <summary>
/// The times of a run's launches with the machine's moods taken out, where there were any: a launch in which every other cell of the same table
/// was slower than usual tells of the machine, not of the cell.
/// </summary>
/// <remarks>
/// An additive model on logarithms (cell + launch + rest), fitted in one step: a launch's effect on a cell is the median, over the other rows'
/// cells of the same workload, size and operation, of their time in that launch over their own median. Leaving the cell itself out
/// keeps it from hiding its own scatter. Ratios to the baseline were rejected: they put the baseline's own scatter into every cell.
/// </remarks>
internal sealed class SteadiedTimes
{
    /// <summary>Between five launches of a few cells some agreement is chance; steadying by that would only add the neighbours' scatter.</summary>
    private const double ClearlyLess = 0.8;

    private readonly Dictionary<CellReport, IReadOnlyList<double>> _times;

    private SteadiedTimes(Dictionary<CellReport, IReadOnlyList<double>> times, bool isSteadied)
    {
        _times = times;
        IsSteadied = isSteadied;
    }

    /// <summary>False where that would not make the launches of a cell scatter clearly less: then they are left as they were measured.</summary>
    public bool IsSteadied { get; }

    /// <summary>Nanoseconds for one operation, of each launch that counts.</summary>
    public IReadOnlyList<double> this[CellReport cell] => _times[cell];

    /// <summary>Of every measured cell. Whether to steady is decided once for the whole run, so that no cell can choose what suits it.</summary>
    public static SteadiedTimes Of(RunReport run)
    {
        var tables = run.Workloads.SelectMany(table => table.Rows.SelectMany(Cells).GroupBy(cell => cell.Cell.Operation)).Select(table => table.ToList()).ToList();
        var measured = Times(tables, (cell, _) => [.. cell.Launches.Select(launch => launch.Nanoseconds)]);
        var steadied = Times(tables, Steadied);
        return Scatter(steadied) < ClearlyLess * Scatter(measured) ? new SteadiedTimes(steadied, true) : new SteadiedTimes(measured, false);
    }

    private static IEnumerable<TableCell> Cells(RowReport row) =>
        row.Cells.Where(cell => cell is { IsMeasured: true, Launches.Count: > 0 }).Select(cell => new TableCell(row, cell));

    private static Dictionary<CellReport, IReadOnlyList<double>> Times(List<List<TableCell>> tables, Func<CellReport, List<TableCell>, IReadOnlyList<double>> times)
    {
        var all = new Dictionary<CellReport, IReadOnlyList<double>>(ReferenceEqualityComparer.Instance);
        foreach (var table in tables)
        {
            foreach (var (row, cell) in table)
            {
                all.Add(cell, times(cell, [.. table.Where(other => !ReferenceEquals(other.Row, row) && other.Row.Group != RowGroup.Floor)]));
            }
        }

        return all;
    }

    private static List<double> Steadied(CellReport cell, List<TableCell> others)
    {
        var usual = others.Select(other => (other.Cell, Median: Median.OfRatios(other.Cell.Launches.Select(launch => launch.Nanoseconds)))).ToList();
        return [.. cell.Launches.Select(launch => launch.Nanoseconds / Mood(launch.Launch, usual))];
    }

    private static double Mood(int launch, List<(CellReport Cell, double Median)> others)
    {
        var moods = others
            .Select(other => (Launch: other.Cell.Launches.FirstOrDefault(candidate => candidate.Launch == launch), other.Median))
            .Where(other => other.Launch is not null)
            .Select(other => other.Launch!.Nanoseconds / other.Median)
            .ToList();
        return moods.Count == 0 ? 1 : Median.OfRatios(moods);
    }

    /// <summary>The median over all cells of how far a launch lies from its cell's median.</summary>
    private static double Scatter(Dictionary<CellReport, IReadOnlyList<double>> times)
    {
        var distances = times.Values.Where(launches => launches.Count > 1).SelectMany(launches =>
        {
            var median = Median.OfRatios(launches);
            return launches.Select(nanoseconds => Math.Abs(Math.Log(nanoseconds / median)));
        }).ToList();
        return distances.Count == 0 ? 0 : Median.Of(distances);
    }

    private sealed record TableCell(RowReport Row, CellReport Cell);
}
