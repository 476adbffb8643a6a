// The name by which a generated conversion calls this library's bytes.
global using SchemaBytes = byte[];

using Goldilocks.Schemas;

/// <summary>The schema and the conversion that the folder of other models brings along.</summary>
internal sealed partial class SpecificVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class =>
        bound = binder is Binder<SchemaRoot> own ? Bind<SchemaRoot, SchemaRecord, SchemaConversion>(own) : null;
}

/// <summary>Values for which Avro has no form that keeps all of them.</summary>
internal static class SchemaValues
{
    public static byte[] ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(byte[] own) => own;

    public static byte[] ToOwn(Guid guid) => guid.ToByteArray();

    public static Guid ToGuid(byte[] own) => new(own);

    /// <summary>Ticks of universal time. A time of unknown kind is taken for that, and comes back as it.</summary>
    public static long ToOwn(DateTime time) => (time.Kind == DateTimeKind.Local ? time.ToUniversalTime() : time).Ticks;

    public static DateTime ToDateTime(long own) => new(own, DateTimeKind.Utc);

    public static long ToOwn(TimeSpan span) => span.Ticks;

    public static TimeSpan ToTimeSpan(long own) => new(own);

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
        return new() { Low = (uint)parts[0] | ((long)parts[1] << 32), High = parts[2], Flags = parts[3] };
    }

    public static decimal ToDecimal(GoldilocksDecimal own) => new([(int)own.Low, (int)(own.Low >> 32), own.High, own.Flags]);

    public static string ToOwn(Uri address) => address.OriginalString;

    public static Uri ToUri(string own) => new(own, UriKind.RelativeOrAbsolute);

    public static string ToOwn(Version version) => version.ToString();

    public static Version ToVersion(string own) => Version.Parse(own);
}
