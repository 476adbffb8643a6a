using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class CorpusTests
{
    [Theory]
    [InlineData("json", 250)]
    [InlineData("utf8", 60)]
    [InlineData("protobuf", 60)]
    [InlineData("messagepack", 60)]
    [InlineData("bson", 60)]
    [InlineData("cbor", 60)]
    [InlineData("yaml", 60)]
    [InlineData("xml", 60)]
    public void A_corpus_has_enough_cases_of_every_verdict_and_each_has_a_name_of_its_own(string folder, int atLeast)
    {
        var corpus = Corpus.Load(folder);

        Assert.True(corpus.Cases.Count >= atLeast, $"only {corpus.Cases.Count}");
        Assert.Equal(corpus.Cases.Count, corpus.Cases.Select(one => one.Name).Distinct().Count());
        Assert.Contains(corpus.Cases, one => one.Verdict == StandardVerdict.Accept);
        Assert.Contains(corpus.Cases, one => one.Verdict is StandardVerdict.Refuse or StandardVerdict.Never);
        Assert.Contains(corpus.Cases, one => one.Verdict == StandardVerdict.Open);
        Assert.All(corpus.Cases, one => Assert.NotEmpty(one.Section));
    }

    [Fact]
    public void A_case_that_must_be_accepted_states_its_value() => Assert.All(
        Corpus.Folders.SelectMany(folder => Corpus.Load(folder).Cases).Where(one => one.Verdict == StandardVerdict.Accept && one.Member != CorpusMember.None),
        one => Assert.True(one.Values.Count == 1 || one.Values is ["0", "-0"], one.Name));

    [Theory]
    [InlineData("a`C3A9`b", "61C3A962")]
    [InlineData("``", "")]
    [InlineData("`3*5B``2*0A0D`", "5B5B5B0A0D0A0D")]
    [InlineData("a@b", "614062")]
    public void Text_stands_for_itself_except_between_backquotes(string notation, string hexadecimal) =>
        Assert.Equal(hexadecimal, Convert.ToHexString(Frame.Fill(CaseBytes.OfText(notation), null)));

    [Fact]
    public void A_name_between_two_signs_is_filled_in() =>
        Assert.Equal("78FF79"u8.ToArray(), Frame.Fill(CaseBytes.OfText("78@Document@79"), _ => "FF"u8.ToArray()));

    [Fact]
    public void A_cut_ends_the_document_behind_the_case()
    {
        var frame = Frame.Between([1], [9]);

        Assert.Equal([1, 5, 9], frame.Compose(CaseBytes.OfHexadecimal("05")));
        Assert.Equal([1, 5], frame.Compose(CaseBytes.OfHexadecimal("05 @Cut@")));
    }

    [Fact]
    public void Backquotes_that_are_not_pairs_are_an_error() => Assert.Throws<FormatException>(() => CaseBytes.OfText("a`41"));

    [Theory]
    [InlineData(CorpusMember.Double, -0.0, "0", "Double is -0 instead of 0")]
    [InlineData(CorpusMember.Double, 0.01, "1E-2", null)]
    [InlineData(CorpusMember.Int, 0, "4294967296", "Int is 0 instead of 4294967296")]
    [InlineData(CorpusMember.Text, "a\uFFFDb", "(replaced)", null)]
    [InlineData(CorpusMember.Text, "a/b", "(replaced)", "Text is a/b instead of (replaced)")]
    [InlineData(CorpusMember.Text, null, "(null)", null)]
    public void A_member_is_compared_with_what_the_corpus_states(object member, object? value, string stated, string? difference)
    {
        object root = value switch
        {
            double number => new Workloads.CorpusValues { Double = number },
            int number => new Workloads.CorpusValues { Int = number },
            _ => new Workloads.CorpusValues { Text = (string)value! },
        };

        Assert.Equal(difference, MemberValue.FindDifference(root, (CorpusMember)member, [stated]));
    }
}
