/// <summary>Times, days, addresses and versions, for schema languages without a form that keeps all of them.</summary>
internal static partial class SchemaValues
{
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
