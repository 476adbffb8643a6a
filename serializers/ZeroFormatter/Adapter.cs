using ZeroFormatter;

/// <summary>
/// ZeroFormatter, to and from arrays. It reads lazily: its objects are classes derived from those given, emitted at run time, so that members must be
/// virtual. The classes of its own are therefore converted, which also reads every member.
/// </summary>
/// <remarks>Today's runtimes refuse the code that it emits, for writing as well as for reading: each cell ends in a BadImageFormatException.</remarks>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new ConvertingVariant()];
}

internal sealed class ConvertingVariant() : Variant("with conversion")
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, Own.Person, PersonConversion>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Own.BookShelf, BookShelfConversion>(shelf),
        Binder<Tiny> tiny => Bind<Tiny, Own.Tiny, TinyConversion>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, Own.Telemetry, TelemetryConversion>(telemetry),
        _ when binder.Workload.Needs.HasFlag(Needs.EmbeddedType) => binder.Unsupported("it writes no type names: a reader must know the class beforehand"),
        _ when binder.Workload.Needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle has no end"),
        _ => binder.Unsupported("its members must be virtual, so that a class of its own and a conversion must be written for each type, and there is none for this one"),
    };

    private static Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
        where TConversion : struct, IConversion<T, TOwn> =>
        binder.To(new ConvertingAdapter<T, TOwn, ZeroFormatterAdapter<TOwn>, TConversion>(default));
}

internal readonly struct ZeroFormatterAdapter<TOwn> : IAdapter<TOwn>
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => destination.Deliver(ZeroFormatterSerializer.Serialize(value));

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => ZeroFormatterSerializer.Deserialize<TOwn>(payload.AsArray());
}
