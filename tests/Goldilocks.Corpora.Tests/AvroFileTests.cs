using System.Text;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class AvroFileTests
{
    [Fact]
    public void A_case_is_the_type_of_its_member_and_its_value_between_those_that_the_class_has()
    {
        var file = Compose(CorpusMember.Int, "[\"int\",\"long\"]`020A`");

        Assert.StartsWith("Obj\u0001", file, StringComparison.Ordinal);
        Assert.Contains("""{"name":"Int","type":["int","long"]},{"name":"Long","type":"long"}""", file, StringComparison.Ordinal);
        Assert.Contains("zq7marker\u0002\u000A", file, StringComparison.Ordinal);
    }

    [Fact]
    public void A_case_may_state_all_fields_with_all_values()
    {
        var file = Compose(CorpusMember.Int, """@Fields@[{"name":"a","type":"int"}]`0A`""");

        Assert.Contains(""""name":"CorpusValues","namespace":"Goldilocks.Schemas","fields":[{"name":"a","type":"int"}]}"""", file, StringComparison.Ordinal);
        Assert.EndsWith("zq7sync-zq7sync-\u0002\u0002\u000Azq7sync-zq7sync-", file, StringComparison.Ordinal);
    }

    [Fact]
    public void A_value_may_take_no_bytes() => Assert.Contains("""{"name":"Int","type":"null"}""", Compose(CorpusMember.Int, "\"null\"``"), StringComparison.Ordinal);

    [Fact]
    public void Every_case_in_a_file_can_be_put_together()
    {
        var format = new AvroFormat();
        var cases = ForeignCase.Of(format.Folder).Where(one => one.Place == Place.File).ToList();

        Assert.NotEmpty(cases);
        Assert.All(cases, one => Assert.StartsWith("Obj\u0001", Compose(one.Member, one.Bytes), StringComparison.Ordinal));
    }

    private static string Compose(CorpusMember member, string notation) => Encoding.Latin1.GetString(new AvroFormat().MakeFile(member)!.Compose(new AvroFormat().Parse(notation)));
}
