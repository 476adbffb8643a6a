using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>The conformance kit finds faults that single round trips do not, and finds none where there is none.</summary>
public sealed class ConformanceTests
{
    public static TheoryData<ConformanceCheck> Checks => [.. ConformanceChecks.All];

    [Theory]
    [MemberData(nameof(Checks))]
    public void An_honest_adapter_passes_every_check_and_tells_the_digest_of_its_value(ConformanceCheck check)
    {
        Assert.NotEmpty(Assert.IsType<ConformsAnswer>(Conform("Honest", "", check)).Digest);
    }

    [Fact]
    public void One_buffer_for_all_threads_is_found() =>
        Assert.Contains("of 32 threads at the same moment", Violation("Unconforming", "one buffer for all threads", ConformanceCheck.Concurrency), StringComparison.Ordinal);

    [Fact]
    public void What_is_left_of_a_refused_writing_is_found() =>
        Assert.Contains("a destination that refused (IOException)", Violation("Unconforming", "remembers what was refused", ConformanceCheck.Recovery), StringComparison.Ordinal);

    [Fact]
    public void Output_that_depends_on_the_values_before_is_found() =>
        Assert.StartsWith("the same value, written after another one,", Violation("Unconforming", "counts values", ConformanceCheck.Independence), StringComparison.Ordinal);

    [Fact]
    public void Output_that_is_right_only_once_is_found() =>
        Assert.StartsWith("the second writing", Violation("StatefulOutput", "shorter later", ConformanceCheck.Reuse), StringComparison.Ordinal);

    private static string Violation(string fake, string variant, ConformanceCheck check) => Assert.IsType<ViolatesAnswer>(Conform(fake, variant, check)).Finding;

    private static Answer Conform(string fake, string variant, ConformanceCheck check)
    {
        using var conversation = new Conversation(fake);
        return conversation.Answer(new ConformRequest(Conversation.PersonOf(variant), check));
    }
}
