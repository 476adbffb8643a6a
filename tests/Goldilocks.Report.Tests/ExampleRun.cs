using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Report.Tests;

/// <summary>
/// A run with everything that the page can show: several workloads and sizes, ties, floors, partial reads, every kind of outcome, serializers with
/// marks, a study. Times vary from launch to launch by a fixed pattern.
/// </summary>
internal static class ExampleRun
{
    /// <summary>A library's messages may contain anything. This one must stay text.</summary>
    public const string HostileReason = "</script><script>document.title='taken'</script>\u2028<img src=x onerror=alert(1)> & \"quotes\"";

    public const int Launches = 9;

    private static readonly (string Workload, int Size)[] s_places =
        [("person", 1), ("bookshelf", 1), ("bookshelf", 10), ("bookshelf", 100), ("kinds-binary", 64), ("kinds-primitives", 100)];

    private static readonly RunVariant[] s_variants =
    [
        new("Floors", "copy", "10.0.12", 20, 15, 1_000, 0, IsFloor: true),
        new("Floors", "allocate", "10.0.12", null, 90, 1_000, 0, IsFloor: true, Partial: "allocates the result and parses nothing"),
        new("System.Text.Json", "", "10.0.12", 1_000, 2_000, 2_500, 40),
        new("System.Text.Json", "source generated", "10.0.12", 820, 1_980, 2_500, 40),
        new("Newtonsoft.Json", "", "13.0.4", 2_400, 3_900, 2_500, 5_000),
        new("Newtonsoft.Json", "", "13.0.1", 2_405, 3_905, 2_500, 5_000),
        new("MemoryPack", "", "1.21.4", 120, 300, 1_100, 0),
        new("NetSerializer", "", "4.1.2", 260, 420, 1_150, 96),
        new("protobuf-net", "", "3.4.14", 500, 700, 1_100, 128),
        new("BinaryFormatter", "", "10.0.12", 6_100, 6_900, 2_700, 20_000),
        new("ServiceStack.Text", "", "10.5.0", 2_700, 4_700, 2_500, 32_000),
        new("FlatSharp", "lazy, one title", "7.9.0", null, 4, 1_700, 64, Partial: "one title"),
    ];

    /// <param name="slowedBy">Of everything but the baseline; 1 for not at all.</param>
    /// <param name="crashing">A serializer of which nothing is measured; null for none.</param>
    public static RunScript Make(double slowedBy = 1, string? crashing = null)
    {
        var info = RunScript.InfoOf("run", "--study", "ignite");
        var script = new RunScript { Info = info with { Plan = info.Plan with { Study = "ignite" } } };
        foreach (var variant in s_variants.GroupBy(variant => (variant.Serializer, variant.Version)))
        {
            script.Built(variant.Key.Serializer, variant.Key.Version, [.. variant.Select(member => member.Variant)]);
        }

        script.Add(new SerializerEvent("MessagePack", "3.1.8", [], [], new Unavailable("MessagePack", "[3.1.8]", "not found in any source"), null, []));
        foreach (var place in s_places)
        {
            script.Baseline(place.Workload, "System.Text.Json", "10.0.12");
            foreach (var variant in s_variants.Where(variant => variant.Serializer == crashing))
            {
                variant.Crash(script, place.Workload, place.Size);
            }

            foreach (var variant in s_variants.Where(variant => variant.Serializer != crashing))
            {
                variant.Measure(script, place.Workload, place.Size, variant.Serializer == "System.Text.Json" ? 1 : slowedBy);
            }

            script.Outcome(Key("Jil", place, Operation.Serialize), 0, new WrongAnswer(HostileReason)).Outcome(Key("Jil", place, Operation.Deserialize), 0, new WrongAnswer(HostileReason));
            script.Outcome(Key("Hyperion", place, Operation.Serialize), 0, new Crashed(134, "Stack overflow.")).Outcome(Key("Hyperion", place, Operation.Deserialize), 0, new Crashed(134, "Stack overflow."));
        }

        return script;
    }

    /// <summary>One workload and one launch, in which others used the cores: the baseline took half as long again in most rounds.</summary>
    public static RunScript OnSharedCore() => new RunScript()
        .Baseline("person", "System.Text.Json", "10.0.12")
        .Samples(RunScript.Key("System.Text.Json", version: "10.0.12"), 0, 100, 150, 150, 150, 150, 100)
        .Samples(RunScript.Key("MemoryPack"), 0, 300, 300, 300, 300, 300, 300);

    /// <summary>Writes it as a run does.</summary>
    public static string Write(RunScript script, string folder)
    {
        using (var recorder = RunRecorder.Create(folder, script.Info))
        {
            foreach (var item in script.Events)
            {
                recorder.Record(item);
            }
        }

        return folder;
    }

    private static CellKey Key(string serializer, (string Workload, int Size) place, Operation operation) => new(serializer, "", "1.0.0", place.Workload, place.Size, operation);

    private sealed record RunVariant(
        string Serializer, string Variant, string Version, double? Serialize, double? Deserialize, long Payload, long Allocated, bool IsFloor = false, string? Partial = null)
    {
        public void Measure(RunScript script, string workload, int size, double slowedBy)
        {
            foreach (var (operation, time) in new[] { (Operation.Serialize, Serialize), (Operation.Deserialize, Deserialize) })
            {
                var key = new CellKey(Serializer, Variant, Version, workload, size, operation);
                script.Cell(key, IsFloor, Partial);
                if (time is not { } nanoseconds)
                {
                    script.Outcome(key, 0, new Unsupported("reads only"));
                    continue;
                }

                for (var launch = 0; launch < Launches; launch++)
                {
                    var around = nanoseconds * (1 + size) * slowedBy * Wobble(workload, launch);
                    script.Verified(key, launch, Payload * size, firstCall: 1_000_000 + (long)(100 * nanoseconds) + launch)
                        .Allocated(key, launch, Allocated * size)
                        .Samples(key, launch, [.. Enumerable.Range(0, 5).Select(round => (long)(around * (100 + round)))]);
                }
            }
        }

        public void Crash(RunScript script, string workload, int size)
        {
            foreach (var operation in Operations.All)
            {
                script.Outcome(new CellKey(Serializer, Variant, Version, workload, size, operation), 0, new Crashed(134, "Stack overflow."));
            }
        }

        /// <summary>Within 4 per cent, another for every variant and launch.</summary>
        private double Wobble(string workload, int launch)
        {
            var pattern = ((Serializer.Length * 7) + (Variant.Length * 3) + (Version.Length * 5) + (workload.Length * 11) + (launch * launch * 13)) % 9;
            return 1 + (0.01 * (pattern - 4));
        }
    }
}
