using Avro;
using Avro.Generic;

internal readonly struct TinyRecord : IConversion<Tiny, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Tiny))!;

    public static GenericRecord ToOwn(Tiny value) => Records.Make(s_schema, value.Id, value.Name, value.IsActive);

    public static Tiny ToApplication(GenericRecord own) => new() { Id = own.Get<int>(0), Name = own.Get<string>(1), IsActive = own.Get<bool>(2) };
}
