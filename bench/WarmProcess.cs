using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Bench;

/// <summary>A variant and the program that has it.</summary>
internal sealed record Subject(string Serializer, string Variant, string WorkerPath);

/// <summary>One process of <see cref="Warmth"/>, asked over the same pipe and with the same requests as in a run.</summary>
internal sealed class WarmProcess(Subject subject) : IDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(2);
    private static readonly MeasurementSettings s_settings = Presets.Of("default");
    private readonly WorkerProcess _worker = WorkerProcess.Start(subject.WorkerPath, s_settings.EnvironmentVariables);
    private readonly Dictionary<Operation, long> _operationsPerSample = [];
    private IReadOnlyList<BoundOperation> _cells = [];
    private WorkerDialogue? _dialogue;
    private long _methods;

    public Subject Subject => subject;

    public Dictionary<Operation, List<double>> Before { get; } = [];

    public Dictionary<Operation, List<double>> After { get; } = [];

    /// <summary>By how much the ratio of each operation moved; 0.01 is one percent more.</summary>
    public Dictionary<Operation, double> Moves { get; } = [];

    /// <summary>False where the variant cannot take the workload.</summary>
    public bool IsReady => _operationsPerSample.Count > 0;

    public bool IsQuiet { get; private set; }

    public long CompiledAfterwards { get; private set; }

    public void Prepare(string workload, int size)
    {
        _dialogue = new WorkerDialogue(_worker, Patience);
        var request = new OpenRequest(new Goldilocks.Protocol.Subject(subject.Variant, workload, size, Seed: 1, new Dictionary<string, int>()));
        if (!_dialogue.OpenAndVerify(request).Has(out var binding, out _))
        {
            return;
        }

        _cells = [.. Operations.All.Where(operation => binding.Opened.WhyNot(operation) is null).Select(operation => new BoundOperation(binding.Number, operation))];
        var warmed = Warm(s_settings);
        (IsQuiet, _methods) = (warmed.IsQuiet, warmed.CompiledMethods);
        foreach (var sample in warmed.Plans)
        {
            _operationsPerSample[sample.Operation] = sample.Operations;
        }
    }

    /// <summary>Continues the warm-up for that long.</summary>
    public void WarmFor(TimeSpan time) => CompiledAfterwards =
        Warm(s_settings with { WarmupMinimumMilliseconds = time.TotalMilliseconds }).CompiledMethods - _methods;

    public void TakeSample(Operation operation, Dictionary<Operation, List<double>> samples)
    {
        if (!_operationsPerSample.TryGetValue(operation, out var operations))
        {
            return;
        }

        var sample = Dialogue.Sample(_cells[0].Binding, operation, operations, s_settings).OrLost();
        if (!samples.TryGetValue(operation, out var times))
        {
            samples[operation] = times = [];
        }

        times.Add((double)sample.ThreadNanoseconds / operations);
    }

    public void CompareWith(WarmProcess baseline)
    {
        foreach (var operation in _operationsPerSample.Keys)
        {
            Moves[operation] = (Ratio(After, baseline.After, operation) / Ratio(Before, baseline.Before, operation)) - 1;
        }
    }

    public void Dispose() => _worker.Dispose();

    private static double Ratio(Dictionary<Operation, List<double>> mine, Dictionary<Operation, List<double>> others, Operation operation) =>
        Median.OfRatios(mine[operation].Zip(others[operation], (a, b) => a / b));

    private WarmedAnswer Warm(MeasurementSettings settings) => Dialogue.Warm(_cells, settings);

    private WorkerDialogue Dialogue => _dialogue ?? throw new InvalidOperationException("The process was not prepared.");
}
