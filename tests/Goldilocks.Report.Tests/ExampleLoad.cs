using Goldilocks.Load;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Report.Tests;

/// <summary>A load test of two serializers and the ceiling, at a fixed rate; one of the two died.</summary>
internal static class ExampleLoad
{
    private const int Requests = 1_000;
    private const long Microsecond = 1_000;

    public static string Write(string folder)
    {
        var run = RunScript.InfoOf("load", "--rate", "500");
        var plan = new LoadPlan(
            [], [], "System.Text.Json", Operation.Serialize, Connections: 16, Rate: 500, DurationSeconds: 2, WindowSeconds: 2, WarmupSeconds: 0, Launches: 1, TimeoutSeconds: 10, IsPerRequest: false, IsHttp2: false,
            Port: 0, Threads: 1, LoadClientKind.Builtin, SloMilliseconds: null, DataSeed: 1, Seed: 1, new Dictionary<string, string>());
        using var recorder = LoadRecorder.Create(folder, new LoadInfo(1, "0.1.0", run.StartedUtc, run.Command, plan, run.Machine));
        Serve(recorder, 0, "System.Text.Json", isCeiling: false, slowestMicroseconds: 2_000);
        Serve(recorder, 1, "System.Text.Json", isCeiling: true, slowestMicroseconds: 400);
        recorder.Record(new LoadCellEvent(2, Key("Hyperion"), IsCeiling: false));
        recorder.Record(new LoadOutcomeEvent(2, 0, new Crashed(134, "Stack overflow."), "fewer --connections"));
        return folder;
    }

    /// <summary>Latencies rise evenly up to the slowest.</summary>
    private static void Serve(LoadRecorder recorder, int cell, string serializer, bool isCeiling, int slowestMicroseconds)
    {
        long[] times = [.. Enumerable.Range(1, Requests).Select(number => number * slowestMicroseconds * Microsecond / Requests)];
        var encoded = RequestTimes.Of(times);
        recorder.Record(new LoadCellEvent(cell, Key(serializer), isCeiling));
        recorder.Record(new LoadStartedEvent(cell, 0, 2_500, "digest", 90_000_000, 1_000_000));
        recorder.Record(new LoadWindowEvent(
            cell, 0, Round: 0, Position: cell, OfferedRate: 500, Seconds: 2, Due: Requests, SentInTime: Requests, Unsent: 0, InTime: Requests, BodyBytes: Requests * 2_500, new Dictionary<string, long>(),
            [.. Enumerable.Repeat(50L, 20)], Checked: 10, encoded, encoded, Percentiles: null, ClientCpuNanoseconds: 100_000_000, Counters(0), Counters(300_000_000), [Counters(200_000_000)]));
    }

    private static CellKey Key(string serializer) => new(serializer, "", "10.0.12", "person", 1, Operation.Serialize);

    private static ServerCounters Counters(long cpuNanoseconds) =>
        new(cpuNanoseconds, cpuNanoseconds, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
