using System.Runtime.CompilerServices;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Corpora.Tests;

/// <summary>How much stack a library takes is measured, and what a verdict says of it does not hang on a few bytes.</summary>
public sealed class StackUseTests
{
    private const int Kibi = 1024;

    [Fact]
    public void Twice_the_levels_take_twice_the_stack_and_every_time_as_much()
    {
        var (once, again, twice) = (StackUse.Of(() => Descend(1_000)).Bytes, StackUse.Of(() => Descend(1_000)).Bytes, StackUse.Of(() => Descend(2_000)).Bytes);

        Assert.Equal(once, again);
        Assert.InRange(twice, once * 19 / 10, once * 2);
    }

    [Fact]
    public void What_ends_in_an_exception_is_measured_to_its_deepest_level()
    {
        var (bytes, refusal) = StackUse.Of(() => Descend(1_000, refusesAtTheEnd: true));

        Assert.IsType<InvalidDataException>(refusal);
        Assert.True(bytes > StackUse.Of(() => Descend(1_000)).Bytes);
    }

    [Theory]
    [InlineData(100, "Fits")]
    [InlineData(192, "Fits")]
    [InlineData(193, "Close")]
    [InlineData(256, "Close")]
    [InlineData(383, "Close")]
    [InlineData(384, "Exceeds")]
    [InlineData(16 * 1024, "Exceeds")]
    public void Nothing_that_takes_about_the_whole_stack_is_said_to_fit_or_to_end_the_process(int neededKibibytes, string fit) =>
        Assert.Equal(fit, StackFits.Of(neededKibibytes * Kibi, 256 * Kibi).ToString());

    [Theory]
    [InlineData(7, "about 7 KiB of stack")]
    [InlineData(211, "about 210 KiB of stack")]
    [InlineData(1_049, "about 1,000 KiB of stack")]
    public void A_need_is_told_to_two_digits(int kibibytes, string text) => Assert.Equal(text, StackFits.Text(kibibytes * Kibi));

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Descend(int levels, bool refusesAtTheEnd = false)
    {
        Span<int> numbers = stackalloc int[16];
        numbers.Fill(levels);
        return levels > 0 ? Descend(levels - 1, refusesAtTheEnd) + numbers[^1]
            : refusesAtTheEnd ? throw new InvalidDataException("This is as deep as it goes.")
            : numbers[0];
    }
}
