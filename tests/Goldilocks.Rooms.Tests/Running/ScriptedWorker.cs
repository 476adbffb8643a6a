using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>One request that a scripted worker was asked.</summary>
/// <param name="Worker">The name of the worker's program.</param>
/// <param name="Process">Which of the program's processes, counted from 0 through the run.</param>
/// <param name="Request">The request.</param>
internal sealed record Asked(string Worker, int Process, Request Request);

/// <summary>Workers without processes: each program follows its script, and a common log contains all of their requests, in order.</summary>
internal sealed class ScriptedWorkers
{
    private readonly Dictionary<string, Func<Request, int, Answer?>> _scripts = [];
    private readonly Dictionary<string, int> _started = [];
    private readonly List<Asked> _log = [];
    private readonly List<ScriptedWorker> _workers = [];

    public IReadOnlyList<Asked> Log
    {
        get
        {
            lock (_log)
            {
                return [.. _log];
            }
        }
    }

    public IReadOnlyList<ScriptedWorker> Started
    {
        get
        {
            lock (_log)
            {
                return [.. _workers];
            }
        }
    }

    /// <summary>Gives a program its script.</summary>
    /// <param name="program">Its path.</param>
    /// <param name="script">Answers a request to the process with that number; null to answer as a worker without faults does. It may throw the exception of a lost process.</param>
    public void Script(string program, Func<Request, int, Answer?> script) => _scripts[program] = script;

    public IWorkerClient Start(string workerPath, IReadOnlyDictionary<string, string> environment)
    {
        lock (_log)
        {
            var process = _started.GetValueOrDefault(workerPath);
            _started[workerPath] = process + 1;
            var worker = new ScriptedWorker(request =>
            {
                lock (_log)
                {
                    _log.Add(new Asked(workerPath, process, request));
                }

                return _scripts.TryGetValue(workerPath, out var script) ? script(request, process) : null;
            });
            _workers.Add(worker);
            return worker;
        }
    }

    /// <summary>The exception of a lost process.</summary>
    public static WorkerLostException Crash() => new(new Crashed(139, "it crashed"));
}

/// <summary>A worker without a process: requests without an answer in the script are answered as by a worker without faults.</summary>
internal sealed class ScriptedWorker(Func<Request, Answer?> script) : IWorkerClient
{
    private long _bindings;
    private volatile bool _isKilled;

    public int Id => 1;

    public IReadOnlyList<string> LeftBehind => [];

    public bool IsKilled => _isKilled;

    public bool IsDisposed { get; private set; }

    public Answer Exchange(Request request, TimeSpan timeout) => _isKilled
        ? throw new WorkerLostException(new Crashed(137, "killed"))
        : script(request) ?? Default(request);

    public void Kill() => _isKilled = true;

    public void Dispose() => IsDisposed = true;

    private Answer Default(Request request) => request switch
    {
        OpenRequest => new OpenedAnswer(++_bindings),
        VerifyRequest => new VerifiedAnswer("0123456789abcdef", 100, new FirstTimes(1, 2, 3)),
        WarmRequest warm => new WarmedAnswer(1, true, 1, [.. warm.Cells.Select(cell => new SamplePlan(cell.Binding, cell.Operation, 10, 1_000_000))]),
        SampleRequest sample => new SampleAnswer(sample.Operations, 1_000_000, 1_000_000, 1_000_000, 0, 0),
        AllocateRequest allocate => new AllocationAnswer(8, [.. Enumerable.Repeat(8L, allocate.Repetitions)]),
        RecheckRequest => new RecheckedAnswer(100),
        _ => new DoneAnswer(),
    };
}
