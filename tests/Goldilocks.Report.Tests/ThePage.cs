using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using Goldilocks.Cli.Tests;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;
using Microsoft.Playwright;

namespace Goldilocks.Report.Tests;

/// <summary>One small file that makes no requests, and that every reader can use.</summary>
[Collection(InTheBrowser.Name)]
public sealed class ThePage(Chromium chromium, Reports reports)
{
    private const int MostBytes = 1_000_000;

    [BrowserFact]
    public async Task Asks_nobody_for_anything_and_logs_no_error_whatever_is_clicked()
    {
        await using var open = await OpenPage.Of(chromium, reports.Both);
        foreach (var click in new[] { "[data-key='place-bookshelf@100']", "[data-key='need-maintained']", "[data-key='need-maintained']", "[data-key='shown-deserialize']", "[data-key='more-MemoryPack@1.21.4']", ".theme", ".theme", "#everywhere thead button >> nth=0", "[data-key='base-MemoryPack@1.21.4']" })
        {
            await open.Page.Locator(click).ClickAsync();
        }

        await open.Page.Locator("[data-key=run]").SelectOptionAsync("1");
        await open.Page.EvaluateAsync("document.querySelectorAll('details:not([open]) > summary').forEach(summary => summary.click())");
        await open.Page.SetViewportSizeAsync(390, 844);
        await open.Page.WaitForTimeoutAsync(300);
        Assert.Empty(open.Errors);
        Assert.Empty(open.RequestsBeyond(reports.Both));
    }

    [BrowserFact]
    public Task Passes_the_accessibility_check() => AssertAccessible(1440, ColorScheme.Light);

    [BrowserTheory]
    [InlineData(390, ColorScheme.Dark)]
    [InlineData(1440, ColorScheme.Dark)]
    [InlineData(390, ColorScheme.Light)]
    [Trait("Runs", "nightly")]
    public Task Passes_the_accessibility_check_in_the_other_colours_too(int width, ColorScheme colours) => AssertAccessible(width, colours);

    private async Task AssertAccessible(int width, ColorScheme colours)
    {
        await using var open = await OpenPage.Of(chromium, reports.Both, "place=bookshelf@100", width, colours: colours);
        await open.Page.Locator("[data-key='more-MemoryPack@1.21.4']").ClickAsync();
        await open.LayOutEverything();
        await open.Page.EvaluateAsync(await File.ReadAllTextAsync(Path.Combine(GoldilocksProgram.Repository, "artifacts", "report", "work", "node_modules", "axe-core", "axe.min.js")));
        var found = await open.Page.EvaluateAsync<JsonElement>("axe.run().then(result => result.violations.map(violation => `${violation.id}: ${violation.nodes.slice(0, 5).map(node => node.target.join(' ') + ' ' + node.failureSummary).join('\\n  ')}`))");

        Assert.Empty(found.EnumerateArray().Select(violation => violation.GetString()));
    }

    [BrowserFact]
    public async Task Names_what_was_measured_and_is_not_any_more()
    {
        await using var open = await OpenPage.Of(chromium, reports.Broken, "place=bookshelf@100&shown=serialize");

        var told = await open.Page.Locator("#history .remarks li").AllTextContentsAsync();
        Assert.Equal("MemoryPack, serialize: no longer measured: Crashed from run example-a to example-c: exit code 134: Stack overflow.", told[0]);
        Assert.DoesNotContain(told.Skip(1), text => text.Contains("not measured any more", StringComparison.Ordinal));
        Assert.Empty(open.Errors);
    }

    [BrowserFact]
    public async Task Shows_the_history_of_all_workloads_before_one_is_chosen()
    {
        await using var open = await OpenPage.Of(chromium, reports.Broken);

        Assert.Contains("MemoryPack, person, serialize: no longer measured: Crashed", (await open.Page.Locator("#history .remarks li").AllTextContentsAsync())[0], StringComparison.Ordinal);
        Assert.Empty(open.Errors);
    }

