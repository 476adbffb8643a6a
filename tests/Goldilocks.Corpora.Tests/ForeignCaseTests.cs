using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class ForeignCaseTests
{
    public static TheoryData<string> Formats { get; } = [.. Corpus.Folders.Where(folder => folder != "utf8")];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Every_format_has_payloads_of_other_programs_and_none_is_asked_twice(string folder)
    {
        var cases = ForeignCase.Of(folder);

        Assert.NotEmpty(cases);
        Assert.Equal(cases.Count, cases.Select(one => (one.Question, one.Place, one.Member, one.Bytes)).Distinct().Count());
        Assert.All(cases, one => Assert.NotEmpty(one.Words));
        Assert.All(cases.Where(one => one.MustBeRead), one => Assert.NotEmpty(one.Values));
    }

    [Fact]
    public void A_fraction_for_a_whole_number_is_asked_of_every_format_that_knows_fractions()
    {
        foreach (var folder in Corpus.Folders.Where(folder => folder is not ("utf8" or "protobuf")))
        {
            Assert.Contains(ForeignCase.Of(folder), one => one is { Question: "fraction", Member: CorpusMember.Long, Values.Count: 0 });
        }
    }

    [Fact]
    public void Dates_of_other_programs_are_asked_of_every_text_format()
    {
        foreach (var folder in new[] { "json", "yaml", "xml" })
        {
            Assert.Contains(ForeignCase.Of(folder), one => one is { Question: "date", Member: CorpusMember.Moment, Values: ["2024-01-01T09:00:00"] });
            Assert.Contains(ForeignCase.Of(folder), one => one is { Question: "offset", Member: CorpusMember.Instant, Values.Count: 0 });
        }
    }

    [Fact]
    public void Texts_that_a_format_may_take_for_something_else_are_tried_with_every_mark_at_both_ends()
    {
        var texts = DifficultTexts.Plain.Select(text => text.Text).ToList();

        Assert.Equal(texts.Count, texts.Distinct().Count());
        foreach (var text in new[] { "\t", "\ta", "a\t", " a", "a ", "-@a", "a:", ": a", "a #", "# a", "null", "~", "yes", "1e3" })
        {
            Assert.Contains(text, texts);
        }
    }

    [Fact]
    public void Every_value_that_fails_is_named_and_what_came_back_only_of_the_first_few()
    {
        (string, Likeness)[] values = [.. Enumerable.Range(1, 7).Select(number => ($"value {number}", Likeness.Lost($"it comes back as {-number}"))), ("a right one", Likeness.Exact)];

        var judgement = ValueChecks.Judge(values);

        Assert.Contains("value 1: it comes back as -1", judgement.What, StringComparison.Ordinal);
        Assert.EndsWith("; and value 5, value 6, value 7", judgement.What, StringComparison.Ordinal);
    }
}
