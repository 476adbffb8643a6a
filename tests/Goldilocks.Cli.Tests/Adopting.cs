using System.Diagnostics;
using Goldilocks.Cli.Interop;

namespace Goldilocks.Cli.Tests;

/// <summary><c>goldilocks adopt</c> as a user types it.</summary>
public sealed class Adopting
{
    /// <summary>Libraries of different kinds that need a package: reflection, source generators, attributes, a schema, a model at run time.</summary>
    public static TheoryData<string, string> Libraries { get; } = new()
    {
        { "Newtonsoft.Json", "plain" },
        { "Newtonsoft.Json", "BSON" },
        { "XmlSerializer", "plain" },
        { "DataContractJsonSerializer", "plain" },
        { "SharpYaml", "plain" },
        { "YamlDotNet", "plain" },
        { "System.Text.Json", "source generated" },
        { "MemoryPack", "plain" },
        { "MemoryPack.VersionTolerant", "plain" },
        { "Nerdbank.MessagePack", "plain" },
        { "Microsoft.Orleans.Serialization", "plain" },
        { "protobuf-net", "plain" },
        { "protobuf-net", "groups" },
        { "DataContractSerializer", "XML" },
        { "Google.Protobuf", "with conversion" },
        { "Apache.Avro", "specific, with conversion" },
        { "MongoDB.Bson", "plain" },
        { "Hyperion", "known types" },
    };

    /// <summary>What the measured program of each library writes of the first order of the sample.</summary>
    private static readonly Lazy<IReadOnlyDictionary<(string Serializer, string Variant), byte[]>> s_measured = new(Measured);

    private static string Orders => Path.Combine(GoldilocksProgram.Repository, "tests", "OwnModels", "OrderVersions");

