namespace Goldilocks.Results;

/// <summary>Returns the lines of a stream one after the other, from one buffer that grows to the longest line.</summary>
/// <param name="stream">Stays open.</param>
internal sealed class LineReader(Stream stream)
{
    private byte[] _buffer = new byte[256 * 1024];
    private int _start;
    private int _end;

    /// <summary>The next line, without its line feed.</summary>
    /// <param name="line">Valid until the next call.</param>
    /// <returns>False at the end. Text after the last line feed is no line.</returns>
    /// <exception cref="InvalidDataException">A line is longer than <see cref="EventLines.LongestLineBytes"/>.</exception>
    public bool TryRead(out ReadOnlySpan<byte> line)
    {
        var searched = 0;
        while (true)
        {
            if (_buffer.AsSpan((_start + searched).._end).IndexOf((byte)'\n') is var found and >= 0)
            {
                line = _buffer.AsSpan(_start, searched + found);
                _start += line.Length + 1;
                return true;
            }

            searched = _end - _start;
            if (!Fill())
            {
                line = default;
                return false;
            }
        }
    }

    private bool Fill()
    {
        if (_end - _start > EventLines.LongestLineBytes)
        {
            throw new InvalidDataException($"it is longer than {EventLines.LongestLineBytes / (1024 * 1024)} MiB, and no event is so long");
        }

        MakeRoom();
        var read = stream.Read(_buffer, _end, _buffer.Length - _end);
        _end += read;
        return read > 0;
    }

    private void MakeRoom()
    {
        var held = _end - _start;
        var target = held > _buffer.Length / 2 ? new byte[2 * _buffer.Length] : _buffer;
        Buffer.BlockCopy(_buffer, _start, target, 0, held);
        (_buffer, _start, _end) = (target, 0, held);
    }
}
