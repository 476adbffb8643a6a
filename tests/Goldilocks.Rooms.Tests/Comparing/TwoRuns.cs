using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Comparing;

/// <summary>A run of four serializers and a floor, in which a test changes its subject.</summary>
internal sealed class TwoRuns
{
    public const string Workload = "person";

    /// <summary>Launches of one serializer; another has them in another order, as it would if they were its own scatter and not the machine's.</summary>
    private static readonly long[] s_steady = [1000, 1010, 990, 1005, 995];

    private readonly RunScript _script = new();

    private readonly double[] _moods;

    private TwoRuns(MachineInfo? machine, long seed, double[] moods)
    {
        _moods = moods;
        _script.Info = _script.Info with { Machine = machine ?? _script.Info.Machine, Plan = _script.Info.Plan with { DataSeed = seed } };
        _script.Baseline(Workload, "Base", "1.0");
    }

    /// <param name="factors">How much slower than usual a serializer is.</param>
    /// <param name="machine">Where; the usual one when null.</param>
    /// <param name="seed">Of the values.</param>
    /// <param name="everything">How much slower all of it is.</param>
    /// <param name="moods">How much slower the machine is in each of the five launches.</param>
    public static TwoRuns Make(IReadOnlyDictionary<string, double>? factors = null, MachineInfo? machine = null, long seed = 1, double everything = 1, double[]? moods = null)
    {
        var run = new TwoRuns(machine, seed, moods ?? [1, 1, 1, 1, 1]);
        foreach (var (name, time) in new[] { ("Base", 1.0), ("Quick", 0.5), ("Slow", 3.0), ("Even", 1.01) })
        {
            run.Measured(name, "1.0", time * everything * (factors?.GetValueOrDefault(name, 1) ?? 1));
        }

        return run;
    }

    public static MachineInfo OtherMachine => RunScript.InfoOf("run").Machine with { Processor = "Another CPU" };

    public RunReport Report => ReportBuilder.Build(_script.Data);

    /// <summary>Writes it as a run does.</summary>
    public void Write(string folder)
    {
        using var recorder = RunRecorder.Create(folder, _script.Info);
        foreach (var item in _script.Events)
        {
            recorder.Record(item);
        }
    }

    public TwoRuns Measured(string name, string version, double time, long payload = 1000, long allocated = 128)
    {
        foreach (var operation in Operations.All)
        {
            var key = Key(name, version, operation);
            _script.Cell(key, isFloor: false, partial: null);
            for (var launch = 0; launch < s_steady.Length; launch++)
            {
                var nanoseconds = (long)(s_steady[((launch * (1 + (name[0] % 4))) + name[0]) % s_steady.Length] * time * _moods[launch]);
                _script.Verified(key, launch, payload, firstCall: 1_000_000)
                    .Allocated(key, launch, allocated)
                    .Samples(key, launch, nanoseconds, nanoseconds - 1, nanoseconds + 1);
            }
        }

        return this;
    }

    public TwoRuns Ended(string name, string version, Outcome outcome)
    {
        foreach (var operation in Operations.All)
        {
            _script.Outcome(Key(name, version, operation), 0, outcome);
        }

        return this;
    }

    /// <summary>A version that could not be built.</summary>
    public TwoRuns Unready(string name, string version, Outcome outcome)
    {
        _script.Add(new SerializerEvent(name, version, [], [], outcome, null, []));
        return this;
    }

    private static CellKey Key(string name, string version, Operation operation) => new(name, "", version, Workload, 1, operation);
}
