using Capnp;

/// <summary>
/// Cap'n Proto, on what its generator makes of the schema beside this file: the classes that it calls domain classes, with the conversion straight between application
/// objects and message, and reading only one member, which is the format's purpose. Messages are framed as the format says, by the library's own reader and pump.
/// The conversion is written by hand: the one that Goldilocks makes of the models goes through the domain classes, so that every object of the application would be made twice.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CapnpVariant("own objects"), new CapnpVariant("with conversion"), new CapnpVariant("read one member")];
}

internal sealed class CapnpVariant(string name) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, Own.Person, Own.Person.WRITER, PersonSchema>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Own.BookShelf, Own.BookShelf.WRITER, BookShelfSchema>(shelf),
        Binder<CustomerPage> page => Bind<CustomerPage, Own.CustomerPage, Own.CustomerPage.WRITER, CustomerPageSchema>(page),
        Binder<Tiny> tiny => Bind<Tiny, Own.Tiny, Own.Tiny.WRITER, TinySchema>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, Own.Telemetry, Own.Telemetry.WRITER, TelemetrySchema>(telemetry),
        _ when binder.Workload.Needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("what it writes is a tree: an object that is referred to twice is written twice, and a cycle has no end"),
        _ => binder.Unsupported("it takes types that have a schema and a conversion, and there are none for this one"),
    };

    private Binding Bind<T, TOwn, TWriter, TSchema>(Binder<T> binder)
        where TOwn : class, ICapnpSerializable, new()
        where TWriter : SerializerState, new()
        where TSchema : struct, ISchema<T, TWriter> => Name switch
        {
            "own objects" => binder.To<ObjectAdapter<TOwn, TWriter>, TOwn>(new(), ToObject<T, TOwn, TWriter, TSchema>, ToApplication<T, TOwn, TWriter, TSchema>),
            "with conversion" => binder.To(new ConversionAdapter<T, TWriter, TSchema>()),
            _ => binder.ReadOnly<MemberAdapter<T, TWriter, TSchema>, string>(
                new(),
                new ConversionAdapter<T, TWriter, TSchema>().Serialize,
                (expected, read) => TSchema.Member(expected) == read ? null : $"expected '{TSchema.Member(expected)}', got '{read}'",
                "one string of the last element"),
        };

    private static TOwn ToObject<T, TOwn, TWriter, TSchema>(T value)
        where TOwn : class, ICapnpSerializable, new()
        where TWriter : SerializerState, new()
        where TSchema : struct, ISchema<T, TWriter> => CapnpSerializable.Create<TOwn>(Message.Of<T, TWriter, TSchema>(value).Root!)!;

    private static T ToApplication<T, TOwn, TWriter, TSchema>(TOwn own)
        where TOwn : class, ICapnpSerializable, new()
        where TWriter : SerializerState, new()
        where TSchema : struct, ISchema<T, TWriter> => TSchema.Read(Message.Of<TOwn, TWriter>(own).Root!);
}

/// <summary>What it makes of an object keeps lists of numbers and bytes as views of the message.</summary>
internal readonly struct ObjectAdapter<TOwn, TWriter> : IAdapter<TOwn>
    where TOwn : class, ICapnpSerializable, new()
    where TWriter : SerializerState, new()
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => Message.Send(Message.Of<TOwn, TWriter>(value), destination);

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => CapnpSerializable.Create<TOwn>(Message.Receive(payload))!;
}

internal readonly struct ConversionAdapter<T, TWriter, TSchema> : IAdapter<T>
    where TWriter : SerializerState, new()
    where TSchema : struct, ISchema<T, TWriter>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Message.Send(Message.Of<T, TWriter, TSchema>(value), destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => TSchema.Read(Message.Receive(payload));
}

internal readonly struct MemberAdapter<T, TWriter, TSchema> : IAdapter<string>
    where TWriter : SerializerState, new()
    where TSchema : struct, ISchema<T, TWriter>
{
    public void Serialize(string value, IBufferWriter<byte> destination) => throw new NotSupportedException("It only reads.");

    public string Deserialize(ReadOnlyMemory<byte> payload) => TSchema.ReadMember(Message.Receive(payload));
}
