using FlatSharp;

/// <summary>The built-in types, with schemas, conversions and walks that are written by hand.</summary>
internal sealed partial class FlatSharpVariant
{
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class => bound = binder switch
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

    private Binding Bind<T, TOwn, TConversion, TWalk>(Binder<T> binder)
        where T : class
        where TOwn : class, IFlatBufferSerializable<TOwn>
        where TConversion : struct, IConversion<T, TOwn>
        where TWalk : struct, IWalk<T, TOwn>
    {
        var lazy = new FlatSharpAdapter<TOwn>(TOwn.LazySerializer);
        return use switch
        {
            Use.ReadAll => binder.ReadOnly<WalkingAdapter<T, TOwn, TWalk>, Walked<TOwn>>(
                new(lazy), Write, (value, read) => Walked.FindDifference<T, TOwn, TConversion, TWalk>(binder.Workload, value, read), "a walk over every member"),
            Use.ReadOne => binder.ReadOnly<OneMemberAdapter<T, TOwn, TWalk>, string>(
                new(lazy), Write, (value, read) => Walked.FindDifference<T, TOwn, TConversion, TWalk>(value, read), TWalk.WhatIsOne),
            _ => Bind<T, TOwn, TConversion>(binder),
        };

        void Write(T value, IBufferWriter<byte> destination) => lazy.Serialize(TConversion.ToOwn(value), destination);
    }
}
