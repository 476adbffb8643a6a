using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>What else a run can do, with a type of the user's own: typed in a folder of the user's own, with a serializer that needs no package.</summary>
public sealed class OwnRunsGoOn : IDisposable
{
    private static readonly string[] s_short = ["--serializers", "System.Text.Json/plain", "--launches", "1", "--set", GoldilocksProgram.ShortSettings];
    private readonly OwnFolder _own = new();

    public void Dispose() => _own.Dispose();

    /// <summary>The option without a name stands at the end of the line.</summary>
    [Fact]
    [Trait("Runs", "nightly")]
    public void Each_line_of_JSON_is_a_value_and_without_repeating_sizes_go_up_to_their_number()
    {
        WriteLines(3);

        var ended = _own.Run(["run", "--model", "Order.cs", "--sample", "orders.jsonl", "--sizes", "1,3,7", .. s_short, "--output", "run", "--repeat"]);
        var larger = _own.Run(["run", "--model", "Order.cs", "--sample", "orders.jsonl", "--sizes", "4", .. s_short, "--output", "larger"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Equal(["Order 1", "Order 3", "Order 7"], Measured("run"));
        Assert.Equal(2, larger.ExitCode);
        Assert.StartsWith("error: 'orders.jsonl' has 3 values, and --sizes asks for 4: add --repeat to repeat the sample", larger.Errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(_own["larger"]));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void Repeating_makes_sizes_that_the_sample_does_not_have()
    {
        WriteLines(3);

        var samples = _own.Run(["run", "--model", "Order.cs", "--sample", "orders.jsonl", "--sizes", "7", .. s_short, "--output", "samples", "--repeat"]);
        File.WriteAllText(_own["order.json"], OwnTypes.Example("json"));
        var elements = _own.Run(["run", "--model", "Order.cs", "--sample", "order.json", "--repeat", "Lines", "--sizes", "1,50", .. s_short, "--output", "elements"]);

        Assert.Equal((0, "", 0, ""), (samples.ExitCode, samples.Errors, elements.ExitCode, elements.Errors));
        Assert.Equal(["Order 7"], Measured("samples"));
        Assert.Equal(["Order 1", "Order 50"], Measured("elements"));
        Assert.Contains("Larger sizes repeat the sample", File.ReadAllText(_own["elements/results.md"]), StringComparison.Ordinal);
    }

    [Fact]
    public void Without_a_sample_values_are_made_up_and_the_run_says_how()
    {
        var ended = _own.Run(["run", "--model", "Order.cs", "--sizes", "1,5", .. s_short, "--output", "run"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Equal(["Order 1", "Order 5"], Measured("run"));
        Assert.Contains("No sample was given, so values are made up", Regex.Replace(ended.Output, @"\s+", " "), StringComparison.Ordinal);
        Assert.Contains("No sample was given, so values are made up", File.ReadAllText(_own["run/results.md"]), StringComparison.Ordinal);
    }

    /// <summary>The second command names neither the type nor the sample: they are in the plan of the old run.</summary>
    [Fact]
    [Trait("Runs", "nightly")]
    public void A_run_is_measured_again_against_itself_and_compared()
    {
        WriteLines(2);
        var first = _own.Run(["run", "--model", "Order.cs", "--sample", "orders.jsonl", .. s_short, "--output", "old"]);

        var second = _own.Run("run", "--against", "old", "--fail-above", "999%", "--output", "new");
        var compared = _own.Run("compare", "old", "new", "--fail-above", "999%");

        Assert.Equal((0, "", 0, "", 0, ""), (first.ExitCode, first.Errors, second.ExitCode, second.Errors, compared.ExitCode, compared.Errors));
        Assert.Equal(Measured("old"), Measured("new"));
        Assert.All([second, compared], ended => Assert.Contains("No regression beyond 999 %", ended.Output, StringComparison.Ordinal));
    }

    /// <summary>The sizes would differ, and so would the times, for no reason that concerns a serializer.</summary>
    [Fact]
    [Trait("Runs", "nightly")]
    public void Runs_of_two_samples_are_not_compared()
    {
        WriteLines(2);
        _own.Run(["run", "--model", "Order.cs", "--sample", "orders.jsonl", "--sizes", "1", .. s_short, "--output", "old"]);
        _own.Run(["run", "--model", "Order.cs", .. s_short, "--output", "new"]);

        var ended = _own.Run("compare", "old", "new");

        Assert.Equal(2, ended.ExitCode);
        Assert.Matches("^error: The two runs serialized other values of Order: a sample with the digest [0-9a-f]{16}; and values that were made up\\.", ended.Errors);
        Assert.Single(ended.Errors.TrimEnd().Split('\n'));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_run_that_was_killed_goes_on_with_its_type_and_sample()
    {
        WriteLines(2);
        Assert.Equal("", KillWhenThereAreSamples("run", "--model", "Order.cs", "--sample", "orders.jsonl", "--serializers", "System.Text.Json/plain", "--launches", "4", "--set", GoldilocksProgram.ShortSettings, "--output", "run"));

        var kept = Samples();
        Assert.NotEmpty(kept);
        var ended = _own.Run("run", "--resume", "run");

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Equal(kept, Samples().Take(kept.Count));
        Assert.Equal(["Order 2"], Measured("run"));
    }

    private void WriteLines(int count) => File.WriteAllLines(_own["orders.jsonl"], Enumerable.Range(1, count).Select(number => OneLine(OwnTypes.Example("json").Replace("2026-17", $"2026-{number}", StringComparison.Ordinal))));

    private static string OneLine(string json) => json.ReplaceLineEndings(" ");

    private IEnumerable<string> Measured(string run) => GoldilocksProgram.Results(_own[run])
        .Where(row => (row["serializer"], row["outcome"]) == ("System.Text.Json", "Measured"))
        .Select(row => $"{row["workload"]} {row["size"]}")
        .Distinct();

    /// <summary>What it printed as errors until then.</summary>
    private string KillWhenThereAreSamples(params string[] command)
    {
        using var process = _own.Start(command);
        var (_, errors) = (process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
        while (!process.HasExited && Samples().Count == 0)
        {
            Thread.Sleep(5);
        }

        process.Kill();
        process.WaitForExit();
        return errors.Result;
    }

    private List<string> Samples()
    {
        var file = _own["run/samples.jsonl"];
        if (!File.Exists(file))
        {
            return [];
        }

        using var reader = new StreamReader(new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.ReadWrite));
        return [.. reader.ReadToEnd().Split('\n').Where(line => line.StartsWith("{\"event\":\"sample\"", StringComparison.Ordinal) && line.EndsWith('}'))];
    }
}
