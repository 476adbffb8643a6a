using System.Diagnostics;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Worker.Tests;

/// <summary>Each fake's failure becomes the right outcome of its row.</summary>
public sealed class OutcomeTests
{
    [Fact]
    public void A_right_answer_is_verified_with_everyones_digest()
    {
        VerifiedAnswer[] answers = [Verified("Honest"), Verified("Same"), Verified("SlowedBy10Percent"), Verified("Empty")];

        Assert.All(answers, answer => Assert.Equal(answers[0].Digest, answer.Digest));
        Assert.Equal(answers[0].PayloadBytes, answers[1].PayloadBytes);
        Assert.InRange(answers[0].PayloadBytes, 1032, 1200);
        Assert.Equal(0, answers[3].PayloadBytes);
    }

    [Fact]
    public void A_silent_change_is_a_wrong_answer_with_the_path_and_both_values()
    {
        using var fake = new Conversation("WrongAnswer");

        var answer = Assert.IsType<DifferentAnswer>(fake.Answer(new VerifyRequest(fake.Bind())));

        Assert.Contains("Id", answer.Difference, StringComparison.Ordinal);
        Assert.Contains("-2147483648", answer.Difference, StringComparison.Ordinal);
        Assert.Contains("-2147483647", answer.Difference, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("shorter later")]
    [InlineData("nothing later")]
    [InlineData("other content later")]
    public void Output_that_depends_on_the_previous_call_is_found_after_measuring(string variant)
    {
        using var fake = new Conversation("StatefulOutput");
        var binding = fake.Bind(variant);

        fake.Verify(binding);
        fake.Sample(binding, Operation.Serialize, 2);
        Assert.IsType<DifferentAnswer>(fake.Answer(new RecheckRequest(binding)));
    }

    [Fact]
    public void A_payload_that_became_longer_and_is_read_right_goes_to_a_new_process()
    {
        using var fake = new Conversation("StatefulOutput");
        var binding = fake.Bind("longer later");
        var first = fake.Verify(binding).PayloadBytes;
        fake.Sample(binding, Operation.Serialize, 2);

        var rechecked = fake.Recheck(binding);

        Assert.Equal(first + 1, rechecked.PayloadBytes);
        Assert.IsType<UnpackedAnswer>(fake.Answer(new UnpackRequest(fake.Bind("longer later"), rechecked.Changed!, IsCompared: true)));
    }

    [Fact]
    public void A_reader_that_remembers_payloads_by_their_content_is_found_after_measuring()
    {
        using var fake = new Conversation("Cheating");
        var binding = fake.Bind("remembers");
        fake.Verify(binding);
        fake.Sample(binding, Operation.Deserialize, 10);

        Assert.All(fake.Allocate(binding, Operation.Deserialize).Thread, bytes => Assert.Equal(0, bytes));
        Assert.Equal(
            "after measuring: the value that was read is an object that was returned before: it was remembered, and not read",
            Assert.IsType<DifferentAnswer>(fake.Answer(new RecheckRequest(binding))).Difference);
    }

    [LinuxTheory("The helper is a shell, and only Linux has a fine clock for the CPU time of a process.")]
    [InlineData("waits")]
    [InlineData("in a child process")]
    public void A_library_that_lets_time_pass_without_using_it_is_timed_by_the_wall_clock(string variant)
    {
        using var fake = new Conversation("Cheating");
        var binding = fake.Bind(variant);
        fake.Verify(binding);

        // Methods are still compiled in the background meanwhile: in one sample of three the process is busy, and the library waits all the same.
        var samples = Enumerable.Range(0, 3 * MainClocks.FewestWaitingSamples)
            .Select(_ => fake.Sample(binding, Operation.Serialize, 5))
            .Select(sample => new SampleEvent(0, 0, 0, 0, 0, sample.Operations, sample.ThreadNanoseconds, sample.WallNanoseconds, sample.ProcessNanoseconds, 0, 0))
            .ToList();

        Assert.Equal(MainClock.Wall, MainClocks.Choose(samples));
    }

    [LinuxFact("Only Linux has a fine clock for the CPU time of a process.")]
    public void A_library_that_works_on_another_thread_is_timed_by_the_clock_of_the_process()
    {
        using var fake = new Conversation("Cheating");
        var binding = fake.Bind("on another thread");
        fake.Verify(binding);
        fake.Sample(binding, Operation.Serialize, 50);
        var sample = fake.Sample(binding, Operation.Serialize, 50);

        Assert.Equal(MainClock.ProcessCpu, MainClocks.Choose([new SampleEvent(0, 0, 0, 0, 0, sample.Operations, sample.ThreadNanoseconds, sample.WallNanoseconds, sample.ProcessNanoseconds, 0, 0)]));
    }

    [Fact]
    public void An_honest_serializer_is_still_right_after_measuring()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        var payload = fake.Verify(binding).PayloadBytes;
        fake.Sample(binding, Operation.Serialize, 100);
        fake.Sample(binding, Operation.Deserialize, 100);

        var rechecked = fake.Recheck(binding);

        Assert.Equal(payload, rechecked.PayloadBytes);
    }

