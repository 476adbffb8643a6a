using Avro;
using Avro.Generic;

internal readonly struct PrimitivesRecord : IConversion<Primitives, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Primitives))!;
    private static readonly RecordSchema s_item = Schemas.Named(typeof(Primitives), "PrimitiveValues");

    public static GenericRecord ToOwn(Primitives value) => Records.Make(s_schema, Records.ArrayOf(value.Items, ToOwn));

    public static Primitives ToApplication(GenericRecord own) => new() { Items = own.ListOf(0, static item => ToItem((GenericRecord)item)) };

    private static GenericRecord ToOwn(PrimitiveValues item) => Records.Make(
        s_item,
        item.Boolean,
        (int)item.Byte,
        (int)item.Int16,
        item.Int32,
        item.Int64,
        item.Single,
        item.Double,
        item.Guid,
        item.DateTime);

    private static PrimitiveValues ToItem(GenericRecord own) => new()
    {
        Boolean = own.Get<bool>(0),
        Byte = (byte)own.Get<int>(1),
        Int16 = (short)own.Get<int>(2),
        Int32 = own.Get<int>(3),
        Int64 = own.Get<long>(4),
        Single = own.Get<float>(5),
        Double = own.Get<double>(6),
        Guid = own.Get<Guid>(7),
        DateTime = own.Get<DateTime>(8),
    };
}
