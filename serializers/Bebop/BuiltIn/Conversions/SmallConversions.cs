internal readonly struct PersonConversion : IConversion<Person, Own.Person>
{
    public static Own.Person ToOwn(Person value) => new() { ID = value.Id, Name = value.Name, Data = value.Data, Guid = value.Guid };

    public static Person ToApplication(Own.Person own) => new() { Id = own.ID, Name = own.Name, Data = own.Data, Guid = own.Guid };
}

internal readonly struct TinyConversion : IConversion<Tiny, Own.Tiny>
{
    public static Own.Tiny ToOwn(Tiny value) => new() { ID = value.Id, Name = value.Name, IsActive = value.IsActive };

    public static Tiny ToApplication(Own.Tiny own) => new() { Id = own.ID, Name = own.Name, IsActive = own.IsActive };
}

/// <summary>The arrays are the same objects on both sides.</summary>
internal readonly struct TelemetryConversion : IConversion<Telemetry, Own.Telemetry>
{
    public static Own.Telemetry ToOwn(Telemetry value) => new()
    {
        Device = value.Device,
        Timestamps = value.Timestamps,
        Temperatures = value.Temperatures,
        Vibrations = value.Vibrations,
    };

    public static Telemetry ToApplication(Own.Telemetry own) => new()
    {
        Device = own.Device,
        Timestamps = own.Timestamps,
        Temperatures = own.Temperatures,
        Vibrations = own.Vibrations,
    };
}
