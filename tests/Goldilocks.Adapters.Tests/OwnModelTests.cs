using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Workers;

namespace Goldilocks.Adapters.Tests;

/// <summary>
/// Three models as a company has them (tests/OwnModels): an invoice with every construct, a telemetry batch of positional records, and a document of several classes. Each adapter is built once with all three in the form that a build for a
/// user's own types generates, and either takes a model or names the construct that it has no form for.
/// </summary>
public sealed class OwnModelTests
{
    private const string Takes = "";
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(120);

    /// <summary>Serializer and variant, and for each model the text that its refusal must begin with; empty where the round trip is right.</summary>
    private static readonly (string Serializer, string Variant, string Invoice, string Batch, string Document)[] s_expected =
    [
        ("System.Text.Json", "", Takes, Takes, Takes),
        ("System.Text.Json", "source generated", "Revision is a member with a private setter: ", Takes, "Views is a member with a private setter: "),
        ("Newtonsoft.Json", "", Takes, Takes, Takes),
        ("MemoryPack", "", Takes, Takes, Takes),
        ("MemoryPack.VersionTolerant", "", Takes, Takes, Takes),
        ("Nerdbank.MessagePack", "", Takes, Takes, Takes),
        ("Microsoft.Orleans.Serialization", "", Takes, Takes, Takes),
        ("Hyperion", "", Takes, Takes, Takes),
        ("protobuf-net", "", Takes, Takes, Takes),
        ("DataContractSerializer", "XML", Takes, Takes, Takes),
        ("BinaryFormatter", "", "IssuedOn is a DateOnly: ", Takes, Takes),
        ("DataContractJsonSerializer", "", "Notes is an IReadOnlyList<string>: ", "Readings is an IReadOnlyList<Reading>: ", Takes),
        ("MongoDB.Bson", "", "Dossier.Attachments is a get-only List<Attachment>: ", Takes, Takes),
        ("YamlDotNet", "", "Invoice.Line is a positional record: ", "Batch is a positional record: ", Takes),
        ("XmlSerializer", "", "Payment is an interface, IPayment: ", "Batch is a positional record: ", "Author is an interface, IAuthor: "),
    ];

    /// <summary>Serializers whose package is not available are left out.</summary>
    public static TheoryData<string> Serializers =>
        [.. s_expected.Select(expected => expected.Serializer).Distinct().Where(name => RealAdapters.Built(name).Outcome is not Unavailable)];

    [Theory]
    [MemberData(nameof(Serializers))]
    public void An_adapter_takes_a_companys_models_or_names_the_construct_that_it_cannot(string serializer)
    {
        var (program, output) = Build(serializer);
        Assert.True(File.Exists(program), output);

        using var worker = WorkerProcess.Start(program, new Dictionary<string, string>(Presets.Of("quick").EnvironmentVariables));
        foreach (var expected in s_expected.Where(expected => expected.Serializer == serializer))
        {
            Check(worker, expected.Variant, "invoice", expected.Invoice);
            Check(worker, expected.Variant, "batch", expected.Batch);
            Check(worker, expected.Variant, "document", expected.Document);
        }
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

    private static (string Program, string Output) Build(string serializer)
    {
        var folder = RealAdapters.Folders.Single(folder => folder.Name == serializer);
        var repository = Path.GetFullPath(Path.Combine(folder.Path, "..", ".."));
        var key = $"{serializer}/own-models";
        var start = new ProcessStartInfo(DotnetHost.Path)
        {
            ArgumentList =
            {
                "build", folder.ProjectPath, "-c", "Release", "--nologo", "-v", "quiet", "-p:RunAnalyzers=false", "-p:BuildKey=" + key,
                "-p:GoldilocksModel=" + Path.Combine(repository, "tests", "OwnModels", "Generated"),
            },
            RedirectStandardOutput = true,
        };
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (Path.Combine(repository, "artifacts", "serializers", key, "bin", "worker.dll"), output);
    }
}
