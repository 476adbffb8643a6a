using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>An operation that allocates little is not measured on memory that the operating system has not allocated yet.</summary>
public sealed class FreshMemoryTests
{
    private const int PageBytes = 4096;

    [LinuxFact("Page faults are counted in /proc.")]
    public void After_the_warm_up_an_operation_allocates_from_memory_that_was_touched_before()
    {
        using var fake = new Conversation("Allocating");
        var binding = fake.Bind();
        fake.Verify(binding);
        fake.Ask(MeasuringTests.Warm(minimumMilliseconds: 0, new BoundOperation(binding, Operation.Serialize)));

        var before = PageFaults(fake.ProcessId);
        fake.Sample(binding, Operation.Serialize, 8_000);

        // Half of a budget of sixteen megabytes, so no collection lets it reuse memory that it has just written to.
        var pages = 8_000 * MeasuringTests.ArrayBytes / PageBytes;
        Assert.InRange(PageFaults(fake.ProcessId) - before, 0, pages / 4);
    }

    /// <summary>minflt: page faults that need no disk.</summary>
    private static long PageFaults(int process) => ProcessStat.Field($"/proc/{process}", 10);
}
