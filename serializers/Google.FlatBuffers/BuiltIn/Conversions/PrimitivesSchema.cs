using System.Globalization;
using Google.FlatBuffers;

internal readonly struct PrimitivesSchema : ISchema<Primitives, Flat.PrimitivesT>
{
    public static int Write(FlatBufferBuilder builder, Primitives value)
    {
        Flat.Primitives.StartItemsVector(builder, value.Items.Count);
        for (var i = value.Items.Count - 1; i >= 0; i--)
        {
            var item = value.Items[i];
            var (first, second) = Flatten.Halves(item.Guid);
            Flat.PrimitiveValues.CreatePrimitiveValues(
                builder, item.Boolean, item.Byte, item.Int16, item.Int32, item.Int64, item.Single, item.Double, first, second, item.DateTime.Ticks);
        }

        return Flat.Primitives.CreatePrimitives(builder, builder.EndVector()).Value;
    }

    public static Primitives Read(ByteBuffer buffer)
    {
        var own = Flat.Primitives.GetRootAsPrimitives(buffer);
        return new Primitives { Items = Flatten.List(own, own.ItemsLength, static (all, i) => Read(all.Items(i)!.Value)) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.PrimitivesT own) => Flat.Primitives.Pack(builder, own).Value;

    public static Flat.PrimitivesT UnPack(ByteBuffer buffer) => Flat.Primitives.GetRootAsPrimitives(buffer).UnPack();

    public static string Member(Primitives value) => value.Items[^1].Int64.ToString(CultureInfo.InvariantCulture);

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.Primitives.GetRootAsPrimitives(buffer);
        return own.Items(own.ItemsLength - 1)!.Value.Int64.ToString(CultureInfo.InvariantCulture);
    }

    private static PrimitiveValues Read(Flat.PrimitiveValues own) => new()
    {
        Boolean = own.Boolean,
        Byte = own.Byte,
        Int16 = own.Int16,
        Int32 = own.Int32,
        Int64 = own.Int64,
        Single = own.Single,
        Double = own.Double,
        Guid = Flatten.ToGuid(own.Guid),
        DateTime = new DateTime(own.DateTime, DateTimeKind.Utc),
    };
}
