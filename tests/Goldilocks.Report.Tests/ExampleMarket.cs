using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Report.Tests;

/// <summary>
/// A run to choose from: many candidates whose recorded facts differ, close enough for ties, some of which cannot take some of the workloads. Its numbers are drawn from
/// one seed.
/// </summary>
internal static class ExampleMarket
{
    private const int Launches = 7;
    private const double TakesSpecialWorkloads = 0.45;
    private const double TakesPlainWorkloads = 0.95;

    public static IReadOnlyList<(string Workload, int Size)> Places { get; } =
        [("person", 1), ("bookshelf", 100), ("order", 3), ("shared-references", 10), ("kinds-polymorphic", 10)];

    private static readonly (string Serializer, string Version, string[] Variants)[] s_candidates =
    [
        ("System.Text.Json", "10.0.12", ["", "source generated", "references"]),
        ("Newtonsoft.Json", "13.0.4", ["", "BSON"]),
        ("MemoryPack", "1.21.4", ["", "Brotli"]),
        ("MemoryPack.VersionTolerant", "1.21.4", [""]),
        ("protobuf-net", "3.4.40", ["", "run-time model"]),
        ("Google.Protobuf", "3.25.1", ["own objects", "with conversion"]),
        ("Hyperion", "0.12.2", ["", "known types"]),
        ("BinaryFormatter", "10.0.12", [""]),
        ("DataContractSerializer", "10.0.12", ["XML", "binary XML"]),
        ("Apache.Avro", "1.12.2", ["reflect"]),
        ("MongoDB.Bson", "3.14.0", [""]),
        ("ServiceStack.Text", "10.5.0", [""]),
        ("YamlDotNet", "18.1.0", [""]),
        ("Some.Unknown", "1.0.0", [""]),
    ];

    public static RunScript Make()
    {
        var random = new Random(20261124);
        var script = new RunScript();
        foreach (var (serializer, version, variants) in s_candidates)
        {
            script.Built(serializer, version, variants);
        }

        script.Add(new SerializerEvent("MessagePack", "3.1.8", [], [], new Unavailable("MessagePack", "[3.1.8]", "not found in any source"), null, []));
        foreach (var place in Places)
        {
            script.Baseline(place.Workload, "System.Text.Json", "10.0.12");
            foreach (var (serializer, version, variants) in s_candidates)
            {
                foreach (var variant in variants)
                {
                    Measure(script, random, (serializer, variant, version), place);
                }
            }
        }

        return script;
    }

    private static void Measure(RunScript script, Random random, (string Serializer, string Variant, string Version) candidate, (string Workload, int Size) place)
    {
        var isBaseline = candidate is { Serializer: "System.Text.Json", Variant: "" };
        var isSpecial = place.Workload is "shared-references" or "kinds-polymorphic";
        var takes = isBaseline || random.NextDouble() < (isSpecial ? TakesSpecialWorkloads : TakesPlainWorkloads);
        var payload = random.Next(300, 3000);
        foreach (var operation in Operations.All)
        {
            var key = new CellKey(candidate.Serializer, candidate.Variant, candidate.Version, place.Workload, place.Size, operation);
            script.Cell(key);
            if (!takes)
            {
                script.Outcome(key, 0, new Unsupported("it writes a tree"));
                continue;
            }

            // Logarithms from an eighth to eight times the baseline's.
            var nanoseconds = 20_000 * Math.Pow(2, isBaseline ? 0 : (random.NextDouble() * 6) - 3);
            for (var launch = 0; launch < Launches; launch++)
            {
                var around = nanoseconds * (1 + (0.12 * random.NextDouble()));
                script.Verified(key, launch, payload).Allocated(key, launch, random.Next(0, 4) * 500).Samples(key, launch, [.. Enumerable.Range(0, 3).Select(round => (long)around + round)]);
            }
        }
    }
}
