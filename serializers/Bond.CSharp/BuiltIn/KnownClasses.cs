/// <summary>The built-in types, with classes and conversions that are written by hand.</summary>
internal sealed partial class BondVariant<TWriter, TReader, TProtocol>
{
    protected override Binding? BindKnown<T>(Binder<T> binder) where T : class => binder switch
    {
        Binder<Person> person => Bind<Person, Own.Person, PersonConversion>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Own.BookShelf, BookShelfConversion>(shelf),
        Binder<CustomerPage> page => Bind<CustomerPage, Own.CustomerPage, CustomerPageConversion>(page),
        Binder<PubSubGrainStateDocument> state => Bind<PubSubGrainStateDocument, Own.PubSubGrainStateDocument, GrainStateConversion>(state),
        Binder<Tiny> tiny => Bind<Tiny, Own.Tiny, TinyConversion>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, Own.Telemetry, TelemetryConversion>(telemetry),
        _ => null,
    };
}
