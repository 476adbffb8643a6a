using System.Globalization;
using System.Text.Json;
using Goldilocks.Choosing;
using Goldilocks.Choosing.Judging;
using Goldilocks.Choosing.Questions;
using Goldilocks.Choosing.Telling;
using Goldilocks.Choosing.Weighing;
using Goldilocks.Figures;
using Goldilocks.Flows;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Cli.Tests;
using Goldilocks.Results;
using Goldilocks.Surveys.Startup;

namespace Goldilocks.Report.Tests;

/// <summary>The page answers a question as <c>goldilocks choose</c> does.</summary>
[Collection(InTheBrowser.Name)]
public sealed class TheChoice(Chromium chromium, Reports reports)
{
    private const int Questions = 200;

    /// <summary>Asks every question by the address bar, and reads the answer out of the page.</summary>
    private const string AskAll = """
        async addresses => {
            const ids = selector => [...document.querySelectorAll(selector)].map(element => element.dataset.id);
            const answers = [];
            for (const address of addresses) {
                await new Promise(done => { addEventListener('hashchange', done, { once: true }); location.hash = address; });
                const chosen = document.querySelector('.decision .chosen');
                answers.push({
                    mistake: chosen === null ? document.querySelector('.decision .lead').textContent : null,
                    choice: chosen?.dataset.choice ?? '',
                    second: document.querySelector('.decision .second')?.dataset.id ?? '',
                    tie: document.querySelector('.decision .tie')?.textContent ?? '',
                    time: Number(document.querySelector('.decision .worth [data-time]')?.dataset.time ?? 0),
                    said: document.querySelector('.decision .worth [data-time]')?.textContent ?? '',
                    fitting: ids('.decision .fitting li'),
                    frontier: ids('.decision .frontier [data-id]'),
                    excluded: ids('.decision .excluded li'),
                    unknown: ids('.decision .unknown li'),
                });
            }
            return answers;
        }
        """;

    [BrowserFact]
    public async Task Switches_on_the_page_and_options_of_the_command_give_the_same_answer_to_200_random_questions()
    {
        var grounds = Market();
        var random = new Random(41);
        var asked = Enumerable.Range(0, Questions).Select(number => RandomQuestion.Next(random, number)).ToList();
        await using var open = await OpenPage.Of(chromium, reports.Market);
        var shown = await open.Page.EvaluateAsync<JsonElement>(AskAll, asked.Select(question => question.Address).ToArray());

        var answered = 0;
        foreach (var (question, page) in asked.Zip(shown.EnumerateArray()))
        {
            Assert.Equal(Expected(grounds, question.Wishes), Shown(page), Alike(question.Address));
            answered += page.GetProperty("choice").GetString()!.Length > 0 ? 1 : 0;
        }

        // Neither always an answer nor hardly ever one: the questions are worth asking.
        Assert.InRange(answered, Questions / 5, Questions * 9 / 10);
        Assert.Empty(open.Errors);
    }

    [BrowserFact]
    public async Task The_command_that_the_page_shows_gives_the_answer_that_the_page_shows()
    {
        await using var open = await OpenPage.Of(chromium, reports.Market, "need=text,licence&reads=10&from=System.Text.Json");
        var command = (await open.Page.Locator(".command code").InnerTextAsync()).Split(' ');
        Assert.Equal(["goldilocks", "choose", "runs/market"], command[..3]);

        var ended = GoldilocksProgram.Run(["choose", reports.MarketRun, .. command[3..], "--json"]);
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
            Assert.StartsWith("Choose", await open.Page.Locator("h1").InnerTextAsync(), StringComparison.Ordinal);
        }

        await using var single = await OpenPage.Of(chromium, reports.Shared);
        Assert.Equal(0, await single.Page.Locator("[data-key='place-']").CountAsync());
        Assert.Contains("person", await single.Page.Locator(".answer .kicker").InnerTextAsync(), StringComparison.Ordinal);
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
        await open.Page.Locator(".ranking .entry[data-id='MemoryPack@1.21.4'] .mark.probe").FocusAsync();
        await open.Page.Keyboard.PressAsync("Enter");
        var note = open.Page.Locator(".mark-note");

