using System.Buffers.Text;
using System.Text;

namespace Goldilocks.Protocol;

/// <summary>Writes the text of a <see cref="Frame"/> that holds whole numbers only into one buffer, again and again, without strings. Used by one thread.</summary>
/// <param name="verb">That every text begins with.</param>
public sealed class FrameText(string verb)
{
    private readonly byte[] _verb = Encoding.UTF8.GetBytes(verb);
    private readonly byte[] _bytes = new byte[512];
    private int _length;

    /// <summary>The text so far; valid until <see cref="Begin"/> is called again.</summary>
    public ReadOnlySpan<byte> Written => _bytes.AsSpan(0, _length);

    /// <summary>Begins a new text with its verb.</summary>
    public FrameText Begin()
    {
        _length = 0;
        return Append(_verb);
    }

    /// <summary>Adds a line.</summary>
    /// <exception cref="ArgumentException">It does not fit: 512 bytes are a dozen lines.</exception>
    internal FrameText With(Field<long> field, long value)
    {
        Append("\n"u8).Append(field.NameBytes).Append(" "u8);
        if (!Utf8Formatter.TryFormat(value, _bytes.AsSpan(_length), out var length))
        {
            throw new ArgumentException("The text does not fit.", nameof(value));
        }

        _length += length;
        return this;
    }

    private FrameText Append(ReadOnlySpan<byte> text)
    {
        text.CopyTo(_bytes.AsSpan(_length));
        _length += text.Length;
        return this;
    }
}
