using Goldilocks.Catalog;

namespace Goldilocks.Probing.Tests;

/// <summary>The rules of docs/probes.md, on outcomes that are made up.</summary>
public sealed class GradesAndTables
{
    private static readonly ExceptionFamily s_documented = new(["System.FormatException"]);

    [Theory]
    [InlineData("System.FormatException", false)]
    [InlineData("Library.DamagedException<System.FormatException<System.SystemException", false)]
    [InlineData("System.ArgumentException<System.SystemException", true)]
    [InlineData("System.NullReferenceException<System.SystemException", true)]
    public void An_exception_leaks_unless_it_or_a_base_of_it_is_documented(string exceptions, bool isLeak) =>
        Assert.Equal(isLeak, Grader.Of(Outcome("threw", exceptions), s_documented).Contains(ProbeGrade.LeaksExceptions));

    [Fact]
    public void A_library_that_documents_nothing_leaks_only_what_is_never_right()
    {
        var undocumented = new ExceptionFamily(null);

        Assert.Empty(Grader.Of(Outcome("threw", "System.ArgumentException"), undocumented));
        Assert.Equal([ProbeGrade.LeaksExceptions], Grader.Of(Outcome("threw", "System.InvalidCastException"), undocumented));
    }

    [Fact]
    public void What_is_thrown_for_an_object_of_ones_own_is_no_leak_unless_it_is_never_right()
    {
        Assert.Empty(Grader.Of(Outcome("threw", "System.ArgumentException") with { IsWriting = true }, s_documented));
        Assert.Equal([ProbeGrade.LeaksExceptions], Grader.Of(Outcome("threw", "System.NullReferenceException") with { IsWriting = true }, s_documented));
    }

    [Fact]
    public void An_outcome_gets_every_grade_that_applies() =>
        Assert.Equal(
            [ProbeGrade.ChoosesTypes, ProbeGrade.Exhausted, ProbeGrade.LeaksExceptions],
            Grader.Of(Outcome("threw", "System.InvalidCastException") with { Remarks = ["foreign-code", "greedy"] }, s_documented));

    [Fact]
    public void Memory_that_was_refused_is_exhaustion_and_no_leak() =>
        Assert.Equal([ProbeGrade.Exhausted], Grader.Of(Outcome("threw", "System.OutOfMemoryException") with { Remarks = ["out-of-memory"] }, s_documented));

    [Fact]
    public void Nothing_found_is_withstands_only_where_something_was_tried()
    {
        Assert.Equal([ProbeGrade.Withstands], Grader.Summarize([], null, isAnythingTried: true).Grades);
        Assert.Empty(Grader.Summarize([], null, isAnythingTried: false).Grades);
    }

    [Fact]
    public void A_grade_of_another_version_is_what_is_expected_and_says_its_version()
    {
        var surprise = Assert.Single(ProbeExpectations.Compare(Table("2.0", ProbeGrade.Withstands), facts: null, Table("1.0", ProbeGrade.Killed)));

        Assert.Equal(("killed", "withstands", "the recorded table of 1.0"), (surprise.Expected, surprise.Actual, surprise.Source));
    }

    [Theory]
    [InlineData("1.0", CapabilityVerdict.NotApplicable, 0)]
    [InlineData("1.0", CapabilityVerdict.Fail, 1)]
    [InlineData("2.0", CapabilityVerdict.NotApplicable, 1)]
    [InlineData("3.0", CapabilityVerdict.NotApplicable, 1)]
    public void What_an_older_version_is_not_asked_is_no_surprise(string version, CapabilityVerdict verdict, int surprises) => Assert.Equal(
        surprises,
        ProbeExpectations.Compare(Answering(version, verdict), facts: null, Answering("2.0", CapabilityVerdict.Pass)).Count);

    [Fact]
    public void What_the_facts_state_comes_before_the_recorded_table()
    {
        var facts = new ProbeFacts(Grades: [new ExpectedGrades(ProbeDirection.Reading, [ProbeGrade.Withstands])]);

        Assert.Empty(ProbeExpectations.Compare(Table("2.0", ProbeGrade.Withstands), facts, Table("1.0", ProbeGrade.Killed)));
    }

