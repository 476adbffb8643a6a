using Goldilocks.Catalog;
using Goldilocks.Cli.Probe;
using Goldilocks.Probing;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>Where several versions of one serializer are probed, a line that names no version would be of any of them.</summary>
public sealed class ProbeDisplayTests
{
    [Fact]
    public void Each_line_about_what_comes_back_names_its_version_where_several_were_probed() => Assert.Equal(
        ["silent: Bookbinder in 1.0.0, C01: 11 comes back as 0, silently", "in part: Bookbinder in 1.0.0: it is null (C02)", "silent: Bookbinder in 2.0.0, C01: 11 comes back as 0, silently", "in part: Bookbinder in 2.0.0: it is null (C02)"],
        ProbeDisplay.SilentLines([Changing("1.0.0"), Changing("2.0.0")], ProbeDisplay.Several([Program("1.0.0"), Program("2.0.0")])));

    [Fact]
    public void Of_many_serializers_the_line_with_their_questions_names_the_version_too() => Assert.Equal(
        ["silent or ends: Bookbinder in 1.0.0: C01", "silent or ends: Bookbinder in 2.0.0: C01", "silent or ends: Bookbinder in 3.0.0: C01", "silent or ends: Bookbinder in 4.0.0: C01"],
        ProbeDisplay.SilentLines([Changing("1.0.0"), Changing("2.0.0"), Changing("3.0.0"), Changing("4.0.0")], ProbeDisplay.Several([Program("1.0.0"), Program("2.0.0"), Program("3.0.0"), Program("4.0.0")])));

    [Fact]
    public void One_version_alone_stands_in_the_table_only() =>
        Assert.StartsWith("silent: Bookbinder, C01", ProbeDisplay.SilentLines([Changing("1.0.0")], ProbeDisplay.Several([Program("1.0.0")])).First(), StringComparison.Ordinal);

    [Theory]
    [InlineData("depth", "H06", ProbeDirection.Reading, " (for 1,000 levels 1 MiB may suffice, 256 KiB does not suffice)")]
    [InlineData("depth", "H09", ProbeDirection.Writing, " (for 1,000 levels 1 MiB suffices)")]
    [InlineData("depth", "H08", ProbeDirection.Reading, "")]
    [InlineData("lengths", "H03", ProbeDirection.Reading, "")]
    public void Behind_a_finding_about_whole_levels_stands_what_smaller_stacks_do_in_that_direction(string section, string probe, ProbeDirection direction, string expected)
    {
        var variant = Tables.Variant("", Stack("C46.read-1m", CapabilityVerdict.Partial), Stack("C46.read-256k", CapabilityVerdict.Fail), Stack("C46.write-1m", CapabilityVerdict.Pass), Stack("C46.write-256k", CapabilityVerdict.NotApplicable));

        Assert.Equal(expected, SmallerStacks.Behind(variant, Tables.Finding(probe, ProbeGrade.Killed) with { Section = section, Direction = direction }));

        static RecordedCapability Stack(string id, CapabilityVerdict verdict) => new(id, "levels on a stack", verdict, "", []);
    }

    private static ProgramProbed Program(string version) => new("Bookbinder", version, [""], null, null, []);

    private static RecordedProbes Changing(string version) => Tables.Of(
        "Bookbinder",
        version,
        Tables.Variant("") with
        {
            Capabilities =
            [
                new RecordedCapability("C01", "a member was added", CapabilityVerdict.Fail, "11 comes back as 0, silently", []),
                new RecordedCapability("C02", "a member was removed", CapabilityVerdict.Partial, "it is null", []),
            ],
        });
}
