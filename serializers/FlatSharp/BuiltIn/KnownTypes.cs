/// <summary>The built-in types, with schemas, conversions and walks that are written by hand.</summary>
internal sealed partial class FlatSharpVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) where T : class => binder switch
    {
        Binder<Person> person => Bind<Person, Own.Person, PersonConversion, PersonWalk>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Own.BookShelf, BookShelfConversion, BookShelfWalk>(shelf),
        Binder<IMessage> order => Bind<IMessage, Own.Envelope, OrderConversion, OrderWalk>(order),
        Binder<CustomerPage> page => Bind<CustomerPage, Own.CustomerPage, CustomerPageConversion, CustomerPageWalk>(page),
        Binder<PubSubGrainStateDocument> state => Bind<PubSubGrainStateDocument, Own.PubSubGrainStateDocument, GrainStateConversion, GrainStateWalk>(state),
        Binder<Tiny> tiny => Bind<Tiny, Own.Tiny, TinyConversion, TinyWalk>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, Own.Telemetry, TelemetryConversion, TelemetryWalk>(telemetry),
        _ => null,
    };
}