    [Theory]
    [MemberData(nameof(Libraries))]
    [Trait("Runs", "nightly")]
    public void The_project_of_an_own_type_builds_its_test_passes_and_its_payload_is_the_measured_one(string serializer, string variant)
    {
        using var folder = new TemporaryFolder();
        var project = folder["adopted"];

        var ended = Adopt(project, serializer, variant, "--model", Path.Combine(Orders, "v1"), "--type", "Order", "--sample", Path.Combine(Orders, "orders.jsonl"));
        KeepPayload(project, folder["payload"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Passed!", Test(project), StringComparison.Ordinal);
        Assert.Equal(Convert.ToHexString(s_measured.Value[(serializer, variant)]), Convert.ToHexString(File.ReadAllBytes(folder["payload"])));
    }

    [Theory]
    [MemberData(nameof(Libraries))]
    [Trait("Runs", "nightly")]
    public void The_project_of_a_type_with_interfaces_and_private_setters_builds_for_payloads_from_strangers(string serializer, string variant)
    {
        using var folder = new TemporaryFolder();
        // A private setter is nothing for generated code, and an interface nothing for XmlSerializer.
        var (type, sample) = variant.StartsWith("source generated", StringComparison.Ordinal) ? ("Batch", "Telemetry/batch.json") : ("Document", "Document/document.json");
        var own = Path.Combine(GoldilocksProgram.Repository, "tests", "OwnModels", sample);
        var ended = serializer == "XmlSerializer"
            ? Adopt(folder["adopted"], serializer, variant, "--untrusted", "--workload", "bookshelf")
            : Adopt(folder["adopted"], serializer, variant, "--untrusted", "--model", Path.GetDirectoryName(own)!, "--type", type, "--sample", own);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Passed!", Test(folder["adopted"]), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Google.Protobuf")]
    [InlineData("DataContractSerializer")]
    [InlineData("MemoryPack")]
    [Trait("Runs", "nightly")]
    public void Without_a_variant_and_a_type_of_ones_own_the_project_of_a_workload_builds_and_its_test_passes(string serializer)
    {
        using var folder = new TemporaryFolder();

        var ended = InProcess.Run(["adopt", serializer, "--workload", "customers", "--output", folder["adopted"]]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Passed!", Test(folder["adopted"]), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Jil --workload person", "Adapter.cs: take its calls and the package from there, or write Adoption.template beside it (docs/adapters.md) and adopt it again.")]
    [InlineData("MemoryPack --variant Zip --workload person", "There is no template for the variant 'Zip' of MemoryPack: give --variant one of 'plain', 'Brotli'.")]
    [InlineData("MemoryPak --workload person", "did you mean 'MemoryPack'?")]
    [InlineData("MemoryPack --workload persn", "There is no workload 'persn'; did you mean 'person'?")]
    [InlineData("MemoryPack --workload person --model Order.cs", "--model names the type, and --workload or --run another one: give one of them.")]
    [InlineData("MemoryPack --sample order.json", "--sample is about a type of your own: add --model")]
    public void What_cannot_be_taken_along_is_one_line_and_nothing_is_written(string typed, string expected)
    {
        using var folder = new TemporaryFolder();

        var ended = InProcess.Run(["adopt", .. typed.Split(' '), "--output", folder["adopted"]]);

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.Single(ended.Errors.TrimEnd().Split('\n'));
        Assert.False(Directory.Exists(folder["adopted"]));
    }

    [Fact]
    public void The_type_of_a_workload_is_written_with_the_pinned_package_and_a_second_time_is_refused()
    {
        using var folder = new TemporaryFolder();

        var ended = Adopt(folder["adopted"], "MemoryPack", "plain", "--workload", "customers@100");
        var again = Adopt(folder["adopted"], "MemoryPack", "plain", "--workload", "customers");

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("[MemoryPackOrder(6)]", File.ReadAllText(Path.Combine(folder["adopted"], "CustomerPage.Serialization", "Customer.cs")), StringComparison.Ordinal);
        Assert.Matches("Include=\"MemoryPack\" Version=\"\\[\\d+\\.\\d+\\.\\d+\\]\"", File.ReadAllText(Path.Combine(folder["adopted"], "CustomerPage.Serialization", "CustomerPage.Serialization.csproj")));
        Assert.Equal(2, again.ExitCode);
        Assert.Contains("is not empty: name another folder by --output.", again.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_choice_ends_with_the_command_that_takes_it_along()
    {
        var run = Path.Combine(GoldilocksProgram.Repository, "tests", "Goldilocks.Rooms.Tests", "Choosing", "Decisions", "run");

        var ended = InProcess.Run(["choose", run, "--binary", "--untrusted"], columns: 400);

        Assert.Equal(0, ended.ExitCode);
        Assert.Matches("goldilocks adopt [\\w.@-]+ (--variant '?[^']+'? )?--untrusted --run \\S+ writes a project with it, and a test of the round trip\\.\\s*$", ended.Output);
    }

    private static Dictionary<(string Serializer, string Variant), byte[]> Measured()
    {
        using var folder = new TemporaryFolder();
        var names = string.Join(',', Libraries.Select(library => library[0]).Distinct());
        var ended = InProcess.Run(["evolve", "--new", Path.Combine(Orders, "v1"), "--type", "Order", "--sample", Path.Combine(Orders, "orders.jsonl"), "--serializers", names, "--record", folder["recorded"]]);
        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        return PayloadFolder.Read(folder["recorded"]).Payloads.Where(payload => payload.Value == 1)
            .ToDictionary(payload => (payload.Serializer, payload.Variant.Length == 0 ? "plain" : payload.Variant), payload => File.ReadAllBytes(Path.Combine(folder["recorded"], payload.File)));
    }

    /// <summary>Lets the test of a written project keep what its serializer writes. Some formats name the assembly of a class, so it gets the name of the measured program.</summary>
    private static void KeepPayload(string project, string file)
    {
        var library = Path.Combine(project, "Order.Serialization", "Order.Serialization.csproj");
        File.WriteAllText(library, File.ReadAllText(library).Replace("<TargetFramework>", "<AssemblyName>worker</AssemblyName><TargetFramework>", StringComparison.Ordinal));
        File.WriteAllText(Path.Combine(project, "Order.Serialization.Tests", "Keeping.cs"), $$"""
            namespace Shop;

            public sealed class Keeping
            {
                [Xunit.Fact]
                public void The_payload_of_the_first_value_is_kept() => System.IO.File.WriteAllBytes(@"{{file}}", OrderSerializer.Write(System.Linq.Enumerable.First(Sample.Values())));
            }
            """);
    }

    private static Finished Adopt(string output, string serializer, string variant, params string[] more) =>
        InProcess.Run(["adopt", serializer, "--variant", variant, .. more, "--output", output]);

    private static string Test(string folder)
    {
        var start = new ProcessStartInfo("dotnet", ["test", folder, "--nologo"]) { RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = folder };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        using var process = Process.Start(start)!;
        return GoldilocksProgram.ToTheEnd(process).Output;
    }
}
