using Avro.Generic;

/// <summary>Records without classes: arrays of values in the order of the schema, which the record carries along.</summary>
internal sealed class GenericVariant(string name, bool converts) : SchemaFirstVariant(name)
{
    protected override string? WhyNot(Needs needs) => Adapter.WhyNot(needs);

    protected override Binding? BindKnown<T>(Binder<T> binder) => GenericRoots.Bind(binder, this);

    /// <summary>Binds a type by the conversion to its record. Generated code calls it.</summary>
    internal Binding Bind<T, TConversion>(Binder<T> binder)
        where TConversion : struct, IConversion<T, GenericRecord>
    {
        var schema = Schemas.For(typeof(T))!;
        var adapter = new AvroAdapter<GenericRecord>(new GenericDatumWriter<GenericRecord>(schema), new GenericDatumReader<GenericRecord>(schema, schema));
        return converts
            ? binder.To(new ConvertingAdapter<T, GenericRecord, AvroAdapter<GenericRecord>, TConversion>(adapter))
            : binder.To<AvroAdapter<GenericRecord>, GenericRecord>(adapter, TConversion.ToOwn, TConversion.ToApplication);
    }
}
