using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>A real server on a real socket that writes to each connection what a test says, at a given pace, until the client closes the connection.</summary>
internal sealed class HostileServer : IDisposable
{
    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly CancellationTokenSource _over = new();
    private readonly Func<string, IEnumerable<(byte[] Bytes, TimeSpan Pause)>> _answer;

    /// <param name="answer">By the first line of a request, such as <c>GET /payload HTTP/1.1</c>: pieces, each with the pause after it. The connection stays open afterwards.</param>
    public HostileServer(Func<string, IEnumerable<(byte[] Bytes, TimeSpan Pause)>> answer)
    {
        _answer = answer;
        _listener.Start();
        _ = AcceptAsync();
    }

    public Uri Url => new($"http://{_listener.LocalEndpoint}/person");

    /// <summary>One piece.</summary>
    public static IEnumerable<(byte[] Bytes, TimeSpan Pause)> Whole(string answer) => [(Encoding.ASCII.GetBytes(answer), TimeSpan.Zero)];

    /// <summary>A beginning, and then the same piece for ever.</summary>
    public static IEnumerable<(byte[] Bytes, TimeSpan Pause)> Endless(string beginning, string piece, TimeSpan pause)
    {
        yield return (Encoding.ASCII.GetBytes(beginning), TimeSpan.Zero);
        var bytes = Encoding.ASCII.GetBytes(piece);
        while (true)
        {
            yield return (bytes, pause);
        }
    }

    public void Dispose()
    {
        _over.Cancel();
        _listener.Dispose();
        _over.Dispose();
    }

    private async Task AcceptAsync()
    {
        try
        {
            while (true)
            {
                var client = await _listener.AcceptTcpClientAsync();
                _ = Task.Run(() => ServeAsync(client, _over.Token));
            }
        }
        catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
        {
            // The test is over.
            return;
        }
    }

    private async Task ServeAsync(TcpClient client, CancellationToken over)
    {
        using (client)
        {
            try
            {
                var buffer = new byte[64 * 1024];
                while (await client.GetStream().ReadAsync(buffer, over) is > 0 and var count)
                {
                    foreach (var (bytes, pause) in _answer(Encoding.ASCII.GetString(buffer, 0, count).Split("\r\n")[0]))
                    {
                        await client.GetStream().WriteAsync(bytes, over);
                        await Task.Delay(pause, over);
                    }
                }
            }
            catch (Exception exception) when (exception is IOException or OperationCanceledException)
            {
                // The client gave up on this connection, as it should, or the test is over.
                return;
            }
        }
    }
}
