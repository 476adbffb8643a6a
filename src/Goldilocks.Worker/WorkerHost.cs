using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>The entry of every adapter program: answers the coordinator's requests until it is told to end, or its parent does.</summary>
public static class WorkerHost
{
    /// <summary>Serves the given variants on the given workloads over standard input and output.</summary>
    /// <returns>The process's exit code.</returns>
    public static int Run(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants)
    {
        Interrupts.Ignore();
        var channel = ClaimStandardStreams();
        var requests = new RequestQueue(channel);
        var service = new WorkerService(workloads, variants);

        while (requests.Take() is { } request)
        {
            if (request.Verb == Verbs.Exit)
            {
                channel.Write(new Frame(Verbs.Done));
                return 0;
            }

            channel.Write(service.Answer(request));
        }

        return 0;
    }

    /// <summary>
    /// Takes standard output for the protocol and sends everybody else's printing to standard error: libraries print.
    /// </summary>
    private static FrameChannel ClaimStandardStreams()
    {
        var input = Console.OpenStandardInput();
        var output = Console.OpenStandardOutput();
        Console.SetOut(Console.Error);
        Console.SetIn(TextReader.Null);
        return new FrameChannel(input, output);
    }
}
