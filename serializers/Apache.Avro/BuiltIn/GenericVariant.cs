using Avro.Generic;

/// <summary>Records without classes: arrays of values in the order of the schema, which the record carries along.</summary>
internal sealed class GenericVariant(string name, bool converts) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, PersonRecord>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, BookShelfRecord>(shelf),
        Binder<CustomerPage> page => Bind<CustomerPage, CustomerPageRecord>(page),
        Binder<PubSubGrainStateDocument> state => Bind<PubSubGrainStateDocument, GrainStateRecord>(state),
        Binder<Tiny> tiny => Bind<Tiny, TinyRecord>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, TelemetryRecord>(telemetry),
        Binder<Primitives> primitives => Bind<Primitives, PrimitivesRecord>(primitives),
        Binder<Strings> strings => Bind<Strings, StringsRecord>(strings),
        Binder<Collections> collections => Bind<Collections, CollectionsRecord>(collections),
        Binder<Village> village => Bind<Village, VillageRecord>(village),
        Binder<Drawing> drawing => Bind<Drawing, DrawingRecord>(drawing),
        Binder<Binary> binary => Bind<Binary, BinaryRecord>(binary),
        _ => binder.Unsupported(Adapter.WhyNot(binder.Workload.Needs) ?? SchemaFirstVariant.NoSchema),
    };

    private Binding Bind<T, TConversion>(Binder<T> binder)
        where T : class
        where TConversion : struct, IConversion<T, GenericRecord>
    {
        var schema = Schemas.For(typeof(T))!;
        var adapter = new AvroAdapter<GenericRecord>(new GenericDatumWriter<GenericRecord>(schema), new GenericDatumReader<GenericRecord>(schema, schema));
        return converts
            ? binder.To(new ConvertingAdapter<T, GenericRecord, AvroAdapter<GenericRecord>, TConversion>(adapter))
            : binder.To<AvroAdapter<GenericRecord>, GenericRecord>(adapter, TConversion.ToOwn, TConversion.ToApplication);
    }
}
