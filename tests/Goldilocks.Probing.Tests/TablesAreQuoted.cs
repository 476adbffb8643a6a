using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing.Tests;

/// <summary>What a recorded table says is quoted: only what attacks found is tried again, and what is not well where the machine may be the reason.</summary>
[Collection(nameof(TheFakes))]
public sealed class TablesAreQuoted(ProbesOfTheFakes probes) : IDisposable
{
    private const string Attacked = "undocumented";
    private const string Asked = "strict";
    private const string OfTheMachine = "graphs";
    private const string OfTheLibrary = "members";
    private static readonly string[] s_attacks = ["golden", "prefixes", "lengths", "growth"];
    private readonly TemporaryFolder _folder = new();

    [Fact]
    public void Of_attacks_only_what_was_found_is_tried_again_and_gives_the_same_findings_and_grades()
    {
        var recorded = Parts(Table(probes.Folder, Attacked));
        var again = Probe(recorded, s_attacks);
        Assert.Equal(Of(recorded), Of(again));
        Assert.Equal(recorded.Reading.Grades, again.Reading.Grades);
        Assert.Equal((recorded.Reading.Limits, recorded.Writing.Limits), (again.Reading.Limits, again.Writing.Limits));
        foreach (var before in recorded.Sections.Where(section => section.Name != "golden" && section.Tried > 0))
        {
            var now = again.Sections.Single(section => section.Name == before.Name);
            Assert.Equal((before.Tried, recorded.Findings.Count(finding => finding.Section == before.Name)), (now.TriedBefore, now.Tried));
        }
    }

    [Fact]
    public void A_section_whose_finding_does_not_happen_again_is_tried_anew()
    {
        var recorded = Parts(Table(probes.Folder, Attacked));
        var found = recorded.Findings.First(finding => finding.Section is "prefixes" or "lengths");
        var again = Probe(recorded with { Findings = [.. recorded.Findings, found with { Id = found.Id.Replace("-H", "-H9", StringComparison.Ordinal) }] }, s_attacks);
        Assert.Equal(Of(recorded), Of(again));
        AssertTriedAnew(recorded, again, found.Section);
    }

    [Fact]
    public void Of_questions_that_a_machine_may_decide_those_without_a_good_answer_are_asked_again_and_the_others_are_marked()
    {
        var recorded = Answers(OfTheMachine);
        var again = Probe(recorded, [OfTheMachine]);
        Assert.Equal(Answers(recorded), Answers(again));
        Assert.Equal(recorded.Capabilities.Where(IsGood).Select(answer => answer.Id), again.Capabilities.Where(answer => answer.Tried is not null).Select(answer => answer.Id));
        var section = again.Sections.Single();
        Assert.Equal((recorded.Sections.Single().Tried, recorded.Capabilities.Count(answer => !IsGood(answer))), (section.TriedBefore, section.Tried));
    }

    [Fact]
    public void Questions_whose_answers_follow_from_the_library_and_its_version_are_not_asked_again_whatever_the_answers_are()
    {
        var recorded = Answers(OfTheLibrary);
        Assert.Contains(recorded.Capabilities, answer => !IsGood(answer));
        var again = Probe(recorded, [OfTheLibrary]);
        Assert.Equal(Answers(recorded), Answers(again));
        Assert.All(again.Capabilities, answer => Assert.NotNull(answer.Tried));
        Assert.Equal((recorded.Sections.Single().Tried, 0), (again.Sections.Single().TriedBefore, again.Sections.Single().Tried));
    }

    [Theory]
    [InlineData(OfTheMachine, "")]
    [InlineData(OfTheLibrary, "the process ended with signal 6 (SIGABRT): Stack overflow.")]
    [InlineData(OfTheLibrary, "it did not end in the processor time and the memory that it has")]
    public void Questions_of_which_one_has_another_answer_than_the_table_says_are_all_asked_anew(string section, string said)
    {
        var recorded = Answers(section);
        var passed = recorded.Capabilities.First(answer => answer.Verdict is CapabilityVerdict.Pass).Id;
        var again = Probe(recorded with { Capabilities = [.. recorded.Capabilities.Select(answer => answer.Id == passed ? answer with { Verdict = CapabilityVerdict.Fail, What = said } : answer)] }, [section]);
        Assert.Equal(Answers(recorded), Answers(again));
        AssertTriedAnew(recorded, again, section);
    }

