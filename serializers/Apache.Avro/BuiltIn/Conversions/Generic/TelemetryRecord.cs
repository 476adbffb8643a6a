using Avro;
using Avro.Generic;

internal readonly struct TelemetryRecord : IConversion<Telemetry, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Telemetry))!;

    public static GenericRecord ToOwn(Telemetry value) => Records.Make(s_schema, value.Device, value.Timestamps, value.Temperatures, value.Vibrations);

    public static Telemetry ToApplication(GenericRecord own) => new()
    {
        Device = own.Get<string>(0),
        Timestamps = ArrayOf<DateTime>(own, 1),
        Temperatures = ArrayOf<double>(own, 2),
        Vibrations = ArrayOf<double>(own, 3),
    };

    /// <summary>The library boxes every element.</summary>
    private static TItem[] ArrayOf<TItem>(GenericRecord own, int position) => Array.ConvertAll(own.Get<object[]>(position), static item => (TItem)item);
}
