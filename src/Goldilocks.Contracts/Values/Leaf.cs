using System.Buffers;
using System.Buffers.Binary;
using System.Collections.Frozen;
using System.Globalization;
using System.Numerics;
using System.Text;

namespace Goldilocks.Values;

/// <summary>Values without parts: their comparison, and their bytes.</summary>
internal static class Leaf
{
    private static readonly FrozenSet<Type> s_types =
        new[]
        {
            typeof(string), typeof(byte[]), typeof(Memory<byte>), typeof(ReadOnlyMemory<byte>), typeof(ArraySegment<byte>), typeof(decimal), typeof(Half),
            typeof(Int128), typeof(UInt128), typeof(BigInteger), typeof(Guid), typeof(DateTime), typeof(DateTimeOffset),
            typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly), typeof(Uri),
        }.ToFrozenSet();

    /// <summary>Whether a value of the type has no parts. Bytes count as one value, however many they are.</summary>
    public static bool Is(Type type) =>
        type.IsPrimitive || type.IsEnum || s_types.Contains(type) || typeof(Type).IsAssignableFrom(type)
        || (Nullable.GetUnderlyingType(type) is { } underlying && Is(underlying)) || IsValueOfLibrary(type);

    /// <summary>A value of the framework or of a library of dates that says itself what is equal: its members are computed, and some of them throw.</summary>
    private static bool IsValueOfLibrary(Type type) =>
        type == typeof(StringBuilder)
        || (!type.IsEnum && type.Namespace is "System.Net" or "System.Net.NetworkInformation" or "System.Net.Mail" or "System.Net.Mime" or "System.Net.Http" or "System.Net.Http.Headers" or "System.Globalization" or "System.Text" or "System.Drawing" or "System.Numerics" or "NodaTime" or "NodaTime.TimeZones"
            && (type.IsValueType || type.GetMethod(nameof(Equals), [typeof(object)])?.DeclaringType != typeof(object)) && !typeof(System.Collections.IEnumerable).IsAssignableFrom(type))
        || IsParsed(type)
        || type == typeof(TimeZoneInfo) || (type.BaseType?.Namespace == "NodaTime" && type.BaseType.Name == "DateTimeZone");

    /// <summary>A value of a package that a text makes, and that says itself what is equal.</summary>
    private static bool IsParsed(Type type) => !type.IsEnum && type.Namespace?.StartsWith("System", StringComparison.Ordinal) == false && !typeof(System.Collections.IEnumerable).IsAssignableFrom(type)
        && type.GetMethod("Parse", System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.Static, [typeof(string)])?.ReturnType == type
        && (type.IsValueType || type.GetMethod(nameof(Equals), [typeof(object)])?.DeclaringType != typeof(object));

    /// <summary>
    /// Whether two leaves of one type are the same value, bit by bit: a date's kind and a decimal's scale count. Any NaN equals
    /// any other, because no format promises its bits.
    /// </summary>
    public static bool Same(object left, object right) => (left, right) switch
    {
        (string a, string b) => string.Equals(a, b, StringComparison.Ordinal),
        (int a, int b) => a == b,
        (byte[] a, byte[] b) => a.AsSpan().SequenceEqual(b),
        (double a, double b) => BitConverter.DoubleToInt64Bits(a) == BitConverter.DoubleToInt64Bits(b) || (double.IsNaN(a) && double.IsNaN(b)),
        (float a, float b) => BitConverter.SingleToInt32Bits(a) == BitConverter.SingleToInt32Bits(b) || (float.IsNaN(a) && float.IsNaN(b)),
        (Half a, Half b) => BitConverter.HalfToInt16Bits(a) == BitConverter.HalfToInt16Bits(b) || (Half.IsNaN(a) && Half.IsNaN(b)),
        (DateTime a, DateTime b) => a.Ticks == b.Ticks && a.Kind == b.Kind,
        (DateTimeOffset a, DateTimeOffset b) => a.EqualsExact(b),
        (decimal a, decimal b) => decimal.GetBits(a).AsSpan().SequenceEqual(decimal.GetBits(b)),
        (Memory<byte> a, Memory<byte> b) => a.Span.SequenceEqual(b.Span),
        (ReadOnlyMemory<byte> a, ReadOnlyMemory<byte> b) => a.Span.SequenceEqual(b.Span),
        (StringBuilder a, StringBuilder b) => a.Equals(b),
        (ArraySegment<byte> a, ArraySegment<byte> b) => a.AsSpan().SequenceEqual(b),
        (Uri a, Uri b) => string.Equals(a.OriginalString, b.OriginalString, StringComparison.Ordinal),
        _ => left.Equals(right),
    };

    /// <summary>Writes the value alone, little-endian, without length, name or tag. Returns the number of bytes.</summary>
    public static int Write(object value, IBufferWriter<byte> destination)
    {
        if (value is string text)
        {
            return checked((int)Encoding.UTF8.GetBytes(text, destination));
        }

        if (AsBytes(value) is { } bytes)
        {
            destination.Write(bytes.Span);
            return bytes.Length;
        }

        if (value is BigInteger big)
        {
            return Write(big.ToByteArray(), destination);
        }

        if (IsValueOfLibrary(value.GetType()))
        {
            return Write(Convert.ToString(value, CultureInfo.InvariantCulture) ?? "", destination);
        }

        if (value is Uri or Type)
        {
            return Write(value is Uri uri ? uri.OriginalString : ((Type)value).FullName ?? "", destination);
        }

        var count = WriteFixed(value, destination.GetSpan(16));
        destination.Advance(count);
        return count;
    }

    private static ReadOnlyMemory<byte>? AsBytes(object value) => value switch
    {
        byte[] array => array,
        Memory<byte> memory => memory,
        ReadOnlyMemory<byte> memory => memory,
        ArraySegment<byte> segment => segment,
        _ => default(ReadOnlyMemory<byte>?),
    };

    private static int WriteFixed(object value, Span<byte> to)
    {
        switch (value)
        {
            case Guid guid:
                guid.TryWriteBytes(to);
                return 16;
            case decimal number:
                decimal.GetBits(number, System.Runtime.InteropServices.MemoryMarshal.Cast<byte, int>(to));
                return 16;
            case DateTimeOffset time:
                BinaryPrimitives.WriteInt64LittleEndian(to, time.Ticks);
                BinaryPrimitives.WriteInt16LittleEndian(to[8..], (short)time.TotalOffsetMinutes);
                return 10;
            case Int128 number:
                BinaryPrimitives.WriteInt128LittleEndian(to, number);
                return 16;
            case UInt128 number:
                BinaryPrimitives.WriteUInt128LittleEndian(to, number);
                return 16;
            default:
                var (bits, count) = Bits(value);
                Span<byte> all = stackalloc byte[8];
                BinaryPrimitives.WriteUInt64LittleEndian(all, bits);
                all[..count].CopyTo(to);
                return count;
        }
    }

    private static (ulong Bits, int Count) Bits(object value) => value switch
    {
        Enum => Bits(Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()), CultureInfo.InvariantCulture)),
        bool flag => (flag ? 1UL : 0UL, 1),
        byte number => (number, 1),
        sbyte number => ((ulong)number, 1),
        char unit => (unit, 2),
        short number => ((ulong)number, 2),
        ushort number => (number, 2),
        int number => ((ulong)number, 4),
        uint number => (number, 4),
        long number => ((ulong)number, 8),
        ulong number => (number, 8),
        nint number => ((ulong)number, 8),
        nuint number => (number, 8),
        Half number => ((ulong)BitConverter.HalfToInt16Bits(number), 2),
        float number => (BitConverter.SingleToUInt32Bits(number), 4),
        double number => (BitConverter.DoubleToUInt64Bits(number), 8),
        DateTime time => ((ulong)time.Ticks, 8),
        TimeSpan span => ((ulong)span.Ticks, 8),
        DateOnly date => ((ulong)date.DayNumber, 4),
        TimeOnly time => ((ulong)time.Ticks, 8),
        _ => throw new NotSupportedException($"{value.GetType()} is not a leaf."),
    };
}