    [Fact]
    public void A_question_whose_models_the_program_does_not_have_has_the_answer_of_the_table()
    {
        var answer = new RecordedCapability("C99", "a question of another model", CapabilityVerdict.Pass, "", []) { Tried = new DateOnly(2026, 11, 30) };
        var again = Probe(Answers(OfTheLibrary), [OfTheLibrary], answer).Capability("C99");
        Assert.Equal((answer.Question, answer.Verdict, answer.Tried), (again?.Question, again?.Verdict, again?.Tried));
    }

    public void Dispose() => _folder.Dispose();

    private static bool IsGood(RecordedCapability answer) => answer.Verdict is CapabilityVerdict.Pass or CapabilityVerdict.NotApplicable;

    private static void AssertTriedAnew(RecordedVariant recorded, RecordedVariant again, string name)
    {
        var section = again.Sections.Single(section => section.Name == name);
        Assert.Equal((0, recorded.Sections.Single(section => section.Name == name).Tried), (section.TriedBefore, section.Tried));
    }

    private static IEnumerable<(string Id, int Number, string Happened)> Of(RecordedVariant variant) =>
        variant.Findings.Where(finding => s_attacks.Contains(finding.Section)).Select(finding => (finding.Id, finding.Number, finding.Happened)).Order();

    private static IEnumerable<(string Id, CapabilityVerdict Verdict, string What)> Answers(RecordedVariant variant) => variant.Capabilities.Select(answer => (answer.Id, answer.Verdict, answer.What));

    /// <summary>The sections of the attacks that are tried again here.</summary>
    private static RecordedVariant Parts(RecordedVariant variant) =>
        variant with { Sections = [.. variant.Sections.Where(section => s_attacks.Contains(section.Name))], Findings = [.. variant.Findings.Where(finding => s_attacks.Contains(finding.Section))] };

    /// <summary>What a variant answers when everything is asked.</summary>
    private RecordedVariant Answers(string section)
    {
        var folder = _folder["asked"];
        var asked = InProcess.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", $"Probed/{Asked}", "--only", section, "--output", folder]);
        Assert.Equal((0, ""), (asked.ExitCode, asked.Errors));
        return Table(folder, Asked);
    }

    private static RecordedVariant Table(string folder, string variant) => ProbeTables.Of(ProbeFolder.ReadInfo(folder), ProbeFolder.ReadEvents(folder)).Single().Variants.Single(one => one.Variant == variant);

    private RecordedVariant Probe(RecordedVariant known, IReadOnlyList<string> names, params IReadOnlyList<RecordedCapability> answers)
    {
        var program = ProbeFolder.ReadEvents(probes.Folder).OfType<ProgramProbed>().Single();
        var path = Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Repository, "artifacts", "serializers", program.Serializer), "worker.dll", SearchOption.AllDirectories).First(file => file.Contains("-prober-", StringComparison.Ordinal));
        var sections = ProgramDescription.Ask(path).Description!.Sections.Where(section => names.Contains(section.Name)).ToList();
        var info = ProbeFolder.ReadInfo(probes.Folder);
        var folder = _folder["again"];
        Directory.CreateDirectory(folder);
        using (var log = ProbeFolder.Start(folder, info))
        {
            var day = DateOnly.FromDateTime(info.StartedAt.UtcDateTime);
            log.Record(program with { Variants = [known.Variant], Quoted = new QuotedTable(day, [new QuotedGrades(known.Variant, known.Reading, known.Writing) { Answers = answers }]) });
            var target = new ProbeTarget(program.Serializer, program.Version, known.Variant, "", path);
            new ProbeCoordinator(new ProbePlaces(folder, info.Settings.Seed, ProbePlaces.DefaultBudget), log, (_, _, _) => { })
                .Run([new ProbeTask(target, sections, ["System.FormatException"], new KnownVariant(known, info.Settings.Seed, day))], ProbeFolder.ReadEvents(folder), CancellationToken.None);
        }

        return Table(folder, known.Variant);
    }
}
