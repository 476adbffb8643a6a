using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>Asynchronous operations are awaited to their end, on whatever thread they continue, and allocate nothing of ours.</summary>
public sealed class AsyncTests
{
    [Theory]
    [InlineData("to the stream", Sink.Memory)]
    [InlineData("to the pipe", Sink.Memory)]
    [InlineData("on other threads", Sink.Memory)]
    [InlineData("leaves the pipe unflushed", Sink.Memory)]
    [InlineData("to the stream", Sink.File)]
    [InlineData("to the pipe", Sink.File)]
    [InlineData("on other threads", Sink.File)]
    [InlineData("leaves the pipe unflushed", Sink.File)]
    public void An_answer_is_whole_when_the_operation_has_ended(string variant, Sink sink)
    {
        using var fake = new Conversation("Awaiting");
        var expected = fake.Verify(fake.Bind(variant)).PayloadBytes;
        var binding = fake.Ask(Async(variant) with { Sink = sink }).Binding;

        var verified = fake.Verify(binding);

        Assert.Equal(expected, verified.PayloadBytes);
        Assert.Equal(50, fake.Sample(binding, Operation.Serialize, 50).Operations);
        fake.Recheck(binding);
    }

    [Fact]
    public void Reading_is_awaited_too()
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async("on other threads")).Binding;
        fake.Verify(binding);

        Assert.Equal(50, fake.Sample(binding, Operation.Deserialize, 50).Operations);
        fake.Recheck(binding);
    }

    [Fact]
    public void What_is_lost_on_the_way_is_found()
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async("loses a byte")).Binding;

        Assert.IsAssignableFrom<RefusalAnswer>(fake.Answer(new VerifyRequest(binding)));
    }

    [Fact]
    public void Writing_synchronously_in_an_asynchronous_operation_is_refused_as_a_web_server_refuses_it()
    {
        using var fake = new Conversation("Awaiting");
        var answer = fake.FailedBy(new VerifyRequest(fake.Ask(Async("writes synchronously")).Binding));

        Assert.Equal(typeof(NotSupportedException).FullName, answer.Exception);
    }

    [Fact]
    public void A_serializer_without_asynchronous_operations_says_so()
    {
        using var fake = new Conversation("Honest");

        var answer = Assert.IsType<UnsupportedAnswer>(fake.Answer(Async("")));

        Assert.StartsWith("it has no asynchronous operations", answer.Reason, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("nothing")]
    [InlineData("one write")]
    public void The_harness_itself_allocates_nothing_for_an_operation_that_gives_its_thread_away(string variant)
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async(variant)).Binding;
        fake.Verify(binding);

        Assert.Equal(Enumerable.Repeat(0L, 5), fake.Allocate(binding, Operation.Serialize).Thread);
    }

    [Fact]
    public void What_is_awaited_goes_on_on_the_measuring_thread_so_that_its_clock_tells_all()
    {
        using var fake = new Conversation("Awaiting");
        var binding = fake.Ask(Async("to the stream")).Binding;
        fake.Verify(binding);

        var (thread, process) = fake.Allocate(binding, Operation.Serialize);

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

        Assert.IsType<ConformsAnswer>(fake.Answer(new ConformRequest(Conversation.PersonOf("on other threads"), check, IsAsync: true)));
    }

    private static OpenRequest Async(string variant) => Conversation.OpenRequest(variant) with { IsAsync = true };
}
