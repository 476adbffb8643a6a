using System.Text.Json;
using Goldilocks.Catalog;
using Goldilocks.Cli.Tests;
using Microsoft.Playwright;

namespace Goldilocks.Report.Tests;

/// <summary>The page shows what was tried on the serializers of the run, by attack and by capability, with the evidence.</summary>
[Collection(InTheBrowser.Name)]
public sealed class TheProbes(Chromium chromium, Reports reports)
{
    private const string MemoryPack = "MemoryPack@1.21.4";

    [BrowserFact]
    public async Task A_serializer_by_attack_has_the_worst_grade_and_leads_to_the_bytes_and_the_command_that_repeats_it()
    {
        await using var open = await OpenPage.Of(chromium, reports.Probed);
        var row = open.Page.Locator($".attacks tr[data-id='{MemoryPack}']");
        // Inputs were left out, because others of their kind had ended the process; and the adapter threw at some.
        Assert.Equal("killed + †", await row.Locator("td").First.TextContentAsync());

        await row.Locator("td button[data-key*='MemoryPack-H20-']").FocusAsync();
        await open.Page.Keyboard.PressAsync("Enter");
        var finding = open.Page.Locator(".findings li:focus");

        Assert.Contains("00 00 00 80", await finding.TextContentAsync(), StringComparison.Ordinal);
        Assert.Contains("goldilocks probe --repeat MemoryPack-H20-", await finding.TextContentAsync(), StringComparison.Ordinal);
        Assert.Empty(open.Errors);
    }

    [BrowserFact]
    public async Task What_an_adapter_threw_is_told_apart_from_its_library_with_the_command_that_repeats_it()
    {
        var open = await chromium.ToRead(reports.Probed);

        var note = Assert.Single(await open.Page.Locator("#probes .faults li").AllTextContentsAsync());

        Assert.Equal(
            "MemoryPack 1.21.4, reading: the adapter of Goldilocks threw 1,200 times: IndexOutOfRangeException in PlainAdapter.Deserialize; this is not an answer of the library. Repeat it by goldilocks probe --repeat MemoryPack-adapter-00000000.",
            note);
        Assert.Empty(open.Errors);
    }

    [BrowserFact]
    public async Task Every_section_of_a_finding_has_one_column_and_its_cell_leads_to_a_finding()
    {
        var open = await chromium.ToRead(reports.Probed);
        var columns = (await open.Page.Locator(".attacks thead th[data-sections]").EvaluateAllAsync<string[]>("heads => heads.map(head => head.dataset.sections)")).Select(sections => sections.Split(' ')).ToList();
        var cells = open.Page.Locator(".attacks tr[data-id='Newtonsoft.Json@13.0.4'] td");

        Assert.Equal(2 + columns.Count, await cells.CountAsync());
        foreach (var section in ProbedPage.Sections)
        {
            var column = Assert.Single(columns, sections => sections.Contains(section));
            Assert.Equal(1, await cells.Nth(2 + columns.IndexOf(column)).Locator("button").CountAsync());
        }
    }

    [BrowserFact]
    public async Task The_policy_of_a_library_is_linked_beside_its_findings()
    {
        var open = await chromium.ToRead(reports.Probed);

        Assert.Contains("https://github.com/dotnet/runtime/security/policy", await open.Page.Locator(".findings a.policy").EvaluateAllAsync<string[]>("links => links.map(link => link.getAttribute('href'))"));
    }

    [BrowserFact]
    public async Task A_version_that_was_not_probed_says_which_one_was()
    {
        var open = await chromium.ToRead(reports.Probed);

        Assert.Contains("Newtonsoft.Json: probed 13.0.4, shown here 13.0.1; to probe it: goldilocks probe --serializers Newtonsoft.Json@13.0.1", await open.Page.Locator("#probes .unprobed li").AllTextContentsAsync());
    }

    [BrowserFact]
    public async Task Every_finding_of_a_serializer_in_the_run_is_there_once_with_its_command()
    {
        var open = await chromium.ToRead(reports.Probed);
        var shown = (await open.Page.Locator(".attacks tbody tr").EvaluateAllAsync<string[]>("rows => rows.map(row => row.dataset.id)")).ToHashSet();
        var expected = ProbedPage.Tables
            .SelectMany(table => table.Variants.Where(variant => shown.Contains(ShownRow.IdOf(table.Serializer, variant.Variant, table.Version))))
            .SelectMany(variant => variant.Findings.Select(finding => finding.Command)).Order(StringComparer.Ordinal).ToList();

        Assert.NotEmpty(expected);
        Assert.Equal(expected, (await open.Page.Locator(".findings li dd code:not(.hex)").AllTextContentsAsync()).Order(StringComparer.Ordinal));
    }

    [BrowserFact]
    public async Task A_capability_by_serializer_says_what_works_in_part()
    {
        var open = await chromium.ToRead(reports.Probed);
        var cell = open.Page.Locator(".capabilities tr[data-capability='C03'] td").First;

        Assert.Equal("works in part: its value is lost, the others are kept", await cell.GetAttributeAsync("title"));
        Assert.Equal(["C01", "C03", "C11"], await open.Page.Locator(".capabilities tbody tr").EvaluateAllAsync<string[]>("rows => rows.map(row => row.dataset.capability)"));
    }

    [BrowserFact]
    public async Task What_an_attack_did_is_a_mark_and_a_caution_before_the_choice()
    {
        await using var open = await OpenPage.Of(chromium, reports.Probed, "need=binary");

        Assert.Contains("ends the process", await open.Page.Locator($".ranking .entry[data-id='{MemoryPack}'], .decision [data-id='{MemoryPack}'], .decision .chosen[data-choice='{MemoryPack}']").First.InnerTextAsync(), StringComparison.Ordinal);
    }

    [BrowserTheory]
    [InlineData(1440, ColorScheme.Light)]
    [InlineData(390, ColorScheme.Dark)]
    public async Task It_fits_every_width_and_has_no_violation_that_axe_finds(int width, ColorScheme colours)
    {
        await using var open = await OpenPage.Of(chromium, reports.Probed, width: width, colours: colours);
        await open.Page.Locator(".attacks td button").First.ClickAsync();
        await open.LayOutEverything();
        Assert.Equal(width, await open.Page.EvaluateAsync<int>("document.documentElement.scrollWidth"));

        await open.Page.EvaluateAsync(await File.ReadAllTextAsync(Path.Combine(GoldilocksProgram.Repository, "artifacts", "report", "work", "node_modules", "axe-core", "axe.min.js")));
        var found = await open.Page.EvaluateAsync<JsonElement>("axe.run('#probes').then(result => result.violations.map(violation => `${violation.id}: ${violation.nodes.slice(0, 3).map(node => node.target.join(' ') + ' ' + node.failureSummary).join('; ')}`))");
        Assert.Empty(found.EnumerateArray().Select(violation => violation.GetString()));
    }
}
