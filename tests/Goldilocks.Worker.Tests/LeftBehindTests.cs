using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Worker.Tests;

/// <summary>Processes that a library starts end with its worker, are named, and delay nothing.</summary>
public sealed class LeftBehindTests
{
    private const string Reason = "Windows has no program that does nothing for a while and can be started like that.";
    private readonly Token _token = new();

    [UnixTheory(Reason)]
    [InlineData("exits", "exit code 3", "sleep 100001 (ended)")]
    [InlineData("crashes", "This is the end.", "sleep 100002 (ended)")]
    [InlineData("own session exits", "exit code 3", "sleep 100005 (ended)")]
    public void A_worker_that_dies_before_its_child_has_crashed_and_the_child_is_named_and_ended(string variant, string reason, string child)
    {
        using var fake = Start();

        var outcome = Assert.IsType<Crashed>(fake.LostBy(new VerifyRequest(fake.Bind(variant))));

        Assert.Contains(reason, outcome.Reason, StringComparison.Ordinal);
        Assert.Contains($"left a process behind: {child}", outcome.Reason, StringComparison.Ordinal);
    }

    [UnixTheory(Reason)]
    [InlineData("behaves", "sleep 100003 (ended)")]
    [InlineData("own session", "sleep 100004 (ended)")]
    [InlineData("cleared environment", "sleep 100006 (ended)")]
    public void A_worker_that_behaves_answers_and_its_child_is_named_and_ended_afterwards(string variant, string child)
    {
        using var fake = Start();
        fake.Verify(fake.Bind(variant));
        fake.Dispose();

        Assert.Equal([child], fake.LeftBehind);
    }

    [UnixFact(Reason)]
    public void A_worker_that_hangs_and_ignores_being_asked_to_end_is_ended_with_its_child()
    {
        using var fake = Start();

        var outcome = Assert.IsType<TimedOut>(fake.LostBy(new VerifyRequest(fake.Bind("hangs")), TimeSpan.FromSeconds(2)));

        Assert.Contains("left a process behind: sleep 100008 (ended)", outcome.Reason, StringComparison.Ordinal);
    }

    /// <summary>The worker and all of its children have the token in their environment, unless they cleared it.</summary>
    [LinuxTheory(Token.Reason)]
    [InlineData("exits", true)]
    [InlineData("crashes", true)]
    [InlineData("own session exits", true)]
    [InlineData("hangs", true)]
    [InlineData("behaves", false)]
    [InlineData("own session", false)]
    [InlineData("cleared environment", false)]
    public void No_child_of_a_worker_stays(string variant, bool isLost)
    {
        using var fake = Start();
        var binding = fake.Bind(variant);
        Assert.NotEmpty(_token.Found());

        if (isLost)
        {
            fake.LostBy(new VerifyRequest(binding), variant == "hangs" ? TimeSpan.FromSeconds(2) : null);
        }
        else
        {
            fake.Verify(binding);
        }

        fake.Dispose();

        Assert.Empty(_token.Found());
    }

    [LinuxFact(Token.Reason)]
    public void A_child_that_shares_nothing_with_its_worker_is_not_found_and_keeps_nothing_waiting()
    {
        using var fake = Start();

        Assert.IsType<Crashed>(fake.LostBy(new VerifyRequest(fake.Bind("nothing in common"))));

        // The child ends by itself later; the worker's outcome did not wait for it.
        Assert.Contains("sleep 90.7", Token.CommandLines());
    }

    private Conversation Start() => new("LeavingChildren", [.. _token.Environment.Select(variable => (variable.Key, variable.Value))]);
}
