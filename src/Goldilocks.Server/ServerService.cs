using System.Diagnostics;
using System.Net;
using Goldilocks.Protocol;
using Goldilocks.Server.Serving;
using Goldilocks.Values;
using Goldilocks.Worker;

namespace Goldilocks.Server;

/// <summary>Answers the coordinator's requests; the load itself comes over HTTP.</summary>
internal sealed class ServerService(Offer offer)
{
    private HttpListening? _listening;

    public Answer Answer(Request request)
    {
        try
        {
            return request switch
            {
                DescribeRequest => offer.Describe("wall"),
                ServeRequest serve => Serve(serve),
                CountRequest => RuntimeCounters.Read(_listening?.LastError),
                _ => throw new ProtocolException($"This server does not know the request '{request.Verb}'."),
            };
        }
        catch (Exception exception)
        {
            return FailedAnswer.Of(exception);
        }
    }

    public void WaitForShutdown() => _listening?.WaitForShutdown();

    private Answer Serve(ServeRequest request)
    {
        if (_listening is not null)
        {
            throw new ProtocolException("This server serves already.");
        }

        var (variant, workload, size, seed) = offer.Find(request.Subject);
        var (served, reason) = workload.Accept(new Opening(variant, size, seed, request.IsPerRequest));
        if (served is null)
        {
            return new UnsupportedAnswer(reason!);
        }

        if (served.Verify() is { } difference)
        {
            return new DifferentAnswer(difference);
        }

        var endpoint = new IPEndPoint(IPAddress.Parse(request.Endpoint.Address), request.Endpoint.Port);
        _listening = HttpListening.Start(served, workload.Name, endpoint, request.Endpoint.IsHttp2);
        return new ServingAnswer(_listening.Port, served.Payload.Length, served.Digest, SinceProcessStart(), served.WhyNoWriting, served.WhyNoReading);
    }

    private static long SinceProcessStart() => (DateTime.Now - Process.GetCurrentProcess().StartTime).Ticks * 100;

    private sealed class Opening(Variant variant, WorkloadSize size, ulong seed, bool isPerRequest) : IWorkloadVisitor<(ServedVariant? Served, string? Reason)>
    {
        public (ServedVariant? Served, string? Reason) Visit<T>(Workload<T> workload) where T : class
        {
            T Make() => workload.Create(size, new SeededRandom(seed));
            var binding = (ServedBinding)variant.Bind(new ServerBinder<T>(workload, Make, isPerRequest));
            return (binding.Served, binding.Reason);
        }
    }
}