        Assert.Contains("the process ended with signal 6", await note.InnerTextAsync(), StringComparison.Ordinal);
        Assert.Contains("2026-11-24", await note.InnerTextAsync(), StringComparison.Ordinal);
        Assert.Contains("goldilocks probe --repeat MemoryPack-H", await note.InnerTextAsync(), StringComparison.Ordinal);
        await open.Page.Keyboard.PressAsync("Escape");
        Assert.False(await note.IsVisibleAsync());
    }

    private Grounds Market()
    {
        var checkout = new Checkout(GoldilocksProgram.Repository);
        var facts = KnownFacts.Read(checkout, []);
        return ChoiceGrounds.Of(checkout, ReportBuilder.Build(RunFolder.Read(reports.MarketRun), facts), facts, [StartupReportBuilder.Build(StartupFolder.Read(reports.Starts))]);
    }

    private static Answer Expected(Grounds grounds, Wishes wishes)
    {
        try
        {
            var choice = Chooser.Choose(grounds, wishes);
            return new Answer(
                false, choice.Chosen is { } chosen ? Id(chosen) : "", choice.RunnerUp is { } second ? Id(second) : "", choice.Separation?.Rule ?? "", choice.Chosen?.Score!.Time ?? choice.NearestMiss?.Score?.Time ?? 0,
                choice.Chosen is null ? "" : Headline(choice),
                choice.Eligible.Count > 2 ? Ids(choice.Eligible) : "",
                choice.Frontier.Count > 1 ? string.Join(' ', choice.Frontier.Select(label => Id(choice.Eligible.First(judged => judged.Candidate.Label == label)))) : "",
                Ids(choice.Excluded),
                Ids(choice.Unknown));
        }
        catch (ChoiceException)
        {
            return new Answer(true, "", "", "", 0, "", "", "", "", "");
        }
    }

    /// <summary>What the command prints first.</summary>
    private static string Headline(Choice choice)
    {
        using var text = new StringWriter();
        ChoiceReports.WriteMarkdown(choice, text);
        return text.ToString().Split('\n')[0];
    }

    private static Answer Shown(JsonElement page)
    {
        string Text(string name) => page.GetProperty(name).GetString() ?? "";
        string List(string name) => string.Join(' ', page.GetProperty(name).EnumerateArray().Select(id => id.GetString()));
        return new Answer(page.GetProperty("mistake").ValueKind is JsonValueKind.String, Text("choice"), Text("second"), Text("tie"), page.GetProperty("time").GetDouble(), Text("said"), List("fitting"), List("frontier"), List("excluded"), List("unknown"));
    }

    private static string Ids(IEnumerable<Judged> judged) => string.Join(' ', judged.Select(Id));

    private static string Id(Judged judged) => ShownRow.IdOf(judged.Candidate.Key.Serializer, judged.Candidate.Key.Variant, judged.Candidate.Key.Version);

    /// <summary>Times agree to twelve digits: the logarithms of two runtimes differ in the last one. A failure names the question.</summary>
    private static Func<Answer, Answer, bool> Alike(string address) => (expected, shown) =>
    {
        var isAlike = expected with { Time = 0, Tie = "", Said = "" } == shown with { Time = 0, Tie = "", Said = "" }
            && Math.Abs(expected.Time - shown.Time) <= 1e-12 * Math.Max(1, expected.Time)
            && (expected.Tie.Length == 0 ? shown.Tie.Length == 0 : shown.Tie.Contains(expected.Tie, StringComparison.Ordinal))
            && (shown.Said.Length == 0 || expected.Said.Length == 0 || expected.Said.Contains($"{shown.Said} as", StringComparison.Ordinal));
        return isAlike ? true : throw new Xunit.Sdk.XunitException(string.Create(CultureInfo.InvariantCulture, $"The answers to {address} differ.\nCommand: {expected}\nPage:    {shown}"));
    };

    private sealed record Answer(bool IsMistake, string Choice, string Second, string Tie, double Time, string Said, string Fitting, string Frontier, string Excluded, string Unknown);
}
