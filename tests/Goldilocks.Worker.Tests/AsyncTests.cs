using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>Asynchronous operations are awaited to their end, wherever they go on, and cost nothing of ours.</summary>
public sealed class AsyncTests
{
    [Theory]
    [InlineData("to the stream", "memory")]
    [InlineData("to the pipe", "memory")]
    [InlineData("on other threads", "memory")]
    [InlineData("leaves the pipe unflushed", "memory")]
    [InlineData("to the stream", "file")]
    [InlineData("to the pipe", "file")]
    [InlineData("on other threads", "file")]
    [InlineData("leaves the pipe unflushed", "file")]
    public void An_answer_is_whole_when_the_operation_has_ended(string variant, string sink)
    {
        using var fake = new Conversation("Awaiting");
        var expected = fake.Verify(fake.Bind(variant)).GetInt64("payload-bytes");
        var binding = fake.Ask(Async(variant).With("sink", sink)).GetInt64("binding");

        var verified = fake.Verify(binding);

        Assert.Equal((Verbs.Verified, expected), (verified.Verb, verified.GetInt64("payload-bytes")));
        Assert.Equal(50, fake.Slice(binding, "serialize", 50).GetInt64("operations"));
        Assert.Equal(Verbs.Verified, fake.Recheck(binding).Verb);
    }

    [Fact]
    public void Reading_is_awaited_too()
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async("on other threads")).GetInt64("binding");
        fake.Verify(binding);

        Assert.Equal(50, fake.Slice(binding, "deserialize", 50).GetInt64("operations"));
        Assert.Equal(Verbs.Verified, fake.Recheck(binding).Verb);
    }

    [Fact]
    public void What_is_lost_on_the_way_is_found()
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async("loses a byte")).GetInt64("binding");

        Assert.Contains(fake.Verify(binding).Verb, new[] { Verbs.WrongAnswer, Verbs.Failed });
    }

    [Fact]
    public void Writing_synchronously_in_an_asynchronous_operation_is_refused_as_a_web_server_refuses_it()
    {
        using var fake = new Conversation("Awaiting");
        var answer = fake.Verify(fake.Ask(Async("writes synchronously")).GetInt64("binding"));

        Assert.Equal((Verbs.Failed, typeof(NotSupportedException).FullName), (answer.Verb, answer.Get("exception")));
    }

    [Fact]
    public void A_serializer_without_asynchronous_operations_says_so()
    {
        using var fake = new Conversation("Honest");

        var answer = fake.Ask(Async(""));

        Assert.Equal(Verbs.Unsupported, answer.Verb);
        Assert.StartsWith("it has no asynchronous operations", answer.Get("reason"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("nothing")]
    [InlineData("one write")]
    public void The_harness_itself_allocates_nothing_for_an_operation_that_gives_its_thread_away(string variant)
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async(variant)).GetInt64("binding");
        fake.Verify(binding);

        Assert.Equal(Enumerable.Repeat(0L, 5), fake.Allocate(binding, "serialize").Thread);
    }

    [Fact]
    public void What_is_awaited_goes_on_on_the_measuring_thread_so_that_its_clock_tells_all()
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async("to the stream")).GetInt64("binding");
        fake.Verify(binding);

        var (thread, process) = fake.Allocate(binding, "serialize");

        Assert.All(thread, bytes => Assert.InRange(bytes, process / 2, long.MaxValue));
    }

    [Theory]
    [InlineData(ConformanceCheck.Reuse)]
    [InlineData(ConformanceCheck.Independence)]
    [InlineData(ConformanceCheck.Recovery)]
    [InlineData(ConformanceCheck.Concurrency)]
    public void Asynchronous_operations_pass_the_conformance_checks_of_the_others(ConformanceCheck check)
    {
        using var fake = new Conversation("Awaiting");

        var answer = fake.Ask(new Frame(Verbs.Conform)
            .With("variant", "on other threads")
            .With("workload", "person")
            .With("size", 1)
            .With("seed", 42)
            .With("check", check.Name())
            .With("async", "yes"));

        Assert.Equal(Verbs.Conforms, answer.Verb);
    }

    private static Frame Async(string variant) => Conversation.OpenRequest(variant).With("async", "yes");
}
