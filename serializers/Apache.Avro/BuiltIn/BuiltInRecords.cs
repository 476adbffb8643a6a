/// <summary>The schemas of the built-in types, and the conversions that are written by hand.</summary>
internal sealed partial class SpecificVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) where T : class => binder switch
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
        _ => null,
    };
}
