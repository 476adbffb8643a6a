using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Probing;

namespace Goldilocks.Rooms.Tests.Choosing;

public sealed class NativeProgramTests
{
    private static readonly Candidate s_candidate = new(
        new VariantKey("Bookbinder", "", "1.0.0"), Shop.Facts(), new Dictionary<Place, CandidateFigures>(), new Dictionary<Place, string>(), Unready: null, Marks: []);

    [Theory]
    [InlineData(CapabilityVerdict.Pass, Answer.Fits)]
    [InlineData(CapabilityVerdict.Partial, Answer.Fits)]
    [InlineData(CapabilityVerdict.Fail, Answer.Excluded)]
    public void A_recorded_native_program_answers_where_none_was_started_here(CapabilityVerdict recorded, Answer expected)
    {
        var verdict = Judge("1.0.0", recorded);
        Assert.Equal(expected, verdict!.Answer);
        Assert.Equal("goldilocks probe --only publishing --serializers Bookbinder", verdict.Evidence.Source);
    }

    [Fact]
    public void A_native_program_of_another_version_answers_nothing() => Assert.Equal(Answer.Unknown, Judge("0.9.0", CapabilityVerdict.Pass)!.Answer);

    [Fact]
    public void A_table_without_a_native_program_leaves_the_answer_to_the_next_source() => Assert.Null(Judge("1.0.0", CapabilityVerdict.NotApplicable));

    private static Verdict? Judge(string version, CapabilityVerdict recorded)
    {
        var table = Tables.Of("Bookbinder", version, Tables.Variant("", new RecordedCapability("C44.nativeaot", "does it run?", recorded, "", [])));
        return new ProbedEvidence([table]).Judge(Requirement.Aot, s_candidate, new Wishes(new HashSet<Requirement> { Requirement.Aot }));
    }
}
