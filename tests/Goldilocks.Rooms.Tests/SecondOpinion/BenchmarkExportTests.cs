using Goldilocks.Cli.Run;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.SecondOpinion;

public sealed class BenchmarkExportTests : IDisposable
{
    private const string OneResult = """
        {"HostEnvironmentInfo":{"BenchmarkDotNetVersion":"0.14.0"},
         "Benchmarks":[{"Method":"Serialize","Statistics":{"Median":6230.25},"Memory":{"BytesAllocatedPerOperation":5808}}]}
        """;

    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-").FullName;

    [Fact]
    public void The_median_and_the_allocation_of_each_operation_are_read_from_its_full_export()
    {
        Write(OneResult);

        var figure = Assert.Single(BenchmarkExport.Read(_folder, Case(Operation.Serialize), repeat: 3));

        Assert.Equal((6230.25, 5808L, 3, "0.14.0"), (figure.MedianNanoseconds, figure.AllocatedBytes, figure.Repeat, figure.Version));
        Assert.Equal(new CellKey("Quick", "", "1.0", "person", 1, Operation.Serialize), figure.Key);
    }

    [Theory]
    [InlineData(OneResult, "deserialize")]
    [InlineData("{}", "is not an export")]
    [InlineData("{\"Hos", "is not an export")]
    public void An_export_that_is_damaged_or_lacks_an_operation_is_an_error_that_says_so(string text, string words)
    {
        Write(text);

        var error = Assert.Throws<InvalidDataException>(() => BenchmarkExport.Read(_folder, Case(Operation.Serialize, Operation.Deserialize), repeat: 1));

        Assert.Contains(words, error.Message);
    }

    [Fact]
    public void No_export_at_all_is_an_error_that_says_where_it_was_looked_for()
    {
        var error = Assert.Throws<InvalidDataException>(() => BenchmarkExport.Read(_folder, Case(Operation.Serialize), repeat: 1));

        Assert.Contains(_folder, error.Message);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private static BenchmarkCase Case(params Operation[] operations) =>
        new(new VariantKey("Quick", "", "1.0"), "person", "person", new Dictionary<string, int>(), 1, operations);

    private void Write(string text)
    {
        Directory.CreateDirectory(Path.Combine(_folder, "results"));
        File.WriteAllText(Path.Combine(_folder, "results", "Any-report-full.json"), text);
    }
}
