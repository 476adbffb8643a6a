using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>How C39 judges a library, seen with a thousandth of the values. The values themselves take gigabytes.</summary>
[Collection(CountsMemory.Name)]
public sealed class LargeValueTests
{
    private const double Thousandth = 0.001;

    public static TheoryData<LargeCapability> Values { get; } = [new ManyBytes(Thousandth), new ManyNumbers(Thousandth), new LongText(Thousandth)];

    [Theory]
    [MemberData(nameof(Values), DisableDiscoveryEnumeration = true)]
    public void A_value_that_comes_back_passes_and_its_size_is_stated(LargeCapability asked)
    {
        var judged = Judge(asked, Habit.KeepsEverything);

        Assert.Equal(Verdict.Pass, judged.Verdict);
        Assert.Matches("^a payload of [0-9]+ MB$", judged.What);
    }

    [Theory]
    [MemberData(nameof(Values), DisableDiscoveryEnumeration = true)]
    public void A_value_that_lacks_its_last_item_is_another_one(LargeCapability asked)
    {
        var judged = Judge(asked, Habit.CutsTheEnd);

        Assert.Equal(Verdict.Fail, judged.Verdict);
        Assert.StartsWith("another value is read, silently, from a payload of ", judged.What, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Values), DisableDiscoveryEnumeration = true)]
    public void The_end_of_the_array_that_a_payload_is_kept_in_is_no_answer_of_the_library(LargeCapability asked)
    {
        var judged = Judge(asked, Habit.AsksForMoreThanAnArray);

        Assert.Equal(Verdict.NotApplicable, judged.Verdict);
        Assert.Matches("^[0-9]+ MB are written, for which more memory is asked than an array has, so they are not read back$", judged.What);
    }

    [Theory]
    [InlineData(Habit.Refuses, Verdict.Partial, "writing throws NotSupportedException: More than 100 KB are not written.")]
    [InlineData(Habit.RefusesWhatItReads, Verdict.Partial, "reading throws InvalidDataException: More than 100 KB are not read.")]
    [InlineData(Habit.Overflows, Verdict.Fail, "writing throws OverflowException: The length does not fit.")]
    [InlineData(Habit.Stumbles, Verdict.Fail, "writing throws IndexOutOfRangeException: Index was outside the bounds of the array.")]
    public void A_refusal_is_less_than_the_value_and_an_accident_is_a_failure(Habit habit, Verdict verdict, string what)
    {
        var judged = Judge(new LongText(Thousandth), habit);

        Assert.Equal((verdict, what), (judged.Verdict, judged.What));
    }

    [Fact]
    public void An_exception_that_hides_want_of_memory_is_no_refusal()
    {
        MemoryRefusals.Watch();
        MemoryRefusals.Take();

        var judged = Judge(new LongText(Thousandth), Habit.HidesWantOfMemory);

        Assert.Equal((Verdict.Fail, "memory ran out, and writing throws InvalidOperationException: The writer is closed."), (judged.Verdict, judged.What));
        MemoryRefusals.Take();
    }

    [Theory]
    [InlineData(Habit.KeepsEverything, Verdict.Pass, "2 MB, not read back")]
    [InlineData(Habit.KeepsEverythingAndReadsStreams, Verdict.Pass, "2 MB")]
    [InlineData(Habit.WritesOnlyToStreams, Verdict.Pass, "2 MB")]
    [InlineData(Habit.WritesLess, Verdict.NotApplicable, "0 MB are written: a text that occurs again, or what repeats itself, takes less")]
    [InlineData(Habit.Overflows, Verdict.Fail, "writing throws OverflowException: The length does not fit.")]
    [InlineData(Habit.Refuses, Verdict.Partial, "writing throws NotSupportedException: More than 100 KB are not written.")]
    [InlineData(Habit.StopsReading, Verdict.Fail, "other texts are read, silently, from 2 MB")]
    public void What_is_written_to_a_stream_must_have_its_size_and_is_read_back_where_the_adapter_reads_streams(Habit habit, Verdict verdict, string what)
    {
        var judged = Judge(new BeyondAnyArray(Thousandth), habit);

        Assert.Equal((verdict, what), (judged.Verdict, judged.What));
    }

    [Fact]
    public void A_value_for_which_the_machine_has_too_little_memory_is_not_tried()
    {
        var judged = Judge(new ManyBytes(share: 1_000_000), Habit.KeepsEverything);

        Assert.Equal(Verdict.NotApplicable, judged.Verdict);
        Assert.StartsWith("it may take 1073742 GB of memory, and this machine has ", judged.What, StringComparison.Ordinal);
    }

    private static Judgement Judge(LargeCapability asked, Habit habit) => asked.Run(new Subject(
        new LargeFake(habit),
        "fake",
        [new CapabilityModel<HasManyBytes>(), new CapabilityModel<HasManyNumbers>(), new CapabilityModel<HasLongText>(), new CapabilityModel<HasManyTexts>()],
        new GoldenPayloads(folder: null)));
}
