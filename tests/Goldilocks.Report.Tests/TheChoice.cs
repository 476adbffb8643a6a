using System.Globalization;
using System.Text.Json;
using Goldilocks.Cli.Tests;

namespace Goldilocks.Report.Tests;

/// <summary>The page answers a question as <c>goldilocks choose</c> does.</summary>
[Collection(InTheBrowser.Name)]
public sealed class TheChoice(Chromium chromium, Reports reports)
{
    [BrowserFact]
    public async Task The_command_that_the_page_shows_gives_the_answer_that_the_page_shows()
    {
        await using var open = await OpenPage.Of(chromium, reports.Market, "need=text,licence&reads=10&from=System.Text.Json");
        var command = (await open.Page.Locator(".command code").InnerTextAsync()).Split(' ');
        Assert.Equal(["goldilocks", "choose", "runs/market"], command[..3]);

        var ended = InProcess.Run(["choose", reports.MarketRun, .. command[3..], "--json"]);
        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var chosen = JsonDocument.Parse(ended.Output).RootElement.GetProperty("choice");
        var label = $"{chosen.GetProperty("serializer").GetString()}{(chosen.GetProperty("variant").GetString() is { Length: > 0 } variant ? $" ({variant})" : "")}";

        Assert.Equal(label, await open.Page.Locator(".decision h1 em").InnerTextAsync());
        Assert.Contains("From System.Text.Json", (await open.Page.Locator(".decision .move").InnerTextAsync()).Replace('\n', ' '), StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task A_switch_changes_the_answer_the_tables_and_the_address()
    {
        await using var open = await OpenPage.Of(chromium, reports.Market);
        var before = (await open.Rows()).Count;
        await open.Page.Locator("[data-key='need-text']").CheckAsync(new() { Force = true });

        Assert.Contains("need=text", open.State, StringComparison.Ordinal);
        Assert.DoesNotContain("MemoryPack", await open.Page.Locator(".decision h1").InnerTextAsync(), StringComparison.Ordinal);
        var after = await open.Rows();
        Assert.InRange(after.Count, 1, before - 1);
        Assert.DoesNotContain(after, row => row.Id.StartsWith("MemoryPack", StringComparison.Ordinal));
        await open.Page.WaitForTimeoutAsync(500);
        Assert.Equal(0, await open.Page.Locator("#everywhere tbody :text('MemoryPack')").CountAsync());

        // Nothing can be text and binary: one switch turns the other off.
        await open.Page.Locator("[data-key='need-binary']").CheckAsync(new() { Force = true });
        Assert.Contains("need=binary", open.State, StringComparison.Ordinal);
        Assert.False(await open.Page.Locator("[data-key='need-text']").IsCheckedAsync());
    }

    [BrowserFact]
    public async Task It_opens_on_all_workloads_with_the_question_and_one_workload_opens_on_itself()
    {
        await using (var open = await OpenPage.Of(chromium, reports.Market))
        {
            Assert.Equal("true", await open.Page.Locator("[data-key='place-']").GetAttributeAsync("aria-pressed"));
            Assert.Contains("All workloads", await open.Page.Locator(".answer .kicker").InnerTextAsync(), StringComparison.Ordinal);
            Assert.Equal("Fastest", await open.Page.Locator("h1").InnerTextAsync());
        }

        await using var single = await OpenPage.Of(chromium, reports.Shared);
        Assert.Equal(0, await single.Page.Locator("[data-key='place-']").CountAsync());
        Assert.Contains("person", await single.Page.Locator(".answer .kicker").InnerTextAsync(), StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task Without_a_question_nothing_is_chosen_and_a_preset_sets_switches_that_can_be_changed()
    {
        await using var open = await OpenPage.Of(chromium, reports.Market);
        Assert.Equal(0, await open.Page.Locator(".chosen").CountAsync());
        Assert.DoesNotContain("Choose", await open.Page.Locator(".decision").InnerTextAsync(), StringComparison.Ordinal);

        await open.Page.Locator("[data-key='preset-cache']").ClickAsync();
        Assert.True(await open.Page.Locator("[data-key='need-binary']").IsCheckedAsync());
        Assert.Equal("10", await open.Page.Locator("[data-key='ask-reads']").InputValueAsync());
        Assert.Equal(1, await open.Page.Locator(".chosen").CountAsync());

        await open.Page.Locator("[data-key='need-binary']").UncheckAsync(new() { Force = true });
        Assert.Equal("false", await open.Page.Locator("[data-key='preset-cache']").GetAttributeAsync("aria-pressed"));
        Assert.Contains("reads=10", open.State, StringComparison.Ordinal);
    }

    [BrowserFact]
    public async Task On_a_phone_the_answer_is_on_the_first_screen()
    {
        await using var open = await OpenPage.Of(chromium, reports.Market, "need=maintained", width: 390, height: 844);
        var answer = await open.Page.Locator(".decision .worth").First.BoundingBoxAsync();
        Assert.InRange(answer!.Y + answer.Height, 0, 844);
    }

    [BrowserFact]
    public async Task Input_of_strangers_is_never_answered_with_a_library_that_four_bytes_end()
    {
        await using var open = await OpenPage.Of(chromium, reports.Market, "need=untrusted");
        var excluded = open.Page.Locator(".decision .excluded li[data-id='MemoryPack@1.21.4']");

        Assert.DoesNotContain("MemoryPack", await open.Page.Locator(".chosen").GetAttributeAsync("data-choice"), StringComparison.Ordinal);
        Assert.Contains("--untrusted", await excluded.TextContentAsync(), StringComparison.Ordinal);
        Assert.Matches(@"2026-\d\d-\d\d", await excluded.TextContentAsync());
    }

    [BrowserFact]
    public async Task A_mark_explains_itself_by_its_evidence_and_the_day()
    {
        await using var open = await OpenPage.Of(chromium, reports.Probed, "place=person@1");
        await open.Page.Locator(".ranking .entry[data-id='MemoryPack@1.21.4'] .mark.probe:text-is('killed')").FocusAsync();
        await open.Page.Keyboard.PressAsync("Enter");
        var note = open.Page.Locator(".mark-note");

        Assert.Contains("the process ended with signal 6", await note.InnerTextAsync(), StringComparison.Ordinal);
        Assert.Contains(ProbedPage.Tables.Single(table => table.Serializer == "MemoryPack").DateOfAttacks.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture), await note.InnerTextAsync(), StringComparison.Ordinal);
        Assert.Contains("goldilocks probe --repeat MemoryPack-H", await note.InnerTextAsync(), StringComparison.Ordinal);
        await open.Page.Keyboard.PressAsync("Escape");
        Assert.False(await note.IsVisibleAsync());
    }

    [BrowserFact]
    public async Task A_question_of_starts_names_their_folder_in_its_command_and_fits_a_phone()
    {
        await using var open = await OpenPage.Of(chromium, reports.Market, "need=aot&optimize=start", width: 390, height: 844);

        Assert.Contains(" runs/example-starts --aot", await open.Page.Locator(".command code").InnerTextAsync(), StringComparison.Ordinal);
        await open.LayOutEverything();
        Assert.Equal(390, await open.Page.EvaluateAsync<int>("document.documentElement.scrollWidth"));
    }
}
