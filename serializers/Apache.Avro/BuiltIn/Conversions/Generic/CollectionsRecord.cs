using Avro;
using Avro.Generic;

internal readonly struct CollectionsRecord : IConversion<Collections, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Collections))!;

    public static GenericRecord ToOwn(Collections value) => Records.Make(
        s_schema,
        value.Array,
        Records.ArrayOf(value.Numbers, static number => number),
        Records.ArrayOf(value.Names, static name => name),
        Records.MapOf(value.Counts, static count => count));

    public static Collections ToApplication(GenericRecord own) => new()
    {
        Array = Array.ConvertAll(own.Get<object[]>(0), static number => (int)number),
        Numbers = own.ListOf(1, static number => (long)number),
        Names = own.ListOf(2, static name => (string)name),
        Counts = own.DictionaryOf(3, static count => (int)count),
    };
}

internal readonly struct StringsRecord : IConversion<Strings, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Strings))!;

    public static GenericRecord ToOwn(Strings value) => Records.Make(s_schema, Records.ArrayOf(value.Items, static text => text));

    public static Strings ToApplication(GenericRecord own) => new() { Items = own.ListOf(0, static text => (string)text) };
}

internal readonly struct BinaryRecord : IConversion<Binary, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Binary))!;

    public static GenericRecord ToOwn(Binary value) => Records.Make(s_schema, value.Data);

    public static Binary ToApplication(GenericRecord own) => new() { Data = own.Get<byte[]>(0) };
}
