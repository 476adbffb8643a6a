using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class ForeignCaseTests
{
    private static readonly string[] s_folders = [.. Corpus.Folders.Where(folder => folder != "utf8"), "avro", "arrow", "parquet", "thrift-binary", "thrift-compact"];

    public static TheoryData<string> Formats { get; } = [.. s_folders];

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
    public void Every_format_that_a_library_may_speak_has_cases_and_each_can_be_put_together()
    {
        var formats = Discovery.Find<PayloadFormat>(typeof(PayloadFormat).Assembly).ToList();

        Assert.Equal(s_folders.Order(), formats.Select(format => format.Folder).Order());
        Assert.All(formats, format => Assert.All(ForeignCase.Of(format.Folder), one => Assert.NotNull(format.Parse(one.Bytes))));
    }

    /// <summary>What no capability has the name of is never asked.</summary>
    [Fact]
    public void Every_case_belongs_to_a_question()
    {
        var questions = Discovery.Find<ForeignCapability>(typeof(ForeignCapability).Assembly).Select(asked => asked.Id["C45.".Length..]).Append(ForeignCase.Simple).ToHashSet();

        Assert.All(s_folders, folder => Assert.All(ForeignCase.Of(folder), one => Assert.Contains(one.Question, questions)));
    }

    [Fact]
    public void A_whole_payload_of_another_program_is_asked_only_beside_a_simple_value_in_the_same_place()
    {
        foreach (var folder in new[] { "arrow", "parquet" })
        {
            var simple = ForeignCase.Of(folder).Where(one => one.Question == ForeignCase.Simple).Select(one => one.Member).ToHashSet();

            Assert.Superset(new HashSet<CorpusMember> { CorpusMember.Text, CorpusMember.Int, CorpusMember.Long, CorpusMember.Double, CorpusMember.Flag }, simple);
        }
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

    [Fact]
    public void What_is_refused_is_told_behind_what_is_lost_and_the_answer_stays_a_silent_one()
    {
        var judgement = ValueChecks.Judge([("one", Likeness.Lost("it comes back as 2")), ("three", Likeness.Refused("reading throws FormatException: bad")), ("four", Likeness.Exact)]);

        Assert.Equal((Verdict.Fail, "one: it comes back as 2, silently; three: reading throws FormatException: bad"), (judgement.Verdict, judgement.What));
    }
}
