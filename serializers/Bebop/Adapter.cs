using Bebop.Runtime;

/// <summary>
/// Bebop, on the classes that its compiler makes of the schema beside this file: own objects, and with the conversion from and to the application's.
/// It encodes into an array and decodes from memory.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new BebopVariant("own objects", converts: false), new BebopVariant("with conversion", converts: true)];
}

internal sealed class BebopVariant(string name, bool converts) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, Own.Person, PersonConversion>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Own.BookShelf, BookShelfConversion>(shelf),
        Binder<CustomerPage> page => Bind<CustomerPage, Own.CustomerPage, CustomerPageConversion>(page),
        Binder<Tiny> tiny => Bind<Tiny, Own.Tiny, TinyConversion>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, Own.Telemetry, TelemetryConversion>(telemetry),
        _ when binder.Workload.Needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("a record holds its fields in place, so that an object is written once for each reference and a cycle has no end"),
        _ => binder.Unsupported("a schema and a conversion must be written for each type, and there is none for this one"),
    };

    private Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
        where T : class
        where TOwn : BaseBebopRecord, IDecodable<TOwn>, new()
        where TConversion : struct, IConversion<T, TOwn> => converts
        ? binder.To(new ConvertingAdapter<T, TOwn, BebopAdapter<TOwn>, TConversion>(new()))
        : binder.To<BebopAdapter<TOwn>, TOwn>(new(), TConversion.ToOwn, TConversion.ToApplication);
}

internal readonly struct BebopAdapter<TOwn> : IAdapter<TOwn> where TOwn : BaseBebopRecord, IDecodable<TOwn>, new()
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => destination.Deliver(BebopSerializer.Encode(value));

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => BebopSerializer.Decode<TOwn>(payload);
}
