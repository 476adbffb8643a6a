using Goldilocks.Catalog;
using Goldilocks.Cli.Interop;
using Goldilocks.Rooms.Tests.Building;

namespace Goldilocks.Rooms.Tests.Interop;

/// <summary>docs/interop.md, the recorded table and the disagreements that a person wrote must agree.</summary>
public sealed class InteropPageTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-interop-").FullName;

    private static string Root { get; } = Workshop.FindRepository();

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void The_page_is_what_the_recorded_table_makes_of_it()
    {
        var page = File.ReadAllText(InteropPage.PathOf(Root));

        KeptFile.Holds(InteropPage.PathOf(Root), InteropPage.Of(page, RecordedExchange.Read(Root), Disagreement.Read(Root)));
    }

    [Fact]
    public void Each_of_the_ten_disagreements_was_executed()
    {
        var disagreements = Disagreement.Read(Root);

        Assert.Equal(10, disagreements.Count);
        Assert.All(disagreements, disagreement => Assert.True(disagreement.In(RecordedExchange.Read(Root)) is not null, $"not recorded: {disagreement.Command}"));
        Assert.All(disagreements, disagreement => Assert.StartsWith("https://", disagreement.Source, StringComparison.Ordinal));
    }

    [Fact]
    public void What_is_recorded_is_read_back_as_it_was_written()
    {
        RecordedExchange[] exchanges = [new("JSON", "One/plain", "1.0.0", "Two/plain", "2.0.0", ExchangeVerdict.Different, "date", "At: expected a, got b", ["first", "second"])];

        RecordedExchange.Write(_folder, exchanges);

        Assert.Equivalent(exchanges, RecordedExchange.Read(_folder), strict: true);
    }

    [Fact]
    public void A_damaged_table_is_named_with_the_command_that_makes_it_anew()
    {
        Directory.CreateDirectory(Path.GetDirectoryName(RecordedExchange.PathOf(_folder))!);
        File.WriteAllText(RecordedExchange.PathOf(_folder), "format\nhalf a line\n");

        Assert.Contains("goldilocks interop --record", Assert.Throws<FactsException>(() => RecordedExchange.Read(_folder)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_matrix_counts_the_workloads_of_each_verdict_and_what_is_above_the_mark_stays()
    {
        RecordedExchange[] exchanges =
        [
            new("JSON", "One/plain", "1.0.0", "Two/plain", "2.0.0", ExchangeVerdict.Equal, "", "", ["first", "second"]),
            new("JSON", "One/plain", "1.0.0", "Two/plain", "2.0.0", ExchangeVerdict.Refused, "", "no | bar", ["third"]),
        ];

        var page = InteropPage.Of("# Mine\n<!-- goldilocks interop --record makes what follows -->\nstale", exchanges, []);

        Assert.StartsWith("# Mine\n", page, StringComparison.Ordinal);
        Assert.Contains("| 1 | One/plain 1.0.0 | . | =2 x1 |", page, StringComparison.Ordinal);
        Assert.Contains("`no \\| bar`", page, StringComparison.Ordinal);
        Assert.DoesNotContain("stale", page, StringComparison.Ordinal);
    }
}
