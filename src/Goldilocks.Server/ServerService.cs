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

    public Frame Answer(Frame request)
    {
        try
        {
            return request.Verb switch
            {
                Verbs.Describe => offer.Describe("wall"),
                Verbs.Serve => Serve(request),
                Verbs.Count => RuntimeCounters.Read(_listening?.LastError),
                _ => throw new ProtocolException($"This server does not know the request '{request.Verb}'."),
            };
        }
        catch (Exception exception)
        {
            return Offer.Failure(exception);
        }
    }

    public void WaitForShutdown() => _listening?.WaitForShutdown();

    private Frame Serve(Frame request)
    {
        if (_listening is not null)
        {
            throw new ProtocolException("This server serves already.");
        }

        var (variant, workload, size, seed) = offer.Subject(request);
        var (served, reason) = workload.Accept(new Opening(variant, size, seed, Data(request.Get("data"))));
        if (served is null)
        {
            return new Frame(Verbs.Unsupported).With("reason", reason!);
        }

        if (served.Verify() is { } difference)
        {
            return new Frame(Verbs.WrongAnswer).With("difference", difference);
        }

        _listening = HttpListening.Start(
            served,
            workload.Name,
            new IPEndPoint(IPAddress.Parse(request.Get("address")), checked((int)request.GetInt64("port"))),
            isHttp2: request.GetInt64("http") == 2);
        var answer = new Frame(Verbs.Serving)
            .With("port", _listening.Port)
            .With("payload-bytes", served.Payload.Length)
            .With("digest", served.Digest)
            .With("start-nanoseconds", SinceProcessStart());
        return served.WhyNoWriting is { } write ? answer.With("serialize.unsupported", write)
            : served.WhyNoReading is { } read ? answer.With("deserialize.unsupported", read)
            : answer;
    }

    private static bool Data(string data) => data switch
    {
        "shared" => false,
        "per-request" => true,
        _ => throw new ProtocolException($"Data are shared or per-request, not '{data}'."),
    };

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
