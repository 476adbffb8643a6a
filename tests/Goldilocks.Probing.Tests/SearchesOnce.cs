using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing.Tests;

/// <summary>What a recorded table says of the same variant is tried again, and not searched again.</summary>
[Collection(nameof(TheFakes))]
public sealed class SearchesOnce(ProbesOfTheFakes probes) : IDisposable
{
    private const string Variant = "undocumented";
    private static readonly string[] s_sections = ["golden", "prefixes", "lengths", "growth"];
    private readonly TemporaryFolder _folder = new();

    [Fact]
    public void Only_what_a_search_found_is_tried_again_and_gives_the_same_findings_and_grades()
    {
        var recorded = Recorded();
        var again = Probe(recorded);
        Assert.Equal(Of(recorded), Of(again));
        Assert.Equal(recorded.Reading.Grades, again.Reading.Grades);
        foreach (var before in recorded.Sections.Where(section => section.Name != "golden" && section.Tried > 0))
        {
            var now = again.Sections.Single(section => section.Name == before.Name);
            Assert.Equal((before.Tried, recorded.Findings.Count(finding => finding.Section == before.Name)), (now.TriedBefore, now.Tried));
        }
    }

    [Fact]
    public void A_search_whose_finding_does_not_happen_again_is_made_anew()
    {
        var recorded = Recorded();
        var found = recorded.Findings.First(finding => finding.Section is "prefixes" or "lengths");
        var again = Probe(recorded with { Findings = [.. recorded.Findings, found with { Id = found.Id.Replace("-H", "-H9", StringComparison.Ordinal) }] });
        Assert.Equal(Of(recorded), Of(again));
        var searched = again.Sections.Single(section => section.Name == found.Section);
        Assert.Equal((0, recorded.Sections.Single(section => section.Name == found.Section).Tried), (searched.TriedBefore, searched.Tried));
    }

    public void Dispose() => _folder.Dispose();

    private static IEnumerable<(string Id, int Number, string Happened)> Of(RecordedVariant variant) =>
        variant.Findings.Where(finding => s_sections.Contains(finding.Section)).Select(finding => (finding.Id, finding.Number, finding.Happened)).Order();

    /// <summary>What the fixture found, as a table.</summary>
    private RecordedVariant Recorded()
    {
        var variant = Table(probes.Folder);
        return variant with { Sections = [.. variant.Sections.Where(section => s_sections.Contains(section.Name))], Findings = [.. variant.Findings.Where(finding => s_sections.Contains(finding.Section))] };
    }

    private static RecordedVariant Table(string folder) => ProbeTables.Of(ProbeFolder.ReadInfo(folder), ProbeFolder.ReadEvents(folder)).Single().Variants.Single(variant => variant.Variant == Variant);

    private RecordedVariant Probe(RecordedVariant known)
    {
        var events = ProbeFolder.ReadEvents(probes.Folder);
        var program = events.OfType<ProgramProbed>().Single();
        var path = Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Repository, "artifacts", "serializers", program.Serializer), "worker.dll", SearchOption.AllDirectories).First(file => file.Contains("-prober-", StringComparison.Ordinal));
        var sections = ProgramDescription.Ask(path).Description!.Sections.Where(section => s_sections.Contains(section.Name)).ToList();
        var info = ProbeFolder.ReadInfo(probes.Folder);
        var folder = _folder["again"];
        Directory.CreateDirectory(folder);
        using (var log = ProbeFolder.Start(folder, info))
        {
            log.Record(program with { Variants = [Variant] });
            var target = new ProbeTarget(program.Serializer, program.Version, Variant, "", path);
            new ProbeCoordinator(new ProbePlaces(folder, info.Settings.Seed, ProbePlaces.DefaultBudget), log, (_, _, _) => { })
                .Run([new ProbeTask(target, sections, ["System.FormatException"], new KnownVariant(known, info.Settings.Seed))], ProbeFolder.ReadEvents(folder), CancellationToken.None);
        }

        return Table(folder);
    }
}
