using System.Net;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Load;

/// <summary>One server process that has verified its answer and listens on loopback. Disposing ends it.</summary>
internal sealed class LoadServer : IDisposable
{
    private const int StartsInTimeouts = 6;
    private readonly WorkerProcess _process;
    private readonly TimeSpan _timeout;
    private readonly HttpMessageInvoker _http;

    private LoadServer(WorkerProcess process, TimeSpan timeout)
    {
        _process = process;
        _timeout = timeout;
        _http = new HttpMessageInvoker(new SocketsHttpHandler());
    }

    public required RunVariant Variant { get; init; }

    public required LoadPlan Plan { get; init; }

    public required string Workload { get; init; }

    public IPEndPoint Endpoint { get; private set; } = new(IPAddress.Loopback, 0);

    public string Digest { get; private set; } = "";

    public long StartNanoseconds { get; private set; }

    /// <summary>The body of one response; where reading is measured, the body of each POST.</summary>
    public ReadOnlyMemory<byte> Payload { get; private set; }

    /// <summary>The last exception of a request, reported by the server with its counters; null when there was none.</summary>
    public string? LastError { get; private set; }

    /// <exception cref="WorkerLostException">The server does not listen; carries the outcome.</exception>
    public static LoadServer Start(RunVariant variant, ChosenWorkload workload, int size, int port, LoadPlan plan)
    {
        // The start includes making the value and a first round trip, so it takes longer than a request.
        var timeout = TimeSpan.FromSeconds(StartsInTimeouts * plan.TimeoutSeconds);
        var server = new LoadServer(WorkerProcess.Start(variant.WorkerPath, plan.Environment), timeout) { Variant = variant, Plan = plan, Workload = workload.Info.Name };
        try
        {
            server.Listen(workload, size, port);
            return server;
        }
        catch
        {
            server.Dispose();
            throw;
        }
    }

    /// <summary>What is loaded: the serializer's endpoint, or the one with ready bytes.</summary>
    public LoadTarget Target(bool isCeiling)
    {
        var path = isCeiling ? "/null" : "/" + Workload;
        return Plan.Operation == Operation.Serialize
            ? new LoadTarget(Endpoint, path, null, isCeiling ? Enumerable.Repeat((byte)'x', Payload.Length).ToArray() : Payload, Plan.IsHttp2)
            : new LoadTarget(Endpoint, path, Payload, "read"u8.ToArray(), Plan.IsHttp2);
    }

    /// <exception cref="WorkerLostException">The server is gone.</exception>
    public ServerCounters Count()
    {
        var counters = _process.Ask(new CountRequest(), _timeout).OrLost();
        LastError = counters.LastError;
        return ServerCounters.Of(counters);
    }

    /// <summary>True when a body holds the right value, whatever its bytes: the server reads it and returns the digest.</summary>
    public bool IsRight(byte[] body)
    {
        try
        {
            return System.Text.Encoding.ASCII.GetString(Fetch(HttpMethod.Post, $"/{Workload}?digest", body)) == Digest;
        }
        catch (Exception exception) when (exception is HttpRequestException or OperationCanceledException)
        {
            // The server cannot read its own bytes, or does not answer any more.
            return false;
        }
    }

    /// <summary>Of the program and its libraries.</summary>
    public long PublishedBytes() =>
        new DirectoryInfo(Path.GetDirectoryName(Variant.WorkerPath)!).EnumerateFiles("*", SearchOption.AllDirectories).Sum(file => file.Length);

    public void Dispose()
    {
        _http.Dispose();
        _process.Dispose();
    }

    private void Listen(ChosenWorkload workload, int size, int port)
    {
        var subject = WorkerDialogue.SubjectOf(Variant, workload, size, Plan.DataSeed);
        var endpoint = new ServeEndpoint(IPAddress.Loopback.ToString(), port, Plan.IsHttp2);
        var serving = _process.Ask(new ServeRequest(subject, endpoint, Plan.IsPerRequest), _timeout).OrLost();
        if (serving.WhyNot(Plan.Operation) is { } why)
        {
            throw new WorkerLostException(new Unsupported(why));
        }

        Endpoint = new IPEndPoint(IPAddress.Loopback, serving.Port);
        Digest = serving.Digest;
        StartNanoseconds = serving.StartNanoseconds;
        try
        {
            Payload = Fetch(HttpMethod.Get, "/payload", null);
        }
        catch (Exception exception) when (exception is HttpRequestException or OperationCanceledException)
        {
            throw new WorkerLostException(new Failed(exception.GetType().Name, $"the server listens and does not answer: {exception.Message}"));
        }
    }

    private byte[] Fetch(HttpMethod method, string path, byte[]? body)
    {
        using var patience = new CancellationTokenSource(_timeout);
        using var request = new HttpRequestMessage(method, new Uri($"http://{Endpoint}{path}"))
        {
            Version = Plan.IsHttp2 ? HttpVersion.Version20 : HttpVersion.Version11,
            VersionPolicy = HttpVersionPolicy.RequestVersionExact,
            Content = body is null ? null : new ByteArrayContent(body),
        };
        using var response = _http.SendAsync(request, patience.Token).GetAwaiter().GetResult();
        return response.EnsureSuccessStatusCode().Content.ReadAsByteArrayAsync(patience.Token).GetAwaiter().GetResult();
    }
}
