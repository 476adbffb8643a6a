internal readonly struct TelemetryMembers : IMembers<Telemetry>
{
    public static void Write<TWriter>(Telemetry value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Device), value.Device);
        to.Write(nameof(value.Timestamps), value.Timestamps);
        to.Write(nameof(value.Temperatures), value.Temperatures);
        to.Write(nameof(value.Vibrations), value.Vibrations);
    }

    public static void Read<TReader>(Telemetry value, TReader from) where TReader : struct, IMemberReader
    {
        value.Device = from.String(nameof(value.Device));
        value.Timestamps = from.DateTimes(nameof(value.Timestamps));
        value.Temperatures = from.Doubles(nameof(value.Temperatures));
        value.Vibrations = from.Doubles(nameof(value.Vibrations));
    }
}
