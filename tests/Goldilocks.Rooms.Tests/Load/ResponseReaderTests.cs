using System.Text;
using Goldilocks.Load;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>An answer is read alike in whatever pieces it arrives.</summary>
public sealed class ResponseReaderTests
{
    private const string Chunked = "HTTP/1.1 200 OK\r\nDate: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n7;x=y\r\n, world\r\n0\r\n\r\n";
    private const string Counted = "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nhello, world";

    [Theory]
    [InlineData(Chunked, 1)]
    [InlineData(Chunked, 3)]
    [InlineData(Chunked, 1000)]
    [InlineData(Counted, 1)]
    [InlineData(Counted, 7)]
    [InlineData(Counted, 1000)]
    public void A_body_is_the_same_in_pieces_of_any_length(string answer, int piece)
    {
        var reader = new ResponseReader();
        reader.Begin(new byte[12]);

        Assert.Equal(ResponseState.Complete, Feed(reader, answer, piece));
        Assert.Equal((200, 12, true), (reader.Status, reader.BodyLength, reader.KeepsAlive));
        Assert.Equal("hello, world", Encoding.ASCII.GetString(reader.Kept));
    }

    [Theory]
    [InlineData("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", 500, false)]
    [InlineData("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", 404, true)]
    public void A_status_and_the_end_of_the_connection_are_told(string answer, int status, bool keepsAlive)
    {
        var reader = new ResponseReader();
        reader.Begin(null);

        Assert.Equal(ResponseState.Complete, Feed(reader, answer, 4));
        Assert.Equal((status, keepsAlive), (reader.Status, reader.KeepsAlive));
    }

    [Theory]
    [InlineData("SSH-2.0-OpenSSH_9.2\r\n\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\n\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nhello\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhello")]
    public void What_is_no_answer_or_more_than_one_is_malformed(string answer)
    {
        var reader = new ResponseReader();
        reader.Begin(null);

        Assert.Equal(ResponseState.Malformed, Feed(reader, answer, 1000));
    }

    [Fact]
    public void The_next_answer_starts_afresh()
    {
        var reader = new ResponseReader();
        foreach (var answer in new[] { Chunked, Counted, Chunked })
        {
            reader.Begin(null);
            Assert.Equal(ResponseState.Complete, Feed(reader, answer, 5));
            Assert.Equal(12, reader.BodyLength);
        }
    }

    private static ResponseState Feed(ResponseReader reader, string answer, int piece)
    {
        var state = ResponseState.Incomplete;
        foreach (var part in Encoding.ASCII.GetBytes(answer).Chunk(piece))
        {
            if (state == ResponseState.Malformed)
            {
                return state;
            }

            state = reader.Take(part);
        }

        return state;
    }
}
