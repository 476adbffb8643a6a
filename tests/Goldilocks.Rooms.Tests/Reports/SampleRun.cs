using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>A small run with everything that a report can hold.</summary>
internal static class SampleRun
{
    private const string Workload = "bookshelf:payload=100";
    private const int Size = 1000;

    public static RunData Data { get; } = Make();

    private static RunData Make()
    {
        var script = new RunScript { Info = RunScript.InfoOf("run", "--quick", "--serializers", "*", "--workloads", Workload) };
        script.Built("System.Text.Json", "10.0.0", "", "source generated")
            .Built("Newtonsoft.Json", "13.0.4", "")
            .Built("FlatSharp", "7.9.0", "lazy, one title")
            .Built("OnlyWrites", "1.0.0", "")
            .Add(new SerializerEvent("MemoryPack", "1.21.4", [""], [], null, "local feed", ["MemoryPack.Core 1.21.5 instead of 1.21.4"]))
            .Add(new SerializerEvent("MessagePack", "3.1.8", [], [], new Unavailable("MessagePack", "[3.1.8]", "not found in any\nsource"), null, []))
            .Baseline(Workload, "System.Text.Json", "10.0.0");

        Measure(script, "Floors", "10.0.0", "copy", 64_000, 0, serialize: [2_000, 2_020, 2_010], deserialize: [1_500, 1_510, 1_490], isFloor: true);
        Measure(script, "Floors", "10.0.0", "allocate", 64_000, 96_000, serialize: null, deserialize: [9_000, 9_100, 9_050], isFloor: true, partial: "allocates the result and parses nothing");
        Measure(script, "System.Text.Json", "10.0.0", "", 123_456, 40, serialize: [100_000, 100_500, 99_500], deserialize: [200_000, 201_000, 199_000]);
        Measure(script, "System.Text.Json", "10.0.0", "control 1", 123_456, 40, serialize: [99_000, 101_500, 99_500], deserialize: [201_000, 200_000, 199_500]);
        Measure(script, "System.Text.Json", "10.0.0", "source generated", 123_456, 40, serialize: [80_000, 80_300, 79_700], deserialize: [199_000, 203_000, 198_000]);
        Measure(script, "Newtonsoft.Json", "13.0.4", "", 123_470, 210_000, serialize: [250_000, 251_000, 249_500], deserialize: [410_000, 409_000, 412_000]);
        Measure(script, "MemoryPack", "1.21.4", "", 62_000, 0, serialize: [12_300, 12_200, 12_500], deserialize: [30_000, 30_100, 29_900]);
        Measure(script, "FlatSharp", "7.9.0", "lazy, one title", 90_000, 64, serialize: null, deserialize: [40, 41, 39], partial: "one title");
        Measure(script, "OnlyWrites", "1.0.0", "", 123_456, 0, serialize: [90_000, 91_000, 90_500], deserialize: null);
        script.Outcome(Key("BinaryFormatter", "10.0.12", "", Operation.Serialize), 0, new Crashed(134, "Stack overflow.\n   at A.B()\n   at A.B()"))
            .Outcome(Key("BinaryFormatter", "10.0.12", "", Operation.Deserialize), 0, new Crashed(134, "Stack overflow.\n   at A.B()\n   at A.B()"))
            .Outcome(Key("Jil", "2.17.0", "", Operation.Serialize), 0, new WrongAnswer("$.Books[3].Title: expected \"Book 4\", found \"Book | 5\""))
            .Outcome(Key("Jil", "2.17.0", "", Operation.Deserialize), 0, new Failed("System.InvalidOperationException", "Ambiguous <match>"));
        foreach (var launch in Enumerable.Range(0, 3))
        {
            script.Add(new LaunchEvent(Workload, Size, launch));
        }

        return script.Add(new WarningEvent("System.Text.Json cannot take order; its ratios are to Newtonsoft.Json.")).Data;
    }

    private static CellKey Key(string serializer, string version, string variant, Operation operation) =>
        new(serializer, variant, version, Workload, Size, operation);

    private static void Measure(
        RunScript script,
        string serializer,
        string version,
        string variant,
        long payload,
        long allocated,
        long[]? serialize,
        long[]? deserialize,
        bool isFloor = false,
        string? partial = null)
    {
        foreach (var (operation, launches) in new[] { (Operation.Serialize, serialize), (Operation.Deserialize, deserialize) })
        {
            var key = Key(serializer, version, variant, operation);
            script.Cell(key, isFloor, partial);
            if (launches is null)
            {
                script.Outcome(key, 0, new Unsupported(operation == Operation.Serialize ? "reads only" : "writes only"));
                continue;
            }

            for (var launch = 0; launch < launches.Length; launch++)
            {
                script.Verified(key, launch, payload, firstCall: 1_000_000 + (launch * 1_000))
                    .Allocated(key, launch, operation == Operation.Serialize ? allocated : isFloor || partial is not null ? allocated * 2 : 192_000 + (allocated * 2))
                    .Samples(key, launch, launches[launch], launches[launch] - 10, launches[launch] + 10);
            }
        }
    }
}
