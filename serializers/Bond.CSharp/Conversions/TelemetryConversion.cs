internal readonly struct TelemetryConversion : IConversion<Telemetry, Own.Telemetry>
{
    public static Own.Telemetry ToOwn(Telemetry value) => new()
    {
        Device = value.Device,
        Timestamps = [.. value.Timestamps],
        Temperatures = [.. value.Temperatures],
        Vibrations = [.. value.Vibrations],
    };

    public static Telemetry ToApplication(Own.Telemetry own) => new()
    {
        Device = own.Device,
        Timestamps = [.. own.Timestamps],
        Temperatures = [.. own.Temperatures],
        Vibrations = [.. own.Vibrations],
    };
}
