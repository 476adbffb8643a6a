using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>What an interrupted run already knows, read from its events.</summary>
public sealed class RunPast
{
    private readonly Dictionary<(string Workload, int Size), HashSet<int>> _complete = [];
    private readonly Dictionary<string, int> _highestLaunch = [];
    private readonly HashSet<CellKey> _withOutcome = [];
    private readonly List<CellEvent> _cells = [];

    private RunPast()
    {
    }

    /// <summary>Of a new run.</summary>
    public static RunPast None { get; } = new();

    /// <summary>The cells that have numbers.</summary>
    public IReadOnlyList<CellEvent> Cells => _cells;

    /// <summary>Collects what is needed to go on.</summary>
    public static RunPast From(IEnumerable<RunEvent> events)
    {
        var past = new RunPast();
        var keys = new Dictionary<int, CellKey>();
        foreach (var item in events)
        {
            switch (item)
            {
                case CellEvent cell:
                    past._cells.Add(cell);
                    keys[cell.Id] = cell.Key;
                    break;
                case OutcomeEvent outcome:
                    past._withOutcome.Add(keys[outcome.Cell]);
                    past.Seen(keys[outcome.Cell].Workload, outcome.Launch);
                    break;
                case VerifiedEvent verified:
                    past.Seen(keys[verified.Cell].Workload, verified.Launch);
                    break;
                case LaunchEvent launch:
                    past.Seen(launch.Workload, launch.Launch);
                    past.Complete(launch);
                    break;
                default:
                    break;
            }
        }

        return past;
    }

    /// <summary>Launches that are complete for every size of the workload.</summary>
    public int CompleteLaunches(ChosenWorkload workload) =>
        workload.Sizes.Min(size => _complete.TryGetValue((workload.Key, size), out var launches) ? launches.Count : 0);

    /// <summary>A launch that was cut off keeps its number and its samples; the one that replaces it gets a new number.</summary>
    public int FirstFreeLaunch(ChosenWorkload workload) => _highestLaunch.TryGetValue(workload.Key, out var highest) ? highest + 1 : 0;

    /// <summary>True when every operation of the variant on that size has an outcome that is not a measurement.</summary>
    public bool IsDropped(RunVariant variant, string workload, int size, IReadOnlyList<Operation> operations) =>
        operations.All(operation => _withOutcome.Contains(variant.Cell(workload, size, operation)));

    private void Seen(string workload, int launch) =>
        _highestLaunch[workload] = Math.Max(launch, _highestLaunch.GetValueOrDefault(workload, -1));

    private void Complete(LaunchEvent launch)
    {
        if (!_complete.TryGetValue((launch.Workload, launch.Size), out var launches))
        {
            _complete.Add((launch.Workload, launch.Size), launches = []);
        }

        launches.Add(launch.Launch);
    }
}
