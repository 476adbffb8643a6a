using System.Net;
using System.Net.Sockets;
using System.Text;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>Answers once it has read a whole request with a body of the given length.</summary>
internal sealed class BodyCountingServer : IDisposable
{
    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly long _bodyBytes;

    public BodyCountingServer(long bodyBytes)
    {
        _bodyBytes = bodyBytes;
        _listener.Start();
        _ = AcceptAsync();
    }

    public IPEndPoint Endpoint => (IPEndPoint)_listener.LocalEndpoint;

    public void Dispose() => _listener.Dispose();

    private async Task AcceptAsync()
    {
        try
        {
            while (true)
            {
                var client = await _listener.AcceptTcpClientAsync();
                _ = Task.Run(() => Serve(client));
            }
        }
        catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
        {
            // The test is over.
            return;
        }
    }

    private void Serve(TcpClient client)
    {
        using var stream = client.GetStream();
        var buffer = new byte[256 * 1024];
        var head = new List<byte>();
        while (true)
        {
            // Byte by byte to the empty line, then the body.
            head.Clear();
            while (head.Count < 4 || !head.TakeLast(4).SequenceEqual("\r\n\r\n"u8.ToArray()))
            {
                var next = stream.ReadByte();
                if (next < 0)
                {
                    return;
                }

                head.Add((byte)next);
            }

            for (var left = _bodyBytes; left > 0;)
            {
                var read = stream.Read(buffer, 0, (int)Math.Min(buffer.Length, left));
                if (read == 0)
                {
                    return;
                }

                left -= read;
            }

            stream.Write(Encoding.ASCII.GetBytes(StubServer.Ok("read")));
        }
    }
}
