internal readonly struct StringsConversion : IConversion<Strings, Proto.Strings>
{
    public static Proto.Strings ToOwn(Strings value)
    {
        var own = new Proto.Strings();
        own.Items.AddRange(value.Items);
        return own;
    }

    public static Strings ToApplication(Proto.Strings own) => new() { Items = [.. own.Items] };
}

internal readonly struct CollectionsConversion : IConversion<Collections, Proto.Collections>
{
    public static Proto.Collections ToOwn(Collections value)
    {
        var own = new Proto.Collections();
        own.Array.AddRange(value.Array);
        own.Numbers.AddRange(value.Numbers);
        own.Names.AddRange(value.Names);
        foreach (var (key, count) in value.Counts)
        {
            own.Counts.Add(key, count);
        }

        return own;
    }

    public static Collections ToApplication(Proto.Collections own)
    {
        var counts = new Dictionary<string, int>(own.Counts.Count);
        foreach (var (key, count) in own.Counts)
        {
            counts.Add(key, count);
        }

        return new Collections { Array = [.. own.Array], Numbers = [.. own.Numbers], Names = [.. own.Names], Counts = counts };
    }
}

internal readonly struct BinaryConversion : IConversion<Binary, Proto.Binary>
{
    public static Proto.Binary ToOwn(Binary value) => new() { Data = Leaves.ToOwn(value.Data) };

    public static Binary ToApplication(Proto.Binary own) => new() { Data = own.Data.ToByteArray() };
}

internal readonly struct TelemetryConversion : IConversion<Telemetry, Proto.Telemetry>
{
    public static Proto.Telemetry ToOwn(Telemetry value)
    {
        var own = new Proto.Telemetry { Device = value.Device };
        own.Timestamps.Reserve(value.Timestamps.Length);
        foreach (var time in value.Timestamps)
        {
            own.Timestamps.Add(time.Ticks);
        }

        own.Temperatures.AddRange(value.Temperatures);
        own.Vibrations.AddRange(value.Vibrations);
        return own;
    }

    public static Telemetry ToApplication(Proto.Telemetry own)
    {
        var timestamps = new DateTime[own.Timestamps.Count];
        for (var i = 0; i < timestamps.Length; i++)
        {
            timestamps[i] = new DateTime(own.Timestamps[i], DateTimeKind.Utc);
        }

        return new Telemetry { Device = own.Device, Timestamps = timestamps, Temperatures = [.. own.Temperatures], Vibrations = [.. own.Vibrations] };
    }
}
