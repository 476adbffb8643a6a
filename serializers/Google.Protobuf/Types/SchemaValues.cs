// The names by which a generated conversion calls this library's classes.
global using SchemaBytes = Google.Protobuf.ByteString;
global using SchemaDuration = Google.Protobuf.WellKnownTypes.Duration;
global using SchemaMessage = Google.Protobuf.IMessage;
global using SchemaTime = Google.Protobuf.WellKnownTypes.Timestamp;
global using SchemaVariant = MessageVariant;

using Google.Protobuf;
using Google.Protobuf.Collections;
using Google.Protobuf.WellKnownTypes;
using Goldilocks.Schemas;

/// <summary>Values for which the language has no form of its own, or a form that is a message.</summary>
internal static class SchemaValues
{
    /// <summary>Without a copy: the application's array does not change while its message is written.</summary>
#if BUFFER_WRITERS
    public static ByteString ToOwn(byte[] bytes) => UnsafeByteOperations.UnsafeWrap(bytes);
#else
    public static ByteString ToOwn(byte[] bytes) => ByteString.CopyFrom(bytes);
#endif

    public static byte[] ToBytes(ByteString own) => own.ToByteArray();

    public static ByteString ToOwn(Guid guid) => ToOwn(guid.ToByteArray());

    public static Guid ToGuid(ByteString own) => new(own.Span);

    /// <summary>A timestamp is universal time. A time of unknown kind is taken for that, and comes back as it.</summary>
    public static Timestamp ToOwn(DateTime time) => Timestamp.FromDateTime(time.Kind == DateTimeKind.Local ? time.ToUniversalTime() : DateTime.SpecifyKind(time, DateTimeKind.Utc));

    public static DateTime ToDateTime(Timestamp own) => own.ToDateTime();

    /// <summary>In a list it is its ticks.</summary>
    public static long ToItem(DateTime time) => (time.Kind == DateTimeKind.Local ? time.ToUniversalTime() : time).Ticks;

    public static DateTime ToDateTime(long item) => new(item, DateTimeKind.Utc);

    public static long ToItem(TimeSpan span) => span.Ticks;

    public static TimeSpan ToTimeSpan(long item) => new(item);

    public static Duration ToOwn(TimeSpan span) => Duration.FromTimeSpan(span);

    public static TimeSpan ToTimeSpan(Duration own) => own.ToTimeSpan();

    public static GoldilocksOffsetTime ToOwn(DateTimeOffset time) => new() { Ticks = time.Ticks, OffsetMinutes = time.TotalOffsetMinutes };

    public static DateTimeOffset ToDateTimeOffset(GoldilocksOffsetTime own) => new(own.Ticks, TimeSpan.FromMinutes(own.OffsetMinutes));

    public static int ToOwn(DateOnly day) => day.DayNumber;

    public static DateOnly ToDateOnly(int own) => DateOnly.FromDayNumber(own);

    public static long ToOwn(TimeOnly time) => time.Ticks;

    public static TimeOnly ToTimeOnly(long own) => new(own);

    public static GoldilocksDecimal ToOwn(decimal number)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(number, parts);
        return new() { Low = (uint)parts[0] | ((ulong)(uint)parts[1] << 32), High = (uint)parts[2], Flags = (uint)parts[3] };
    }

    public static decimal ToDecimal(GoldilocksDecimal own) => new([(int)own.Low, (int)(own.Low >> 32), (int)own.High, (int)own.Flags]);

    /// <summary>Room in a list that is about to be filled. Before 3.15.0 it grows by itself only.</summary>
    public static void Reserve<T>(RepeatedField<T> list, int count)
    {
#if BUFFER_WRITERS
        list.Capacity = count;
#endif
    }

    public static string ToOwn(Uri address) => address.OriginalString;

    public static Uri ToUri(string own) => new(own, UriKind.RelativeOrAbsolute);

    public static string ToOwn(Version version) => version.ToString();

    public static Version ToVersion(string own) => Version.Parse(own);
}
