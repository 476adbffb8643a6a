using System.Diagnostics;
using Goldilocks.Protocol;
using Goldilocks.Worker;

namespace Goldilocks.Server;

/// <summary>The entry of an adapter program that serves HTTP: its task comes over the protocol's pipes, or from its command line.</summary>
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
        var requests = new RequestQueue(channel.Read);
        while (requests.Take() is { } envelope)
        {
            var answer = AnswerTo(envelope, service);
            channel.Write(envelope.Number, answer.ToFrame());
            if (answer is DoneAnswer)
            {
                break;
            }
        }

        // A library may hang in any number of requests, and waiting for them could last for ever.
        Process.GetCurrentProcess().Kill();
        return 0;
    }

    /// <summary><see cref="DoneAnswer"/> when the server is told to end.</summary>
    private static Answer AnswerTo(Envelope envelope, ServerService service)
    {
        try
        {
            return Requests.Read(envelope.ToFrame()) is var request and not ExitRequest ? service.Answer(request) : new DoneAnswer();
        }
        catch (ProtocolException exception)
        {
            return FailedAnswer.Of(exception);
        }
    }
}
