using System.Runtime.InteropServices;
using Capnp;

internal readonly struct TinySchema : ISchema<Tiny, Own.Tiny.WRITER>
{
    public static void Write(Own.Tiny.WRITER writer, Tiny value) => (writer.Id, writer.Name, writer.IsActive) = (value.Id, value.Name, value.IsActive);

    public static Tiny Read(DeserializerState state)
    {
        var reader = Own.Tiny.READER.create(state);
        return new() { Id = reader.Id, Name = reader.Name, IsActive = reader.IsActive };
    }

    public static string Member(Tiny value) => value.Name;

    public static string ReadMember(DeserializerState state) => Own.Tiny.READER.create(state).Name;
}

internal readonly struct PersonSchema : ISchema<Person, Own.Person.WRITER>
{
    public static void Write(Own.Person.WRITER writer, Person value)
    {
        (writer.Id, writer.Name, writer.Data) = (value.Id, value.Name, value.Data);
        Span<ulong> halves = stackalloc ulong[2];
        MemoryMarshal.Write(MemoryMarshal.AsBytes(halves), value.Guid);
        var guid = writer.Guid;
        (guid.Low, guid.High) = (halves[0], halves[1]);
    }

    public static Person Read(DeserializerState state)
    {
        var reader = Own.Person.READER.create(state);
        var guid = reader.Guid;
        return new() { Id = reader.Id, Name = reader.Name, Data = reader.Data, Guid = MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes<ulong>([guid.Low, guid.High])) };
    }

    public static string Member(Person value) => value.Name;

    public static string ReadMember(DeserializerState state) => Own.Person.READER.create(state).Name;
}

internal readonly struct TelemetrySchema : ISchema<Telemetry, Own.Telemetry.WRITER>
{
    public static void Write(Own.Telemetry.WRITER writer, Telemetry value)
    {
        writer.Device = value.Device;
        var times = writer.Timestamps;
        times.Init(value.Timestamps.Length);
        var ticks = times.Data;
        for (var i = 0; i < ticks.Length; i++)
        {
            ticks[i] = value.Timestamps[i].Ticks;
        }

        writer.Temperatures.Init(value.Temperatures);
        writer.Vibrations.Init(value.Vibrations);
    }

    public static Telemetry Read(DeserializerState state)
    {
        var reader = Own.Telemetry.READER.create(state);
        var ticks = Lists.Span(reader.Timestamps);
        var times = new DateTime[ticks.Length];
        for (var i = 0; i < times.Length; i++)
        {
            times[i] = (ulong)ticks[i] <= (ulong)DateTime.MaxValue.Ticks ? new DateTime(ticks[i], DateTimeKind.Utc) : throw new InvalidDataException($"{ticks[i]} ticks are no time.");
        }

        return new() { Device = reader.Device, Timestamps = times, Temperatures = Lists.Span(reader.Temperatures).ToArray(), Vibrations = Lists.Span(reader.Vibrations).ToArray() };
    }

    public static string Member(Telemetry value) => value.Device;

    public static string ReadMember(DeserializerState state) => Own.Telemetry.READER.create(state).Device;
}
