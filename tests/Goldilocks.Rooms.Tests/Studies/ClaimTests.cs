using Goldilocks.Reporting;
using Goldilocks.Rooms.Tests.Results;
using static Goldilocks.Rooms.Tests.Studies.SampleStudy;

namespace Goldilocks.Rooms.Tests.Studies;

public class ClaimTests
{
    private static readonly StudyPlace Write = Shelf;
    private static readonly StudyPlace Bytes = Shelf with { Measure = Measure.PayloadSize };

    [Theory]
    [InlineData(0.4, 0.6, ClaimVerdict.Holds)]
    [InlineData(0.6, 0.9, ClaimVerdict.NoLonger)]
    [InlineData(0.1, 0.4, ClaimVerdict.NoLonger)]
    public void A_ratio_holds_within_its_bounds(double atLeast, double atMost, ClaimVerdict verdict) =>
        Assert.Equal((verdict, "500 ns to 1.00 µs: ratio 0.500"), Check(new RatioCheck("Beta", "Alpha", Write, atLeast, atMost)));

    [Fact]
    public void A_ratio_whose_interval_straddles_the_bound_is_too_close_to_tell()
    {
        var script = new RunScript().Built("Library.A", "1.0.0").Built("Library.B", "2.0.0", "fast");
        Add(script, "Library.A", "", "1.0.0", 10, [100, 100, 100], [100, 100, 100]);
        Add(script, "Library.B", "fast", "2.0.0", 10, [90, 100, 110], [90, 100, 110]);

        Assert.Equal(ClaimVerdict.TooCloseToTell, Check(new RatioCheck("Beta", "Alpha", Write, AtMost: 1), script).Verdict);
    }

    [Fact]
    public void A_claim_on_a_serializer_that_is_not_available_is_not_measured_and_has_the_reason() => Assert.Equal(
        (ClaimVerdict.NotMeasured, "Gamma: Unavailable, package Library.C [3.0.0]: not found"),
        Check(new RatioCheck("Gamma", "Alpha", Write, AtMost: 1)));

    [Theory]
    [InlineData(290, ClaimVerdict.Holds)]
    [InlineData(291, ClaimVerdict.NoLonger)]
    public void Byte_counts_are_compared_exactly(long bytes, ClaimVerdict verdict) =>
        Assert.Equal((verdict, "1,290 and 1,000 bytes: a difference of 290"), Check(new DifferenceCheck("Beta", "Alpha", Bytes, bytes)));

    [Fact]
    public void A_place_is_only_confirmed_when_no_serializer_is_missing_that_might_take_it() =>
        Assert.Equal((ClaimVerdict.NotMeasured, "place 1 of 2; not measured: Gamma"), Check(new RankCheck("Beta", Write, To: 1)));

    [Fact]
    public void A_place_is_refuted_even_when_a_serializer_is_missing() =>
        Assert.Equal((ClaimVerdict.NoLonger, "place 2 of 2; first: Beta; not measured: Gamma"), Check(new RankCheck("Alpha", Write, To: 1)));

    [Fact]
    public void Serializers_that_do_not_count_are_not_missed() =>
        Assert.Equal((ClaimVerdict.Holds, "place 1 of 2"), Check(new RankCheck("Beta", Write, To: 1, Without: ["Gamma"])));

    [Fact]
    public void Only_the_named_ones_count_where_some_are_named() =>
        Assert.Equal((ClaimVerdict.Holds, "place 1 of 2"), Check(new RankCheck("Beta", Write, To: 1, Among: ["Alpha"])));

    [Fact]
    public void A_shared_place_counts_as_each_of_its_places()
    {
        var script = new RunScript().Built("Library.A", "1.0.0").Built("Library.B", "2.0.0", "fast");
        Add(script, "Library.A", "", "1.0.0", 10, [1000], [1000]);
        Add(script, "Library.B", "fast", "2.0.0", 10, [1001], [1001]);
        string[] both = ["Alpha"];

        Assert.Equal((ClaimVerdict.Holds, "places 1 to 2 of 2"), Check(new RankCheck("Beta", Write, To: 1, Among: both), script));
        Assert.Equal(ClaimVerdict.Holds, Check(new RankCheck("Beta", Write, From: 2, Among: both), script).Verdict);
    }

