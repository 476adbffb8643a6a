using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing.Tests;

/// <summary>What is expected and not there at all is named, and nothing that was not asked for.</summary>
public sealed class WhatIsMissing
{
    private static readonly RecordedCapability s_cycle = new("C10", "a cycle", CapabilityVerdict.Pass, "", []);
    private static readonly RecordedCapability s_shared = new("C11", "a shared object", CapabilityVerdict.Pass, "", []);

    [Fact]
    public void A_variant_that_is_gone() =>
        Assert.Equal(["old: variant: there: not there: the recorded table of 1.0"], Missing([Variant("")], [Variant(""), Variant("old")]));

    [Fact]
    public void A_variant_that_was_not_asked_for_is_not_missed() =>
        Assert.Empty(Missing([Variant("")], [Variant(""), Variant("old")], isAsked: (_, variant) => variant.Length == 0));

    [Fact]
    public void A_grade_where_nothing_could_be_tried() =>
        Assert.Equal([": reading: killed: not tried: the recorded table of 1.0"], Missing([Variant("")], [Variant("", grade: ProbeGrade.Killed)], Section("prefixes", "hostile")));

    [Fact]
    public void A_grade_is_not_missed_where_no_attack_was_asked_for() =>
        Assert.Empty(Missing([Variant("")], [Variant("", grade: ProbeGrade.Killed)], Section("graphs", ProbeTables.CapabilityFamily)));

    [Fact]
    public void A_grade_is_not_missed_where_only_some_attacks_were_asked_for() =>
        Assert.Empty(Missing([Variant("")], [Variant("", grade: ProbeGrade.Killed)], Section("prefixes", "hostile"), areAllAttacksAsked: false));

    [Fact]
    public void A_capability_that_another_variant_was_asked() => Assert.Equal(
        ["b: C11: pass: not tried: the recorded table of 1.0"],
        Missing([Variant("a", s_cycle, s_shared), Variant("b", s_cycle)], [Variant("a", s_cycle, s_shared), Variant("b", s_cycle, s_shared)], Section("graphs", ProbeTables.CapabilityFamily, s_cycle, s_shared)));

    [Fact]
    public void A_capability_that_nothing_was_asked_is_not_missed() =>
        Assert.Empty(Missing([Variant("", s_cycle)], [Variant("", s_cycle, s_shared)], Section("graphs", ProbeTables.CapabilityFamily, s_cycle)));

    [Fact]
    public void A_program_that_does_not_build_any_more_but_not_one_that_is_not_available()
    {
        Assert.Equal("BuildFailed: CS0000", Assert.Single(MissingProbes.Of(Program(new BuildFailed("CS0000")), facts: null, Table([Variant("")]))).Actual);
        Assert.Empty(MissingProbes.Of(Program(new BuildFailed("CS0000")), facts: null, recorded: null));
        Assert.Empty(MissingProbes.Of(Program(new Unavailable("Fake", "1.0", "no source has it")), facts: null, Table([Variant("")])));
    }

    private static List<string> Missing(RecordedVariant[] found, RecordedVariant[] recorded, SectionProbed? section = null, Func<string, string, bool>? isAsked = null, bool areAllAttacksAsked = true) =>
    [
        .. new MissingProbes(section is null ? [] : [section], isAsked ?? ((_, _) => true), areAllAttacksAsked).Of(Table(found), facts: null, Table(recorded))
            .Select(missing => $"{missing.Variant}: {missing.What}: {missing.Expected}: {missing.Actual}: {missing.Source}"),
    ];

    private static RecordedVariant Variant(string name, params RecordedCapability[] capabilities) => new(name, new([], null), new([], null), capabilities, [], []);

    private static RecordedVariant Variant(string name, ProbeGrade grade) => new(name, new([grade], null), new([], null), [], [], []);

    private static RecordedProbes Table(IReadOnlyList<RecordedVariant> variants) => new("Fake", "1.0", null, "1", new DateOnly(2026, 11, 24), "a machine", "a runtime", variants);

    private static SectionProbed Section(string name, string family, params RecordedCapability[] capabilities) =>
        new("Fake", "1.0", "", family, new RecordedSection(name, 0, 0, null), false, false, [], [], capabilities, 1, []);

    private static ProgramProbed Program(Outcome outcome) => new("Fake", "1.0", [], outcome, null, []);
}
