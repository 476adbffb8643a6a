using System.Diagnostics;
using System.Net;
using Goldilocks.Protocol;
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
        public (ServedVariant? Served, string? Reason) Visit<T>(Workload<T> workload)
        {
            T Make() => workload.Create(size, new SeededRandom(seed));
            var binding = (ServedBinding)variant.Bind(new ServerBinder<T>(workload, Make, isPerRequest));
            return (binding.Served, binding.Reason);
        }
    }
}

/// <summary>What this host's binder returns: a variant to serve, or the reason why it cannot be served.</summary>
internal sealed class ServedBinding(ServedVariant? served, string? reason) : Binding
{
    public ServedVariant? Served { get; } = served;

    public string? Reason { get; } = reason;
}

/// <summary>Binds adapters for serving; the counterpart of the worker's binder for measuring.</summary>
/// <param name="workload">Decides what is equal.</param>
/// <param name="make">Makes the value, always the same one.</param>
/// <param name="isPerRequest">True when every response has a value of its own, made for it.</param>
internal sealed class ServerBinder<T>(Workload<T> workload, Func<T> make, bool isPerRequest) : Binder<T>
{
    public override Workload<T> Workload => workload;

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) => new ServedBinding(
        new ServedAdapter<TAdapter, T, TOwn>(adapter, workload, make, isPerRequest, terms)
        {
            WhyNoWriting = terms.SerializeUnsupported,
            WhyNoReading = terms.DeserializeUnsupported,
        },
        reason: null);

    public override Binding Unsupported(string reason) => new ServedBinding(null, reason);
}
