using Google.FlatBuffers;

/// <summary>
/// Google's FlatBuffers, on a builder that is reused, with a schema that Goldilocks makes of the models. Measured on the objects that its object API makes, with the conversion straight between application objects and
/// buffer, which is made of the models too, and reading only one member, which is the format's purpose.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new FlatVariant("own objects", Use.Objects),
        new FlatVariant("with conversion", Use.Conversion),
        new FlatVariant("read one member", Use.ReadOne),
    ];
}

internal enum Use
{
    Objects,
    Conversion,
    ReadOne,
}

/// <summary>Writes an object straight into a builder, and makes one of a buffer. Generated code implements it for the application's object and for that of the object API.</summary>
internal interface IRootTable<TRoot>
{
    /// <summary>Gives the root's position.</summary>
    static abstract int Write(FlatBufferBuilder builder, TRoot value);

    static abstract TRoot Read(ByteBuffer buffer);
}

/// <summary>The application's object, and a single member of it.</summary>
internal interface ITables<T> : IRootTable<T>
{
    /// <summary>One member as a text: of a list that of the last item.</summary>
    static abstract string One(T value);

    /// <summary>The same member of a buffer, and nothing else of it.</summary>
    static abstract string One(ByteBuffer buffer);
}

internal sealed partial class FlatVariant(string name, Use use) : SchemaFirstVariant(name)
{
    protected override string? WhyNot(Needs needs) => needs.HasFlag(Needs.SharedReferences) ? "offsets only point forward, so a buffer can share an object but not hold a cycle" : null;

    /// <summary>Binds a type by its object, the conversions of both and what reads its object. Generated code calls it.</summary>
    internal Binding Bind<T, TObject, TConversion, TTables>(Binder<T> binder)
        where TConversion : struct, IConversion<T, TObject>
        where TTables : struct, ITables<T>, IRootTable<TObject> => use switch
        {
            Use.Objects => binder.To<RootAdapter<TObject, TTables>, TObject>(new(Flatten.Builders()), TConversion.ToOwn, TConversion.ToApplication),
            Use.Conversion => binder.To(new RootAdapter<T, TTables>(Flatten.Builders())),
            _ => binder.ReadOnly<MemberAdapter<T, TTables>, string>(
                new(),
                new RootAdapter<T, TTables>(Flatten.Builders()).Serialize,
                (expected, read) => TTables.One(expected) == read ? null : $"expected '{TTables.One(expected)}', got '{read}'",
                "the first text, or the first member, of the last item"),
        };
}

/// <summary>The payload stays in the builder's buffer, where an application would send it from.</summary>
internal readonly struct RootAdapter<TRoot, TTables>(ThreadLocal<FlatBufferBuilder> builders) : IAdapter<TRoot> where TTables : struct, IRootTable<TRoot>
{
    public void Serialize(TRoot value, IBufferWriter<byte> destination)
    {
        var builder = Flatten.Cleared(builders.Value!);
        builder.Finish(TTables.Write(builder, value));
        destination.Deliver(Flatten.Written(builder));
    }

    public TRoot Deserialize(ReadOnlyMemory<byte> payload) => TTables.Read(new ByteBuffer(payload.AsArray()));
}

internal readonly struct MemberAdapter<T, TTables> : IAdapter<string> where TTables : struct, ITables<T>
{
    public void Serialize(string value, IBufferWriter<byte> destination) => throw new NotSupportedException("It reads one member and writes nothing.");

    public string Deserialize(ReadOnlyMemory<byte> payload) => TTables.One(new ByteBuffer(payload.AsArray()));
}
