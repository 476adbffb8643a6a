using Goldilocks.Models;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Workers;

namespace Goldilocks.Adapters.Tests;

/// <summary>
/// Three models as a company has them (tests/OwnModels): an invoice with every construct, a telemetry batch of positional records, and a document of several classes. Each adapter is built with what --model makes
/// of the plain sources, and either gives the sample back or names the construct that it has no form for.
/// </summary>
public sealed class OwnModelTests
{
    private const string Takes = "";
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(120);

    private static readonly Lazy<IReadOnlyList<OwnModel>> s_models = new(() =>
    [
        RealAdapters.Make("Invoice", "Acme.Billing.Invoice", "invoice.json"),
        RealAdapters.Make("Telemetry", "Acme.Telemetry.Batch", "batch.json"),
        RealAdapters.Make("Document", "Acme.Documents.Document", "document.json"),
    ]);

    /// <summary>Serializer and variant, and for each model the text that its refusal must begin with; empty where the round trip is right.</summary>
    private static readonly (string Serializer, string Variant, string[] Refusals)[] s_expected =
    [
        ("System.Text.Json", "", [Takes, Takes, Takes]),
        ("System.Text.Json", "source generated", ["Revision is set by a setter that is not public: ", Takes, "Views is set by a setter that is not public: "]),
        ("Newtonsoft.Json", "", [Takes, Takes, Takes]),
        ("MemoryPack", "", [Takes, Takes, Takes]),
        ("MemoryPack.VersionTolerant", "", [Takes, Takes, Takes]),
        ("SharpPack", "", [Takes, Takes, Takes]),
        ("Nerdbank.MessagePack", "", [Takes, Takes, Takes]),
        ("Microsoft.Orleans.Serialization", "", [Takes, Takes, Takes]),
        ("Hyperion", "", [Takes, Takes, Takes]),
        ("protobuf-net", "", [Takes, Takes, Takes]),
        ("Google.Protobuf", "own objects", [Takes, Takes, Takes]),
        ("Google.Protobuf", "with conversion", [Takes, Takes, Takes]),
        ("Apache.Avro", "specific, own objects", [Takes, Takes, Takes]),
        ("Apache.Avro", "specific, with conversion", [Takes, Takes, Takes]),
        ("ApacheThrift", "binary, own objects", [Takes, Takes, Takes]),
        ("ApacheThrift", "binary, with conversion", [Takes, Takes, Takes]),
        ("ApacheThrift", "compact, own objects", [Takes, Takes, Takes]),
        ("ApacheThrift", "compact, with conversion", [Takes, Takes, Takes]),
        ("Capnp.Net.Runtime", "own objects", [Takes, Takes, Takes]),
        ("Capnp.Net.Runtime", "with conversion", [Takes, Takes, Takes]),
        ("FlatSharp", "greedy, own objects", [Takes, Takes, Takes]),
        ("FlatSharp", "lazy, with conversion", [Takes, Takes, Takes]),
        ("FlatSharp", "lazy, read all", [Takes, Takes, Takes]),
        ("FlatSharp", "lazy, read one", [Takes, Takes, Takes]),
        ("Bebop", "own objects", [Takes, Takes, Takes]),
        ("Bebop", "with conversion", [Takes, Takes, Takes]),
        ("DataContractSerializer", "XML", [Takes, Takes, Takes]),
        ("MongoDB.Bson", "", [Takes, Takes, Takes]),
        ("YamlDotNet", "", [Takes, Takes, Takes]),
        ("ServiceStack.Text", "", [Takes, Takes, Takes]),
        ("BinaryFormatter", "", ["IssuedOn is a DateOnly, and 1 more of this kind: ", Takes, Takes]),
        ("DataContractJsonSerializer", "", ["Notes is an IReadOnlyList<string>: ", "Readings is an IReadOnlyList<Reading>: ", Takes]),
        ("XmlSerializer", "", ["IPayment is an interface, and 1 more of this kind: ", "Batch is a positional record: ", "IAuthor is an interface: "]),
    ];

    /// <summary>Serializers whose package is not available are left out.</summary>
    public static TheoryData<string> Serializers => [.. Available];

    private static IEnumerable<string> Available => s_expected.Select(expected => expected.Serializer).Distinct().Where(name => RealAdapters.Built(name).Outcome is not Unavailable);

    /// <summary>What has to be built: each serializer with each model.</summary>
    internal static IEnumerable<(string Serializer, string Model)> Wanted => Available.SelectMany(serializer => s_models.Value.Select(model => (serializer, model.Folder)));

    [Theory]
    [MemberData(nameof(Serializers), DisableDiscoveryEnumeration = true)]
    public void An_adapter_takes_a_companys_models_or_names_the_construct_that_it_cannot(string serializer)
    {
        foreach (var (index, model) in s_models.Value.Index())
        {
            var built = RealAdapters.Built(serializer, model.Folder);
            Assert.True(built.IsReady, built.Outcome?.ToString());
            using var worker = WorkerProcess.Start(built.WorkerPath!, new Dictionary<string, string>(Presets.Of("quick").EnvironmentVariables) { [OwnModel.PathVariable] = model.ValuesPath });
            foreach (var expected in s_expected.Where(expected => expected.Serializer == serializer))
            {
                Check(worker, expected.Variant, model.Info.Workload, expected.Refusals[index]);
            }
        }
    }

    /// <summary>Where every package is available. That each of them is right, the other test says.</summary>
    [Fact]
    public void Fourteen_serializers_or_more_take_each_model() => Assert.All(
        Enumerable.Range(0, s_models.Value.Count),
        model => Assert.InRange(s_expected.Where(expected => expected.Refusals[model] == Takes).DistinctBy(expected => expected.Serializer).Count(), 14, s_expected.Length));

    private static void Check(WorkerProcess worker, string variant, string workload, string expected)
    {
        var answer = worker.Ask(new OpenRequest(new Subject(variant, workload, 1, Seed: 1, new Dictionary<string, int>())), s_patience);
        if (!answer.Has(out var opened, out var refusal))
        {
            Assert.NotEqual(Takes, expected);
            Assert.IsType<Unsupported>(refusal);
            Assert.StartsWith(expected, refusal.Reason, StringComparison.Ordinal);
            return;
        }

        Assert.True(expected == Takes, $"{variant} took {workload}, and was expected to say: {expected}");
        var verified = worker.Ask(new VerifyRequest(opened.Binding), s_patience);
        Assert.True(verified.Has(out var _, out var wrong), $"{variant} on {workload}: {wrong?.Reason}");
    }
}
