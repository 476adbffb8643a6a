using Avro;
using Avro.Generic;

internal readonly struct PersonRecord : IConversion<Person, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Person))!;

    public static GenericRecord ToOwn(Person value) => Records.Make(s_schema, value.Id, value.Name, value.Data, value.Guid);

    public static Person ToApplication(GenericRecord own) => new()
    {
        Id = own.Get<int>(0),
        Name = own.Get<string>(1),
        Data = own.Get<string>(2),
        Guid = own.Get<Guid>(3),
    };
}