    [Theory]
    [InlineData("serialize", "System.NotSupportedException", "Cannot write this type.")]
    [InlineData("deserialize", "System.FormatException", "Cannot read\nwhat was written.")]
    public void An_exception_is_an_answer_and_the_worker_goes_on(string variant, string exception, string message)
    {
        using var fake = new Conversation("Throwing");

        var answer = fake.FailedBy(new VerifyRequest(fake.Bind(variant)));

        Assert.Equal((exception, message), (answer.Exception, answer.Message));
        Assert.Contains("Adapter.cs", answer.Detail, StringComparison.Ordinal);
        fake.Ask(new DescribeRequest());
    }

    [Fact]
    public void An_exception_while_binding_is_an_answer_too()
    {
        using var fake = new Conversation("Throwing");

        Assert.Equal("No formatter for this type.", fake.FailedBy(Conversation.OpenRequest("bind")).Message);
        fake.Open("serialize");
    }

    [Fact]
    public void An_exception_that_comes_only_while_measuring_is_an_answer()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();

        fake.Verify(binding);
        fake.Sample(binding, Operation.Serialize, 999);
        Assert.Equal("The buffer pool is exhausted.", fake.FailedBy(new SampleRequest(binding, Operation.Serialize, 1, LeadIn: 0)).Message);
    }

    [Fact]
    public void An_exception_in_the_warm_up_is_an_answer()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();
        fake.Verify(binding);

        var answer = fake.FailedBy(MeasuringTests.Warm(minimumMilliseconds: 60_000, new BoundOperation(binding, Operation.Serialize)));

        Assert.Equal("The buffer pool is exhausted.", answer.Message);
    }

    [Theory]
    [InlineData("Crashing", "Stack overflow")]
    [InlineData("FailFast", "The serializer's heap is corrupt.")]
    public void The_death_of_the_process_is_a_crash_with_its_last_words(string name, string words)
    {
        using var fake = new Conversation(name);

        var outcome = Assert.IsType<Crashed>(fake.LostBy(new VerifyRequest(fake.Bind())));

        Assert.NotEqual(0, outcome.ExitCode);
        Assert.Contains(words, outcome.LastError, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("")]
    [InlineData("busy")]
    public void A_serializer_that_never_returns_times_out_and_leaves_no_process_behind(string variant)
    {
        using var fake = new Conversation("Hanging");
        var id = fake.ProcessId;

        var outcome = fake.LostBy(new VerifyRequest(fake.Bind(variant)), TimeSpan.FromSeconds(1.5));

        Assert.Equal(new TimedOut(1.5, "verify"), outcome);
        Assert.Throws<ArgumentException>(() => Process.GetProcessById(id));
    }

    [Fact]
    public void Using_the_console_does_not_break_the_protocol()
    {
        using var fake = new Conversation("Printing");
        var binding = fake.Bind();

        fake.Verify(binding);
        fake.Sample(binding, Operation.Serialize, 1000);
        fake.Sample(binding, Operation.Deserialize, 1000);
        fake.Recheck(binding);
    }

    [Fact]
    public void Printing_past_the_console_goes_to_standard_error_and_does_not_break_the_protocol_either()
    {
        using var fake = new Conversation("PrintingRaw");
        var binding = fake.Bind();

        fake.Verify(binding);
        fake.Sample(binding, Operation.Serialize, 1000);
        fake.Recheck(binding);
    }

    [Fact]
    public void Allocating_without_end_ends_at_the_heap_limit()
    {
        using var fake = new Conversation("Leaky", ("DOTNET_GCHeapHardLimit", "0x10000000"));

        Assert.Equal("System.OutOfMemoryException", fake.FailedBy(new VerifyRequest(fake.Bind())).Exception);
    }

    private static VerifiedAnswer Verified(string name)
    {
        using var fake = new Conversation(name);
        return fake.Verify(fake.Bind());
    }
}
