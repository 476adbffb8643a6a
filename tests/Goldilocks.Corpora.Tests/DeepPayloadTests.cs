using System.Text;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

public sealed class DeepPayloadTests
{
    [Fact]
    public void Levels_that_begin_with_their_own_length_are_wrapped_without_the_library()
    {
        var counted = CountedPayload.TryInfer(Nested(3), Nested(4), Nested(9));

        Assert.NotNull(counted);
        Assert.Equal(Nested(50), counted.Make(50));
        Assert.Null(CountedPayload.TryInfer(Nested(3), Nested(4), Nested(8)));
        Assert.Null(CountedPayload.TryInfer("{}"u8.ToArray(), "{{}}"u8.ToArray(), "{{{{}}}}"u8.ToArray()));
    }

    [Fact]
    public void Indented_levels_are_put_between_braces_so_that_a_deep_payload_does_not_take_the_square_of_its_depth()
    {
        var indented = IndentedPayload.TryInfer("Count: 1\nNext:\n  Count: 1\n  Next:\n    Count: 1\n    Next:\n    Place: 7\n  Place: 7\nPlace: 7\n"u8.ToArray());

        Assert.NotNull(indented);
        Assert.Equal("{Count: 1, Next: {Count: 1, Next: {Count: 1, Place: 7}, Place: 7}, Place: 7}", Encoding.UTF8.GetString(indented.Make(3)));
        Assert.InRange(indented.Make(1_000).Length, 1, 1_000 * (indented.BytesPerLevel + 1));
        Assert.Null(IndentedPayload.TryInfer("{\"Level\":7,\"Next\":null}"u8.ToArray()));
    }

    [Theory]
    [InlineData("{'Next':{'Next':{'Next':null,'Place':7},'Place':7},'Place':7}", "{'Next':{'Next':{'Next':{'Next':null,'Place':7},'Place':7},'Place':7},'Place':7}")]
    [InlineData("{'Next':{'Next':{'Place':7},'Place':7},'Place':7}", "{'Next':{'Next':{'Next':{'Place':7},'Place':7},'Place':7},'Place':7}")]
    public void Levels_repeat_also_where_nothing_is_written_of_a_member_that_is_null(string three, string four)
    {
        var nine = Enumerable.Range(0, 5).Aggregate(four, (inside, _) => $"{{'Next':{inside},'Place':7}}");

        var repeated = RepeatedPayload.TryInfer(Encoding.ASCII.GetBytes(three), Encoding.ASCII.GetBytes(four), Encoding.ASCII.GetBytes(nine));

        Assert.NotNull(repeated);
        Assert.Equal($"{{'Next':{nine},'Place':7}}", Encoding.ASCII.GetString(repeated.Make(10)));
        Assert.Null(RepeatedPayload.TryInfer(Encoding.ASCII.GetBytes(three), Encoding.ASCII.GetBytes(four), Encoding.ASCII.GetBytes(three + four)));
    }

    [Theory]
    [InlineData("""{"$id":"1","Next":{"$id":"12","Next":null,"Place":7},"Place":7}""", """{"Next":{"Next":null,"Place":7},"Place":7}""")]
    [InlineData("&o0\nNext: &o1\n  Next:\n  Place: 7\nPlace: 7\n", "\nNext: \n  Next:\n  Place: 7\nPlace: 7\n")]
    [InlineData("""{"Text":"\"$id\":\"1\","}""", """{"Text":"\"$id\":\"1\","}""")]
    public void Names_of_objects_to_which_nothing_refers_are_taken_away(string marked, string plain) => Assert.Equal(plain, Encoding.UTF8.GetString(MarkedObjects.Without(Encoding.UTF8.GetBytes(marked))));

    /// <summary>Documents as in BSON, each with a number in front of the next.</summary>
    private static byte[] Nested(int levels)
    {
        byte[] inside = [];
        for (var level = 0; level < levels; level++)
        {
            byte[] content = [0x10, (byte)'L', 0, 7, 0, 0, 0, .. inside.Length == 0 ? (byte[])[0x0A, (byte)'N', 0] : [0x03, (byte)'N', 0, .. inside], 0];
            inside = [.. BitConverter.GetBytes(content.Length + sizeof(int)), .. content];
        }

        return inside;
    }
}
