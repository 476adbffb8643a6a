using System.Collections.Concurrent;
using System.Diagnostics;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>What all sessions of one launch share. Where operations are kept apart, it is what the sessions of one operation's part share.</summary>
/// <param name="Planned">All operations of the run: a size that is lost is lost for all of them.</param>
/// <param name="Operations">That these sessions measure.</param>
/// <param name="Workload">Of the launch.</param>
/// <param name="Settings">Of the run.</param>
/// <param name="DataSeed">Of the values.</param>
/// <param name="Launch">Its number in the run folder.</param>
/// <param name="Services">Of the run.</param>
/// <param name="Cancellation">Of the run.</param>
internal sealed record LaunchContext(
    ChosenWorkload Workload,
    IReadOnlyList<Operation> Planned,
    IReadOnlyList<Operation> Operations,
    MeasurementSettings Settings,
    long DataSeed,
    int Launch,
    RunServices Services,
    CancellationToken Cancellation)
{
    public RunRecorder Recorder => Services.Recorder;

    public CellBook Cells => Services.Cells;
}

/// <summary>What all launches of a run share.</summary>
/// <param name="Recorder">Of the run folder.</param>
/// <param name="Cells">Their numbers.</param>
/// <param name="Live">The processes that are alive now.</param>
/// <param name="Preparations">How long each variant took to prepare.</param>
internal sealed record RunServices(RunRecorder Recorder, CellBook Cells, LiveWorkers Live, PreparationTimes Preparations);

/// <summary>The processes that are alive now, so that a cancelled run can end them all at once.</summary>
/// <param name="start">Starts a worker.</param>
internal sealed class LiveWorkers(StartWorker start)
{
    private readonly HashSet<IWorkerClient> _workers = [];
    private bool _closed;

    /// <summary>Starts a worker that is alive from now on.</summary>
    public IWorkerClient Start(string workerPath, IReadOnlyDictionary<string, string> environment)
    {
        var worker = start(workerPath, environment);
        lock (_workers)
        {
            _workers.Add(worker);
            if (_closed)
            {
                worker.Kill();
            }
        }

        return worker;
    }

    public void Remove(IWorkerClient worker)
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

/// <summary>How long each variant took to prepare the last time. The slowest starts first, so that no core waits for the last one.</summary>
internal sealed class PreparationTimes
{
    private readonly ConcurrentDictionary<RunVariant, TimeSpan> _last = new();

    /// <summary>Sessions of variants that were never prepared come first, because their time is not known.</summary>
    public IReadOnlyList<Session> LongestFirst(IEnumerable<Session> sessions) =>
        [.. sessions.OrderByDescending(session => _last.GetValueOrDefault(session.Variant, TimeSpan.MaxValue))];

    public void Prepare(Session session)
    {
        var started = Stopwatch.GetTimestamp();
        session.Prepare();
        _last[session.Variant] = Stopwatch.GetElapsedTime(started);
    }
}
