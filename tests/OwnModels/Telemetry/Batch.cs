namespace Acme.Telemetry;

/// <summary>What a gateway sends every minute.</summary>
public sealed record Batch(
    Guid Gateway,
    DateTime SentAt,
    TimeSpan Covered,
    IReadOnlyList<Reading> Readings,
    IReadOnlyList<Reading>? Late,
    byte[] Firmware);

public sealed record Reading(long Sensor, Unit Unit, Place Place, double[] Values, float? Battery, TimeSpan Offset);

public readonly record struct Place(double Latitude, double Longitude);

public enum Unit
{
    Celsius,
    Percent,
    Lux,
}
