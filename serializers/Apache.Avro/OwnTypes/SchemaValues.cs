// The names by which a generated conversion calls this library's bytes and this adapter's variant.
global using SchemaBytes = byte[];
global using SchemaVariant = SpecificVariant;

/// <summary>Values for which Avro has no form that keeps all of them.</summary>
internal static partial class SchemaValues
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

    public static int ToOwn(DateOnly day) => day.DayNumber;

    public static DateOnly ToDateOnly(int own) => DateOnly.FromDayNumber(own);

    public static long ToOwn(TimeOnly time) => time.Ticks;

    public static TimeOnly ToTimeOnly(long own) => new(own);

    public static string ToOwn(Uri address) => address.OriginalString;

    public static Uri ToUri(string own) => new(own, UriKind.RelativeOrAbsolute);

    public static string ToOwn(Version version) => version.ToString();

    public static Version ToVersion(string own) => Version.Parse(own);
}
