using System.Globalization;
using Google.FlatBuffers;

internal readonly struct StringsSchema : ISchema<Strings, Flat.StringsT>
{
    public static int Write(FlatBufferBuilder builder, Strings value) => Flat.Strings.CreateStrings(builder, Flatten.Vector(builder, value.Items)).Value;

    public static Strings Read(ByteBuffer buffer)
    {
        var own = Flat.Strings.GetRootAsStrings(buffer);
        return new Strings { Items = Flatten.List(own, own.ItemsLength, static (all, i) => all.Items(i)) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.StringsT own) => Flat.Strings.Pack(builder, own).Value;

    public static Flat.StringsT UnPack(ByteBuffer buffer) => Flat.Strings.GetRootAsStrings(buffer).UnPack();

    public static string Member(Strings value) => value.Items[^1];

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.Strings.GetRootAsStrings(buffer);
        return own.Items(own.ItemsLength - 1);
    }
}

internal readonly struct CollectionsSchema : ISchema<Collections, Flat.CollectionsT>
{
    public static int Write(FlatBufferBuilder builder, Collections value) => Flat.Collections.CreateCollections(
        builder,
        Flat.Collections.CreateArrayVectorBlock(builder, value.Array),
        WriteNumbers(builder, value.Numbers),
        Flatten.Vector(builder, value.Names),
        Flatten.Vector(builder, value.Counts, WriteCount)).Value;

    public static Collections Read(ByteBuffer buffer)
    {
        var own = Flat.Collections.GetRootAsCollections(buffer);
        var counts = new Dictionary<string, int>(own.CountsLength);
        for (var i = 0; i < own.CountsLength; i++)
        {
            counts.Add(own.Counts(i)!.Value.Key, own.Counts(i)!.Value.Value);
        }

        return new Collections
        {
            Array = Flatten.Array(own, own.ArrayLength, static (all, i) => all.Array(i)),
            Numbers = Flatten.List(own, own.NumbersLength, static (all, i) => all.Numbers(i)),
            Names = Flatten.List(own, own.NamesLength, static (all, i) => all.Names(i)),
            Counts = counts,
        };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.CollectionsT own) => Flat.Collections.Pack(builder, own).Value;

    public static Flat.CollectionsT UnPack(ByteBuffer buffer) => Flat.Collections.GetRootAsCollections(buffer).UnPack();

    public static string Member(Collections value) => value.Names[^1];

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.Collections.GetRootAsCollections(buffer);
        return own.Names(own.NamesLength - 1);
    }

    private static VectorOffset WriteNumbers(FlatBufferBuilder builder, List<long> numbers)
    {
        builder.StartVector(sizeof(long), numbers.Count, sizeof(long));
        for (var i = numbers.Count - 1; i >= 0; i--)
        {
            builder.AddLong(numbers[i]);
        }

        return builder.EndVector();
    }

    private static Offset<Flat.Count> WriteCount(FlatBufferBuilder builder, KeyValuePair<string, int> count) =>
        Flat.Count.CreateCount(builder, builder.CreateString(count.Key), count.Value);
}

internal readonly struct BinarySchema : ISchema<Binary, Flat.BinaryT>
{
    public static int Write(FlatBufferBuilder builder, Binary value) => Flat.Binary.CreateBinary(builder, Flat.Binary.CreateDataVectorBlock(builder, value.Data)).Value;

    public static Binary Read(ByteBuffer buffer) => new() { Data = Flat.Binary.GetRootAsBinary(buffer).GetDataArray() };

    public static int Pack(FlatBufferBuilder builder, Flat.BinaryT own) => Flat.Binary.Pack(builder, own).Value;

    public static Flat.BinaryT UnPack(ByteBuffer buffer) => Flat.Binary.GetRootAsBinary(buffer).UnPack();

    public static string Member(Binary value) => value.Data[^1].ToString(CultureInfo.InvariantCulture);

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.Binary.GetRootAsBinary(buffer);
        return own.Data(own.DataLength - 1).ToString(CultureInfo.InvariantCulture);
    }
}

internal readonly struct TelemetrySchema : ISchema<Telemetry, Flat.TelemetryT>
{
    public static int Write(FlatBufferBuilder builder, Telemetry value)
    {
        builder.StartVector(sizeof(long), value.Timestamps.Length, sizeof(long));
        for (var i = value.Timestamps.Length - 1; i >= 0; i--)
        {
            builder.AddLong(value.Timestamps[i].Ticks);
        }

        var timestamps = builder.EndVector();
        return Flat.Telemetry.CreateTelemetry(
            builder,
            builder.CreateString(value.Device),
            timestamps,
            Flat.Telemetry.CreateTemperaturesVectorBlock(builder, value.Temperatures),
            Flat.Telemetry.CreateVibrationsVectorBlock(builder, value.Vibrations)).Value;
    }

    public static Telemetry Read(ByteBuffer buffer)
    {
        var own = Flat.Telemetry.GetRootAsTelemetry(buffer);
        return new Telemetry
        {
            Device = own.Device,
            Timestamps = Flatten.Array(own, own.TimestampsLength, static (all, i) => new DateTime(all.Timestamps(i), DateTimeKind.Utc)),
            Temperatures = Flatten.Array(own, own.TemperaturesLength, static (all, i) => all.Temperatures(i)),
            Vibrations = Flatten.Array(own, own.VibrationsLength, static (all, i) => all.Vibrations(i)),
        };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.TelemetryT own) => Flat.Telemetry.Pack(builder, own).Value;

    public static Flat.TelemetryT UnPack(ByteBuffer buffer) => Flat.Telemetry.GetRootAsTelemetry(buffer).UnPack();

    public static string Member(Telemetry value) => value.Device;

    public static string ReadMember(ByteBuffer buffer) => Flat.Telemetry.GetRootAsTelemetry(buffer).Device;
}
