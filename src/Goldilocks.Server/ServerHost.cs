using System.Diagnostics;
using Goldilocks.Protocol;
using Goldilocks.Worker;

namespace Goldilocks.Server;

/// <summary>The entry of an adapter program that serves HTTP: told what to do over the protocol's pipes, or by its command line.</summary>
public static class ServerHost
{
    /// <summary>
    /// Serves one of the variants on one of the workloads. Without arguments it takes its requests from standard input, as a worker does, and
    /// ends when that does; with arguments it listens until it is ended (docs/distributed.md).
    /// </summary>
    /// <returns>The process's exit code.</returns>
    public static int Run(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants, IReadOnlyList<string> arguments)
    {
        var service = new ServerService(new Offer(workloads, variants));
        if (arguments.Count > 0)
        {
            return Standalone.Run(service, arguments);
        }

        Interrupts.LeaveToCoordinator();
        var channel = StandardStreams.Claim();
        var requests = new RequestQueue<Frame>(channel.Read);
        while (requests.Take() is { } request)
        {
            if (request.Verb == Verbs.Exit)
            {
                channel.Write(new Frame(Verbs.Done));
                break;
            }

            channel.Write(service.Answer(request));
        }

        // A library may be hanging in any number of requests; waiting for them politely could last for ever.
        Process.GetCurrentProcess().Kill();
        return 0;
    }
}
