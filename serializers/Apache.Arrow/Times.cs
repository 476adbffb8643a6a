using Apache.Arrow;
using Apache.Arrow.Types;

/// <summary>Nanoseconds of universal time, which keep every digit of a date from 1678 to 2262; the library throws at others.</summary>
internal readonly struct Moments : IEachValue<DateTime, TimestampArray, TimestampArray.Builder>
{
    private static readonly TimestampType s_type = new(TimeUnit.Nanosecond, "UTC");

    public static IArrowType Type => s_type;

    public static TimestampArray.Builder Open(int count) => new TimestampArray.Builder(s_type).Reserve(count);

    public static void Append(TimestampArray.Builder builder, DateTime value) =>
        builder.Append(new DateTimeOffset(value.Kind == DateTimeKind.Unspecified ? DateTime.SpecifyKind(value, DateTimeKind.Utc) : value));

    public static void AppendNull(TimestampArray.Builder builder) => builder.AppendNull();

    public static TimestampArray Close(TimestampArray.Builder builder) => builder.Build();

    public static DateTime Get(TimestampArray array, int index) => array.GetTimestampUnchecked(index).UtcDateTime;
}

/// <summary>Nanoseconds, which keep every digit of 292 years. The library would wrap around at longer ones.</summary>
internal readonly struct Spans : IEachValue<TimeSpan, DurationArray, DurationArray.Builder>
{
    private const long NanosecondsInTick = 100;

    public static IArrowType Type => DurationType.Nanosecond;

    public static DurationArray.Builder Open(int count) => new DurationArray.Builder(DurationType.Nanosecond).Reserve(count);

    public static void Append(DurationArray.Builder builder, TimeSpan value) => builder.Append(checked(value.Ticks * NanosecondsInTick));

    public static void AppendNull(DurationArray.Builder builder) => builder.AppendNull();

    public static DurationArray Close(DurationArray.Builder builder) => builder.Build();

    public static TimeSpan Get(DurationArray array, int index) => array.GetTimeSpan(index)!.Value;
}

/// <summary>A day, as their number since 1970.</summary>
internal readonly struct Days : IEachValue<DateOnly, Date32Array, Date32Array.Builder>
{
    public static IArrowType Type => Date32Type.Default;

    public static Date32Array.Builder Open(int count) => new Date32Array.Builder().Reserve(count);

    public static void Append(Date32Array.Builder builder, DateOnly value) => builder.Append(value);

    public static void AppendNull(Date32Array.Builder builder) => builder.AppendNull();

    public static Date32Array Close(Date32Array.Builder builder) => builder.Build();

    public static DateOnly Get(Date32Array array, int index) => array.GetDateOnly(index)!.Value;
}

/// <summary>A time of day, in nanoseconds.</summary>
internal readonly struct Clocks : IEachValue<TimeOnly, Time64Array, Time64Array.Builder>
{
    private static readonly Time64Type s_type = TimeType.Nanosecond;

    public static IArrowType Type => s_type;

    public static Time64Array.Builder Open(int count) => new Time64Array.Builder(s_type).Reserve(count);

    public static void Append(Time64Array.Builder builder, TimeOnly value) => builder.Append(value);

    public static void AppendNull(Time64Array.Builder builder) => builder.AppendNull();

    public static Time64Array Close(Time64Array.Builder builder) => builder.Build();

    public static TimeOnly Get(Time64Array array, int index) => array.GetTime(index)!.Value;
}
