using System.Text;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class JsonMembersTests
{
    [Fact]
    public void Members_are_reversed_at_each_level_and_elements_are_not() =>
        Assert.Equal("""{"c":[{"e":2,"d":1.50},3],"b":null,"$type":"x"}""", Reversed("""{"$type":"x","b":null,"c":[{"d":1.50,"e":2},3]}"""));

    [Theory]
    [InlineData("[1]")]
    [InlineData("a: 1")]
    [InlineData("")]
    public void What_is_no_object_of_JSON_has_no_members(string payload) => Assert.Null(Reversed(payload));

    [Theory]
    [InlineData("""{"a":1, "Moment" : "x\\"}", "b":2}""", "\"x\\\\\"")]
    [InlineData("""{"moment":{"a":[1,{"b":"}"}]},"c":3}""", """{"a":[1,{"b":"}"}]}""")]
    [InlineData("""{"a":{"MOMENT":2}}""", "2")]
    [InlineData("""{"moment":"a","x":{"moment":"b"}}""", null)]
    [InlineData("""{"other":"moment"}""", null)]
    public void A_value_is_found_by_its_name_where_there_is_one(string payload, string? value)
    {
        var bytes = Encoding.UTF8.GetBytes(payload);

        Assert.Equal(value, JsonMembers.ValueOf(bytes, "Moment") is { } place ? Encoding.UTF8.GetString(bytes[place]) : null);
    }

    private static string? Reversed(string payload) => JsonMembers.Reversed(Encoding.UTF8.GetBytes(payload)) is { } bytes ? Encoding.UTF8.GetString(bytes) : null;
}
