using Goldilocks.Values;

namespace Goldilocks.Contracts.Tests.Values;

public sealed class SeededRandomTests
{
    /// <summary>The outputs that implementations of SplitMix64 publish for checking one another.</summary>
    [Theory]
    [InlineData(0UL, new[] { 0xE220A8397B1DCDAFUL, 0x6E789E6AA1B965F4UL, 0x06C45D188009454FUL })]
    [InlineData(1234567UL, new[] { 6457827717110365317UL, 3203168211198807973UL, 9817491932198370423UL, 4593380528125082431UL, 16408922859458223821UL })]
    public void The_sequence_is_that_of_SplitMix64(ulong seed, ulong[] published)
    {
        var random = new SeededRandom(seed);

        Assert.Equal(published, published.Select(_ => random.NextUInt64()));
    }

    [Fact]
    public void Bytes_are_the_64_bit_outputs_least_significant_first()
    {
        var bytes = new byte[11];

        new SeededRandom(0).Fill(bytes);

        Assert.Equal("AFCD1D7B39A820E2F465B9", Convert.ToHexString(bytes));
    }

    [Fact]
    public void Numbers_cover_their_range_and_nothing_else()
    {
        var random = new SeededRandom(42);

        var met = Enumerable.Range(0, 10_000).Select(_ => random.Next(-3, 4)).Distinct().Order();

        Assert.Equal([-3, -2, -1, 0, 1, 2, 3], met);
    }

    [Fact]
    public void Fractions_are_at_least_0_and_below_1_and_spread_evenly()
    {
        var random = new SeededRandom(42);

        var tenths = Enumerable.Range(0, 100_000).Select(_ => (int)(random.NextDouble() * 10)).CountBy(tenth => tenth).ToDictionary();

        Assert.Equal(Enumerable.Range(0, 10), tenths.Keys.Order());
        Assert.All(tenths.Values, count => Assert.InRange(count, 9_500, 10_500));
    }

    [Fact]
    public void Guids_are_of_version_4_and_variant_1()
    {
        var random = new SeededRandom(42);

        Assert.All(
            Enumerable.Range(0, 100).Select(_ => random.NextGuid()),
            guid =>
            {
                Assert.Equal(4, guid.Version);
                Assert.Contains(guid.ToString("D")[19], "89ab");
            });
    }
}
