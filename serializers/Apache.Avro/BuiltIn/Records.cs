using Avro;
using Avro.Generic;
using Avro.Specific;

/// <summary>A value that is a record of its own, as a record without a class and back. A generated conversion calls it.</summary>
internal static class Records
{
    public static GenericRecord Of(ISpecificRecord own, RecordSchema schema)
    {
        var record = new GenericRecord(schema);
        for (var position = 0; position < schema.Count; position++)
        {
            record.Add(position, own.Get(position));
        }

        return record;
    }

    public static TOwn As<TOwn>(GenericRecord record) where TOwn : ISpecificRecord, new()
    {
        var own = new TOwn();
        for (var position = 0; position < record.Schema.Count; position++)
        {
            own.Put(position, record.GetValue(position));
        }

        return own;
    }
}
