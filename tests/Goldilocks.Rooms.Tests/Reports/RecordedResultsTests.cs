using System.Text.RegularExpressions;
using Goldilocks.Cli.Report;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Building;
using Goldilocks.Tests;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>The runs of <c>results/</c>, which come from anywhere, are what docs/results.md says.</summary>
public sealed partial class RecordedResultsTests
{
    private static string Root { get; } = Workshop.FindRepository();

    private static IReadOnlyList<RecordedRun> Runs { get; } = RecordedRun.ReadAll(Root);

    [Fact]
    public void Every_line_has_an_outcome_and_every_outcome_that_is_no_measurement_a_reason() => Assert.All(Runs, run =>
    {
        Assert.NotEmpty(run.Rows);
        Assert.DoesNotContain(run.Rows, row => row.Outcome.Length == 0 || row.Outcome == Outcome.NotMeasured);
        Assert.DoesNotContain(run.Rows, row => row.Outcome != nameof(Measured) && row.Reason.Length == 0);
        Assert.DoesNotContain(run.Rows, row => row.Outcome == nameof(Measured) && row.PayloadBytes is null);
    });

    [Fact]
    public void A_ratio_lies_in_its_interval() => Assert.All(
        Runs.SelectMany(run => run.Rows).Where(row => row.Ratio is not null),
        row => Assert.True(row.RatioLow <= row.Ratio && row.Ratio <= row.RatioHigh, row.ToString()));

    [Fact]
    public void No_row_stands_twice_in_a_run() => Assert.All(Runs, run => Assert.Empty(run.Rows.CountBy(row => row.Place).Where(count => count.Value > 1).Select(count => count.Key)));

    [Fact]
    public void Every_workload_and_size_has_the_digest_of_its_data_once() => Assert.All(Runs, run =>
    {
        Assert.Equal(
            run.Rows.Where(row => row.Outcome == nameof(Measured)).Select(row => (row.Workload, row.Size)).Distinct().Order(),
            run.Digests.Select(digest => (digest.Workload, digest.Size)).Order());
        Assert.All(run.Digests, digest => Assert.Matches("^[0-9a-f]{16}$", digest.Digest));
    });

    [Fact]
    public void Nothing_private_is_in_a_folder() => Assert.All(Runs, run =>
    {
        var folder = Path.Combine(Root, RecordedRun.Folder, run.Name);
        Assert.Equal([RecordedRun.DigestFile, RunFiles.Csv, RunFiles.Info], Directory.EnumerateFileSystemEntries(folder).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.All(Directory.EnumerateFiles(folder), file => Assert.Empty(Private().Matches(File.ReadAllText(file)).Select(match => match.Value)));
    });

    [Fact]
    public void The_page_is_what_the_runs_make_of_it() => KeptFile.Holds(Path.Combine(Root, RecordedRun.Folder, RecordedPage.FileName), RecordedPage.Of(Runs));

    [Fact]
    public void A_site_has_the_page_as_tables_and_no_link_into_the_repository()
    {
        var html = RecordedPage.Html(Runs);

        Assert.Contains("<h2>Where kinds of machine disagree</h2>", html, StringComparison.Ordinal);
        Assert.Contains($"<td>{Runs[0].Name}</td>", html, StringComparison.Ordinal);
        Assert.DoesNotContain("href", html, StringComparison.Ordinal);
        Assert.DoesNotContain("| --- |", html, StringComparison.Ordinal);
    }

    [Fact]
    public void Recorded_runs_are_reported_alone_and_other_folders_are_not_taken_for_them()
    {
        var results = Path.Combine(Root, RecordedRun.Folder);

        Assert.Equal(RecordedPage.Of(Runs), RecordedPage.Of(ReportFlow.OfRecorded([results])!));
        Assert.Null(ReportFlow.OfRecorded([Path.Combine(Root, "docs")]));
        Assert.Contains("goldilocks submit", Assert.Throws<UserErrorException>(() => ReportFlow.OfRecorded([results, Path.Combine(Root, "docs")])).Message, StringComparison.Ordinal);
    }

    /// <summary>Homes, temporary folders and drives.</summary>
    [GeneratedRegex(@"/(?:home|root|Users|tmp|work|mnt|opt)/\S+|\b[A-Za-z]:\\\S+|https?://\S+")]
    private static partial Regex Private();
}
