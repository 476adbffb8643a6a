using System.Diagnostics;

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
        { "YamlDotNet", "plain" },
        { "System.Text.Json", "source generated" },
        { "MemoryPack", "plain" },
        { "Nerdbank.MessagePack", "plain" },
        { "Microsoft.Orleans.Serialization", "plain" },
        { "protobuf-net", "plain" },
        { "DataContractSerializer", "XML" },
        { "Google.Protobuf", "with conversion" },
        { "MongoDB.Bson", "plain" },
        { "Hyperion", "known types" },
    };

    [Theory]
    [MemberData(nameof(Libraries))]
    [Trait("Runs", "nightly")]
    public void The_projects_of_a_workload_and_of_an_own_type_build_and_their_tests_pass(string serializer, string variant)
    {
        using var folder = new TemporaryFolder();
        // A private setter is nothing for generated code, and an interface nothing for XmlSerializer.
        var (type, sample) = variant == "source generated" ? ("Batch", "Telemetry/batch.json") : ("Document", "Document/document.json");
        var own = Path.Combine(GoldilocksProgram.Repository, "tests", "OwnModels", sample);
        var ofWorkload = Adopt(folder["workload"], serializer, variant, "--workload", "customers");
        var ofModel = serializer == "XmlSerializer"
            ? Adopt(folder["model"], serializer, variant, "--untrusted", "--workload", "bookshelf")
            : Adopt(folder["model"], serializer, variant, "--untrusted", "--model", Path.GetDirectoryName(own)!, "--type", type, "--sample", own);

        Assert.Equal((0, ""), (ofWorkload.ExitCode, ofWorkload.Errors));
        Assert.Equal((0, ""), (ofModel.ExitCode, ofModel.Errors));
        Assert.Contains("Passed!", Test(folder["workload"]), StringComparison.Ordinal);
        Assert.Contains("Passed!", Test(folder["model"]), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Jil --workload person", "There is no template for Jil: what was measured is in serializers/Jil/; write Adoption.template there, as docs/adapters.md describes, and adopt it again.")]
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
        Assert.Matches("goldilocks adopt [\\w.-]+ (--variant '?[^']+'? )?--untrusted --run \\S+ writes a project with it, and a test of the round trip\\.\\s*$", ended.Output);
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
