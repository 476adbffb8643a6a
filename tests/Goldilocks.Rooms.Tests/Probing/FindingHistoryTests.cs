using Goldilocks.Catalog;
using Goldilocks.Cli.Probe;
using Goldilocks.Probing;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>A person who asks since when a library does something, and which version mended it, gets the versions that were tried and no guess about those between them.</summary>
public sealed class FindingHistoryTests
{
    [Fact]
    public void A_finding_is_there_since_the_first_version_that_shows_it_and_mended_in_the_first_after_it_that_does_not()
    {
        var history = Assert.Single(FindingHistory.Of([Attacked("3.0.0"), Attacked("1.10.0", "H03"), Attacked("1.9.0"), Attacked("2.0.0", "H03")]));

        Assert.Equal(["1.9.0", "1.10.0", "2.0.0", "3.0.0"], history.Versions);
        var span = Assert.Single(history.Findings);
        Assert.Equal(("1.10.0", "3.0.0"), (span.Since, span.MendedIn));
        Assert.Equal(["1.10.0", "2.0.0"], span.SeenIn);
    }

    [Fact]
    public void What_the_oldest_version_shows_may_be_older_and_what_the_newest_shows_is_not_mended()
    {
        var span = Assert.Single(Assert.Single(FindingHistory.Of([Attacked("1.0.0", "H03"), Attacked("2.0.0", "H03")])).Findings);

        Assert.Equal((null, null), (span.Since, span.MendedIn));
    }

    [Fact]
    public void A_version_in_which_the_variant_was_not_attacked_does_not_mend_anything()
    {
        var span = Assert.Single(Assert.Single(FindingHistory.Of([Attacked("1.0.0", "H03"), Tables.Of("Bookbinder", "2.0.0", Tables.Variant(""))])).Findings);

        Assert.Null(span.MendedIn);
    }

    [Fact]
    public void Of_capabilities_only_those_are_told_that_did_not_answer_alike()
    {
        var history = Assert.Single(FindingHistory.Of([Answering("1.0.0", CapabilityVerdict.Fail), Answering("2.0.0", CapabilityVerdict.NotApplicable), Answering("3.0.0", CapabilityVerdict.Pass)]));

        var span = Assert.Single(history.Capabilities);
        Assert.Equal(("C01", null, "3.0.0"), (span.Id, span.Since, span.MendedIn));
        Assert.StartsWith("fail: ", span.What, StringComparison.Ordinal);
    }

    [Fact]
    public void One_version_has_no_history() => Assert.Empty(FindingHistory.Of([Attacked("1.0.0", "H03")]));

    [Fact]
    public void Of_each_minor_version_the_last_is_tried_or_every_one_the_oldest_first()
    {
        string[] offered = ["2.0.9", "1.10.0", "1.9.1", "2.0.10", "1.9.2"];

        Assert.Equal(["1.9.2", "1.10.0", "2.0.10"], HistoryVersions.Chosen(offered, isEvery: false));
        Assert.Equal(["1.9.1", "1.9.2", "1.10.0", "2.0.9", "2.0.10"], HistoryVersions.Chosen(offered, isEvery: true));
    }

    private static RecordedProbes Attacked(string version, params string[] probes) => Tables.Of(
        "Bookbinder",
        version,
        Tables.Variant("") with { Reading = new([probes.Length == 0 ? ProbeGrade.Withstands : ProbeGrade.Killed], null), Findings = [.. probes.Select(probe => Tables.Finding(probe, ProbeGrade.Killed))] });

    private static RecordedProbes Answering(string version, CapabilityVerdict verdict) => Tables.Of(
        "Bookbinder",
        version,
        Tables.Variant("", new RecordedCapability("C01", "a member is added", verdict, "", []), new RecordedCapability("C02", "a member is removed", CapabilityVerdict.Pass, "", [])));
}
