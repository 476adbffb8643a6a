using Goldilocks.Models;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Adapters.Tests;

/// <summary>
/// Three models as a company has them (tests/OwnModels): an invoice with every construct, a telemetry batch of positional records, and a document of several classes. Each adapter is built with what --model makes
/// of the plain sources, and either gives the sample back or names the construct that it has no form for. Adapters that take all three get them in one value, by one build. By day one adapter of each way to know types is
/// built: attributes for a generator, attributes for a model at run time, none, and a schema with conversions. The others, and each model alone, are for the night.
/// </summary>
public sealed class OwnModelTests
{
    private const string Takes = "";
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(120);

    private static readonly (string Member, string Folder, string Type, string Sample)[] s_sources =
    [
        ("Invoice", "Invoice", "Acme.Billing.Invoice", "invoice.json"),
        ("Batch", "Telemetry", "Acme.Telemetry.Batch", "batch.json"),
        ("Document", "Document", "Acme.Documents.Document", "document.json"),
    ];

    private static readonly Lazy<IReadOnlyList<OwnModel>> s_models = new(() => [.. s_sources.Select(model => RealAdapters.Make([Folder(model.Folder)], model.Type, Path.Combine(Folder(model.Folder), model.Sample)))]);

    private static readonly Lazy<OwnModel> s_company = new(MakeCompany);

    private static readonly Lazy<OwnModel> s_keyed = new(() => RealAdapters.Make([Folder("Keyed")], "Acme.Travel.Trip", Path.Combine(Folder("Keyed"), "trip.json")));

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
        ("Google.FlatBuffers", "own objects", [Takes, Takes, Takes]),
        ("Google.FlatBuffers", "with conversion", [Takes, Takes, Takes]),
        ("Google.FlatBuffers", "read one member", [Takes, Takes, Takes]),
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

    private static readonly HashSet<string> s_byDay = ["MemoryPack", "protobuf-net", "Newtonsoft.Json", "Google.Protobuf", "XmlSerializer"];

    /// <summary>Serializers whose package is not available are left out.</summary>
    public static TheoryData<string> ThatTakeAll => [.. Available(takesAll: true)];

    public static TheoryData<string> ThatTakeAllByDay => [.. ByDay(takesAll: true)];

    public static TheoryData<string> OthersThatTakeAll => [.. Available(takesAll: true).Except(ByDay(takesAll: true))];

    public static TheoryData<string> ThatRefuseByDay => [.. ByDay(takesAll: false)];

    public static TheoryData<string> OthersThatRefuse => [.. Available(takesAll: false).Except(ByDay(takesAll: false))];

    /// <summary>What has to be built by day.</summary>
    internal static IEnumerable<(string Serializer, string Model)> Wanted =>
    [
        .. ByDay(takesAll: true).Select(serializer => (serializer, s_company.Value.Folder)), .. Alone(ByDay(takesAll: false)),
        ("protobuf-net", s_keyed.Value.Folder), ("System.Text.Json", s_keyed.Value.Folder),
    ];

    /// <summary>The rest.</summary>
    internal static IEnumerable<(string Serializer, string Model)> WantedAtNight =>
    [
        .. Available(takesAll: true).Except(ByDay(takesAll: true)).Select(serializer => (serializer, s_company.Value.Folder)), .. Alone(Available(takesAll: false).Except(ByDay(takesAll: false))),
        .. Alone(Available(takesAll: true)),
    ];

    [Theory]
    [MemberData(nameof(ThatTakeAllByDay), DisableDiscoveryEnumeration = true)]
    public void An_adapter_takes_a_companys_models(string serializer) => CheckAllInOne(serializer);

    [Theory]
    [MemberData(nameof(OthersThatTakeAll), DisableDiscoveryEnumeration = true)]
    [Trait("Runs", "nightly")]
    public void So_do_the_other_adapters(string serializer) => CheckAllInOne(serializer);

    [Theory]
    [MemberData(nameof(ThatRefuseByDay), DisableDiscoveryEnumeration = true)]
    public void An_adapter_that_cannot_take_a_companys_models_names_the_construct(string serializer) => CheckEachAlone(serializer);