    [BrowserFact]
    public async Task Fits_a_telephone()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=bookshelf@100", 390, 844);
        await open.LayOutEverything();
        Assert.Equal(390, await open.Page.EvaluateAsync<int>("document.documentElement.scrollWidth"));
    }

    [BrowserFact]
    public async Task Keeps_a_shared_rank_on_one_line_on_a_telephone()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=person@1&shown=serialize", 390, 844);
        var heights = await open.Page.Locator(".ranking .shared").EvaluateAllAsync<double[]>("ranks => ranks.map(rank => rank.getClientRects().length)");

        Assert.NotEmpty(heights);
        Assert.All(heights, lines => Assert.Equal(1, lines));
    }

    [BrowserFact]
    public async Task Names_every_section_in_words_in_its_contents()
    {
        var open = await chromium.ToRead(reports.Both);
        var names = await open.Page.Locator("nav a").AllInnerTextsAsync();

        Assert.Contains("Cold start", names);
        Assert.Contains("Load", names);
        Assert.All(names, name => Assert.True(char.IsUpper(name[0]), name));
    }

    /// <summary>A section is laid out only when a reader comes near it, and has another height then.</summary>
    [BrowserFact]
    public async Task Its_contents_lead_to_the_section_that_they_name()
    {
        await using var open = await OpenPage.Of(chromium, reports.Both);
        foreach (var link in await open.Page.Locator("nav a").AllAsync())
        {
            await link.ClickAsync();
            var place = await link.EvaluateAsync<double[]>("link => [document.querySelector(link.getAttribute('href')).getBoundingClientRect().top, document.documentElement.scrollHeight - innerHeight - scrollY]");

            Assert.True(place[0] is > -2 and < 60 || place[1] < 2, $"{await link.TextContentAsync()} is at {place[0]} px, with {place[1]} px below");
        }
    }

    [BrowserTheory]
    [InlineData(390)]
    [InlineData(1280)]
    public Task Labels_of_speed_and_size_do_not_overlap(int width) => AssertApart(width);

    [BrowserTheory]
    [InlineData(640)]
    [InlineData(900)]
    [InlineData(1920)]
    [Trait("Runs", "nightly")]
    public Task Labels_of_speed_and_size_do_not_overlap_at_any_width(int width) => AssertApart(width);

    private async Task AssertApart(int width)
    {
        await using var open = await OpenPage.Of(chromium, reports.Market, "", width);
        var overlapping = await open.Page.EvaluateAsync<string[]>("""
            (() => {
                const labels = [...document.querySelectorAll('#tradeoff .labels text')].map(text => ({ name: text.textContent, box: text.getBoundingClientRect() }));
                const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
                return labels.flatMap((one, index) => labels.slice(index + 1).filter(other => meet(one.box, other.box)).map(other => `${one.name} and ${other.name}`));
            })()
            """);

        Assert.NotEqual(0, await open.Page.Locator("#tradeoff .labels text").CountAsync());
        Assert.Empty(overlapping);
    }

    [BrowserFact]
    public async Task Has_a_table_for_every_chart()
    {
        await using var open = await OpenPage.Of(chromium, reports.Page, "place=bookshelf@100");
        var charts = await open.Page.Locator("figure.chart").CountAsync();

        Assert.Equal(3, charts);
        Assert.Equal(charts, await open.Page.Locator("section:has(> figure.chart) > details.figures table").CountAsync());
    }

    [BrowserFact]
    [Trait("Runs", "nightly")]
    public async Task With_400_cells_of_15_launches_is_under_a_megabyte()
    {
        using var folder = new TemporaryFolder();
        var run = ExampleRun.Write(FullRun(), folder["run"]);
        var ended = InProcess.Run(["report", run]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var page = Path.Combine(run, "report.html");
        Assert.InRange(new FileInfo(page).Length, 1, MostBytes);
        await using var open = await OpenPage.Of(chromium, page);
        Assert.Equal(50, (await open.Rows()).Count);
        Assert.Empty(open.Errors);
    }

    [BrowserFact]
    public async Task Is_written_in_TypeScript_without_type_errors()
    {
        var start = new ProcessStartInfo(OperatingSystem.IsWindows() ? "npm.cmd" : "npm", ["run", "--silent", "check"])
        {
            WorkingDirectory = Path.Combine(GoldilocksProgram.Repository, "artifacts", "report", "work"),
            RedirectStandardOutput = true,
        };
        using var check = Process.Start(start)!;
        Assert.Equal("", await check.StandardOutput.ReadToEndAsync());
        await check.WaitForExitAsync();
        Assert.Equal(0, check.ExitCode);
    }

    [BrowserFact]
    public void Is_refused_for_a_folder_that_is_no_run()
    {
        using var folder = new TemporaryFolder();
        foreach (var wrong in new[] { folder["nothing"], folder.Path })
        {
            var ended = InProcess.Run(["report", wrong]);
            Assert.Equal(2, ended.ExitCode);
            Assert.Single(ended.Errors.Trim().Split('\n'));
            Assert.Contains(wrong, ended.Errors, StringComparison.Ordinal);
        }
    }

    private static RunScript FullRun()
    {
        var script = new RunScript();
        foreach (var index in Enumerable.Range(0, 50))
        {
            script.Built(string.Create(CultureInfo.InvariantCulture, $"Some.Serializer{index}"), "10.20.30");
        }

        foreach (var workload in new[] { "person", "bookshelf", "order", "customers" })
        {
            script.Baseline(workload, "Some.Serializer0", "10.20.30");
            foreach (var (index, operation, launch) in from index in Enumerable.Range(0, 50) from operation in Operations.All from launch in Enumerable.Range(0, 15) select (index, operation, launch))
            {
                var key = new CellKey(string.Create(CultureInfo.InvariantCulture, $"Some.Serializer{index}"), "", "10.20.30", workload, 1, operation);
                script.Verified(key, launch, 12_345 + index).Allocated(key, launch, 54_321 + index)
                    .Samples(key, launch, [.. Enumerable.Range(0, 20).Select(round => 1_234_567L + (index * 7_654_321L) + (launch * 12_347L) + (round * round * 1_237L))]);
            }
        }

        return script;
    }
}
