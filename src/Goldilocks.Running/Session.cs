using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>
/// One variant's process in one launch: prepared (bound, verified, warmed), then asked for samples. A variant that fails here
/// leaves the launch with its outcome; the others go on.
/// </summary>
/// <param name="variant">The variant that the process measures.</param>
/// <param name="process">Which of the variant's processes in this launch, counted from 0.</param>
/// <param name="sizes">That it is measured on.</param>
/// <param name="context">Of the launch.</param>
internal sealed class Session(RunVariant variant, int process, IReadOnlyList<int> sizes, LaunchContext context) : IDisposable
{
    private readonly List<int> _sizes = [.. sizes];
    private readonly HashSet<int> _dropped = [];
    private readonly Dictionary<int, long> _bindings = [];
    private readonly Dictionary<(int Size, Operation Operation), SessionCell> _cells = [];
    private IWorkerClient? _worker;
    private WorkerDialogue? _dialogue;
    private int? _sizeAtWork;
    private bool _isLost;

    public RunVariant Variant => variant;

    /// <summary>Sizes that have an outcome of their own and need not be tried in later launches.</summary>
    public IReadOnlyCollection<int> Dropped => _dropped;

    /// <summary>False before it was prepared, and when the process is gone.</summary>
    public bool IsAlive => _worker is not null && !_isLost;

    public SessionCell? Find(int size, Operation operation) =>
        _cells.TryGetValue((size, operation), out var cell) ? cell : null;

    /// <summary>Starts the process and brings it to the state in which it is measured.</summary>
    /// <remarks>A size that kills the process costs its own cells: the process is started again without it.</remarks>
    public void Prepare()
    {
        if (variant.Codec?.Refusal is { } refusal)
        {
            _sizes.ForEach(size => Drop(size, refusal));
            return;
        }

        while (_sizes.Count > 0 && !Guarded(_sizes, Start))
        {
            Stop();
            _bindings.Clear();
            _cells.Clear();
            _sizes.RemoveAll(_dropped.Contains);
        }
    }

    /// <summary>One timed sample.</summary>
    public void TakeSample(int size, SessionCell cell, int group, int round, int position) => Guarded([size], () =>
    {
        if (!Worker.Sample(cell.Binding, cell.Operation, cell.OperationsPerSample, context.Settings).Has(out var sample, out var refusal))
        {
            Drop(size, refusal);
            return;
        }

        context.Recorder.Record(new SampleEvent(
            cell.Number,
            context.Launch,
            group,
            round,
            position,
            sample.Operations,
            sample.ThreadNanoseconds,
            sample.WallNanoseconds,
            sample.ProcessNanoseconds,
            sample.PauseNanoseconds,
            sample.Collections,
            process));
        cell.LastSampleSeconds = sample.WallNanoseconds / 1e9;
    });

    /// <summary>Allocation of every cell, then one last comparison of the answers.</summary>
    public void Finish()
    {
        foreach (var size in _sizes.Except(_dropped).ToList())
        {
            Guarded([size], () => Finish(size));
        }
    }

    public void Dispose() => Stop();

    private void Finish(int size)
    {
        foreach (var cell in context.Operations.Select(operation => Find(size, operation)).OfType<SessionCell>())
        {
            if (!Worker.Ask(new AllocateRequest(cell.Binding, cell.Operation, AllocationRepetitions(cell))).Has(out var allocation, out var unmeasured))
            {
                Drop(size, unmeasured);
                return;
            }

            context.Recorder.Record(new AllocationEvent(cell.Number, context.Launch, allocation.Bytes, allocation.ProcessBytes));
        }

        if (!Worker.Ask(new RecheckRequest(_bindings[size])).Has(out var rechecked, out var refusal))
        {
            Drop(size, refusal);
        }
        else if (rechecked.Changed is { } payload)
        {
            ReadElsewhere(size, payload);
        }
    }

    /// <summary>A payload that became longer or shorter is right where a process that wrote nothing reads the value out of it: a compressor whose buffers grew does so, a session of both sides does not.</summary>
    private void ReadElsewhere(int size, string payload)
    {
        using var reader = context.Services.Live.Start(variant.WorkerPath, variant.Environment(context.Settings));
        try
        {
            var dialogue = new WorkerDialogue(reader, TimeSpan.FromSeconds(context.Settings.TimeoutSeconds));
            if (!dialogue.Open(WorkerDialogue.OpenRequest(variant, context.Workload, size, context.DataSeed)).Has(out var opened, out var refusal)
                || !dialogue.Ask(new UnpackRequest(opened.Binding, payload, IsCompared: true)).Has(out _, out refusal))
            {
                Drop(size, refusal is WrongAnswer wrong ? new WrongAnswer($"the last payload has another length than the first, and a new process reads it as another value: {wrong.Difference}") : refusal);
                return;
            }

            context.Recorder.RecordOnce(new NoteEvent(
                variant.Serializer, variant.Version, variant.Key.Condition, $"{InVariant}on {context.Workload.Key}: its payload changes its length from call to call; a new process reads it right, and the size is that of the first"));
        }
        finally
        {
            context.Services.Live.Remove(reader);
        }
    }

