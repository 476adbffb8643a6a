/// <summary>Times, days, addresses and versions, for schema languages without a form that keeps all of them.</summary>
internal static partial class SchemaValues
{
    /// <summary>Ticks of universal time. A time of unknown kind is taken for that, and comes back as it.</summary>
    public static long ToOwn(DateTime time) => (time.Kind == DateTimeKind.Local ? time.ToUniversalTime() : time).Ticks;

    public static DateTime ToDateTime(long own) => (ulong)own <= (ulong)DateTime.MaxValue.Ticks ? new(own, DateTimeKind.Utc) : throw NoValue($"{own} ticks are no time.");

    public static long ToOwn(TimeSpan span) => span.Ticks;

    public static TimeSpan ToTimeSpan(long own) => new(own);

    public static int ToOwn(DateOnly day) => day.DayNumber;

    public static DateOnly ToDateOnly(int own) => (uint)own <= (uint)DateOnly.MaxValue.DayNumber ? DateOnly.FromDayNumber(own) : throw NoValue($"{own} is no number of a day.");

    public static long ToOwn(TimeOnly time) => time.Ticks;

    public static TimeOnly ToTimeOnly(long own) => (ulong)own < TimeSpan.TicksPerDay ? new(own) : throw NoValue($"{own} ticks are no time of a day.");

    public static string ToOwn(Uri address) => address.OriginalString;

    public static Uri ToUri(string own) => Uri.TryCreate(own, UriKind.RelativeOrAbsolute, out var address) ? address : throw NoValue("A text is no address.");

    public static string ToOwn(Version version) => version.ToString();

    public static Version ToVersion(string own) => Version.TryParse(own, out var version) ? version : throw NoValue("A text is no version.");

    /// <summary>What a library has read, and no value of the application can be: a refusal, as by the library itself.</summary>
    private static InvalidDataException NoValue(string why) => new(why);
}
