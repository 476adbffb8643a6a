using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>The entry of every adapter program: answers the coordinator's requests until it is told to end, or until its parent ends.</summary>
public static class WorkerHost
{
    /// <summary>Serves the given variants on the given workloads over standard input and output.</summary>
    /// <returns>The process's exit code.</returns>
    public static int Run(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants)
    {
        Interrupts.LeaveToCoordinator();
        var channel = StandardStreams.Claim();
        var requests = new RequestQueue(channel.Read);
        var answering = new Answering(new WorkerService(workloads, variants), channel);
        while (requests.Take() is { } request && answering.Answer(request))
        {
        }

        return 0;
    }
}
