using System.Text;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class XmlMembersTests
{
    [Fact]
    public void Elements_are_reversed_at_each_level_and_those_of_one_name_are_not() =>
        Assert.Equal("""<a><list><i>1</i><i>2</i></list><c /><b x="1"><e>2</e><d>1</d></b></a>""", Reversed("""<a><b x="1"><d>1</d><e>2</e></b><c /><list><i>1</i><i>2</i></list></a>"""));

    [Fact]
    public void What_stands_between_elements_and_inside_attributes_stays() =>
        Assert.Equal("""<?xml version="1.0"?><a y="<>"> <c><![CDATA[<z>]]></c><!-- <b> --><b x=">" /> </a>""", Reversed("""<?xml version="1.0"?><a y="<>"> <b x=">" /><!-- <b> --><c><![CDATA[<z>]]></c> </a>"""));

    [Theory]
    [InlineData("{}")]
    [InlineData("<a>")]
    [InlineData("<a><b></a>")]
    [InlineData("")]
    public void What_is_no_XML_has_no_elements(string payload) => Assert.Null(Reversed(payload));

    private static string? Reversed(string payload) => XmlMembers.Reversed(Encoding.UTF8.GetBytes(payload)) is { } bytes ? Encoding.UTF8.GetString(bytes) : null;
}
