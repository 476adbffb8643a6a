using System.Globalization;
using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>Counts are exact; clocks run.</summary>
public sealed class MeasuringTests
{
    /// <summary>An array's header and length are three words; 1,000 bytes need no padding.</summary>
    internal const long ArrayBytes = 24 + 1000;

    [Theory]
    [InlineData(1)]
    [InlineData(17)]
    [InlineData(5000)]
    public void A_slice_reports_the_operations_that_were_asked_for(int operations)
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.Equal(operations, fake.Slice(binding, "serialize", operations).GetInt64("operations"));
        Assert.Equal(operations, fake.Slice(binding, "deserialize", operations).GetInt64("operations"));
    }

    [Fact]
    public void A_slice_runs_every_operation_and_no_more()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();

        // The thousandth call is the last good one, and verification is the first call.
        fake.Verify(binding);
        foreach (var operations in new[] { 500, 498, 1 })
        {
            Assert.Equal(Verbs.Sample, fake.Slice(binding, "serialize", operations).Verb);
        }

        Assert.Equal(Verbs.Failed, fake.Slice(binding, "serialize", 1).Verb);
    }

    [Fact]
    public void The_lead_in_of_a_slice_is_run_and_counts_for_nothing()
    {
        using var fake = new Conversation("Allocating");
        var binding = fake.Bind();
        fake.Verify(binding);

        // A hundred megabytes through a first generation of sixteen, then next to nothing.
        var sample = fake.Slice(binding, "serialize", 1, leadIn: 100_000);

        Assert.Equal((1, 0, 0), (sample.GetInt64("operations"), sample.GetInt64("collections"), sample.GetInt64("pause-nanoseconds")));
    }

    [Fact]
    public void The_lead_in_runs_every_operation_that_was_asked_for()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();

        // The thousandth call is the last good one, and verification is the first call.
        fake.Verify(binding);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "serialize", 500, leadIn: 499).Verb);

        Assert.Equal(Verbs.Failed, fake.Slice(binding, "serialize", 0, leadIn: 1).Verb);
    }

    [Fact]
    public void A_coordinator_from_before_there_was_a_lead_in_gets_none()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.Equal(Verbs.Sample, fake.Ask(Conversation.Request(Verbs.Slice, binding).With("operation", "serialize").With("operations", 999)).Verb);
        Assert.Equal(Verbs.Failed, fake.Slice(binding, "serialize", 1).Verb);
    }

    [Fact]
    public void The_narrower_clock_never_shows_more_than_the_wider_one()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        var sample = fake.Slice(binding, "serialize", 2000);
        var thread = sample.GetInt64("thread-nanoseconds");

        Assert.InRange(sample.GetInt64("process-nanoseconds"), thread, long.MaxValue);
        Assert.InRange(sample.GetInt64("wall-nanoseconds"), Math.Max(1, thread), long.MaxValue);
        Assert.Equal(fake.Ask(new Frame(Verbs.Describe)).Get("clock") == "thread-cpu", thread > 0);
    }

    [Theory]
    [InlineData("serialize")]
    [InlineData("deserialize")]
    public void Allocation_is_exact_to_the_byte(string operation)
    {
        using var fake = new Conversation("Allocating");
        var binding = fake.Bind();
        fake.Verify(binding);

        var (thread, process) = fake.Allocate(binding, operation);

        Assert.Equal(Enumerable.Repeat(ArrayBytes, 5), thread);

        // The thread that reads requests may still be getting ready for the next one.
        Assert.InRange(process, ArrayBytes, ArrayBytes + 200);
    }

    [Theory]
    [InlineData("serialize")]
    [InlineData("deserialize")]
    public void The_harness_itself_allocates_nothing(string operation)
    {
        using var fake = new Conversation("Empty");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.Equal(Enumerable.Repeat(0L, 5), fake.Allocate(binding, operation).Thread);
    }

    [Fact]
    public void Allocation_on_another_thread_shows_in_the_process_total()
    {
        using var fake = new Conversation("Allocating");
        var binding = fake.Bind("other thread");
        fake.Verify(binding);

        var (thread, process) = fake.Allocate(binding, "serialize");

        // The process's figure is a mean, so it is compared with the thread's mean: the first operations allocate more than the others.
        Assert.InRange(process - (thread.Sum() / thread.Count), ArrayBytes, long.MaxValue);
    }

    [Fact]
    public void Collections_and_their_pauses_are_reported_with_the_slice_that_had_them()
    {
        using var fake = new Conversation("Allocating");
        var binding = fake.Bind();
        fake.Verify(binding);

        // A hundred megabytes through a first generation of sixteen, then next to nothing.
        var many = fake.Slice(binding, "serialize", 100_000);
        var few = fake.Slice(binding, "serialize", 1);

        Assert.InRange(many.GetInt64("collections"), 2, 50);
        Assert.InRange(many.GetInt64("pause-nanoseconds"), 1, many.GetInt64("wall-nanoseconds"));
        Assert.Equal((0, 0), (few.GetInt64("collections"), few.GetInt64("pause-nanoseconds")));
    }

    [Fact]
    public void Warming_up_tells_how_many_operations_fill_a_slice_of_each_cell()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        var warmed = fake.Ask(Warm(minimumMilliseconds: 50, $"{binding} deserialize", $"{binding} serialize"));
        var slices = warmed.GetAll("slice").Select(slice => slice.Split(' ')).ToList();

        Assert.Equal(["deserialize", "serialize"], slices.Select(slice => slice[1]));
        Assert.All(slices, slice => Assert.Equal(binding.ToString(CultureInfo.InvariantCulture), slice[0]));
        Assert.All(slices, slice => Assert.InRange(long.Parse(slice[2], CultureInfo.InvariantCulture), 2, long.MaxValue));
    }

    [Fact]
    public void A_warm_up_in_steps_lets_slices_be_asked_for_in_between_and_ends_like_one_without()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);
        var request = Warm(minimumMilliseconds: 50, $"{binding} serialize").With("step-nanoseconds", 1_000_000);

        var answers = new List<Frame>();
        while (answers.LastOrDefault()?.Verb != Verbs.Warmed)
        {
            answers.Add(fake.Ask(request));
            Assert.Equal(Verbs.Sample, fake.Ask(new Frame(Verbs.Slice).With("binding", binding).With("operation", "serialize").With("operations", 1)).Verb);
        }

        Assert.True(answers.Count > 1);
        Assert.All(answers.SkipLast(1), answer => Assert.Equal(Verbs.Warming, answer.Verb));
        Assert.Single(answers[^1].GetAll("slice"));

        // The next one begins afresh.
        Assert.Equal(Verbs.Warming, fake.Ask(request).Verb);
    }

    [Fact]
    public void A_warm_up_that_reached_its_limit_says_that_it_was_not_quiet()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.Equal("no", fake.Ask(Warm(binding, quietMilliseconds: 3_600_000, maximumMilliseconds: 1)).Get("quiet"));
    }

    [Theory]
    [InlineData("DOTNET_TC_CallCountingDelayMs", "0x30", "yes")]
    [InlineData("DOTNET_TC_CallCountingDelayMs", "0x100000", "no")]
    [InlineData("DOTNET_TieredCompilation", "0", "yes")]
    public void Silence_is_quiet_only_when_the_JIT_was_seen_at_work_or_there_are_no_tiers(string name, string value, string quiet)
    {
        using var fake = new Conversation("Honest", (name, value));
        var binding = fake.Bind();
        fake.Verify(binding);

        // Far more than 200 ms of silence, and less than the ten times that pass for a runtime without tiers; without them methods are compiled once.
        var request = Warm(binding, name == "DOTNET_TieredCompilation" ? 20 : 200, quiet == "no" ? 1000 : 600_000);

        Assert.Equal(quiet, fake.Ask(request).Get("quiet"));
    }

    [Fact]
    public void A_process_that_is_said_to_be_quiet_has_next_to_nothing_left_to_compile()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        var warmed = fake.Ask(Warm(binding, quietMilliseconds: 100, maximumMilliseconds: 600_000));
        var later = fake.Ask(Warm(minimumMilliseconds: 2000, $"{binding} serialize"));

        // One that was let go between two ticks of the tiers' timer compiles hundreds.
        Assert.Equal("yes", warmed.Get("quiet"));
        Assert.InRange(later.GetInt64("methods") - warmed.GetInt64("methods"), 0, 100);
    }

    [Fact]
    public void A_library_that_compiles_in_every_operation_is_quiet_once_the_tiers_are()
    {
        using var fake = new Conversation("Compiling");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.Equal("yes", fake.Ask(Warm(binding, quietMilliseconds: 50, maximumMilliseconds: 20_000)).Get("quiet"));
    }

    private static Frame Warm(long binding, long quietMilliseconds, long maximumMilliseconds) => new Frame(Verbs.Warm)
        .With("quiet-nanoseconds", quietMilliseconds * 1_000_000)
        .With("minimum-nanoseconds", 0)
        .With("maximum-nanoseconds", maximumMilliseconds * 1_000_000)
        .With("slice-nanoseconds", 1_000_000)
        .With("cell", $"{binding} serialize");

    /// <summary>A warm-up that is quiet as soon as it has lasted for the minimum.</summary>
    internal static Frame Warm(int minimumMilliseconds, params string[] cells)
    {
        var request = new Frame(Verbs.Warm)
            .With("quiet-nanoseconds", 0)
            .With("minimum-nanoseconds", minimumMilliseconds * 1_000_000L)
            .With("maximum-nanoseconds", 600_000_000_000)
            .With("slice-nanoseconds", 1_000_000);
        foreach (var cell in cells)
        {
            request.With("cell", cell);
        }

        return request;
    }
}