    [Theory]
    [MemberData(nameof(OthersThatRefuse), DisableDiscoveryEnumeration = true)]
    [Trait("Runs", "nightly")]
    public void So_do_the_others_that_cannot(string serializer) => CheckEachAlone(serializer);

    [Theory]
    [MemberData(nameof(ThatTakeAll), DisableDiscoveryEnumeration = true)]
    [Trait("Runs", "nightly")]
    public void An_adapter_takes_each_of_a_companys_models_alone(string serializer) => CheckEachAlone(serializer);

    /// <summary>Where every package is available. That each of them is right, the other test says.</summary>
    [Fact]
    public void Fourteen_serializers_or_more_take_each_model() => Assert.All(
        Enumerable.Range(0, s_sources.Length),
        model => Assert.InRange(s_expected.Where(expected => expected.Refusals[model] == Takes).DistinctBy(expected => expected.Serializer).Count(), 14, s_expected.Length));

    private static IEnumerable<string> Available(bool takesAll) => s_expected.GroupBy(expected => expected.Serializer)
        .Where(variants => variants.All(variant => variant.Refusals.All(refusal => refusal == Takes)) == takesAll)
        .Select(variants => variants.Key)
        .Where(name => RealAdapters.Built(name).Outcome is not Unavailable);

    private static IEnumerable<string> ByDay(bool takesAll) => Available(takesAll).Where(s_byDay.Contains);

    private static IEnumerable<(string Serializer, string Model)> Alone(IEnumerable<string> serializers) =>
        serializers.SelectMany(serializer => s_models.Value.Select(model => (serializer, model.Folder)));

    private static string Folder(string name) => Path.Combine(RealAdapters.Repository, "tests", "OwnModels", name);

    private static OwnModel MakeCompany()
    {
        var sample = Path.Combine(AppContext.BaseDirectory, "company.json");
        var members = s_sources.Select(model => $"\"{model.Member}\": {File.ReadAllText(Path.Combine(Folder(model.Folder), model.Sample))}");
        File.WriteAllText(sample, $"{{ {string.Join(", ", members)} }}");
        return RealAdapters.Make([Folder("Company"), .. s_sources.Select(model => Folder(model.Folder))], "Acme.Company", sample);
    }

    private static void CheckAllInOne(string serializer)
    {
        using var worker = WorkerOf(serializer, s_company.Value);
        foreach (var expected in s_expected.Where(expected => expected.Serializer == serializer))
        {
            Check(worker, expected.Variant, s_company.Value.Info.Workload, Takes);
        }
    }

    private static void CheckEachAlone(string serializer)
    {
        foreach (var (index, model) in s_models.Value.Index())
        {
            using var worker = WorkerOf(serializer, model);
            foreach (var expected in s_expected.Where(expected => expected.Serializer == serializer))
            {
                Check(worker, expected.Variant, model.Info.Workload, expected.Refusals[index]);
            }
        }
    }

    /// <summary>Its model of the types belongs to the process and is closed by its first use, and evolve opens a value after the other in one process.</summary>
    [Fact]
    public void Protobuf_net_takes_types_with_a_generic_base_and_generic_types_with_a_base_more_than_once_in_a_process()
    {
        using var worker = WorkerOf("protobuf-net", s_keyed.Value);

        Check(worker, "", s_keyed.Value.Info.Workload, Takes);
        Check(worker, "", s_keyed.Value.Info.Workload, Takes);
    }

    /// <summary>Its options can tell it to, and without them it gives back 0.</summary>
    [Theory]
    [InlineData("")]
    [InlineData("source generated")]
    public void System_Text_Json_keeps_public_fields(string variant)
    {
        using var worker = WorkerOf("System.Text.Json", s_keyed.Value);

        Check(worker, variant, s_keyed.Value.Info.Workload, Takes);
    }


    private static WorkerProcess WorkerOf(string serializer, OwnModel model)
    {
        var built = RealAdapters.Built(serializer, model.Folder);
        Assert.True(built.IsReady, built.Outcome?.ToString());
        return WorkerProcess.Start(built.WorkerPath!, new Dictionary<string, string>(Presets.Of("quick").EnvironmentVariables) { [OwnModel.PathVariable] = model.ValuesPath });
    }

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
