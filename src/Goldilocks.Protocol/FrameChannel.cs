using System.Buffers.Text;
using System.Text;

namespace Goldilocks.Protocol;

/// <summary>
/// Frames over a pair of streams: the body's byte count in decimal, a line feed, the body in UTF-8, a line feed. One thread
/// may read while another writes; the streams stay the caller's.
/// </summary>
public sealed class FrameChannel(Stream input, Stream output)
{
    /// <summary>No message is larger; a larger count means that something else is writing to the pipe.</summary>
    public const int MaximumBodyBytes = 16 * 1024 * 1024;

    private const int MaximumDigits = 8;
    private static readonly UTF8Encoding StrictUtf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: false);
    private readonly byte[] _arrived = new byte[1024];
    private int _arrivedStart;
    private int _arrivedEnd;
    private byte[] _leaving = new byte[1024];

    /// <summary>Writes one frame and flushes it.</summary>
    public void Write(Frame frame) => Write(StrictUtf8.GetBytes(frame.ToString()));

    /// <summary>Writes the text of one frame and flushes it.</summary>
    public void Write(ReadOnlySpan<byte> body)
    {
        var needed = MaximumDigits + 2 + body.Length;
        if (_leaving.Length < needed)
        {
            _leaving = new byte[needed];
        }

        // Eight digits always fit, and no frame that anybody reads is longer.
        Utf8Formatter.TryFormat((long)body.Length, _leaving, out var length);
        _leaving[length++] = (byte)'\n';
        body.CopyTo(_leaving.AsSpan(length));
        length += body.Length;
        _leaving[length++] = (byte)'\n';
        output.Write(_leaving, 0, length);
        output.Flush();
    }

    /// <summary>Reads one frame; null at the end of the stream.</summary>
    /// <exception cref="ProtocolException">What came is not a frame; the stream can no longer be used.</exception>
    public Frame? Read() => ReadBody() is { } body ? Parse(body) : null;

    /// <summary>The frame of that text.</summary>
    /// <exception cref="ProtocolException">It is not the text of a frame.</exception>
    public static Frame Parse(ReadOnlySpan<byte> body) => Frame.Parse(StrictUtf8.GetString(body));

    /// <summary>Reads the text of one frame; null at the end of the stream.</summary>
    /// <exception cref="ProtocolException">What came is not a frame; the stream can no longer be used.</exception>
    public byte[]? ReadBody()
    {
        var count = ReadCount();
        if (count < 0)
        {
            return null;
        }

        var body = new byte[count];
        var read = Math.Min(count, _arrivedEnd - _arrivedStart);
        _arrived.AsSpan(_arrivedStart, read).CopyTo(body);
        _arrivedStart += read;
        while (read < count && input.Read(body, read, count - read) is > 0 and var more)
        {
            read += more;
        }

        var last = read < count ? -1 : Next();
        if (last != '\n')
        {
            throw new ProtocolException($"A message of {count} bytes was cut off or ran on after {read + (last < 0 ? 0 : 1)} bytes.");
        }

        return body;
    }

    /// <summary>-1 at the end of the stream.</summary>
    private int ReadCount()
    {
        Span<byte> digits = stackalloc byte[MaximumDigits];
        var length = 0;
        var count = 0;
        while (true)
        {
            var next = Next();
            if (next < 0 && length == 0)
            {
                return -1;
            }

            if (next == '\n' && length > 0 && count <= MaximumBodyBytes)
            {
                return count;
            }

            if (next is < '0' or > '9' || length == MaximumDigits)
            {
                throw NoCount(digits[..length], next);
            }

            digits[length++] = (byte)next;
            count = (count * 10) + next - '0';
        }
    }

    private int Next()
    {
        if (_arrivedStart == _arrivedEnd)
        {
            (_arrivedStart, _arrivedEnd) = (0, input.Read(_arrived, 0, _arrived.Length));
        }

        return _arrivedStart == _arrivedEnd ? -1 : _arrived[_arrivedStart++];
    }

    private static ProtocolException NoCount(ReadOnlySpan<byte> digits, int next) => new(
        $"Expected a message's byte count but found '{Encoding.ASCII.GetString(digits)}{(next < 0 ? "end of stream" : ((char)next).ToString())}'; "
        + "something other than the worker wrote to its standard output.");
}
