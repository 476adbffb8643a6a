using Goldilocks.Core.Results;
using Goldilocks.Protocol;

namespace Goldilocks.Core.Running;

/// <summary>What all sessions of one group in one launch share.</summary>
internal sealed record LaunchContext(
    ChosenWorkload Workload,
    IReadOnlyList<Operation> Operations,
    MeasurementSettings Settings,
    long DataSeed,
    int Launch,
    int Group,
    RunRecorder Recorder,
    CellBook Cells,
    LiveWorkers Live,
    CancellationToken Cancellation);

/// <summary>The processes that are alive now, so that a cancelled run can end them all at once.</summary>
internal sealed class LiveWorkers
{
    private readonly HashSet<WorkerProcess> _workers = [];
    private bool _closed;

    public void Add(WorkerProcess worker)
    {
        lock (_workers)
        {
            _workers.Add(worker);
            if (_closed)
            {
                worker.Kill();
            }
        }
    }

    public void Remove(WorkerProcess worker)
    {
        lock (_workers)
        {
            _workers.Remove(worker);
        }
    }

    public void KillAll()
    {
        lock (_workers)
        {
            _closed = true;
            foreach (var worker in _workers)
            {
                worker.Kill();
            }
        }
    }
}
