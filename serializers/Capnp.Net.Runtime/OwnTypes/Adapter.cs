using Capnp;

/// <summary>A schema that comes with the types, on what the generator makes of it: the classes that it calls domain classes, alone and with the conversion from and to the application's.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new ObjectVariant("own objects", converts: false), new ObjectVariant("with conversion", converts: true)];
}

internal sealed partial class ObjectVariant(string name, bool converts) : SchemaFirstVariant(name)
{
    protected override string? WhyNot(Needs needs) => needs.HasFlag(Needs.SharedReferences)
        ? "what it writes is a tree: an object that is referred to twice is written twice, and a cycle has no end"
        : null;

    /// <summary>Binds a type by its class and the conversion between both. Generated code calls it.</summary>
    internal Binding Bind<T, TOwn, TConversion>(Binder<T> binder, Func<TOwn, MessageBuilder> build)
        where TOwn : class, ICapnpSerializable, new()
        where TConversion : struct, IConversion<T, TOwn> => converts
            ? binder.To(new ConvertingAdapter<T, TOwn, ObjectAdapter<TOwn>, TConversion>(new(build)))
            : binder.To<ObjectAdapter<TOwn>, TOwn>(new(build), TConversion.ToOwn, TConversion.ToApplication);
}

/// <summary>What it makes of an object keeps lists of numbers and bytes as views of the message.</summary>
internal readonly struct ObjectAdapter<TOwn>(Func<TOwn, MessageBuilder> build) : IAdapter<TOwn> where TOwn : class, ICapnpSerializable, new()
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => Message.Send(build(value), destination);

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => CapnpSerializable.Create<TOwn>(Message.Receive(payload))!;
}
