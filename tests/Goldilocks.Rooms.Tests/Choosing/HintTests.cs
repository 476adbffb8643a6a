using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Building;
using Goldilocks.Rooms.Tests.Comparing;
using Goldilocks.Rooms.Tests.Probing;

namespace Goldilocks.Rooms.Tests.Choosing;

/// <summary>What is not known comes with the command that would tell. Each kind of command is followed here: with what it brings, the same question has an answer.</summary>
public sealed class HintTests
{
    private const string Name = "Bookbinder";

    private static readonly Place s_person = new("person", 1);

    [Fact]
    public void Probing_a_version_that_was_not_probed_tells_what_a_stranger_can_do_to_it()
    {
        var before = Probed(Requirement.Untrusted, "", Table("0.9.0", ""));
        Assert.Equal((Answer.Unknown, $"goldilocks probe --serializers {Name}"), (before.Answer, before.FindOut));

        Assert.Equal(Answer.Fits, Probed(Requirement.Untrusted, "", Table("1.0.0", "")).Answer);
    }

    [Fact]
    public void Probing_again_does_not_bring_a_variant_that_the_probed_program_does_not_offer_so_no_command_is_named()
    {
        var verdict = Probed(Requirement.Untrusted, "generated", Table("1.0.0", ""));

        Assert.Equal((Answer.Unknown, null), (verdict.Answer, verdict.FindOut));
        Assert.Contains("not offer", verdict.Evidence.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void What_no_probe_can_try_on_a_variant_is_no_reason_to_probe_it_again()
    {
        var limited = Tables.Of(Name, "1.0.0", Tables.Variant("") with { Reading = new([ProbeGrade.Withstands], "depth: 12 inputs could not be made") });

        var verdict = Probed(Requirement.Untrusted, "", limited);

        Assert.Equal((Answer.Unknown, null), (verdict.Answer, verdict.FindOut));
        Assert.Equal("not every attack could be tried: depth: 12 inputs could not be made", verdict.Evidence.Text);
    }

    [Fact]
    public void A_variant_that_refuses_the_graphs_of_the_probes_is_decided_by_a_run_that_has_some()
    {
        var refuses = Tables.Of(Name, "1.0.0", Tables.Variant("", new RecordedCapability("C10", "a cycle", CapabilityVerdict.NotApplicable, "it writes a tree", [])));
        var judge = new Judge([new ProbedEvidence([refuses]), new MeasuredEvidence([s_person], Shop.Formats.Demonstrations)]);
        Verdict Of(Candidate candidate) => judge.Of(Requirement.References, candidate, new Wishes(new HashSet<Requirement> { Requirement.References }));

        Assert.Equal((Answer.Unknown, "goldilocks run --workloads graph"), (Of(Candidate()).Answer, Of(Candidate()).FindOut));
        Assert.Equal(Answer.Excluded, Of(Candidate() with { Outcomes = new Dictionary<Place, string> { [Shop.Graph] = "Unsupported: it writes a tree" } }).Answer);
    }

    [Fact]
    public void A_package_that_is_missing_comes_from_a_source()
    {
        var before = Data(Candidate(unready: "Unavailable: package Bookbinder [1.0.0]: not found in any source"));
        Assert.Equal((Answer.Unknown, "goldilocks run --workloads person@1 --source FOLDER"), (before.Answer, before.FindOut));

        Assert.Equal(Answer.Fits, Data(Candidate(measured: true)).Answer);
    }

    [Fact]
    public void A_program_that_is_missing_comes_from_no_source_of_packages()
    {
        var verdict = Data(Candidate(unready: "Unavailable: package Bookbinder [1.0.0]: its schema compiler, bindc 1.0.0, is not on the PATH: put it there"));

        Assert.Equal("goldilocks run --workloads person@1", verdict.FindOut);
        Assert.Contains("put it there", verdict.Evidence.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void What_does_not_compile_compiles_no_better_the_second_time() =>
        Assert.Null(Data(Candidate(unready: "BuildFailed: CS0246: the type or namespace name could not be found")).FindOut);

    [Fact]
    public void Every_serializer_that_needs_a_program_says_that_it_is_not_on_the_path()
    {
        var needing = Directory.EnumerateFiles(Path.Combine(Workshop.Repository, "serializers"), "*.csproj", SearchOption.AllDirectories)
            .SelectMany(File.ReadLines).Where(line => line.Contains("$(MissingToolCode)", StringComparison.Ordinal)).ToList();

        Assert.NotEmpty(needing);
        Assert.All(needing, line => Assert.True(Unavailable.IsOfProgram(line), line));
    }

    [Fact]
    public void Measuring_the_workload_that_is_missing_gives_its_figures()
    {
        var before = Data(Candidate());
        Assert.Equal((Answer.Unknown, "goldilocks run --workloads person@1"), (before.Answer, before.FindOut));

        Assert.Equal(Answer.Fits, Data(Candidate(measured: true)).Answer);
    }

    [Fact]
    public void What_is_measured_by_its_version_is_asked_by_its_version() => Assert.Equal(
        $"goldilocks probe --serializers {Name}@1.0.0",
        new ProbedEvidence([]).Judge(Requirement.Untrusted, Candidate() with { IsByVersion = true }, new Wishes(new HashSet<Requirement> { Requirement.Untrusted }))!.FindOut);

    [Fact]
    public void A_later_run_of_one_serializer_takes_no_figures_away_from_a_run_of_many()
    {
        var many = new Shop().Add("Quick", 0.5, 0.5).Add("Slow", 2, 2).Add("Slower", 3, 3).Material;
        var few = many with { Candidates = [.. many.Candidates.Where(candidate => candidate.Key.Serializer == "Quick")] };

        Assert.All(Material.Together([few, many]).Candidates, candidate => Assert.True(candidate.Figures.ContainsKey(s_person)));
    }

    [Fact]
    public void Starting_it_gives_its_start()
    {
        var before = Judge.OfStart(Candidate());
        Assert.Equal((Answer.Unknown, $"goldilocks startup --serializers {Name}"), (before.Answer, before.FindOut));

        Assert.Equal(Answer.Fits, Judge.OfStart(Candidate() with { Start = new Interval(1, 1, 1, 1) }).Answer);
    }

    [Fact]
    public void Running_it_under_a_runtime_shows_that_runtime()
    {
        var wishes = new Wishes(new HashSet<Requirement>(), Runtimes: ["net8.0"]);
        Verdict Under(Candidate candidate) => new MeasuredEvidence([s_person], Shop.Formats.Demonstrations).Judge(Requirement.Runtimes, candidate, wishes)!;
        Assert.Equal("goldilocks run --runtimes net8.0", Under(Candidate()).FindOut);

        Assert.Equal(Answer.Fits, Under(Candidate() with { Conditions = ["net8.0"] }).Answer);
    }

    [Fact]
    public void A_run_that_names_no_runtime_shows_the_one_that_it_ran_on()
    {
        var candidates = Material.Of(TwoRuns.Make().Report, new Dictionary<string, SerializerFacts>()).Candidates;
        Answer Under(string runtime, Candidate candidate) => new MeasuredEvidence([s_person], Shop.Formats.Demonstrations).Judge(Requirement.Runtimes, candidate, new Wishes(new HashSet<Requirement>(), Runtimes: [runtime]))!.Answer;

        Assert.All(candidates, candidate => Assert.Equal((Answer.Fits, Answer.Unknown), (Under("net10.0", candidate), Under("net8.0", candidate))));
    }

    [Fact]
    public void What_could_not_be_tried_has_no_command_that_would_try_it_again()
    {
        var variant = Tables.Variant("") with { Capabilities = [new RecordedCapability("C01.insert", "a member was added between others", CapabilityVerdict.NotApplicable, "it is for types without attributes", [])] };
        var verdict = Probed(Requirement.EvolvesInsert, "", Tables.Of(Name, "1.0.0", variant));

        Assert.Equal((Answer.Unknown, null), (verdict.Answer, verdict.FindOut));
        Assert.Contains("it is for types without attributes", verdict.Evidence.Text, StringComparison.Ordinal);
    }

    private static RecordedProbes Table(string version, string variant) => Tables.Of(Name, version, Tables.Variant(variant) with { Reading = new([ProbeGrade.Withstands], null) });

    private static Verdict Probed(Requirement requirement, string variant, RecordedProbes table) =>
        new ProbedEvidence([table]).Judge(requirement, Candidate(variant), new Wishes(new HashSet<Requirement> { requirement }))!;

    private static Verdict Data(Candidate candidate) =>
        new MeasuredEvidence([s_person], Shop.Formats.Demonstrations).Judge(Requirement.TakesData, candidate, new Wishes(new HashSet<Requirement>()))!;

    private static Candidate Candidate(string variant = "", string? unready = null, bool measured = false) => new(
        new VariantKey(Name, variant, "1.0.0"),
        Shop.Facts(),
        measured ? new Dictionary<Place, CandidateFigures> { [s_person] = new(null, null, 1) } : new Dictionary<Place, CandidateFigures>(),
        new Dictionary<Place, string>(),
        unready,
        Marks: []);
}
