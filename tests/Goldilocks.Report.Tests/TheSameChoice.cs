using System.Diagnostics;
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Cli.Report;
using Goldilocks.Cli.Startup;
using Goldilocks.Cli.Tests;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Reporting.Page;
using Switch = Goldilocks.Reporting.Choosing.Switch;

namespace Goldilocks.Report.Tests;

/// <summary>The page's own module, without a browser, gives the answers of the command: it reads what the command computed, and combines it.</summary>
[Collection(InTheBrowser.Name)]
public sealed class TheSameChoice
{
    private const int Questions = 200;

    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web) { DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull };

    /// <summary>Compiles the module, and asks it every question of the page's own data.</summary>
    private const string AskAll = """
        import { readFileSync, writeFileSync } from "node:fs";
        import { gunzipSync } from "node:zlib";
        import { pathToFileURL } from "node:url";
        const [typescript, source, compiled, data, questions] = process.argv.slice(2);
        const { default: ts } = await import(pathToFileURL(typescript));
        writeFileSync(compiled, ts.transpileModule(readFileSync(source, "utf8"), { compilerOptions: { module: "ESNext", target: "ES2022", verbatimModuleSyntax: true } }).outputText);
        const { choose, Mistake } = await import(pathToFileURL(compiled));
        const { choice } = JSON.parse(gunzipSync(Buffer.from(readFileSync(data, "utf8"), "base64"))).runs[0];
        const labels = judged => judged.map(one => one.candidate.label).join("\n");
        const reasons = (judged, against) => judged.map(one => {
            const verdict = one.verdicts.find(found => against(found.answer));
            return `${one.candidate.label}: ${verdict?.option ?? ""} ${verdict?.evidence.text ?? ""} ${verdict?.findOut ?? ""}`;
        }).join("\n");
        const answer = wishes => {
            try {
                const { eligible, tie, frontier, excluded, unknown, nearestMiss, from, lost } = choose(choice, wishes);
                return {
                    mistake: "", eligible: labels(eligible), tie: tie ?? "", time: eligible[0]?.score.time.value ?? 0, frontier: labels(frontier),
                    excluded: reasons(excluded, found => found === "excluded"), unknown: reasons(unknown, found => found !== "fits"),
                    miss: nearestMiss?.candidate.label ?? "", from: from?.candidate.label ?? "", lost: lost.map(verdict => verdict.option).join(" "),
                };
            } catch (error) {
                if (!(error instanceof Mistake)) throw error;
                return { mistake: "refused", eligible: "", tie: "", time: 0, frontier: "", excluded: "", unknown: "", miss: "", from: "", lost: "" };
            }
        };
        console.log(JSON.stringify(JSON.parse(readFileSync(questions, "utf8")).map(answer)));
        """;

    [NodeFact]
    public async Task The_page_and_the_command_give_the_same_answer_to_200_random_questions()
    {
        using var folder = new TemporaryFolder();
        var grounds = Market(folder);
        var random = new Random(41);
        var asked = Enumerable.Range(0, Questions).Select(_ => RandomQuestion.Next(random)).ToList();
        var shown = await Ask(folder, grounds, asked);

        foreach (var (wishes, page) in asked.Zip(shown))
        {
            var expected = Expected(grounds, wishes);
            Assert.True(expected == page with { Time = expected.Time } && Math.Abs(expected.Time - page.Time) < 1e-5, $"{Text(wishes)}\nCommand: {expected}\nPage:    {page}");
        }

        // Neither always an answer nor hardly ever one: the questions are worth asking.
        Assert.InRange(shown.Count(answer => answer.Eligible.Length > 0), Questions / 5, Questions * 9 / 10);
    }

    [NodeFact]
    public async Task Every_preset_of_the_page_is_answered_as_on_the_command_line()
    {
        using var folder = new TemporaryFolder();
        var grounds = Market(folder);
        var asked = grounds.Facts.Presets.Select(preset => preset.Wishes).ToList();

        Assert.Equal(asked.Select(wishes => Expected(grounds, wishes).Eligible), (await Ask(folder, grounds, asked)).Select(answer => answer.Eligible));
    }

    private static async Task<IReadOnlyList<Answer>> Ask(TemporaryFolder folder, Grounds grounds, IReadOnlyList<Wishes> asked)
    {
        var template = new PageTemplate(GoldilocksProgram.Repository);
        await template.GetAsync(() => { }, CancellationToken.None);
        var run = ExampleMarket.Make().Data;
        var page = PageBuilder.Build([new ReportedRun("market", run, ReportBuilder.Build(run), null, grounds)], [], [], KnownFacts.Read(new Checkout(GoldilocksProgram.Repository), []), []);
        await File.WriteAllTextAsync(folder["ask.mjs"], AskAll);
        await File.WriteAllTextAsync(folder["data"], HtmlReport.Fill(HtmlReport.Placeholder, page));
        await File.WriteAllTextAsync(folder["questions.json"], JsonSerializer.Serialize(asked.Select(Question), s_options));
        string[] arguments =
        [
            folder["ask.mjs"], Path.Combine(template.Workshop, "node_modules", "typescript", "lib", "typescript.js"),
            Path.Combine(GoldilocksProgram.Repository, "report", "src", "choosing", "combine.ts"), folder["combine.mjs"], folder["data"], folder["questions.json"],
        ];
        using var node = Process.Start(new ProcessStartInfo("node", arguments) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        var (output, errors) = (node.StandardOutput.ReadToEndAsync(), node.StandardError.ReadToEndAsync());
        await node.WaitForExitAsync();
        Assert.True(node.ExitCode == 0, await errors);
        return JsonSerializer.Deserialize<Answer[]>(await output, JsonSerializerOptions.Web)!;
    }

    private static object Question(Wishes wishes) => new
    {
        required = wishes.Required.Select(requirement => Switch.All.First(one => one.Requirement == requirement).Name),
        aim = wishes.Aim.ToString().ToLowerInvariant(),
        reads = wishes.ReadsPerWrite,
        maximumPayload = wishes.MaximumPayloadBytes,
        maximumAllocation = wishes.MaximumAllocatedBytes,
        workloads = wishes.Workloads ?? [],
        allowed = wishes.Allowed ?? [],
        from = wishes.From ?? "",
    };

    private static Grounds Market(TemporaryFolder folder)
    {
        var checkout = new Checkout(GoldilocksProgram.Repository);
        var facts = KnownFacts.Read(checkout, []);
        return ChoiceGrounds.Of(checkout, ReportBuilder.Build(ExampleMarket.Make().Data, facts), facts, [StartupReportBuilder.Build(StartupFolder.Read(ExampleStarts.Write(folder["starts"])))]);
    }

    private static Answer Expected(Grounds grounds, Wishes wishes)
    {
        try
        {
            var choice = Chooser.Choose(grounds, wishes);
            return new Answer(
                "", Labels(choice.Eligible), choice.Separation?.Rule ?? "", choice.Chosen?.Score!.Time ?? 0, string.Join('\n', choice.Frontier),
                Reasons(choice.Excluded, verdict => verdict.Answer is Reporting.Choosing.Answer.Excluded), Reasons(choice.Unknown, verdict => verdict.Answer is not Reporting.Choosing.Answer.Fits),
                choice.NearestMiss?.Candidate.Label ?? "", choice.From?.From.Candidate.Label ?? "", string.Join(' ', choice.From?.Lost.Select(verdict => verdict.Requirement.Option()) ?? []));
        }
        catch (ChoiceException)
        {
            return new Answer("refused", "", "", 0, "", "", "", "", "", "");
        }
    }

    private static string Labels(IEnumerable<Judged> judged) => string.Join('\n', judged.Select(one => one.Candidate.Label));

    /// <summary>The page writes the limit behind the amount when it shows both.</summary>
    private static string Reasons(IEnumerable<Judged> judged, Func<Verdict, bool> isAgainst) => string.Join('\n', judged.Select(one =>
    {
        var verdict = one.Verdicts.FirstOrDefault(isAgainst);
        return $"{one.Candidate.Label}: {verdict?.Requirement.Option()} {verdict?.Evidence.Text.Split("; the limit is")[0]} {verdict?.FindOut}";
    }));

    private static string Text(Wishes wishes) => JsonSerializer.Serialize(Question(wishes));

    private sealed record Answer(string Mistake, string Eligible, string Tie, double Time, string Frontier, string Excluded, string Unknown, string Miss, string From, string Lost);
}

/// <summary>A test that runs the page's module by Node.js; skipped, with the reason, where there is none.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class NodeFactAttribute : FactAttribute
{
    public NodeFactAttribute() => Skip = Chromium.OnPath("node") && Chromium.OnPath("npm") ? null : "no Node.js on this machine: install Node.js 20.19 or newer";
}
