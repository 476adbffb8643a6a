using Thrift;
using Thrift.Protocol;
using Thrift.Transport;
using Thrift.Transport.Client;

/// <summary>
/// Apache Thrift over memory and streams, on classes of the shape that its compiler generates, which Goldilocks makes of the models. Measured on its own objects, and with the conversion from and to the application's.
/// Generated code is asynchronous only. Over memory each step has ended when its call returns, so nothing waits.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ThriftVariant<Binary>("binary, own objects", converts: false),
        new ThriftVariant<Binary>("binary, with conversion", converts: true),
        new ThriftVariant<Compact>("compact, own objects", converts: false),
        new ThriftVariant<Compact>("compact, with conversion", converts: true),
    ];
}

/// <summary>What generated conversions know of a variant.</summary>
internal abstract class SchemaVariant(string name) : SchemaFirstVariant(name)
{
    /// <summary>Binds a type by its class and the conversion between both. Generated code calls it.</summary>
    internal abstract Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
        where TOwn : TBase, new()
        where TConversion : struct, IConversion<T, TOwn>;
}

internal sealed partial class ThriftVariant<TProtocols>(string name, bool converts) : SchemaVariant(name)
    where TProtocols : struct, IProtocols
{
    protected override string? WhyNot(Needs needs) => needs.HasFlag(Needs.EmbeddedType) ? "it writes no type names: a reader must know the schema, and so the class, beforehand"
        : needs.HasFlag(Needs.SharedReferences) ? "Thrift writes trees: a struct has no identity, and a cycle has no end"
        : null;

    internal override Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
    {
        var adapter = new ThriftAdapter<TOwn, TProtocols>(new TConfiguration());
        return converts
            ? binder.ToBoth(new ConvertingThriftAdapter<T, TOwn, TProtocols, TConversion>(adapter))
            : binder.ToBoth<ThriftAdapter<TOwn, TProtocols>, TOwn>(adapter, TConversion.ToOwn, TConversion.ToApplication);
    }
}

/// <summary>Makes a protocol, which is for one value: after an exception the library has no way to set it back.</summary>
internal interface IProtocols
{
    static abstract TProtocol Over(TTransport transport);
}

internal readonly struct Binary : IProtocols
{
    public static TProtocol Over(TTransport transport) => new TBinaryProtocol(transport);
}

internal readonly struct Compact : IProtocols
{
    public static TProtocol Over(TTransport transport) => new TCompactProtocol(transport);
}

/// <summary>
/// The library's memory transport, in both directions: its stream transport over a stream that is kept allocates a tenth of it and takes one and a half times to twice as long to write, and over a stream of the payload a third longer
/// to read. The memory transport also knows how many bytes there are, so that no length in a payload asks for more.
/// </summary>
internal readonly struct ThriftAdapter<TOwn, TProtocols>(TConfiguration configuration) : IAsyncAdapter<TOwn>, IPopulatingAdapter<TOwn>, IItemAdapter<TOwn>
    where TOwn : TBase, new()
    where TProtocols : struct, IProtocols
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination)
    {
        var transport = new TMemoryBufferTransport(configuration);
        Ended(value.WriteAsync(TProtocols.Over(transport), CancellationToken.None));
        destination.Deliver(transport.GetBuffer());
    }

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => Populate(payload, new TOwn());

    /// <summary>Fields that the payload has are replaced, with their lists; the others stay.</summary>
    public TOwn Populate(ReadOnlyMemory<byte> payload, TOwn target)
    {
        Ended(target.ReadAsync(TProtocols.Over(new TMemoryBufferTransport(payload.AsArray(), configuration)), CancellationToken.None));
        return target;
    }

    public async ValueTask SerializeAsync(TOwn value, AsyncDestination destination)
    {
        var protocol = TProtocols.Over(new TBufferedTransport(new TStreamTransport(null, destination.Stream, configuration)));
        await value.WriteAsync(protocol, CancellationToken.None);
        await protocol.Transport.FlushAsync(CancellationToken.None);
    }

    public async ValueTask<TOwn> DeserializeAsync(Stream source)
    {
        var value = new TOwn();
        await value.ReadAsync(TProtocols.Over(new TBufferedTransport(new TStreamTransport(source, null, configuration))), CancellationToken.None);
        return value;
    }

    /// <summary>One behind the other: a struct says where it ends.</summary>
    public void SerializeItems(IReadOnlyList<TOwn> items, Stream destination)
    {
        var protocol = TProtocols.Over(new TStreamTransport(null, destination, configuration));
        foreach (var item in items)
        {
            item.WriteAsync(protocol, CancellationToken.None).GetAwaiter().GetResult();
        }
    }

    public async IAsyncEnumerable<TOwn> DeserializeItems(Stream source)
    {
        var protocol = TProtocols.Over(new TBufferedTransport(new TStreamTransport(source, null, configuration)));
        while (await protocol.Transport.PeekAsync(CancellationToken.None))
        {
            var item = new TOwn();
            await item.ReadAsync(protocol, CancellationToken.None);
            yield return item;
        }
    }

    /// <summary>Memory is there at once, so the task has ended, and gives its exception.</summary>
    private static void Ended(Task step) => step.GetAwaiter().GetResult();
}

/// <summary>The conversion inside the timer, for both ways to write and read.</summary>
internal readonly struct ConvertingThriftAdapter<T, TOwn, TProtocols, TConversion>(ThriftAdapter<TOwn, TProtocols> adapter) : IAsyncAdapter<T>
    where TOwn : TBase, new()
    where TProtocols : struct, IProtocols
    where TConversion : struct, IConversion<T, TOwn>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => adapter.Serialize(TConversion.ToOwn(value), destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => TConversion.ToApplication(adapter.Deserialize(payload));

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => adapter.SerializeAsync(TConversion.ToOwn(value), destination);

    public async ValueTask<T> DeserializeAsync(Stream source) => TConversion.ToApplication(await adapter.DeserializeAsync(source));
}
