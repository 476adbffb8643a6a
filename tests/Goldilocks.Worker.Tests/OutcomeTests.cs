using System.Diagnostics;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Worker.Tests;

/// <summary>What each fake does to itself becomes the outcome that its row deserves.</summary>
public sealed class OutcomeTests
{
    [Fact]
    public void A_right_answer_is_verified_with_everyones_digest()
    {
        Frame[] answers = [Verified("Honest"), Verified("Same"), Verified("SlowedBy10Percent"), Verified("Empty")];

        Assert.All(answers, answer => Assert.Equal(answers[0].Get("digest"), answer.Get("digest")));
        Assert.Equal(answers[0].Get("payload-bytes"), answers[1].Get("payload-bytes"));
        Assert.InRange(answers[0].GetInt64("payload-bytes"), 1032, 1200);
        Assert.Equal(0, answers[3].GetInt64("payload-bytes"));
    }

    [Fact]
    public void A_silent_change_is_a_wrong_answer_with_the_path_and_both_values()
    {
        using var fake = new Conversation("WrongAnswer");

        var answer = fake.Verify(fake.Bind());

        Assert.Equal(Verbs.WrongAnswer, answer.Verb);
        Assert.Contains("Id", answer.Get("difference"), StringComparison.Ordinal);
        Assert.Contains("-2147483648", answer.Get("difference"), StringComparison.Ordinal);
        Assert.Contains("-2147483647", answer.Get("difference"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("shorter later")]
    [InlineData("nothing later")]
    [InlineData("other content later")]
    public void Output_that_depends_on_the_previous_call_is_found_after_measuring(string variant)
    {
        using var fake = new Conversation("StatefulOutput");
        var binding = fake.Bind(variant);

        Assert.Equal(Verbs.Verified, fake.Verify(binding).Verb);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "serialize", 2).Verb);
        Assert.Equal(Verbs.WrongAnswer, fake.Recheck(binding).Verb);
    }

    [Fact]
    public void An_honest_serializer_is_still_right_after_measuring()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        var payload = fake.Verify(binding).Get("payload-bytes");
        fake.Slice(binding, "serialize", 100);
        fake.Slice(binding, "deserialize", 100);

        var rechecked = fake.Recheck(binding);

        Assert.Equal(Verbs.Verified, rechecked.Verb);
        Assert.Equal(payload, rechecked.Get("payload-bytes"));
    }

    [Theory]
    [InlineData("serialize", "System.NotSupportedException", "Cannot write this type.")]
    [InlineData("deserialize", "System.FormatException", "Cannot read\nwhat was written.")]
    public void An_exception_is_an_answer_and_the_worker_goes_on(string variant, string exception, string message)
    {
        using var fake = new Conversation("Throwing");

        var answer = fake.Verify(fake.Bind(variant));

        Assert.Equal((Verbs.Failed, exception, message), (answer.Verb, answer.Get("exception"), answer.Get("message")));
        Assert.Contains("Adapter.cs", answer.Get("detail"), StringComparison.Ordinal);
        Assert.Equal(Verbs.Description, fake.Ask(new Frame(Verbs.Describe)).Verb);
    }

    [Fact]
    public void An_exception_while_binding_is_an_answer_too()
    {
        using var fake = new Conversation("Throwing");

        var answer = fake.Open("bind");

        Assert.Equal((Verbs.Failed, "No formatter for this type."), (answer.Verb, answer.Get("message")));
        Assert.Equal(Verbs.Opened, fake.Open("serialize").Verb);
    }

    [Fact]
    public void An_exception_that_comes_only_while_measuring_is_an_answer()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();

        Assert.Equal(Verbs.Verified, fake.Verify(binding).Verb);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "serialize", 999).Verb);
        Assert.Equal("The buffer pool is exhausted.", fake.Slice(binding, "serialize", 1).Get("message"));
    }

    [Fact]
    public void An_exception_in_the_warm_up_is_an_answer()
    {
        using var fake = new Conversation("ThrowsLater");
        var binding = fake.Bind();
        fake.Verify(binding);

        var answer = fake.Ask(MeasuringTests.Warm(minimumMilliseconds: 60_000, $"{binding} serialize"));

        Assert.Equal((Verbs.Failed, "The buffer pool is exhausted."), (answer.Verb, answer.Get("message")));
    }

    [Theory]
    [InlineData("Crashing", "Stack overflow")]
    [InlineData("FailFast", "The serializer's heap is corrupt.")]
    public void The_death_of_the_process_is_a_crash_with_its_last_words(string name, string words)
    {
        using var fake = new Conversation(name);

        var outcome = Assert.IsType<Crashed>(fake.LostBy(Conversation.Request(Verbs.Verify, fake.Bind())));

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

        var outcome = fake.LostBy(Conversation.Request(Verbs.Verify, fake.Bind(variant)), TimeSpan.FromSeconds(1.5));

        Assert.Equal(new TimedOut(1.5, "verify"), outcome);
        Assert.Throws<ArgumentException>(() => Process.GetProcessById(id));
    }

    [Fact]
    public void Using_the_console_does_not_break_the_protocol()
    {
        using var fake = new Conversation("Printing");
        var binding = fake.Bind();

        Assert.Equal(Verbs.Verified, fake.Verify(binding).Verb);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "serialize", 1000).Verb);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "deserialize", 1000).Verb);
        Assert.Equal(Verbs.Verified, fake.Recheck(binding).Verb);
    }

    [Fact]
    public void Writing_into_the_protocol_itself_fails_with_what_was_written_and_why_that_is_wrong()
    {
        using var fake = new Conversation("PrintingRaw");

        var outcome = fake.LostBy(Conversation.Request(Verbs.Verify, fake.Bind()));

        Assert.Equal(
            new Failed("ProtocolException", "Expected a message's byte count but found 'h'; something other than the worker wrote to its standard output."),
            outcome);
    }

    [Fact]
    public void Allocating_without_end_ends_at_the_heap_limit()
    {
        using var fake = new Conversation("Leaky", ("DOTNET_GCHeapHardLimit", "0x10000000"));

        var answer = fake.Verify(fake.Bind());

        Assert.Equal((Verbs.Failed, "System.OutOfMemoryException"), (answer.Verb, answer.Get("exception")));
    }

    private static Frame Verified(string name)
    {
        using var fake = new Conversation(name);
        var answer = fake.Verify(fake.Bind());
        Assert.Equal(Verbs.Verified, answer.Verb);
        return answer;
    }
}
