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
    public void A_sample_reports_the_operations_that_were_asked_for(int operations)
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.Equal(operations, fake.Sample(binding, Operation.Serialize, operations).Operations);
        Assert.Equal(operations, fake.Sample(binding, Operation.Deserialize, operations).Operations);
    }

    [Fact]
    public void A_sample_runs_every_operation_and_no_more()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();

        // The thousandth call is the last good one, and verification is the first call.
        fake.Verify(binding);
        foreach (var operations in new[] { 500, 498, 1 })
        {
            fake.Sample(binding, Operation.Serialize, operations);
        }

        fake.FailedBy(new SampleRequest(binding, Operation.Serialize, 1, LeadIn: 0));
    }

    [Fact]
    public void The_lead_in_of_a_sample_is_run_and_counts_for_nothing()
    {
        using var fake = new Conversation("Allocating");
        var binding = fake.Bind();
        fake.Verify(binding);

        // A hundred megabytes through a first generation of sixteen, then next to nothing.
        var sample = fake.Sample(binding, Operation.Serialize, 1, leadIn: 100_000);

        Assert.Equal((1, 0, 0), (sample.Operations, sample.Collections, sample.PauseNanoseconds));
    }

    [Fact]
    public void The_lead_in_runs_every_operation_that_was_asked_for()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();

        // The thousandth call is the last good one, and verification is the first call.
        fake.Verify(binding);
        fake.Sample(binding, Operation.Serialize, 500, leadIn: 499);

        fake.FailedBy(new SampleRequest(binding, Operation.Serialize, 0, LeadIn: 1));
    }

    [Fact]
    public void The_narrower_clock_never_shows_more_than_the_wider_one()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        var sample = fake.Sample(binding, Operation.Serialize, 2000);
        var thread = sample.ThreadNanoseconds;

        Assert.InRange(sample.ProcessNanoseconds, thread, long.MaxValue);
        Assert.InRange(sample.WallNanoseconds, Math.Max(1, thread), long.MaxValue);
        Assert.Equal(fake.Ask(new DescribeRequest()).Clock == "thread-cpu", thread > 0);
    }

    [Theory]
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void Allocation_is_exact_to_the_byte(Operation operation)
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
    [InlineData(Operation.Serialize)]
    [InlineData(Operation.Deserialize)]
    public void The_harness_itself_allocates_nothing(Operation operation)
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

        var (thread, process) = fake.Allocate(binding, Operation.Serialize);

        // The process's figure is a mean, so it is compared with the thread's mean: the first operations allocate more than the others.
        Assert.InRange(process - (thread.Sum() / thread.Count), ArrayBytes, long.MaxValue);
    }

    [Fact]
    public void Collections_and_their_pauses_are_reported_with_the_sample_that_had_them()
    {
        using var fake = new Conversation("Allocating");
        var binding = fake.Bind();
        fake.Verify(binding);

        // A hundred megabytes through a first generation of sixteen, then next to nothing.
        var many = fake.Sample(binding, Operation.Serialize, 100_000);
        var few = fake.Sample(binding, Operation.Serialize, 1);

        Assert.InRange(many.Collections, 2, 50);
        Assert.InRange(many.PauseNanoseconds, 1, many.WallNanoseconds);
        Assert.Equal((0, 0), (few.Collections, few.PauseNanoseconds));
    }

    [Fact]
    public void Warming_up_tells_how_many_operations_fill_a_sample_of_each_cell()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        var warmed = fake.Warm(Warm(minimumMilliseconds: 50, new BoundOperation(binding, Operation.Deserialize), new BoundOperation(binding, Operation.Serialize)));

        Assert.Equal([Operation.Deserialize, Operation.Serialize], warmed.Plans.Select(sample => sample.Operation));
        Assert.All(warmed.Plans, sample => Assert.Equal(binding, sample.Binding));
        Assert.All(warmed.Plans, sample => Assert.InRange(sample.Operations, 2, long.MaxValue));
    }

    [Fact]
    public void A_warm_up_in_steps_lets_samples_be_asked_for_in_between_and_ends_like_one_without()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        // Many times a step, so that a busy machine does not make one step of it.
        var request = Warm(minimumMilliseconds: 500, new BoundOperation(binding, Operation.Serialize));
        request = request with { Limits = request.Limits with { StepNanoseconds = 1_000_000 } };

        var answers = new List<WarmupAnswer>();
        while (answers.LastOrDefault() is not WarmedAnswer)
        {
            answers.Add(fake.Ask(request));
            fake.Sample(binding, Operation.Serialize, 1);
        }

        Assert.True(answers.Count > 1);
        Assert.All(answers.SkipLast(1), answer => Assert.IsType<WarmingAnswer>(answer));
        Assert.Single(((WarmedAnswer)answers[^1]).Plans);

        // The next one begins afresh.
        Assert.IsType<WarmingAnswer>(fake.Ask(request));
    }

    [Fact]
    public void A_warm_up_that_reached_its_limit_says_that_it_was_not_quiet()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.False(fake.Warm(Warm(binding, quietMilliseconds: 3_600_000, maximumMilliseconds: 1)).IsQuiet);
    }

    [Theory]
    [InlineData("DOTNET_TC_CallCountingDelayMs", "0x30", true)]
    [InlineData("DOTNET_TC_CallCountingDelayMs", "0x100000", false)]
    [InlineData("DOTNET_TieredCompilation", "0", true)]
    public void Silence_is_quiet_only_when_the_JIT_was_seen_at_work_or_there_are_no_tiers(string name, string value, bool isQuiet)
    {
        using var fake = new Conversation("Honest", (name, value));
        var binding = fake.Bind();
        fake.Verify(binding);

        // Far more than 200 ms of silence, and less than the ten times that pass for a runtime without tiers; without them methods are compiled once.
        var request = Warm(binding, name == "DOTNET_TieredCompilation" ? 20 : 200, isQuiet ? 600_000 : 1000);

        Assert.Equal(isQuiet, fake.Warm(request).IsQuiet);
    }

    [Fact]
    public void A_process_that_is_said_to_be_quiet_has_next_to_nothing_left_to_compile()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        var warmed = fake.Warm(Warm(binding, quietMilliseconds: 100, maximumMilliseconds: 600_000));
        var later = fake.Warm(Warm(minimumMilliseconds: 2000, new BoundOperation(binding, Operation.Serialize)));

        // One that was let go between two ticks of the tiers' timer compiles hundreds.
        Assert.True(warmed.IsQuiet);
        Assert.InRange(later.CompiledMethods - warmed.CompiledMethods, 0, 100);
    }

    [Fact]
    public void A_library_that_compiles_in_every_operation_is_quiet_once_the_tiers_are()
    {
        using var fake = new Conversation("Compiling");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.True(fake.Warm(Warm(binding, quietMilliseconds: 50, maximumMilliseconds: 20_000)).IsQuiet);
    }

    private static WarmRequest Warm(long binding, long quietMilliseconds, long maximumMilliseconds) =>
        new(Limits(quietMilliseconds, minimumMilliseconds: 0, maximumMilliseconds), [new BoundOperation(binding, Operation.Serialize)]);

    /// <summary>A warm-up that is quiet as soon as it has lasted for the minimum.</summary>
    internal static WarmRequest Warm(int minimumMilliseconds, params BoundOperation[] cells) =>
        new(Limits(quietMilliseconds: 0, minimumMilliseconds, maximumMilliseconds: 600_000), cells);

    private static WarmupLimits Limits(long quietMilliseconds, long minimumMilliseconds, long maximumMilliseconds) => new(
        quietMilliseconds * 1_000_000,
        minimumMilliseconds * 1_000_000,
        maximumMilliseconds * 1_000_000,
        RestNanoseconds: 0,
        SampleNanoseconds: 1_000_000,
        StepNanoseconds: null);
}
