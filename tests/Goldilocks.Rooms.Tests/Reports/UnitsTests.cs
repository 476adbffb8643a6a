using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Reports;

public class UnitsTests
{
    [Theory]
    [InlineData(0.52, "0.52 ns")]
    [InlineData(9.994, "9.99 ns")]
    [InlineData(9.996, "10.0 ns")]
    [InlineData(40, "40.0 ns")]
    [InlineData(999.4, "999 ns")]
    [InlineData(999.6, "1.00 µs")]
    [InlineData(12_345, "12.3 µs")]
    [InlineData(999_600, "1.00 ms")]
    [InlineData(1_234_567_890, "1.23 s")]
    [InlineData(1_234_567_890_000, "1,235 s")]
    public void A_time_has_three_digits_and_the_unit_that_fits(double nanoseconds, string text) =>
        Cultures.All(() => Assert.Equal(text, Units.Time(nanoseconds)));

    [Theory]
    [InlineData(0, "0 B")]
    [InlineData(1_076, "1,076 B")]
    [InlineData(9_999, "9,999 B")]
    [InlineData(10_000, "10.0 kB")]
    [InlineData(999_600, "1.00 MB")]
    [InlineData(14_630_000, "14.6 MB")]
    [InlineData(2_500_000_000, "2.50 GB")]
    public void Small_sizes_are_exact_and_large_ones_have_three_digits(long bytes, string text) =>
        Cultures.All(() => Assert.Equal(text, Units.Bytes(bytes)));

    [Theory]
    [InlineData(1, "1.00")]
    [InlineData(0.9996, "1.00")]
    [InlineData(0.9994, "0.999")]
    [InlineData(0.413, "0.413")]
    [InlineData(0.0413, "0.0413")]
    [InlineData(2.149, "2.15")]
    [InlineData(12.34, "12.3")]
    [InlineData(1234.5, "1,235")]
    public void A_ratio_has_three_digits(double ratio, string text) =>
        Cultures.All(() => Assert.Equal(text, Units.Ratio(ratio)));

    [Theory]
    [InlineData(0.0244, 1, "+2.4 %")]
    [InlineData(-0.0244, 2, "-2.44 %")]
    [InlineData(0, 1, "0.0 %")]
    [InlineData(0.0004, 1, "0.0 %")]
    public void A_change_has_its_sign_and_none_where_it_rounds_to_nothing(double share, int decimals, string expected) =>
        Cultures.All(() => Assert.Equal(expected, Units.Change(share, decimals)));

    [Fact]
    public void A_fall_that_rounds_to_nothing_has_no_plus() => Assert.DoesNotContain("+", Units.Change(-0.0004), StringComparison.Ordinal);
}