    [Theory]
    [InlineData("Alpha", ClaimVerdict.Holds)]
    [InlineData("Beta", ClaimVerdict.NoLonger)]
    public void The_slower_half_is_counted_over_all_serializers(string label, ClaimVerdict verdict) =>
        Assert.Equal(verdict, Check(new RankCheck(label, Write, InSlowerHalf: true, Without: ["Gamma"])).Verdict);

    [Theory]
    [InlineData("Beta", "Alpha", ClaimVerdict.Holds)]
    [InlineData("Alpha", "Beta", ClaimVerdict.NoLonger)]
    public void The_next_place_is_checked(string first, string then, ClaimVerdict verdict) =>
        Assert.Equal(verdict, Check(new NextCheck(first, then, Write, Without: ["Gamma"])).Verdict);

    [Fact]
    public void A_claim_on_all_serializers_names_the_exceptions()
    {
        var at = Shelf with { Measure = Measure.DeserializeTime };
        var script = Add(Script().Built("Library.C", "3.0.0"), "Library.C", "", "3.0.0", 10, [400, 400, 400], [200, 200, 200]);

        Assert.Equal((ClaimVerdict.Holds, "so for all 2 that were measured"), Check(new EveryoneCheck(at, Measure.SerializeTime)));
        Assert.Equal((ClaimVerdict.NoLonger, "not so for 1 of 3: Gamma (0.500)"), Check(new EveryoneCheck(at, Measure.SerializeTime), script));
    }

    [Fact]
    public void Whether_a_serializer_can_do_it_is_read_from_the_outcome()
    {
        var script = Add(Script().Built("Library.C", "3.0.0"), "Library.C", "", "3.0.0", 10, null, null);

        Assert.Equal((ClaimVerdict.Holds, "it can: round trip verified"), Check(new AbleCheck("Alpha", Shelf, Able: true)));
        Assert.Equal((ClaimVerdict.NoLonger, "it can: round trip verified"), Check(new AbleCheck("Alpha", Shelf, Able: false)));
        Assert.Equal(ClaimVerdict.NotMeasured, Check(new AbleCheck("Gamma", Shelf, Able: false)).Verdict);
        Assert.Equal((ClaimVerdict.Holds, "Unsupported: it cannot"), Check(new AbleCheck("Gamma", Shelf, Able: false), script));
    }

    [Fact]
    public void Maintenance_and_licences_come_from_the_facts()
    {
        var facts = new Dictionary<string, StudyFacts>
        {
            ["Library.A"] = new(InMaintenance: true, "MIT"),
            ["Library.B"] = new(InMaintenance: false, "AGPL-3.0"),
            ["Library.C"] = new(InMaintenance: true, null),
        };

        Assert.Equal((ClaimVerdict.Holds, "all of them still are; since then also Gamma"), Check(new MaintenanceCheck(["Alpha"]), facts: facts));
        Assert.Equal((ClaimVerdict.NoLonger, "maintained again: Beta; no other is"), Check(new MaintenanceCheck(["Alpha", "Beta", "Gamma"]), facts: facts));
        Assert.Equal((ClaimVerdict.NotMeasured, "no facts on Alpha"), Check(new MaintenanceCheck(["Alpha"])));
        Assert.Equal((ClaimVerdict.Holds, "AGPL-3.0"), Check(new LicenceCheck("Beta", "AGPL"), facts: facts));
        Assert.Equal((ClaimVerdict.NoLonger, "MIT"), Check(new LicenceCheck("Alpha", "AGPL"), facts: facts));
        Assert.Equal((ClaimVerdict.NotMeasured, "no facts on Gamma"), Check(new LicenceCheck("Gamma", "AGPL"), facts: facts));
    }

    [Fact]
    public void What_a_run_cannot_tell_says_why() =>
        Assert.Equal((ClaimVerdict.NotMeasured, "another command does"), Check(new NoCheck("another command does")));

    private static (ClaimVerdict Verdict, string Today) Check(Check check, RunScript? script = null, IReadOnlyDictionary<string, StudyFacts>? facts = null)
    {
        var claim = Assert.Single(Report(Sample with { Claims = [new("so they say", check)] }, script, facts).Claims);
        return (claim.Verdict, claim.Today);
    }
}