    private string InVariant => variant.Key.Variant.Length == 0 ? "" : $"({variant.Key.Variant}) ";

    private void Start()
    {
        _worker = context.Services.Live.Start(variant.WorkerPath, variant.Environment(context.Settings));
        _dialogue = new WorkerDialogue(_worker, TimeSpan.FromSeconds(context.Settings.TimeoutSeconds));
        foreach (var size in _sizes.ToList())
        {
            _sizeAtWork = size;
            Open(size);
        }

        _sizeAtWork = null;
        if (_cells.Count > 0)
        {
            Warm();
        }
    }

    private void Stop()
    {
        if (_worker is not null)
        {
            context.Services.Live.Remove(_worker);
            _worker.Dispose();
            if (_worker.LeftBehind is { Count: > 0 } processes)
            {
                context.Recorder.RecordOnce(new NoteEvent(variant.Serializer, variant.Version, variant.Key.Condition, Outcome.LeftBehindText(processes)));
            }

            _worker = null;
        }
    }

    private void Open(int size)
    {
        if (!Worker.OpenAndVerify(WorkerDialogue.OpenRequest(variant, context.Workload, size, context.DataSeed)).Has(out var binding, out var refusal))
        {
            Drop(size, refusal);
            return;
        }

        _bindings.Add(size, binding.Number);
        if (binding.Verified.Remark is { } remark)
        {
            // What came back as another type with the same content is right, and a reader of the figures must know it.
            context.Recorder.RecordOnce(new NoteEvent(variant.Serializer, variant.Version, variant.Key.Condition, $"{InVariant}on {context.Workload.Key}: {remark}"));
        }

        foreach (var operation in context.Operations)
        {
            Admit(size, operation, binding);
        }
    }

    private void Admit(int size, Operation operation, VerifiedBinding binding)
    {
        var number = context.Cells.NumberOf(Key(size, operation), variant.IsFloor, binding.Opened.Partial, variant.IsControl);
        if (binding.Opened.WhyNot(operation) is { } reason)
        {
            context.Recorder.Record(new OutcomeEvent(number, context.Launch, new Unsupported(reason)));
            return;
        }

        var (digest, payloadBytes, first) = binding.Verified;
        context.Recorder.Record(new VerifiedEvent(number, context.Launch, digest, payloadBytes, first.BindNanoseconds, first.Of(operation)));
        _cells.Add((size, operation), new SessionCell(number, binding.Number, operation));
    }

    private void Warm()
    {
        var warmed = Worker.Warm([.. _cells.Values.Select(cell => new BoundOperation(cell.Binding, cell.Operation))], context.Settings);
        foreach (var plan in warmed.Plans)
        {
            var cell = _cells.Values.Single(candidate => candidate.Binding == plan.Binding && candidate.Operation == plan.Operation);
            cell.OperationsPerSample = plan.Operations;
            cell.LastSampleSeconds = plan.Nanoseconds / 1e9;
            context.Recorder.Record(new WarmedEvent(cell.Number, context.Launch, warmed.ElapsedNanoseconds, warmed.IsQuiet, cell.OperationsPerSample));
        }
    }

    /// <summary>Turns the loss of the process into an outcome of the sizes at work; false when the process is gone.</summary>
    private bool Guarded(IReadOnlyList<int> sizes, Action action)
    {
        if (_isLost)
        {
            return false;
        }

        try
        {
            action();
            return true;
        }
        catch (WorkerLostException lost)
        {
            // A process that we ended ourselves, because the run was cancelled, has no outcome of its own.
            context.Cancellation.ThrowIfCancellationRequested();
            foreach (var size in _sizeAtWork is { } atWork ? [atWork] : sizes.ToList())
            {
                Drop(size, lost.Outcome);
            }

            _isLost = _sizeAtWork is null;
            _sizeAtWork = null;
            return false;
        }
    }

    private void Drop(int size, Outcome outcome)
    {
        _dropped.Add(size);
        foreach (var operation in context.Planned)
        {
            _cells.Remove((size, operation));
            var number = context.Cells.NumberOf(Key(size, operation), variant.IsFloor, partial: null, variant.IsControl);
            context.Recorder.Record(new OutcomeEvent(number, context.Launch, outcome));
        }
    }

    private CellKey Key(int size, Operation operation) => variant.Cell(context.Workload.Key, size, operation);

    private WorkerDialogue Worker => _dialogue ?? throw new InvalidOperationException("The session was not prepared.");

    /// <summary>Fifteen, or as many as fit into a tenth of a second, but at least three: allocation hardly ever varies.</summary>
    private static int AllocationRepetitions(SessionCell cell) =>
        (int)Math.Clamp(0.1 / Math.Max(1e-9, cell.LastSampleSeconds / cell.OperationsPerSample), 3, 15);
}
