using Google.FlatBuffers;

/// <summary>
/// Google's FlatBuffers, generated from the schemas beside this file, on a builder that is reused. Measured on the objects that its object
/// API makes, with the conversion straight between application objects and buffer, and reading only one member, which is the format's
/// purpose.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new FlatVariant("own objects"), new FlatVariant("with conversion"), new FlatVariant("read one member")];
}

internal sealed class FlatVariant(string name) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, Flat.PersonT, PersonSchema>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Flat.BookShelfT, BookShelfSchema>(shelf),
        Binder<IMessage> order => Bind<IMessage, Flat.EnvelopeT, OrderSchema>(order),
        Binder<CustomerPage> page => Bind<CustomerPage, Flat.CustomerPageT, CustomerPageSchema>(page),
        Binder<PubSubGrainStateDocument> state => Bind<PubSubGrainStateDocument, Flat.PubSubGrainStateDocumentT, GrainStateSchema>(state),
        Binder<Tiny> tiny => Bind<Tiny, Flat.TinyT, TinySchema>(tiny),
        Binder<Primitives> primitives => Bind<Primitives, Flat.PrimitivesT, PrimitivesSchema>(primitives),
        Binder<Strings> strings => Bind<Strings, Flat.StringsT, StringsSchema>(strings),
        Binder<Collections> collections => Bind<Collections, Flat.CollectionsT, CollectionsSchema>(collections),
        Binder<Village> village => Bind<Village, Flat.VillageT, VillageSchema>(village),
        Binder<Drawing> drawing => Bind<Drawing, Flat.DrawingT, DrawingSchema>(drawing),
        Binder<Binary> binary => Bind<Binary, Flat.BinaryT, BinarySchema>(binary),
        Binder<Telemetry> telemetry => Bind<Telemetry, Flat.TelemetryT, TelemetrySchema>(telemetry),
        _ when binder.Workload.Needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("offsets only point forward, so a buffer can share an object but not hold a cycle"),
        _ => binder.Unsupported("it takes types that have a schema and a conversion, and there are none for this one"),
    };

    private Binding Bind<T, TObject, TSchema>(Binder<T> binder) where T : class where TSchema : struct, ISchema<T, TObject> => Name switch
    {
        "own objects" => binder.To<ObjectAdapter<T, TObject, TSchema>, TObject>(new(Flatten.Builders()), Flatten.ToObject<T, TObject, TSchema>, Flatten.ToApplication<T, TObject, TSchema>),
        "with conversion" => binder.To(new ConversionAdapter<T, TObject, TSchema>(Flatten.Builders())),
        _ => binder.ReadOnly<MemberAdapter<T, TObject, TSchema>, string>(
            new(),
            new ConversionAdapter<T, TObject, TSchema>(Flatten.Builders()).Serialize,
            (expected, read) => TSchema.Member(expected) == read ? null : $"expected '{TSchema.Member(expected)}', got '{read}'",
            "one string of the last element"),
    };
}

/// <summary>The payload stays in the builder's buffer, where an application would send it from.</summary>
internal readonly struct ConversionAdapter<T, TObject, TSchema>(ThreadLocal<FlatBufferBuilder> builders) : IAdapter<T> where TSchema : struct, ISchema<T, TObject>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var builder = Flatten.Cleared(builders.Value!);
        builder.Finish(TSchema.Write(builder, value));
        destination.Deliver(Flatten.Written(builder));
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => TSchema.Read(new ByteBuffer(payload.AsArray()));
}

internal readonly struct ObjectAdapter<T, TObject, TSchema>(ThreadLocal<FlatBufferBuilder> builders) : IAdapter<TObject> where TSchema : struct, ISchema<T, TObject>
{
    public void Serialize(TObject value, IBufferWriter<byte> destination)
    {
        var builder = Flatten.Cleared(builders.Value!);
        builder.Finish(TSchema.Pack(builder, value));
        destination.Deliver(Flatten.Written(builder));
    }

    public TObject Deserialize(ReadOnlyMemory<byte> payload) => TSchema.UnPack(new ByteBuffer(payload.AsArray()));
}

internal readonly struct MemberAdapter<T, TObject, TSchema> : IAdapter<string> where TSchema : struct, ISchema<T, TObject>
{
    public void Serialize(string value, IBufferWriter<byte> destination) => throw new NotSupportedException("It only reads.");

    public string Deserialize(ReadOnlyMemory<byte> payload) => TSchema.ReadMember(new ByteBuffer(payload.AsArray()));
}
