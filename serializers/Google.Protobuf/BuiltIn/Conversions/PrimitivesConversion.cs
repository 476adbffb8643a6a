using Google.Protobuf.WellKnownTypes;

internal readonly struct PrimitivesConversion : IConversion<Primitives, Proto.Primitives>
{
    public static Proto.Primitives ToOwn(Primitives value)
    {
        var own = new Proto.Primitives();
        own.Items.Reserve(value.Items.Count);
        foreach (var item in value.Items)
        {
            own.Items.Add(ToOwn(item));
        }

        return own;
    }

    public static Primitives ToApplication(Proto.Primitives own)
    {
        var items = new List<PrimitiveValues>(own.Items.Count);
        foreach (var item in own.Items)
        {
            items.Add(ToApplication(item));
        }

        return new Primitives { Items = items };
    }

    private static Proto.PrimitiveValues ToOwn(PrimitiveValues item) => new()
    {
        Boolean = item.Boolean,
        Byte = item.Byte,
        Int16 = item.Int16,
        Int32 = item.Int32,
        Int64 = item.Int64,
        Single = item.Single,
        Double = item.Double,
        Guid = Leaves.ToOwn(item.Guid),
        DateTime = Timestamp.FromDateTime(item.DateTime),
    };

    private static PrimitiveValues ToApplication(Proto.PrimitiveValues own) => new()
    {
        Boolean = own.Boolean,
        Byte = (byte)own.Byte,
        Int16 = (short)own.Int16,
        Int32 = own.Int32,
        Int64 = own.Int64,
        Single = own.Single,
        Double = own.Double,
        Guid = Leaves.ToGuid(own.Guid),
        DateTime = own.DateTime.ToDateTime(),
    };
}
