using System.Globalization;
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

    /// <summary>Writes one frame and flushes it.</summary>
    public void Write(Frame frame)
    {
        var body = frame.ToString();
        var count = StrictUtf8.GetByteCount(body);
        var prefix = count.ToString(CultureInfo.InvariantCulture) + "\n";
        var bytes = new byte[prefix.Length + count + 1];
        Encoding.ASCII.GetBytes(prefix, bytes);
        StrictUtf8.GetBytes(body, bytes.AsSpan(prefix.Length));
        bytes[^1] = (byte)'\n';
        output.Write(bytes);
        output.Flush();
    }

    /// <summary>Reads one frame; null at the end of the stream.</summary>
    /// <exception cref="ProtocolException">What came is not a frame; the stream can no longer be used.</exception>
    public Frame? Read()
    {
        var count = ReadCount();
        if (count is null)
        {
            return null;
        }

        var body = new byte[count.Value + 1];
        var read = input.ReadAtLeast(body, body.Length, throwOnEndOfStream: false);
        if (read < body.Length || body[^1] != '\n')
        {
            throw new ProtocolException($"A message of {count} bytes was cut off or ran on after {read} bytes.");
        }

        return Frame.Parse(StrictUtf8.GetString(body.AsSpan(0, count.Value)));
    }

    private int? ReadCount()
    {
        var digits = new StringBuilder(MaximumDigits);
        while (true)
        {
            var next = input.ReadByte();
            if (next < 0 && digits.Length == 0)
            {
                return null;
            }

            if (next == '\n' && int.TryParse(digits.ToString(), NumberStyles.None, CultureInfo.InvariantCulture, out var count) && count <= MaximumBodyBytes)
            {
                return count;
            }

            if (next is < '0' or > '9' || digits.Length == MaximumDigits)
            {
                throw new ProtocolException(
                    $"Expected a message's byte count but found '{digits}{(next < 0 ? "end of stream" : ((char)next).ToString())}'; "
                    + "something other than the worker wrote to its standard output.");
            }

            digits.Append((char)next);
        }
    }
}
