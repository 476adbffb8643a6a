internal readonly struct TelemetryConversion : IConversion<Telemetry, Own.Telemetry>
{
    public static Own.Telemetry ToOwn(Telemetry value) => new()
    {
        Device = value.Device,
        Timestamps = Array.ConvertAll(value.Timestamps, static time => time.Ticks),
        Temperatures = value.Temperatures,
        Vibrations = value.Vibrations,
    };

    public static Telemetry ToApplication(Own.Telemetry own)
    {
        var ticks = own.Timestamps;
        var timestamps = new DateTime[ticks.Count];
        for (var i = 0; i < timestamps.Length; i++)
        {
            timestamps[i] = new DateTime(ticks[i], DateTimeKind.Utc);
        }

        return new() { Device = own.Device, Timestamps = timestamps, Temperatures = [.. own.Temperatures], Vibrations = [.. own.Vibrations] };
    }
}
