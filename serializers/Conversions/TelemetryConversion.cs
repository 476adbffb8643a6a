internal readonly struct TelemetryConversion : IConversion<Telemetry, Own.Telemetry>
{
    public static Own.Telemetry ToOwn(Telemetry value) => new()
    {
        Device = value.Device,
        Timestamps = Leaves.ToOwn(value.Timestamps),
        Temperatures = Leaves.ToOwn(value.Temperatures),
        Vibrations = Leaves.ToOwn(value.Vibrations),
    };

    public static Telemetry ToApplication(Own.Telemetry own) => new()
    {
        Device = own.Device,
        Timestamps = Leaves.ToTimes(own.Timestamps),
        Temperatures = Lists.ToArray(own.Temperatures),
        Vibrations = Lists.ToArray(own.Vibrations),
    };
}
