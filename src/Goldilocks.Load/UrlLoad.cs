using System.Diagnostics;
using System.Net;
using System.Text;
using Goldilocks.Load.Client;

namespace Goldilocks.Load;

/// <summary>Loads a server that somebody else started, perhaps on another machine: the client's half of a load test. Its counters are the business of who started it.</summary>
public static class UrlLoad
{
    private static readonly TimeSpan s_drainLimit = TimeSpan.FromSeconds(3);

    /// <summary>One window after a warm-up.</summary>
    /// <param name="url">Of a server of ours, such as <c>http://10.0.0.1:5000/customers</c>.</param>
    /// <param name="plan">Connections, rate, times and threads.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <exception cref="LoadClientException">The server cannot be reached, or does not answer as one of ours does.</exception>
    public static UrlLoadResult Run(Uri url, LoadPlan plan, CancellationToken cancellation)
    {
        using var http = new HttpClient();
        var started = Stopwatch.GetTimestamp();
        var payload = Fetch(http, HttpMethod.Get, new Uri(url, "/payload"), null);
        var firstRequest = Stopwatch.GetElapsedTime(started);
        var digest = Fetch(http, HttpMethod.Post, new Uri(url, url.AbsolutePath + "?digest"), payload);
        var target = new LoadTarget(new IPEndPoint(AddressOf(url), url.Port), url.AbsolutePath, null, payload, IsHttp2: false);
        using var client = new SocketLoadClient(
            target,
            plan.Connections,
            plan.Threads,
            body => Fetch(http, HttpMethod.Post, new Uri(url, url.AbsolutePath + "?digest"), body).AsSpan().SequenceEqual(digest));
        client.Connect();
        var timeout = TimeSpan.FromSeconds(plan.TimeoutSeconds);
        client.Run(new LoadPace(null, TimeSpan.FromSeconds(plan.WarmupSeconds), timeout, s_drainLimit), cancellation);
        var measured = client.Run(new LoadPace(plan.Rate, TimeSpan.FromSeconds(plan.DurationSeconds), timeout, s_drainLimit), cancellation);
        return new UrlLoadResult(url, plan, Figures(measured, plan), firstRequest.TotalMilliseconds, Encoding.ASCII.GetString(digest), payload.Length);
    }

    private static IPAddress AddressOf(Uri url)
    {
        try
        {
            return Dns.GetHostAddresses(url.Host).First();
        }
        catch (System.Net.Sockets.SocketException exception)
        {
            throw new LoadClientException($"'{url.Host}' is no machine that can be found: {exception.Message}. Check --url.", exception);
        }
    }

    private static byte[] Fetch(HttpClient http, HttpMethod method, Uri url, byte[]? body)
    {
        try
        {
            using var request = new HttpRequestMessage(method, url) { Content = body is null ? null : new ByteArrayContent(body) };
            using var response = http.Send(request);
            using var stream = response.EnsureSuccessStatusCode().Content.ReadAsStream();
            using var copy = new MemoryStream();
            stream.CopyTo(copy);
            return copy.ToArray();
        }
        catch (Exception exception) when (exception is HttpRequestException or OperationCanceledException)
        {
            throw new LoadClientException($"{url} does not answer as a server of ours does: {exception.Message}. Start one as docs/distributed.md says, and check --url.", exception);
        }
    }

    private static WindowFigures Figures(WindowMeasurement measured, LoadPlan plan)
    {
        var none = new ServerCounters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        return WindowFigures.Of(new LoadWindowEvent(
            0, 0, 0, 0, plan.Rate, measured.Seconds, measured.Due, measured.SentInTime, measured.Unsent, measured.CompletedInTime, measured.BodyBytes, measured.Bad, measured.PerSlot, measured.Checked,
            TimesCodec.Encode(measured.Latencies), TimesCodec.Encode(measured.ServiceTimes), null, measured.ClientCpuNanoseconds, none, none, []));
    }
}

/// <summary>What the client of a distant server found.</summary>
/// <param name="Url">What was asked for.</param>
/// <param name="Plan">How.</param>
/// <param name="Figures">Without those of the server.</param>
/// <param name="FirstRequestMilliseconds">Of the very first request, connection included.</param>
/// <param name="Digest">Of the value in every right answer.</param>
/// <param name="PayloadBytes">Of one answer.</param>
public sealed record UrlLoadResult(Uri Url, LoadPlan Plan, WindowFigures Figures, double FirstRequestMilliseconds, string Digest, long PayloadBytes);
