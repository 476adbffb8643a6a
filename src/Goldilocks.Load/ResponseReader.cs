using System.Buffers.Text;

namespace Goldilocks.Load;

/// <summary>The state of an answer that is being read.</summary>
internal enum ResponseState
{
    /// <summary>More bytes must come.</summary>
    Incomplete,

    /// <summary>The last byte is there.</summary>
    Complete,

    /// <summary>The bytes are not HTTP/1.1.</summary>
    Malformed,
}

/// <summary>
/// Reads one HTTP/1.1 answer (RFC 9112) from pieces of any length: status, Content-Length or chunks. It keeps no body unless it is asked to.
/// </summary>
internal sealed class ResponseReader
{
    private const int LongestHeaders = 16 * 1024;
    private readonly byte[] _head = new byte[LongestHeaders];
    private readonly byte[] _line = new byte[64];
    private int _headLength;
    private int _lineLength;
    private Part _part;
    private long _left;
    private byte[]? _kept;

    private enum Part
    {
        Head,
        Body,
        ChunkSize,
        Chunk,
        ChunkEnd,
        Trailer,
        Done,
    }

    public int Status { get; private set; }

    /// <summary>Bytes of the body so far, without the framing.</summary>
    public long BodyLength { get; private set; }

    /// <summary>False when the server will close the connection after this answer.</summary>
    public bool KeepsAlive { get; private set; }

    /// <summary>The body, when <see cref="Begin"/> was told to keep it; cut to the length of that buffer.</summary>
    public ReadOnlySpan<byte> Kept => _kept.AsSpan(0, (int)Math.Min(BodyLength, _kept?.Length ?? 0));

    /// <summary>Gets ready for the next answer.</summary>
    /// <param name="keep">Where the body goes; null to drop it.</param>
    public void Begin(byte[]? keep)
    {
        _part = Part.Head;
        _headLength = 0;
        _lineLength = 0;
        _kept = keep;
        Status = 0;
        BodyLength = 0;
    }

    /// <summary>Reads the bytes that have arrived. Anything after the answer's last byte is malformed, because there was only one request.</summary>
    public ResponseState Take(ReadOnlySpan<byte> bytes)
    {
        while (bytes.Length > 0)
        {
            var used = _part switch
            {
                Part.Head => TakeHead(bytes),
                Part.Body or Part.Chunk => TakeBody(bytes),
                Part.ChunkSize or Part.ChunkEnd or Part.Trailer => TakeLine(bytes),
                _ => -1,
            };
            if (used < 0)
            {
                return ResponseState.Malformed;
            }

            bytes = bytes[used..];
        }

        return _part == Part.Done ? ResponseState.Complete : ResponseState.Incomplete;
    }

    private int TakeHead(ReadOnlySpan<byte> bytes)
    {
        var before = _headLength;
        var copied = Math.Min(bytes.Length, LongestHeaders - before);
        bytes[..copied].CopyTo(_head.AsSpan(before));
        _headLength += copied;
        var from = Math.Max(0, before - 3);
        var end = _head.AsSpan(from, _headLength - from).IndexOf("\r\n\r\n"u8);
        if (end < 0)
        {
            return _headLength == LongestHeaders ? -1 : copied;
        }

        var length = from + end + 4;
        return ReadHead(_head.AsSpan(0, length - 2)) ? length - before : -1;
    }

    private bool ReadHead(ReadOnlySpan<byte> head)
    {
        // HTTP/1.1 200 OK
        if (head.Length < 12 || !head.StartsWith("HTTP/1."u8) || !Utf8Parser.TryParse(head[9..12], out int status, out _))
        {
            return false;
        }

        Status = status;
        KeepsAlive = true;
        var length = -1L;
        var isChunked = false;
        for (var rest = head[(head.IndexOf("\r\n"u8) + 2)..]; rest.Length > 0; rest = rest[(rest.IndexOf("\r\n"u8) + 2)..])
        {
            if (Value(rest, "Content-Length:"u8) is { Length: > 0 } text && !(Utf8Parser.TryParse(text, out length, out var used) && used == text.Length && length >= 0))
            {
                return false;
            }

            isChunked |= Value(rest, "Transfer-Encoding:"u8).EndsWith("chunked"u8);
            KeepsAlive &= !Value(rest, "Connection:"u8).SequenceEqual("close"u8);
        }

        _left = length;
        _part = isChunked ? Part.ChunkSize : length > 0 ? Part.Body : Part.Done;

        // Without a length or chunks the body ends with the connection; our servers never do that.
        return isChunked || length >= 0 || status is 204 or 304;
    }

    private static ReadOnlySpan<byte> Value(ReadOnlySpan<byte> lines, ReadOnlySpan<byte> name) =>
        lines.Length > name.Length && System.Text.Ascii.EqualsIgnoreCase(lines[..name.Length], name)
            ? lines[name.Length..lines.IndexOf("\r\n"u8)].Trim((byte)' ')
            : [];

    private int TakeBody(ReadOnlySpan<byte> bytes)
    {
        var taken = (int)Math.Min(bytes.Length, _left);
        if (_kept is not null && BodyLength + taken <= _kept.Length)
        {
            bytes[..taken].CopyTo(_kept.AsSpan((int)BodyLength));
        }

        BodyLength += taken;
        _left -= taken;
        if (_left == 0)
        {
            _part = _part == Part.Body ? Part.Done : Part.ChunkEnd;
        }

        return taken;
    }

    private int TakeLine(ReadOnlySpan<byte> bytes)
    {
        var end = bytes.IndexOf((byte)'\n');
        var taken = end < 0 ? bytes.Length : end + 1;
        if (_lineLength + taken > _line.Length)
        {
            return -1;
        }

        bytes[..taken].CopyTo(_line.AsSpan(_lineLength));
        _lineLength += taken;
        if (end < 0)
        {
            return taken;
        }

        var line = _line.AsSpan(0, _lineLength);
        _lineLength = 0;
        return ReadLine(line) ? taken : -1;
    }

    private bool ReadLine(ReadOnlySpan<byte> line)
    {
        switch (_part)
        {
            case Part.ChunkEnd:
                _part = Part.ChunkSize;
                return line.SequenceEqual("\r\n"u8);
            case Part.Trailer:
                _part = line.SequenceEqual("\r\n"u8) ? Part.Done : Part.Trailer;
                return true;
            default:
                // Sixteen hexadecimal digits may overflow into a negative number.
                var isSize = Utf8Parser.TryParse(line, out long size, out _, 'x') && size >= 0;
                _left = size;
                _part = size == 0 ? Part.Trailer : Part.Chunk;
                return isSize;
        }
    }
}