    [Fact]
    public void Where_one_section_is_tried_alone_a_grade_that_comes_from_another_is_not_missed() =>
        Assert.Empty(ProbeExpectations.Compare(Table("1.0", ProbeGrade.Withstands, ["depth"]), facts: null, Table("1.0", ProbeGrade.Killed, ["lengths", "depth"])));

    [Fact]
    public void Where_one_section_is_tried_alone_a_grade_that_came_from_it_is_missed()
    {
        var surprise = Assert.Single(ProbeExpectations.Compare(Table("1.0", ProbeGrade.Withstands, ["lengths"]), facts: null, Table("1.0", ProbeGrade.Killed, ["lengths", "depth"])));

        Assert.Equal(("killed", "withstands"), (surprise.Expected, surprise.Actual));
    }

    [Fact]
    public void Where_one_section_is_tried_alone_a_grade_that_is_new_is_a_surprise()
    {
        var surprise = Assert.Single(ProbeExpectations.Compare(Table("1.0", ProbeGrade.Killed, ["depth"]), facts: null, Table("1.0", ProbeGrade.Withstands, ["lengths", "depth"])));

        Assert.Equal(("withstands", "killed"), (surprise.Expected, surprise.Actual));
    }

    [Fact]
    public void A_recorded_table_of_another_version_gives_no_grade_and_says_how_to_get_one()
    {
        var root = Directory.CreateTempSubdirectory("goldilocks-recorded-").FullName;
        try
        {
            RecordedProbesFile.Write(root, Table("1.0", ProbeGrade.Killed));

            Assert.Equal(ProbeGrade.Killed, RecordedProbesFile.Find(root, "Fake", "1.0").Table!.Variants[0].Reading.Worst);
            Assert.Equal("probed 1.0, pinned 2.0; to record that: goldilocks probe --record --serializers Fake", RecordedProbesFile.Find(root, "Fake", "2.0").WhyNot);
        }
        finally
        {
            Directory.Delete(root, recursive: true);
        }
    }

    [Fact]
    public void Questions_about_what_a_library_can_do_and_its_own_payloads_are_not_counted_as_attacks()
    {
        SectionName[] sections = [new("mutations", "hostile"), new("json-corpus", "corpora"), new("versions", "capabilities"), new("golden", "hostile")];
        var variant = Table("1.0", ProbeGrade.Withstands).Variants[0] with { Sections = [.. sections.Select(section => ProbeTables.Recorded(section, inputs: 10, tried: 10, whyNot: null))] };

        Assert.Equal(20, variant.AttacksTried);
    }

    private static OutcomeKind Outcome(string answer, string exceptions) =>
        new("H02", "probe-text", IsWriting: false, answer, exceptions.Split('<'), [], Number: 1, StackBytes: 1, Milliseconds: 1, AllocatedBytes: 1, "an input", "a text");

    private static RecordedProbes Table(string version, ProbeGrade grade) => Table(version, grade, []);

    private static RecordedProbes Answering(string version, CapabilityVerdict verdict)
    {
        var table = Table(version, ProbeGrade.Withstands);
        return table with { Variants = [table.Variants[0] with { Capabilities = [new RecordedCapability("C40", "a question", verdict, "an answer", [])] }] };
    }

    /// <summary>A grade other than the best has one finding, which is of the first section.</summary>
    private static RecordedProbes Table(string version, ProbeGrade grade, IReadOnlyList<string> sections) => new(
        "Fake", version, null, "1", new DateOnly(2026, 11, 24), "a machine", "a runtime",
        [
            new RecordedVariant(
                "", new RecordedGrades([grade], null), new RecordedGrades([], null), [],
                grade == ProbeGrade.Withstands || sections.Count == 0 ? [] : [Finding(grade, sections[0])],
                [.. sections.Select(section => new RecordedSection(section, Inputs: 1, Tried: 1, WhyNot: null))]),
        ]);

    private static RecordedFinding Finding(ProbeGrade grade, string section) =>
        new("Fake-H02-1", "H02", grade, ProbeDirection.Reading, "probe-text", "an input", "a text", StackBytes: 1, PayloadBytes: null, Payload: null, section, Seed: 1, Number: 1, Alike: 1, "a command");
}
