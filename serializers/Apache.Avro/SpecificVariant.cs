using Avro.Specific;

/// <summary>Classes that avrogen generated from the schemas, with the readers and writers that resolve the schema in advance.</summary>
internal sealed class SpecificVariant(string name, bool converts) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, Own.Person, PersonConversion>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Own.BookShelf, BookShelfConversion>(shelf),
        Binder<CustomerPage> page => Bind<CustomerPage, Own.CustomerPage, CustomerPageConversion>(page),
        Binder<PubSubGrainStateDocument> state => Bind<PubSubGrainStateDocument, Own.PubSubGrainStateDocument, GrainStateConversion>(state),
        Binder<Tiny> tiny => Bind<Tiny, Own.Tiny, TinyConversion>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, Own.Telemetry, TelemetryConversion>(telemetry),
        Binder<Primitives> primitives => Bind<Primitives, Own.Primitives, PrimitivesConversion>(primitives),
        Binder<Strings> strings => Bind<Strings, Own.Strings, StringsConversion>(strings),
        Binder<Collections> collections => Bind<Collections, Own.Collections, CollectionsConversion>(collections),
        Binder<Village> village => Bind<Village, Own.Village, VillageConversion>(village),
        Binder<Drawing> drawing => Bind<Drawing, Own.Drawing, DrawingConversion>(drawing),
        Binder<Binary> binary => Bind<Binary, Own.Binary, BinaryConversion>(binary),
        _ => binder.Unsupported(Adapter.WhyNot(binder.Workload.Needs) ?? Adapter.NoSchema),
    };

    private Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
        where T : class
        where TOwn : ISpecificRecord, new()
        where TConversion : struct, IConversion<T, TOwn>
    {
        var schema = new TOwn().Schema;
        var adapter = new AvroAdapter<TOwn>(new SpecificDatumWriter<TOwn>(schema), new SpecificDatumReader<TOwn>(schema, schema));
        return converts
            ? binder.To(new ConvertingAdapter<T, TOwn, AvroAdapter<TOwn>, TConversion>(adapter))
            : binder.To<AvroAdapter<TOwn>, TOwn>(adapter, TConversion.ToOwn, TConversion.ToApplication);
    }
}
