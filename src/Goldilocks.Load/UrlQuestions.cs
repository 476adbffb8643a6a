using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>
/// The requests to a distant server before and after its load. Each answer has a limit of time and of length, because the server may be any
/// program.
/// </summary>
internal sealed class UrlQuestions : IDisposable
{
    /// <summary>Larger than the payload of any workload at a size that a server is loaded with.</summary>
    private const int LongestBody = 256 * 1024 * 1024;

    private readonly Uri _url;
    private readonly TimeSpan _timeout;
    private readonly CancellationToken _cancellation;
    private readonly HttpClient _http;
    private volatile bool _isSilent;

    /// <param name="url">Of the endpoint that is loaded.</param>
    /// <param name="timeout">For one whole answer, connection and body included.</param>
    /// <param name="cancellation">Ends the wait for an answer.</param>
    public UrlQuestions(Uri url, TimeSpan timeout, CancellationToken cancellation)
    {
        _url = url;
        _timeout = timeout;
        _cancellation = cancellation;

        // The limit of time is a token's: the client's own does not cover a body that is read as a stream.
        _http = new HttpClient { Timeout = Timeout.InfiniteTimeSpan, MaxResponseContentBufferSize = LongestBody };
    }

    /// <summary>How long the very first answer took, connection included.</summary>
    public TimeSpan FirstAnswer { get; private set; }

    /// <exception cref="LoadClientException">The name cannot be resolved to an address.</exception>
    public IPAddress Address()
    {
        try
        {
            return Dns.GetHostAddressesAsync(_url.Host, _cancellation).WaitAsync(_timeout, _cancellation).GetAwaiter().GetResult()[0];
        }
        catch (Exception exception) when (exception is SocketException or TimeoutException)
        {
            throw new LoadClientException($"'{_url.Host}' cannot be found: {exception.Message} Check --url.", exception);
        }
    }

    /// <summary>The body of every right answer.</summary>
    public byte[] Payload()
    {
        var started = Stopwatch.GetTimestamp();
        var payload = Ask(HttpMethod.Get, new Uri(_url, "/payload"), null);
        FirstAnswer = Stopwatch.GetElapsedTime(started);
        return payload;
    }

    /// <summary>The digest of the value that the server reads from a body.</summary>
    public byte[] DigestOf(byte[] body) => Ask(HttpMethod.Post, new Uri(_url, _url.AbsolutePath + "?digest"), body);

    /// <summary>True when the server reads the value with that digest from a body; false also when it does not answer. A server that did not answer once is not asked again: each question would wait for its whole limit.</summary>
    public bool Holds(byte[] body, byte[] digest)
    {
        if (_isSilent)
        {
            return false;
        }

        try
        {
            return DigestOf(body).AsSpan().SequenceEqual(digest);
        }
        catch (Exception exception) when (exception is LoadClientException or WrongServerException)
        {
            // The server refuses its own bytes, or does not answer any more.
            _isSilent |= exception is WrongServerException;
            return false;
        }
    }

    public void Dispose() => _http.Dispose();

    private byte[] Ask(HttpMethod method, Uri url, byte[]? body)
    {
        using var patience = CancellationTokenSource.CreateLinkedTokenSource(_cancellation);
        patience.CancelAfter(_timeout);
        try
        {
            using var request = new HttpRequestMessage(method, url) { Content = body is null ? null : new ByteArrayContent(body) };
            using var response = _http.SendAsync(request, patience.Token).GetAwaiter().GetResult();
            return response.IsSuccessStatusCode
                ? response.Content.ReadAsByteArrayAsync(patience.Token).GetAwaiter().GetResult()
                : throw NotOurs(url, string.Create(CultureInfo.InvariantCulture, $"status {(int)response.StatusCode}"), null);
        }
        catch (HttpRequestException exception) when (exception.HttpRequestError is HttpRequestError.ConnectionError or HttpRequestError.NameResolutionError)
        {
            throw NotOurs(url, exception.Message, exception);
        }
        catch (HttpRequestException exception)
        {
            throw new WrongServerException(new Failed(exception.HttpRequestError.ToString(), $"{method} {url}: {Words(exception)}"), exception);
        }
        catch (OperationCanceledException exception) when (!_cancellation.IsCancellationRequested)
        {
            throw new WrongServerException(new Failed("timeout", string.Create(CultureInfo.InvariantCulture, $"{method} {url}: no whole answer within {_timeout.TotalSeconds:0.###} s (--timeout)")), exception);
        }
    }

    private static LoadClientException NotOurs(Uri url, string why, Exception? inner) =>
        new($"{url} does not answer as a server of ours does: {why.TrimEnd('.')}. Start one as docs/distributed.md says, and check --url.", inner);

    private static string Words(HttpRequestException exception) => exception.HttpRequestError == HttpRequestError.ConfigurationLimitExceeded
        ? string.Create(CultureInfo.InvariantCulture, $"an answer without an end: its headers, or more than {LongestBody / (1024 * 1024)} MB of body")
        : $"no HTTP answer as agreed: {(exception.InnerException ?? exception).Message.TrimEnd('.')}";
}

/// <summary>The server's answer is wrong.</summary>
internal sealed class WrongServerException(Outcome outcome, Exception inner) : Exception(outcome.Reason, inner)
{
    public Outcome Outcome => outcome;
}
