using System.Numerics;

namespace Goldilocks.Values;

/// <summary>Writes the file that <see cref="SampleReader"/> reads. Generated code calls it in the command line, in the same order of members.</summary>
public sealed class SampleWriter : IDisposable
{
    private readonly BinaryWriter _writer;

    /// <param name="destination">Is closed with the writer.</param>
    /// <param name="model">The model's hash.</param>
    /// <param name="count">The values that the sample has.</param>
    /// <param name="mayRepeat">Whether larger sizes repeat them.</param>
    /// <param name="isPortable">Whether values are normalized as <c>--portable</c> says: dates in UTC and whole milliseconds, decimals without trailing zeros.</param>
    public SampleWriter(Stream destination, string model, int count, bool mayRepeat, bool isPortable)
    {
        _writer = new BinaryWriter(destination);
        IsPortable = isPortable;
        _writer.Write(SampleReader.Format);
        _writer.Write(model);
        _writer.Write(count);
        _writer.Write(mayRepeat);
    }

    /// <summary>Whether values are normalized.</summary>
    public bool IsPortable { get; }

    /// <summary>The position in the file, in bytes.</summary>
    public long Position
    {
        get => _writer.BaseStream.Position;
        set => _writer.BaseStream.Position = value;
    }

    public void WriteIsThere(bool isThere) => _writer.Write(isThere);

    public void WriteCount(int count) => _writer.Write7BitEncodedInt(count);

    public void Write(bool value) => _writer.Write(value);

    public void Write(byte value) => _writer.Write(value);

    public void Write(sbyte value) => _writer.Write(value);

    public void Write(char value) => _writer.Write((ushort)value);

    public void Write(short value) => _writer.Write(value);

    public void Write(ushort value) => _writer.Write(value);

    public void Write(int value) => _writer.Write(value);

    public void Write(uint value) => _writer.Write(value);

    public void Write(long value) => _writer.Write(value);

    public void Write(ulong value) => _writer.Write(value);

    public void Write(Half value) => _writer.Write(value);

    public void Write(float value) => _writer.Write(value);

    public void Write(double value) => _writer.Write(value);

    /// <summary>Normalized, 1.50 is 1.5: the division removes the zeros at the end.</summary>
    public void Write(decimal value) => _writer.Write(IsPortable ? value / 1.0000000000000000000000000000m : value);

    public void Write(Int128 value) => Write((BigInteger)value);

    public void Write(UInt128 value) => Write((BigInteger)value);

    public void Write(BigInteger value) => Write(value.ToByteArray());

    public void Write(string value) => _writer.Write(value);

    public void Write(byte[] value)
    {
        WriteCount(value.Length);
        _writer.Write(value);
    }

    public void Write(Guid value) => _writer.Write(value.ToByteArray());

    /// <summary>Normalized, a time without a kind is taken to be in UTC, so that a run does not depend on the machine's time zone.</summary>
    public void Write(DateTime value)
    {
        var written = !IsPortable ? value
            : new DateTime(WholeMilliseconds((value.Kind == DateTimeKind.Local ? value.ToUniversalTime() : value).Ticks), DateTimeKind.Utc);
        _writer.Write(written.Ticks);
        _writer.Write((byte)written.Kind);
    }

    public void Write(DateTimeOffset value)
    {
        var written = IsPortable ? new DateTimeOffset(WholeMilliseconds(value.UtcTicks), TimeSpan.Zero) : value;
        _writer.Write(written.Ticks);
        _writer.Write(written.Offset.Ticks);
    }

    public void Write(DateOnly value) => _writer.Write(value.DayNumber);

    public void Write(TimeOnly value) => _writer.Write(IsPortable ? WholeMilliseconds(value.Ticks) : value.Ticks);

    public void Write(TimeSpan value) => _writer.Write(IsPortable ? WholeMilliseconds(value.Ticks) : value.Ticks);

    public void Write(Uri value) => _writer.Write(value.OriginalString);

    public void Write(Version value) => _writer.Write(value.ToString());

    /// <summary>What stands where a type declares an <c>object</c>; <see cref="AnyValue"/>.</summary>
    public void WriteAny(object? value) => AnyValue.Write(_writer, value);

    public void Dispose() => _writer.Dispose();

    private static long WholeMilliseconds(long ticks) => ticks - (ticks % TimeSpan.TicksPerMillisecond);
}
