using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>A real server on a real socket that answers each request as a test says.</summary>
internal sealed class StubServer : IDisposable
{
    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly Func<int, string?> _answer;
    private int _requests;

    /// <param name="answer">Of the n-th request, from 0; null closes the connection, empty text never answers.</param>
    public StubServer(Func<int, string?> answer)
    {
        _answer = answer;
        _listener.Start();
        _ = AcceptAsync();
    }

    public IPEndPoint Endpoint => (IPEndPoint)_listener.LocalEndpoint;

    public static string Ok(string body) => $"HTTP/1.1 200 OK\r\nContent-Length: {body.Length}\r\n\r\n{body}";

    public void Dispose() => _listener.Dispose();

    private async Task AcceptAsync()
    {
        try
        {
            while (true)
            {
                var client = await _listener.AcceptTcpClientAsync();
                _ = Task.Run(() => ServeAsync(client));
            }
        }
        catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
        {
            // The test is over.
            return;
        }
    }

    private async Task ServeAsync(TcpClient client)
    {
        using (client)
        {
            try
            {
                var buffer = new byte[64 * 1024];
                while (await client.GetStream().ReadAsync(buffer) > 0)
                {
                    var answer = _answer(Interlocked.Increment(ref _requests) - 1);
                    if (answer is null)
                    {
                        return;
                    }

                    await client.GetStream().WriteAsync(Encoding.ASCII.GetBytes(answer));
                }
            }
            catch (IOException)
            {
                // The client gave up on this connection, as it should.
                return;
            }
        }
    }
}
