using Goldilocks.Load;

namespace Goldilocks.Rooms.Tests.Load;

public sealed class TimesCodecTests
{
    [Fact]
    public void Every_time_comes_back_to_the_nanosecond()
    {
        var random = new Random(1);
        long[] times = [0, 0, 1, 127, 128, long.MaxValue / 2, .. Enumerable.Range(0, 1000).Select(_ => random.NextInt64(10_000_000_000))];
        Array.Sort(times);

        Assert.Equal(times, TimesCodec.Decode(TimesCodec.Encode(times)));
    }

    [Fact]
    public void No_times_are_an_empty_text() => Assert.Equal(("", 0), (TimesCodec.Encode([]), TimesCodec.Decode("").Count));

    [Fact]
    public void A_text_that_was_cut_off_is_refused() => Assert.Throws<FormatException>(() => TimesCodec.Decode(Convert.ToBase64String([0x80])));
}
