using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Choosing;

/// <summary>Constraints that come from the program around a serializer: its framework, its size, the languages at the other end.</summary>
public sealed class WhatAProgramNeedsTests
{
    private static readonly DateOnly s_day = new(2026, 11, 1);

    [Theory]
    [InlineData("net48", Answer.Fits)]
    [InlineData("netstandard2.1", Answer.Fits)]
    [InlineData("net8.0", Answer.Fits)]
    [InlineData("netstandard1.6", Answer.Excluded)]
    [InlineData("net45", Answer.Excluded)]
    public void A_package_is_for_a_framework_when_a_program_for_it_can_use_one_of_its_folders(string framework, Answer expected) =>
        Assert.Equal(expected, Judge(new Wishes(Nothing, Frameworks: [framework]), Requirement.Frameworks, Shop.Facts() with { Frameworks = ["net8.0", "netstandard2.0"] }).Answer);

    [Fact]
    public void Unity_is_what_the_author_says_and_unknown_where_that_was_not_looked_up_and_each_framework_is_told()
    {
        var wishes = new Wishes(Nothing, Frameworks: ["unity", "netstandard2.1"]);
        var facts = Shop.Facts() with { Frameworks = ["netstandard2.0"] };

        Assert.Equal(Answer.Unknown, Judge(wishes, Requirement.Frameworks, facts).Answer);
        Assert.Equal("in Unity: yes (2021.3 and later); a program for netstandard2.1 uses its assemblies for netstandard2.0", Judge(wishes, Requirement.Frameworks, facts with { Unity = new Trait(TraitAnswer.Yes, "2021.3 and later") }).Evidence.Text);
    }

    [Fact]
    public void A_name_that_is_no_framework_is_a_mistake() =>
        Assert.StartsWith("'moon' is not a framework.", Assert.Throws<ChoiceException>(() => Judge(new Wishes(Nothing, Frameworks: ["moon"]), Requirement.Frameworks, Shop.Facts() with { Frameworks = [] })).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData(0L, Answer.Fits, "it comes with the runtime")]
    [InlineData(200_000L, Answer.Fits, "its assemblies take 200 kB; the limit is 500 kB")]
    [InlineData(900_000L, Answer.Excluded, "its assemblies take 900 kB; the limit is 500 kB")]
    public void The_size_of_what_a_library_brings_is_held_to_the_limit(long bytes, Answer expected, string text)
    {
        var verdict = Judge(new Wishes(Nothing, MaximumDependencyBytes: 500_000), Requirement.MaximumDependency, Shop.Facts() with { DependencyBytes = bytes });

        Assert.Equal((expected, text), (verdict.Answer, verdict.Evidence.Text));
    }

    [Fact]
    public void A_program_that_was_not_published_is_not_known_and_the_command_that_publishes_it_is_named() => Assert.Equal(
        "goldilocks startup --serializers Bookbinder --modes nativeaot",
        Judge(new Wishes(Nothing, MaximumProgramBytes: 8_000_000), Requirement.MaximumProgram, Shop.Facts()).FindOut);

    [Fact]
    public void A_language_that_no_list_has_is_not_known_and_a_format_of_one_library_is_excluded()
    {
        var wishes = new Wishes(Nothing, Languages: ["java", "C#"]);

        Assert.Equal(Answer.Fits, Judge(wishes, Requirement.Languages, Shop.Facts("Pages")).Answer);
        Assert.Equal(Answer.Unknown, Judge(wishes with { Languages = ["Cobol"] }, Requirement.Languages, Shop.Facts("Pages")).Answer);
        Assert.Equal(Answer.Fits, Judge(wishes with { Languages = ["Cobol"] }, Requirement.Languages, Shop.Facts("Text")).Answer);
        Assert.Equal(Answer.Excluded, Judge(wishes, Requirement.Languages, Shop.Facts("own binary")).Answer);
    }

    [Theory]
    [InlineData("1.0.0", ExchangeVerdict.Equal, EvidenceKind.Probe, "Node.js/library 3.0.0 read 2 of 2 values as they were written")]
    [InlineData("0.9.0", ExchangeVerdict.Equal, EvidenceKind.Format, "a public specification")]
    [InlineData("1.0.0", ExchangeVerdict.Different, EvidenceKind.Format, "a public specification")]
    public void What_another_language_read_of_this_version_stands_before_the_specification(string version, ExchangeVerdict found, EvidenceKind kind, string text)
    {
        RecordedExchange[] abroad = [new("Pages", "Bookbinder/plain", version, "Node.js/library", "3.0.0", found, "", "", ["first", "second"])];

        var verdict = Judge(new Wishes(Nothing), Requirement.CrossLanguage, Shop.Facts("Pages") with { ReadAbroad = abroad });

        Assert.Equal((Answer.Fits, kind, text), (verdict.Answer, verdict.Evidence.Kind, verdict.Evidence.Text));
    }

    private static HashSet<Requirement> Nothing => [];

    private static Verdict Judge(Wishes wishes, Requirement requirement, SerializerFacts facts)
    {
        var formats = new[]
        {
            new FormatFacts("Pages", false, true, "a public specification", null, "its page", s_day, ["Java", "Python"]),
            new FormatFacts("Text", true, true, "every common language reads it", null, "its page", s_day, ["*"]),
            new FormatFacts("own binary", false, false, "the library's own format", null, "its facts", s_day),
        };
        var candidate = new Candidate(new VariantKey("Bookbinder", "", "1.0.0"), facts, new Dictionary<Place, CandidateFigures>(), new Dictionary<Place, string>(), Unready: null, Marks: []);
        return new Judge([new InteropEvidence(), new FormatEvidence(formats.ToDictionary(format => format.Name)), new RecordedEvidence(s_day)]).Of(requirement, candidate, wishes);
    }
}
