using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>Gives each cell its number, and writes it down when the cell is first met. May be used from several threads.</summary>
public sealed class CellBook(RunRecorder recorder)
{
    private readonly Dictionary<CellKey, int> _numbers = [];

    /// <summary>Takes over the numbers of a run that is resumed.</summary>
    public void Adopt(IEnumerable<CellEvent> cells)
    {
        lock (_numbers)
        {
            foreach (var cell in cells)
            {
                _numbers[cell.Key] = cell.Id;
            }
        }
    }

    /// <summary>The cell's number.</summary>
    public int NumberOf(CellKey key, bool isFloor, string? partial, bool isControl)
    {
        lock (_numbers)
        {
            if (!_numbers.TryGetValue(key, out var number))
            {
                number = _numbers.Count;
                _numbers.Add(key, number);
                recorder.Record(new CellEvent(number, key, isFloor, partial, isControl));
            }

            return number;
        }
    }
}
