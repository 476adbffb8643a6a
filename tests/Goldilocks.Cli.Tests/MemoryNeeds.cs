using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>The memory that an operation needs while it runs is measured, and a failure affects only its own row.</summary>
public sealed class MemoryNeeds
{
    [Fact]
    public void Peaks_lie_above_what_was_there_and_hold_at_least_what_was_read()
    {
        var (ended, needs) = Take("--workloads", "bookshelf@20000", "--serializers", "Honest,WrongAnswer,Crashing");

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        Assert.Equal(6, needs.Count);
        var read = needs.Single(need => need.GetProperty("label").GetString() == "Honest" && need.GetProperty("operation").GetString() == "deserialize");
        var (peaks, repeated) = (read.GetProperty("peaks"), read.GetProperty("repeated"));

        // 20,000 books of 32 bytes with a title and ten bytes of data each take at least that much memory.
        Assert.True(Bytes(peaks, "heapPeakBytes") - Bytes(peaks, "heapBeforeBytes") > 20_000 * 96);
        Assert.True(Bytes(peaks, "workingSetPeakBytes") > Bytes(peaks, "heapPeakBytes") / 2);
        Assert.True(Bytes(repeated, "allocatedBytes") / Bytes(repeated, "operations") > 20_000 * 96);
        Assert.Equal(3, repeated.GetProperty("collections").GetArrayLength());
        Assert.All(
            needs.Where(need => need.GetProperty("label").GetString() is var label && label != "Honest"),
            need => Assert.Equal(need.GetProperty("label").GetString() == "Crashing" ? "Crashed" : "WrongAnswer", need.GetProperty("outcome").GetProperty("outcome").GetString()));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void What_does_not_fit_into_the_heap_is_a_row()
    {
        var (ended, needs) = Take("--workloads", "person", "--serializers", "Leaky,Honest", "--heap-limit", "1", "--operations", "serialize");

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        var outcomes = needs.ToDictionary(need => need.GetProperty("label").GetString()!, need => need.GetProperty("outcome").GetProperty("outcome").GetString());
        Assert.Equal(("Failed", "Measured"), (outcomes["Leaky"], outcomes["Honest"]));
        Assert.Contains("OutOfMemory", ended.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("--past-2gb --workloads person", "remove --workloads")]
    [InlineData("--heap-limit 0", "--heap-limit takes a whole number of gigabytes from 1")]
    [InlineData("--workloads persn", "did you mean 'person'?")]
    public void Bad_input_is_one_error(string arguments, string error)
    {
        var ended = InProcess.Run(["memory", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", .. arguments.Split(' ')]);

        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains(error, ended.Errors, StringComparison.Ordinal);
    }

    private static long Bytes(JsonElement peaks, string name) => peaks.GetProperty(name).GetInt64();

    private static (Finished Ended, IReadOnlyList<JsonElement> Needs) Take(params string[] arguments)
    {
        var ended = GoldilocksProgram.Run(["memory", "--adapters", GoldilocksProgram.Fakes, .. arguments, "--json", "--quiet"]);
        using var document = JsonDocument.Parse(ended.Output);
        return (ended, [.. document.RootElement.Clone().EnumerateArray()]);
    }
}
