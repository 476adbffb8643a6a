using System.Text;
using Goldilocks.Prober.Attacks;
using Goldilocks.Workloads;

namespace Goldilocks.Corpora.Tests;

/// <summary>Another reader says of every case what the corpus says, or the difference has a reason here.</summary>
public sealed class JudgeTests
{
    private const string BelowTypes = "it reads a tag or an extension without looking at what the tag or the extension's type asks of its content";

    [Fact]
    public void A_strict_reader_of_JSON_agrees_with_every_verdict() => Agree(new Judge(new JsonFormat(), Writers.Json, Readers.Json), 320, []);

    [Fact]
    public void A_strict_reader_of_CBOR_agrees_with_every_verdict() => Agree(new Judge(new CborFormat(), Writers.Cbor, Readers.Cbor), 110,
    [
        ("tag-bignum-of-text: takes it", BelowTypes),
        ("tag-decimal-fraction-one-element: takes it", BelowTypes),
    ]);

    [Fact]
    public void A_reader_of_MessagePack_agrees_with_every_verdict_on_structure() => Agree(new Judge(new MessagePackFormat(), Writers.MessagePack, Readers.MessagePack), 110,
    [
        ("moment-length-five: takes it", BelowTypes),
        ("moment-length-one: takes it", BelowTypes),
        ("moment-length-sixteen: takes it", BelowTypes),
        ("moment-length-zero: takes it", BelowTypes),
        ("moment-timestamp64-too-many-nanoseconds: takes it", BelowTypes),
        ("moment-timestamp96-too-many-nanoseconds: takes it", BelowTypes),
    ]);

    [Fact]
    public void A_reader_of_BSON_agrees_with_every_verdict() => Agree(new Judge(new BsonFormat(), Writers.Bson, Readers.Bson), 90, []);

    [Fact]
    public void A_reader_of_YAML_agrees_with_every_verdict_but_those_with_a_reason() => Agree(new Judge(new YamlFormat(), Writers.Yaml, Readers.Yaml), 140,
    [
        ("document-nul-behind: takes it", "it ends a document at a NUL, which section 5.1 does not allow in one"),
        ("list-alias-before-anchor: takes it", "it resolves aliases after it has read the whole document; section 3.2.2.2 lets an alias refer to an earlier node only"),
        ("map-flow-colon-in-next-line: refuses it", "it wants the colon of a plain key in the key's own line; inside of a flow mapping, section 7.4.2 lets a line break stand between them"),
        ("text-control-character: takes it", "it does not look for the characters that section 5.1 excludes"),
        ("text-control-in-quotes: takes it", "it does not look for the characters that section 5.1 excludes"),
        ("text-literal-white-space: refuses it", "it wants more than white space in a literal block, which example 8.6 of section 8.1.1.2 does without"),
        ("text-literal-white-space-kept: refuses it", "it wants more than white space in a literal block, which example 8.6 of section 8.1.1.2 does without"),
        ("text-literal-blank-line-first: refuses it", "it takes white space before the first line for a deeper line, which section 8.1.1.1 forbids only where it is deeper"),
        ("text-literal-shorter-line-first: refuses it", "it takes white space before the first line for a deeper line, which section 8.1.1.1 forbids only where it is deeper"),
        ("text-next-line-raw: refuses it", "U+0085 is a line break in YAML 1.1 and an ordinary character since 1.2 (section 5.4)"),
    ]);

    [Fact]
    public void A_reader_of_XML_agrees_with_every_verdict() => Agree(new Judge(new XmlFormat(), Writers.Xml, Readers.Xml), 70, []);

    [Theory]
    [InlineData(false, false)]
    [InlineData(true, false)]
    [InlineData(false, true)]
    public void A_reader_of_protobuf_agrees_with_every_verdict(bool isList, bool isMap)
    {
        var format = new ProtobufFormat();
        var members = format.Corpus.Cases.Where(one => (one.Member == CorpusMember.List) == isList && (one.Member == CorpusMember.Map) == isMap).Select(one => one.Name).ToHashSet();
        var judge = new Judge(format, Writers.Protobuf, payload => Readers.Protobuf(payload, isList, isMap));

        Agree(judge, 80, [], members.Contains);
    }

    [Fact]
    public void The_runtime_agrees_about_what_is_UTF_8()
    {
        var strict = new UTF8Encoding(false, throwOnInvalidBytes: true);

        Assert.All(Corpus.Load("utf8").Cases, one =>
        {
            var bytes = Frame.Fill(CaseBytes.OfText(one.Bytes), null);
            var problem = Xunit.Record.Exception(() => strict.GetString(bytes));
            Assert.True((problem is null) == (one.Verdict != StandardVerdict.Never), $"{one.Name}: {problem?.Message ?? "it is UTF-8"}");
        });
    }

    private static void Agree(Judge judge, int atLeast, (string Disagreement, string Reason)[] expected, Func<string, bool>? isMeant = null)
    {
        var (disagreements, judged) = judge.Disagree();
        var meant = disagreements.Where(one => isMeant?.Invoke(one.Split(':')[0]) ?? true);

        Assert.True(judged >= atLeast, $"only {judged} cases were judged");
        Assert.Equal(string.Join('\n', expected.Select(one => one.Disagreement).Order(StringComparer.Ordinal)), string.Join('\n', meant.Order(StringComparer.Ordinal)));
        Assert.All(expected, one => Assert.NotEmpty(one.Reason));
    }
}
