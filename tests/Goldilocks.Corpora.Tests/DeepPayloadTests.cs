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
