using System.Diagnostics;
using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>A run of the example of docs/own-types.md beside a built-in workload, from a folder of the user's own. Only serializers of the framework are asked, because they need no package.</summary>
public sealed class OwnRuns(OwnRuns.RunOfBoth run) : IClassFixture<OwnRuns.RunOfBoth>
{
    private const string Secret = "Chair-in-no-result-file";

    [Fact]
    public void Both_are_measured_and_the_own_workload_has_the_name_of_the_type()
    {
        var rows = GoldilocksProgram.Results(run.Folder);

        Assert.Equal((0, ""), (run.Ended.ExitCode, run.Ended.Errors));
        Assert.Equal(["Order 1", "Order 2", "person 1"], rows.Select(row => $"{row["workload"]} {row["size"]}").Distinct().Order(StringComparer.Ordinal));
        Assert.All(["Order", "person"], workload => Assert.Contains(rows, row => (row["serializer"], row["workload"], row["outcome"]) == ("System.Text.Json", workload, "Measured")));
    }

    /// <summary>The run goes on with the built-in types although the library takes no others.</summary>
    [Fact]
    public void A_variant_for_built_in_types_is_a_row_with_its_reason_on_the_own_workload()
    {
        var row = GoldilocksProgram.Results(run.Folder).First(row => (row["serializer"], row["workload"]) == ("System.Formats.Cbor", "Order"));

        Assert.Equal(("Unsupported", true), (row["outcome"], row["reason"].Contains("it takes the built-in types only", StringComparison.Ordinal)));
        Assert.Contains(GoldilocksProgram.Results(run.Folder), other => (other["serializer"], other["workload"], other["outcome"]) == ("System.Formats.Cbor", "person", "Measured"));
    }

    [Fact]
    public void The_report_shows_the_type_its_source_its_shape_and_the_digest_of_the_sample()
    {
        var report = File.ReadAllText(Path.Combine(run.Folder, "results.md"));

        Assert.Contains("Shop.Order, from Order.cs", report, StringComparison.Ordinal);
        Assert.Contains("public sealed record Line(string Article, int Quantity, decimal Price);", report, StringComparison.Ordinal);
        Assert.Contains("Line is a positional record", report, StringComparison.Ordinal);
        Assert.Matches("orders.json, digest [0-9a-f]{16}, 2 values", report);
    }

    [Fact]
    public void No_file_of_the_run_folder_holds_a_value_of_the_sample() => Assert.All(
        Directory.EnumerateFiles(run.Folder, "*", SearchOption.AllDirectories),
        file => Assert.DoesNotContain(Secret, File.ReadAllText(file), StringComparison.Ordinal));

    [Fact]
    public void A_run_does_not_go_on_with_another_sample()
    {
        using var folder = new OwnFolder();
        var other = folder["run"];
        CopyOf(run.Folder, other, folder);
        File.WriteAllText(folder["orders.json"], OwnFolder.Sample(Secret).Replace("2026-17", "2026-18", StringComparison.Ordinal));

        var ended = folder.Run("run", "--resume", "run");

        Assert.Equal((2, "error: The sample changed since the run began, so its results could not be compared: start a new run with --model.\n"), (ended.ExitCode, ended.Errors.ReplaceLineEndings("\n")));
    }

    /// <summary>The first command measures, the second one takes what it measured.</summary>
    [Fact]
    [Trait("Runs", "nightly")]
    public void A_choice_measures_what_no_run_has_and_answers_a_program_on_standard_output()
    {
        using var folder = new OwnFolder();
        File.WriteAllText(folder["orders.json"], OwnFolder.Sample(Secret));
        string[] command = ["choose", "--model", "Order.cs", "--sample", "orders.json", "--serializers", "System.Text.Json/plain", "--quick", "--json"];

        var first = folder.Run(command);
        var second = folder.Run(command);

        Assert.Equal((0, 0), (first.ExitCode, second.ExitCode));
        Assert.Contains("Measuring into runs", first.Errors, StringComparison.Ordinal);
        Assert.StartsWith("Measured already: runs", second.Errors, StringComparison.Ordinal);
        Assert.Equal(first.Output, second.Output);
        using var answer = JsonDocument.Parse(second.Output);
        Assert.Contains("System.Text.Json", answer.RootElement.ToString(), StringComparison.Ordinal);
    }

    private static void CopyOf(string from, string to, OwnFolder folder)
    {
        Directory.CreateDirectory(to);
        foreach (var file in Directory.EnumerateFiles(from))
        {
            // The copy is a run of the files in its own folder.
            var text = File.ReadAllText(file).Replace(JsonEncodedText.Encode(Path.GetDirectoryName(from)!).ToString(), JsonEncodedText.Encode(folder.Path).ToString(), StringComparison.Ordinal);
            File.WriteAllText(Path.Combine(to, Path.GetFileName(file)), text);
        }
    }

    /// <summary>One short run that all tests look at.</summary>
    public sealed class RunOfBoth : IDisposable
    {
        public RunOfBoth()
        {
            File.WriteAllText(Own["orders.json"], OwnFolder.Sample(Secret));
            Ended = Own.Run(
                "run", "--model", "Order.cs", "--sample", "orders.json", "--sizes", "1,2", "--workloads", "person@1", "--serializers", "System.Text.Json/plain,System.Formats.Cbor",
                "--launches", "1", "--set", GoldilocksProgram.ShortSettings, "--output", "run");
        }

        internal OwnFolder Own { get; } = new();

        internal Finished Ended { get; }

        internal string Folder => Own["run"];

        public void Dispose() => Own.Dispose();
    }
}

/// <summary>A user's folder with the example of docs/own-types.md, in which commands are typed.</summary>
internal sealed class OwnFolder : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public OwnFolder() => File.WriteAllText(this["Order.cs"], OwnTypes.Example("csharp"));

    public string Path => _folder.Path;

    /// <summary>A path in it.</summary>
    public string this[string name] => _folder[name];

    /// <summary>Two orders, one of which holds that text.</summary>
    public static string Sample(string text) => $"[{OwnTypes.Example("json").Replace("Chair, small", text, StringComparison.Ordinal)}, {OwnTypes.Example("json").Replace("2026-17", "2026-16", StringComparison.Ordinal)}]";

    /// <summary>Types a command there, and waits for its end.</summary>
    public Finished Run(params string[] arguments)
    {
        using var process = Start(arguments);
        return GoldilocksProgram.ToTheEnd(process);
    }

    /// <summary>Types a command there; the caller reads what it prints, and ends it.</summary>
    public Process Start(params string[] arguments) => Process.Start(
        new ProcessStartInfo("dotnet", [GoldilocksProgram.Program, .. arguments]) { WorkingDirectory = Path, RedirectStandardOutput = true, RedirectStandardError = true })!;

    public void Dispose() => _folder.Dispose();
}
