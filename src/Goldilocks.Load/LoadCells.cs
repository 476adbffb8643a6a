using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Load;

/// <summary>Gives each cell its number, and writes it down when the cell is first met.</summary>
internal sealed class LoadCells(LoadRecorder recorder, Operation operation)
{
    private readonly Dictionary<(CellKey Key, bool IsCeiling), int> _numbers = [];

    public int NumberOf(RunVariant variant, string workload, int size, bool isCeiling)
    {
        var key = variant.Cell(workload, size, operation);
        if (isCeiling)
        {
            // There is one ceiling for all, although it is measured on some variant's server.
            key = key with { Serializer = LoadReport.CeilingName, Variant = "", Version = "" };
        }

        if (!_numbers.TryGetValue((key, isCeiling), out var number))
        {
            number = _numbers.Count;
            _numbers.Add((key, isCeiling), number);
            recorder.Record(new LoadCellEvent(number, key, isCeiling));
        }

        return number;
    }
}
