using System.Buffers.Text;
using System.Text;

namespace Goldilocks.Protocol;

/// <summary>
/// Frames over a pair of streams: the body's byte count in decimal, a blank, the message's number in decimal, a line feed, the body in UTF-8, a line feed.
/// One thread may read while another writes; the streams stay the caller's.
/// </summary>
public sealed class FrameChannel(Stream input, Stream output)
{
    /// <summary>No message is larger; a larger count means that something else is writing to the pipe.</summary>
    public const int MaximumBodyBytes = 16 * 1024 * 1024;

    /// <summary>No message has a larger number, and none has 0.</summary>
    public const long LargestNumber = 999_999_999_999_999_999;

    private const int MaximumCountDigits = 8;

    /// <summary>Of <see cref="LargestNumber"/>.</summary>
    private const int MaximumNumberDigits = 18;

    private const string Cause = "; something other than the worker wrote to its standard output.";
    internal static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: false);
    private readonly byte[] _arrived = new byte[1024];
    private int _arrivedStart;
    private int _arrivedEnd;
    private byte[] _leaving = new byte[1024];

    /// <summary>Writes one frame and flushes it.</summary>
    /// <param name="number">Of the request, or of the request that this answers: 1 or more.</param>
    /// <param name="frame">The frame to write.</param>
    public void Write(long number, Frame frame) => Write(number, Utf8.GetBytes(frame.ToString()));

    /// <summary>Writes the text of one frame and flushes it.</summary>
    /// <exception cref="ProtocolException">It is longer than <see cref="MaximumBodyBytes"/>.</exception>
    public void Write(long number, ReadOnlySpan<byte> body)
    {
        if (body.Length > MaximumBodyBytes)
        {
            throw new ProtocolException($"A message of {body.Length} bytes is too long: {MaximumBodyBytes} are the most.");
        }

        var needed = MaximumCountDigits + MaximumNumberDigits + 3 + body.Length;
        if (_leaving.Length < needed)
        {
            _leaving = new byte[needed];
        }

        Utf8Formatter.TryFormat((long)body.Length, _leaving, out var length);
        _leaving[length++] = (byte)' ';
        Utf8Formatter.TryFormat(number, _leaving.AsSpan(length), out var digits);
        length += digits;
        _leaving[length++] = (byte)'\n';
        body.CopyTo(_leaving.AsSpan(length));
        length += body.Length;
        _leaving[length++] = (byte)'\n';
        output.Write(_leaving, 0, length);
        output.Flush();
    }

    /// <summary>Reads one message; null at the end of the stream.</summary>
    /// <exception cref="ProtocolException">The bytes are not a message; the stream can no longer be used.</exception>
    public Envelope? Read()
    {
        var count = ReadDigits(MaximumCountDigits, ' ', mayEnd: true);
        if (count < 0)
        {
            return null;
        }

        return count <= MaximumBodyBytes
            ? new Envelope(ReadDigits(MaximumNumberDigits, '\n', mayEnd: false), ReadBody((int)count))
            : throw new ProtocolException($"A message of {count} bytes was announced, where {MaximumBodyBytes} are the most{Cause}");
    }

    private byte[] ReadBody(int count)
    {
        var body = new byte[count];
        var read = Math.Min(count, _arrivedEnd - _arrivedStart);
        _arrived.AsSpan(_arrivedStart, read).CopyTo(body);
        _arrivedStart += read;
        while (read < count && input.Read(body, read, count - read) is > 0 and var more)
        {
            read += more;
        }

        var last = read < count ? -1 : Next();
        return last == '\n'
            ? body
            : throw new ProtocolException($"A message of {count} bytes was cut off or ran on after {read + (last < 0 ? 0 : 1)} bytes.");
    }

    /// <summary>Reads a decimal number up to the byte that ends it; -1 at the end of the stream, where <paramref name="mayEnd"/> allows it.</summary>
    private long ReadDigits(int maximum, char end, bool mayEnd)
    {
        Span<byte> digits = stackalloc byte[MaximumNumberDigits];
        var length = 0;
        var number = 0L;
        while (true)
        {
            var next = Next();
            if (next < 0 && length == 0 && mayEnd)
            {
                return -1;
            }

            if (next == end && length > 0)
            {
                return number;
            }

            if (next is < '0' or > '9' || length == maximum)
            {
                throw NoNumber(mayEnd ? "byte count" : "number", digits[..length], next);
            }

            digits[length++] = (byte)next;
            number = (number * 10) + next - '0';
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

    private static ProtocolException NoNumber(string what, ReadOnlySpan<byte> digits, int next) =>
        new($"Expected a message's {what} but found '{Encoding.ASCII.GetString(digits)}{Quoted(next)}'{Cause}");

    private static string Quoted(int next) => next switch
    {
        < 0 => "end of stream",
        '\n' => "\\n",
        < ' ' or >= 0x7F => $"\\x{next:X2}",
        _ => ((char)next).ToString(),
    };
}
