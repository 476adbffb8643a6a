using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>The reported size of a payload in memory is the runtime's own figure.</summary>
public sealed class Footprints
{
    /// <summary>
    /// By hand, for 64 bits: an object of 32 bytes (header and method table 16, a reference 8, an int 4, a bool 1, rounded up to 8) and a string of
    /// ten characters (22 bytes and two for each, rounded up).
    /// </summary>
    [Fact]
    public void A_small_message_comes_to_the_bytes_that_one_can_add_up_by_hand()
    {
        var (ended, footprints) = Take("--workloads", "tiny", "--serializers", "Honest");

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var graph = Assert.Single(footprints).GetProperty("graph");
        Assert.Equal((2, 80), (graph.GetProperty("objects").GetInt64(), graph.GetProperty("bytes").GetInt64()));
        Assert.Equal(
            ["strings 1 48", "objects 1 19", "references 1 8", "primitives 2 5", "collections 0 0"],
            graph.GetProperty("components").EnumerateArray().Select(part => $"{part.GetProperty("name").GetString()} {part.GetProperty("count")} {part.GetProperty("bytes")}"));
    }

    [Fact]
    public void Shared_objects_hash_tables_and_boxes_come_to_what_the_collector_says()
    {
        var (ended, footprints) = Take("--workloads", "shared-references,kinds-collections,kinds-primitives,grain-state,telemetry", "--serializers", "Honest");

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Equal(5, footprints.Count);
        Assert.All(footprints, footprint =>
        {
            var check = footprint.GetProperty("check");
            var (walked, retained) = (check.GetProperty("walkedBytes").GetDouble(), check.GetProperty("retainedBytes").GetDouble());
            Assert.InRange(walked / retained, 0.95, 1.05);
            var graph = footprint.GetProperty("graph");
            Assert.Equal(graph.GetProperty("bytes").GetInt64(), graph.GetProperty("components").EnumerateArray().Sum(part => part.GetProperty("bytes").GetInt64()));
        });
    }

    [Fact]
    public void A_wrong_answer_and_a_missing_package_are_named_and_have_no_ratio()
    {
        var (ended, footprints) = Take("--workloads", "person", "--serializers", "Honest,WrongAnswer,MissingPackage");

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        var rows = footprints[0].GetProperty("rows").EnumerateArray().ToDictionary(row => row.GetProperty("serializer").GetString()!);
        Assert.Equal("Measured", rows["Honest"].GetProperty("outcome").GetProperty("outcome").GetString());
        Assert.True(rows["Honest"].GetProperty("readBytes").GetInt64() > 1000);
        Assert.Equal("WrongAnswer", rows["WrongAnswer"].GetProperty("outcome").GetProperty("outcome").GetString());
        Assert.Contains("\"MissingPackage\"", ended.Output, StringComparison.Ordinal);
        Assert.Contains("Unavailable: MissingPackage", InProcess.Run(["footprint", "--adapters", GoldilocksProgram.Fakes, "--workloads", "person", "--serializers", "Honest,MissingPackage"]).Output, StringComparison.Ordinal);
    }

    [Fact]
    public void The_studys_table_stands_beside_ours()
    {
        var ended = InProcess.Run(["footprint", "--adapters", GoldilocksProgram.Fakes, "--workloads", "grain-state", "--sizes", "4000", "--serializers", "Honest"]);

        Assert.Matches(@"strings +21,500 +7\.50 +78,824", ended.Output);
        Assert.Matches(@"Orleans +4\.38 +NotInRun", ended.Output);
    }

    [Theory]
    [InlineData("did you mean 'bookshelf'?", "--workloads", "bookshef")]
    [InlineData("did you mean 'Honest'?", "--serializers", "Honst")]
    public void Bad_input_is_one_error(string error, params string[] arguments)
    {
        var ended = InProcess.Run(["footprint", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", .. arguments]);

        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains(error, ended.Errors, StringComparison.Ordinal);
    }

    private static (Finished Ended, IReadOnlyList<JsonElement> Footprints) Take(params string[] arguments)
    {
        var ended = InProcess.Run(["footprint", "--adapters", GoldilocksProgram.Fakes, .. arguments, "--json", "--quiet"]);
        using var document = JsonDocument.Parse(ended.Output);
        return (ended, [.. document.RootElement.Clone().GetProperty("footprints").EnumerateArray()]);
    }
}
