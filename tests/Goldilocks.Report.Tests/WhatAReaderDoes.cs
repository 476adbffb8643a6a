using Goldilocks.Catalog;
using Goldilocks.Cli.Tests;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Microsoft.Playwright;

namespace Goldilocks.Report.Tests;

/// <summary>Filters, outcomes, details, sliders, the keyboard.</summary>
[Collection(InTheBrowser.Name)]
public sealed class WhatAReaderDoes(Chromium chromium, Reports reports)
{
    /// <summary>The rows that fit each filter, by the facts themselves.</summary>
    private static readonly Dictionary<string, Func<RowReport, SerializerFacts?, bool>> s_fits = new()
    {
        ["text=newton"] = (row, _) => row.Serializer == "Newtonsoft.Json",
        ["version=Newtonsoft.Json 13.0.1"] = (row, _) => row is { Serializer: "Newtonsoft.Json", Version: "13.0.1" },
        ["version=newest"] = (row, _) => row is not { Serializer: "Newtonsoft.Json", Version: "13.0.1" },
        ["partial=only"] = (row, _) => row.Partial is not null,
        ["maintenance=mode"] = (_, facts) => facts is not null && Maintenance.Of(facts).IsInMaintenanceMode == true,
        ["maintenance=kept"] = (_, facts) => facts is not null && (Maintenance.Of(facts).IsInMaintenanceMode == false || Maintenance.IsRecentlyReleased(facts)),
        ["licence=copyleft"] = (_, facts) => facts?.LicenceKind == LicenceKind.Copyleft,
        ["attributes=needed"] = (_, facts) => facts?.NeedsAttributes?.Answer == TraitAnswer.Yes,
        ["format=JSON"] = (_, facts) => facts?.Format == "JSON",
    };

    [BrowserFact]
    public async Task A_filter_leaves_those_who_fit_and_stays_in_the_address()
    {
        var measured = reports.Report.Find("bookshelf", 100)!.Rows.Where(row => row.Group != RowGroup.Floor && row.Find(Operation.Deserialize)!.IsMeasured).ToList();
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=bookshelf@100&shown=deserialize");
        foreach (var (state, fits) in s_fits)
        {
            await Filter(open, state.Split('=')[0], state.Split('=')[1]);

            var expected = Ids(measured.Where(row => fits(row, FactsOf(row.Serializer))));
            Assert.Equal((state, expected), (state, Ids(await open.Rows())));
            Assert.Contains(state, open.State, StringComparison.Ordinal);
            await open.Reload();
            Assert.Equal(expected, Ids(await open.Rows()));

            await open.Page.Locator(".filters .clear").ClickAsync();
            Assert.Equal(Ids(measured), Ids(await open.Rows()));
        }
    }

    [BrowserFact]
    public async Task Outcomes_that_are_not_measurements_are_listed_with_their_reasons_as_text()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=person@1");
        var absent = await open.Page.Locator(".absents").InnerTextAsync();

        Assert.Contains("MessagePack", absent, StringComparison.Ordinal);
        Assert.Contains("not found in any source", absent, StringComparison.Ordinal);
        Assert.Contains("Stack overflow.", absent, StringComparison.Ordinal);
        Assert.Contains("</script><script>document.title='taken'</script>", absent, StringComparison.Ordinal);
        Assert.DoesNotContain("taken", await open.Page.TitleAsync(), StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task Marks_stand_beside_the_name_in_every_table()
    {
        await using var open = await OpenPage.Of(chromium, reports.Probed);
        foreach (var (name, mark) in new[] { ("BinaryFormatter", "given up"), ("MemoryPack", "unchanged"), ("BinaryFormatter", "embeds type names"), ("MemoryPack", "killed"), ("ServiceStack.Text", "AGPL") })
        {
            foreach (var table in new[] { ".ranking", "#everywhere", "#kinds", "#start", "#impact", "#serializers" })
            {
                Assert.NotEqual(0, await open.Page.Locator($"{table} :is(.name, summary):has-text('{name}') .mark:text-is('{mark}')").CountAsync());
            }
        }
    }

    [BrowserFact]
    public async Task The_headline_the_superlatives_and_the_card_of_every_workload_name_no_winner_without_its_marks()
    {
        await using var open = await OpenPage.Of(chromium, reports.Probed, "place=person@1");

        // MemoryPack wins everywhere in the example.
        Assert.Contains("MemoryPack", await open.Page.Locator(".words h2").InnerTextAsync(), StringComparison.Ordinal);
        Assert.Contains("MemoryPack", await open.Page.Locator(".decision .fastest li").First.InnerTextAsync(), StringComparison.Ordinal);
        foreach (var place in new[] { ".decision .fastest li:first-child", ".words h2", ".superlatives", ".places button[aria-pressed='true']" })
        {
            Assert.NotEqual(0, await open.Page.Locator($"{place} .mark:text-is('killed')").CountAsync());
        }

        Assert.Equal(await open.Page.Locator(".places .place-first:has-text('MemoryPack')").CountAsync(), await open.Page.Locator(".places .place-first:has-text('MemoryPack') .mark:text-is('killed')").CountAsync());
    }

    [BrowserFact]
    public async Task Sliders_change_the_estimates_in_proportion()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=bookshelf@100&impact=100000,250000,10,50,1,0.1");

        // 100,000 states of 250 kB by System.Text.Json's measure, of which MemoryPack writes 1,100 in 2,500 bytes.
        Assert.Equal(("25.0 GB", "11.0 GB"), (await Storage(open, "System.Text.Json@10.0.12"), await Storage(open, "MemoryPack@1.21.4")));

        var slider = open.Page.Locator("[name=impact-activations]");
        await slider.FocusAsync();
        await slider.PressAsync("End");

        Assert.Equal(("25.0 TB", "11.0 TB"), (await Storage(open, "System.Text.Json@10.0.12"), await Storage(open, "MemoryPack@1.21.4")));
        Assert.Contains("impact=100000000,250000,10,50,1,0.1", open.State, StringComparison.Ordinal);
        Assert.Equal("impact-activations", await open.Page.EvaluateAsync<string>("document.activeElement.dataset.key"));
    }

