using System.Text;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class StrictReadersTests
{
    [Theory]
    [InlineData("{\"Text\":\"a\"}", "a")]
    [InlineData(" { \"n\" : [ -1.5e+3 , 0 , true , null , {} , [] ] , \"text\" : \"\\u0041\\n\\/\" } ", "A\n/")]
    [InlineData("[{\"a\":{\"TEXT\":\"deep\"}}]", "deep")]
    public void A_text_is_found_by_its_name(string json, string expected) => Assert.Equal(expected, StrictJson.Find(StrictJson.Read(Encoding.UTF8.GetBytes(json)), "Text"));

    [Theory]
    [InlineData("{\"a\":\"\u0003\"}")]
    [InlineData("{\"a\":NaN}")]
    [InlineData("{\"a\":01}")]
    [InlineData("{\"a\":.5}")]
    [InlineData("{\"a\":1.}")]
    [InlineData("{\"a\":1e}")]
    [InlineData("{\"a\":1e+-2}")]
    [InlineData("{\"a\":1,}")]
    [InlineData("{a:1}")]
    [InlineData("{\"a\":\"\\x\"}")]
    [InlineData("{\"a\":\"\\u12\"}")]
    [InlineData("{\"a\":1}}")]
    [InlineData("{\"a\":1")]
    [InlineData("")]
    public void What_is_no_JSON_is_refused(string json) => Assert.Throws<FormatException>(() => StrictJson.Read(Encoding.UTF8.GetBytes(json)));

    [Fact]
    public void Bytes_that_are_no_UTF_8_are_refused() => Assert.Throws<FormatException>(() => StrictJson.Read([(byte)'"', 0xED, 0xA0, 0x80, (byte)'"']));

    [Theory]
    [InlineData("<r><Text>a&lt;&#65;&#x42;&amp;</Text></r>", "a<AB&")]
    [InlineData("<r><Text z:Id=\"2\">a > b</Text></r>", "a > b")]
    [InlineData("<r><Text>a\r\nb\rc&#xD;</Text></r>", "a\nb\nc\r")]
    [InlineData("<r><Text i:nil=\"true\" /><Long>7</Long></r>", null)]
    public void An_element_is_read_as_XML_has_it(string xml, string? expected) => Assert.Equal(expected, StrictXml.TextOf(Encoding.UTF8.GetBytes(xml), "Text"));

    [Theory]
    [InlineData("<Text>&#x0;</Text>")]
    [InlineData("<Text>a\u0003b</Text>")]
    [InlineData("<Text>\uFFFF</Text>")]
    [InlineData("<Text>a & b</Text>")]
    public void Characters_that_XML_does_not_have_are_refused(string xml) => Assert.Throws<FormatException>(() => StrictXml.TextOf(Encoding.UTF8.GetBytes(xml), "Text"));

    [Fact]
    public void A_lone_member_is_found_behind_its_name_and_in_an_array()
    {
        Assert.Equal(6..8, LoneMember.In([0xA1, 0x64, (byte)'m', (byte)'a', (byte)'r', (byte)'k', 1, 2], CorpusMember.Mark, (0xA1, 0x81), 0x60, null));
        Assert.Equal(1..3, LoneMember.In([0x91, 1, 2], CorpusMember.Mark, (0x81, 0x91), 0xA0, null));
        Assert.Null(LoneMember.In([0xA1, 0x64, (byte)'n', (byte)'o', (byte)'n', (byte)'e', 1], CorpusMember.Mark, (0xA1, 0x81), 0x60, null));
    }

    [Fact]
    public void A_member_beside_another_is_found_in_both_orders()
    {
        byte[] name = [0x67, .. "Decimal"u8];
        byte[] other = [0x65, .. "Ulong"u8];
        Assert.Equal(9..11, LoneMember.In([0xA2, .. name, 1, 2, .. other, 9], CorpusMember.Decimal, (0xA2, 0x82), 0x60, 17..18));
        Assert.Equal(16..18, LoneMember.In([0xA2, .. other, 9, .. name, 1, 2], CorpusMember.Decimal, (0xA2, 0x82), 0x60, 7..8));
    }
}
