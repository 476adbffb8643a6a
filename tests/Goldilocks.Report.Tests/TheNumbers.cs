using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Microsoft.Playwright;

namespace Goldilocks.Report.Tests;

/// <summary>The page shows exactly the measured figures.</summary>
[Collection(InTheBrowser.Name)]
public sealed class TheNumbers(Chromium chromium, Reports reports)
{
    [BrowserFact]
    public async Task On_the_page_equal_those_in_results_csv_in_every_cell()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page);
        var checkedCells = 0;
        foreach (var place in reports.Csv.GroupBy(row => (Workload: row["workload"], Size: row["size"], Operation: row["operation"])))
        {
            await open.Page.Locator($"[data-key='place-{place.Key.Workload}@{place.Key.Size}']").ClickAsync();
            await open.Page.Locator($"[data-key='shown-{place.Key.Operation}']").ClickAsync();
            var shown = (await open.Rows()).ToDictionary(row => row.Id);
            var measured = place.Where(row => row["outcome"] == "Measured" && row["floor"] == "no").ToList();

            Assert.Equal(measured.Select(IdOf).Order(StringComparer.Ordinal), shown.Keys.Order(StringComparer.Ordinal));
            foreach (var row in measured)
            {
                Assert.Equal(Expected(row), shown[IdOf(row)]);
                checkedCells++;
            }
        }

        // Six places; nine variants serialize, ten deserialize.
        Assert.Equal(6 * (9 + 10), checkedCells);
    }

    [BrowserFact]
    public async Task Of_both_operations_together_are_those_of_the_tables()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=bookshelf@100");
        var table = reports.Report.Find("bookshelf", 100)!;
        foreach (var shown in (await open.Rows()).Where(row => row.Rank != "–"))
        {
            var row = table.Rows.Single(candidate => ShownRow.IdOf(candidate.Serializer, candidate.Variant, candidate.Version) == shown.Id);
            Assert.StartsWith(Units.Ratio(row.RoundTrip!.Ratio!.Value), shown.Ratio, StringComparison.Ordinal);
            Assert.Equal((row.Rank!.IsShared ? "=" : "") + row.Rank.Number.ToString(CultureInfo.InvariantCulture), shown.Rank);
        }
    }

    [BrowserFact]
    public async Task Of_starts_stand_beside_the_empty_process_and_what_has_no_program_is_listed_with_its_reason()
    {
        var open = await chromium.ToRead(reports.Both);
        var section = open.Page.Locator("#starts");

        Assert.Equal(
            ["empty process|42.0 ms", "MemoryPack|91.0 ms"],
            (await section.Locator("tbody tr").EvaluateAllAsync<string[]>("rows => rows.map(row => (row.querySelector('.serializer') ?? row.cells[0]).textContent + '|' + row.cells[1].textContent)")).Select(text => text.Replace('\u00a0', ' ')));
        Assert.Contains("not found in any source", await section.Locator("details.absent li").TextContentAsync(), StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task Of_a_load_test_are_its_exact_percentiles_and_a_server_that_died_is_listed_with_its_reason()
    {
        var open = await chromium.ToRead(reports.Both);
        var section = open.Page.Locator("#load");
        var cells = await section.Locator("div > table.plain tbody tr >> nth=0").Locator("td").AllTextContentsAsync();

        Assert.Equal(["500", "–", "1.00 ms", "1.80 ms", "1.90 ms", "1.98 ms", "–", "2.00 ms", "0"], cells.Select(text => text.Replace('\u00a0', ' ')));
        Assert.Contains("Stack overflow.", await section.Locator("details.absent li").TextContentAsync(), StringComparison.Ordinal);
        Assert.Equal(1, await section.Locator("figure.chart svg").CountAsync());
    }

    [BrowserFact]
    public async Task Become_ratios_to_the_row_that_is_clicked_and_keep_their_ranks()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=bookshelf@10&shown=serialize");
        var before = (await open.Rows()).ToDictionary(row => row.Id, row => row.Rank);
        await open.Page.Locator("[data-id='Newtonsoft.Json@13.0.4'] td.time").ClickAsync();

        var table = reports.Report.Find("bookshelf", 10)!;
        var rows = table.Rows.Where(row => row.Group is not RowGroup.Floor && row.Find(Operation.Serialize)!.IsMeasured)
            .ToDictionary(row => ShownRow.IdOf(row.Serializer, row.Variant, row.Version), row => row.Find(Operation.Serialize)!.Ratio!.Value);
        var shown = await open.Rows();

        Assert.Equal(9, shown.Count);
        Assert.Equal(before, shown.ToDictionary(row => row.Id, row => row.Rank));
        Assert.All(shown, row => Assert.StartsWith(Units.Ratio(rows[row.Id] / rows["Newtonsoft.Json@13.0.4"]), row.Ratio, StringComparison.Ordinal));
        Assert.Contains("base=Newtonsoft.Json@13.0.4", open.State, StringComparison.Ordinal);
        Assert.Contains("You chose the baseline", await open.Page.Locator(".table .note").InnerTextAsync(), StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task Go_back_to_the_runs_own_baseline_when_the_chosen_row_is_clicked_again()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=person@1");
        var before = await open.Rows();
        var row = open.Page.Locator("[data-id='MemoryPack@1.21.4'] td.time");

        await row.ClickAsync();
        Assert.NotEqual(before, await open.Rows());
        await row.ClickAsync();

        Assert.Equal(before, await open.Rows());
        Assert.DoesNotContain("base=", open.State, StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task Can_be_taken_away_as_results_csv()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page);
        var download = await open.Page.RunAndWaitForDownloadAsync(() => open.Page.Locator(".download").ClickAsync());

        Assert.Equal("example-a.results.csv", download.SuggestedFilename);
        Assert.Equal(await File.ReadAllTextAsync(Path.Combine(reports.Run, "results.csv")), await File.ReadAllTextAsync((await download.PathAsync())!));
    }

    [BrowserFact]
    public async Task Of_ties_share_a_rank_and_floors_are_lines()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=person@1&shown=serialize");
        var rows = (await open.Rows()).ToDictionary(row => row.Id);

        Assert.StartsWith("=", rows["Newtonsoft.Json@13.0.4"].Rank, StringComparison.Ordinal);
        Assert.Equal(rows["Newtonsoft.Json@13.0.4"].Rank, rows["Newtonsoft.Json@13.0.1"].Rank);
        Assert.Equal(rows.Count, await open.Page.Locator(".entry .line.floor").CountAsync());
        Assert.Contains("copy", await open.Page.Locator(".floors").InnerTextAsync(), StringComparison.Ordinal);
    }

    private static string IdOf(IReadOnlyDictionary<string, string> row) => ShownRow.IdOf(row["serializer"], row["variant"], row["version"]);

    private static ShownRow Expected(IReadOnlyDictionary<string, string> row)
    {
        var isBaseline = row["serializer"] == "System.Text.Json" && row["variant"].Length == 0;
        return new ShownRow(
            IdOf(row),
            row["rank"].Length == 0 ? "–" : (row["rank_shared"] == "yes" ? "=" : "") + row["rank"],
            $"{Units.Ratio(Number(row["ratio"]))} {(isBaseline ? "baseline" : $"{Units.Ratio(Number(row["ratio_low"]))}–{Units.Ratio(Number(row["ratio_high"]))}")}",
            Units.Time(Number(row["nanoseconds"])),
            Units.Bytes(long.Parse(row["allocated_bytes"], CultureInfo.InvariantCulture)),
            Units.Bytes(long.Parse(row["payload_bytes"], CultureInfo.InvariantCulture)));
    }

    private static double Number(string text) => double.Parse(text, CultureInfo.InvariantCulture);
}