    [BrowserFact]
    public async Task Everything_can_be_done_from_the_keyboard()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=person@1");
        var button = open.Page.Locator("[data-key='base-MemoryPack@1.21.4']");
        await button.FocusAsync();
        await open.Page.Keyboard.PressAsync("Enter");
        Assert.Equal("true", await button.GetAttributeAsync("aria-pressed"));
        Assert.Equal("base-MemoryPack@1.21.4", await open.Page.EvaluateAsync<string>("document.activeElement.dataset.key"));

        // The marks come next, then the details button; it opens facts and every launch.
        var stops = await open.Page.Locator(".ranking .entry[data-id='MemoryPack@1.21.4'] button.mark").CountAsync() + 1;
        for (var stop = 0; stop < stops; stop++)
        {
            await open.Page.Keyboard.PressAsync("Tab");
        }

        await open.Page.Keyboard.PressAsync("Enter");
        Assert.Equal(2 * ExampleRun.Launches, await open.Page.Locator(".details .launch").CountAsync());
        Assert.Contains("MIT", await open.Page.Locator(".details .facts").InnerTextAsync(), StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task The_slope_of_growth_is_told()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=bookshelf@1");
        var rows = await open.Page.Locator("#growth .figures tbody tr").AllTextContentsAsync();

        // 2, 11 and 101 times as much for 1, 10 and 100: least squares over the logarithms.
        Assert.Equal(9, rows.Count);
        Assert.All(rows, row => Assert.Matches(@"0\.8[45]$", row));
    }

    [BrowserFact]
    public async Task A_studys_published_figures_stand_beside_todays()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page);
        var rows = open.Page.Locator("#study table").First.Locator("tbody tr");

        // Of the study: 1,048 bytes against 1,032 of bare payload. Of the example: 1,100 against 1,000.
        var cells = await rows.Filter(new LocatorFilterOptions { HasText = "Protobuf" }).Locator("td").AllTextContentsAsync();
        Assert.Equal(["1,048", "1,100", "", "1.02 → 1.10"], cells);

        // An item that is not part of the run has its published figure, and the reason why it has no other.
        cells = await rows.Filter(new LocatorFilterOptions { HasText = "Serializable" }).Locator("td").AllTextContentsAsync();
        Assert.Equal(["1,426", "not in this run"], cells.Take(2));
    }

    [BrowserFact]
    public async Task Several_runs_stand_side_by_side_and_one_is_chosen()
    {
        await using var open = await OpenPage.Of(chromium, reports.Both, "place=person@1&shown=serialize");
        var line = await open.Page.Locator("#runs tr", new PageLocatorOptions { HasText = "MemoryPack" }).Locator("td").AllTextContentsAsync();
        var ratio = reports.Report.Find("person", 1)!.Rows.Single(row => row.Serializer == "MemoryPack").Cells[0].Ratio!.Value;
        Assert.StartsWith(Units.Ratio(ratio), line[0], StringComparison.Ordinal);
        Assert.StartsWith(Units.Ratio(ratio * 1.5), line[1], StringComparison.Ordinal);

        await open.Page.Locator("[data-key=run]").SelectOptionAsync("1");
        Assert.StartsWith(Units.Ratio(ratio * 1.5), (await open.Rows()).Single(row => row.Id == "MemoryPack@1.21.4").Ratio, StringComparison.Ordinal);
    }

    private static async Task Filter(OpenPage open, string name, string value)
    {
        var control = open.Page.Locator($".filters [name={name}]");
        if (name == "text")
        {
            await control.FillAsync(value);
        }
        else
        {
            await control.SelectOptionAsync(value);
        }
    }

    private static string Ids(IEnumerable<RowReport> rows) => Ids(rows.Select(row => ShownRow.IdOf(row.Serializer, row.Variant, row.Version)));

    private static string Ids(IEnumerable<ShownRow> rows) => Ids(rows.Select(row => row.Id));

    private static string Ids(IEnumerable<string> ids) => string.Join(", ", ids.Order(StringComparer.Ordinal));

    private static SerializerFacts? FactsOf(string serializer) => SerializerFolders
        .Discover([Path.Combine(GoldilocksProgram.Repository, "serializers")])
        .Where(folder => folder.Name == serializer)
        .Select(FactsFile.ReadFor)
        .SingleOrDefault();

    private static async Task<string> Storage(OpenPage open, string id)
    {
        var text = await open.Page.Locator($"#impact [data-id='{id}'] td").First.TextContentAsync() ?? "";
        return string.Join(' ', OpenPage.Plain(text).Split(' ').Take(2));
    }
}
