internal readonly struct PrimitivesConversion : IConversion<Primitives, Own.Primitives>
{
    public static Own.Primitives ToOwn(Primitives value) => new() { Items = Lists.Convert(value.Items, ToOwn) };

    public static Primitives ToApplication(Own.Primitives own) => new() { Items = Lists.Convert(own.Items, ToApplication) };

    private static Own.PrimitiveValues ToOwn(PrimitiveValues item) => new()
    {
        Boolean = item.Boolean,
        Byte = item.Byte,
        Int16 = item.Int16,
        Int32 = item.Int32,
        Int64 = item.Int64,
        Single = item.Single,
        Double = item.Double,
        Guid = item.Guid,
        DateTime = item.DateTime,
    };

    private static PrimitiveValues ToApplication(Own.PrimitiveValues own) => new()
    {
        Boolean = own.Boolean,
        Byte = (byte)own.Byte,
        Int16 = (short)own.Int16,
        Int32 = own.Int32,
        Int64 = own.Int64,
        Single = own.Single,
        Double = own.Double,
        Guid = own.Guid,
        DateTime = own.DateTime,
    };
}
