using System.Net;
using System.Net.Sockets;

namespace Goldilocks.Cli.Tests;

/// <summary>Answers every request with one status, on loopback.</summary>
internal sealed class RefusingFeed : IDisposable
{
    private readonly HttpListener _listener = new();
    private int _requests;

    public RefusingFeed(int status)
    {
        var port = FreePort();
        Address = $"http://127.0.0.1:{port}/index.json";
        _listener.Prefixes.Add($"http://127.0.0.1:{port}/");
        _listener.Start();
        _ = AnswerAsync(status);
    }

    public string Address { get; }

    public int Requests => Volatile.Read(ref _requests);

    public void Dispose() => _listener.Close();

    private async Task AnswerAsync(int status)
    {
        try
        {
            while (true)
            {
                var request = await _listener.GetContextAsync();
                Interlocked.Increment(ref _requests);
                request.Response.StatusCode = status;
                request.Response.AddHeader("WWW-Authenticate", "Basic realm=\"feed\"");
                request.Response.Close();
            }
        }
        catch (Exception closed) when (closed is HttpListenerException or ObjectDisposedException)
        {
            // The test has ended.
        }
    }

    private static int FreePort()
    {
        using var socket = new TcpListener(IPAddress.Loopback, 0);
        socket.Start();
        return ((IPEndPoint)socket.LocalEndpoint).Port;
    }
}
