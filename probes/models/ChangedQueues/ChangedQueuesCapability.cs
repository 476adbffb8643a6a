using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The type is for several threads. A writer that counts first, and then writes other elements than it counted, makes a payload that cannot be read.</summary>
public sealed class ChangedQueues() : ChangedWhileWrittenCapability<Inflow>("C42.changed-queue", "a ConcurrentQueue to which another thread adds elements, and takes others away, while it is written 300 times", "C24.concurrent-queue")
{
    protected override Inflow Make() => new() { Value = new(Enumerable.Range(0, Stays)) };

    protected override void Change(Inflow root)
    {
        for (var number = 0; number < Changed; number++)
        {
            root.Value!.Enqueue(number);
        }

        for (var number = 0; number < Changed; number++)
        {
            root.Value!.TryDequeue(out _);
        }
    }

    /// <summary>Elements are taken away only behind as many others that were added, so it never has fewer.</summary>
    protected override bool IsLost(Inflow read) => read.Value is not { Count: >= Stays };
}
