using Goldilocks.Catalog;
using Goldilocks.Cli.Report;
using Goldilocks.Cli.Tests;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;

namespace Goldilocks.Report.Tests;

/// <summary>A page with recorded tables: real ones of attacks, to which some capabilities are added, because those were recorded without any. Later recordings do not change it.</summary>
internal static class ProbedPage
{
    /// <summary>A folder with <c>probes/recorded</c>.</summary>
    private static readonly string s_recorded = Path.Combine(GoldilocksProgram.Repository, "tests", "Goldilocks.Rooms.Tests", "Choosing", "Decisions");

    /// <summary>Every section in which something was ever recorded, those of attacks that found nothing yet, and one that no page knows.</summary>
    public static IReadOnlyList<string> Sections { get; } =
    [
        .. RecordedProbesFile.ReadAll(GoldilocksProgram.Repository).SelectMany(table => table.Variants).SelectMany(variant => variant.Findings).Select(finding => finding.Section)
            .Concat(["json-types", "type-names", "texts", "bombs", "trailing", "cbor-attacks", "of-tomorrow"]).Distinct(),
    ];

    public static IReadOnlyList<RecordedProbes> Tables { get; } = [.. RecordedProbesFile.ReadAll(s_recorded).Select(table => table with { Variants = [.. table.Variants.Select(WithCapabilities).Select(variant => WithEverySection(table, variant)).Select(variant => WithAdapterFault(table, variant))] })];

    /// <summary>Writes the page of a run with these tables.</summary>
    /// <returns>The path.</returns>
    public static string Write(RunData run, string path)
    {
        var checkout = new Checkout(GoldilocksProgram.Repository);
        var facts = KnownFacts.Read(checkout, []).ToDictionary(known => known.Key, known => known.Value with { Probed = Tables.FirstOrDefault(table => table.Serializer == known.Key) });
        var report = ReportBuilder.Build(run, facts);
        var grounds = ChoiceGrounds.Of(checkout.Choosing, Tables, [report], facts, [], day: null);
        var template = new PageTemplate(GoldilocksProgram.Repository).GetAsync(() => { }, CancellationToken.None).GetAwaiter().GetResult();
        HtmlReport.Write(template, PageBuilder.Build([new ReportedRun("probed", run, report, null, grounds)], [], [], facts, Tables), path);
        return path;
    }

    /// <summary>One serializer has a finding in each section, and one that another section found too.</summary>
    private static RecordedVariant WithEverySection(RecordedProbes table, RecordedVariant variant) => table.Serializer != "Newtonsoft.Json" || variant.Variant.Length > 0 ? variant : variant with
    {
        Findings = [.. variant.Findings, .. Sections.Select(section => variant.Findings[0] with { Id = $"Newtonsoft.Json-{section}", Section = section, Command = $"goldilocks probe --repeat Newtonsoft.Json-{section}", AlsoIn = section == "types" ? ["streams"] : null })],
        Sections = [.. variant.Sections, .. Sections.Except(variant.Sections.Select(section => section.Name)).Select(section => new RecordedSection(section, 10, 10, null))],
    };

    /// <summary>The adapter of one serializer threw.</summary>
    private static RecordedVariant WithAdapterFault(RecordedProbes table, RecordedVariant variant) => table.Serializer != "MemoryPack" ? variant : variant with
    {
        AdapterFaults = [new("MemoryPack-adapter-00000000", "H03", ProbeDirection.Reading, "probe-text", "an input", "System.IndexOutOfRangeException", "PlainAdapter.Deserialize", "Index was outside.", StackBytes: 1, "lengths", Seed: 1, Number: 0, Times: 1200, "goldilocks probe --repeat MemoryPack-adapter-00000000")],
    };

    private static RecordedVariant WithCapabilities(RecordedVariant variant) => variant with
    {
        Capabilities =
        [
            new("C01", "a member was added, and an old payload is read", CapabilityVerdict.Pass, "", []),
            new("C03", "a member was renamed and keeps its number", CapabilityVerdict.Partial, "its value is lost, the others are kept", []),
            new("C11", "two members hold the same object", CapabilityVerdict.Fail, "two equal copies are read", []),
        ],
    };
}
