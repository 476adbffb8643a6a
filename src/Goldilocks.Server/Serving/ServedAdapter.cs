using System.Buffers;
using Goldilocks.Payloads;

namespace Goldilocks.Server.Serving;

/// <summary>A struct adapter closed over its types. Its fields are read by many threads, so each call works on a copy of the struct, as 32 threads do in the conformance check.</summary>
/// <typeparam name="TAdapter">The adapter.</typeparam>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
internal sealed class ServedAdapter<TAdapter, T, TOwn>(TAdapter adapter, Func<T> make, bool isPerRequest) : ServedVariant
    where TAdapter : struct, IAdapter<TOwn>
    where T : class
{
    private readonly T _value = make();
    private TOwn _own = default!;

    public Func<T, TOwn>? FromApplication { get; init; }

    public required Func<T, TOwn, string?> FindDifference { get; init; }

    /// <summary>The value as the application knows it; null where less than the value is read.</summary>
    public Func<TOwn, T>? ToApplication { get; init; }

    /// <summary>Reads in the adapter's stead, where it only writes.</summary>
    public Func<ReadOnlyMemory<byte>, T>? ReadBack { get; init; }

    /// <summary>Writes in the adapter's stead, where it only reads.</summary>
    public Action<T, IBufferWriter<byte>>? Writer { get; init; }

    public override string? Verify()
    {
        var writer = new PayloadWriter();
        if (Writer is not null)
        {
            Writer(_value, writer);
        }
        else
        {
            _own = FromApplication!(_value);
            var copy = adapter;
            copy.Serialize(_own, writer);
        }

        Payload = writer.Written.ToArray();
        Digest = Values.Digest.Of(_value);
        var digest = DigestOf(Payload);
        return digest == Digest ? null : Difference(digest);
    }

    public override void Write(IBufferWriter<byte> destination)
    {
        var copy = adapter;
        copy.Serialize(isPerRequest ? FromApplication!(make()) : _own, destination);
    }

    public override void Read(ReadOnlyMemory<byte> payload)
    {
        var copy = adapter;
        GC.KeepAlive(copy.Deserialize(payload));
    }

    public override string DigestOf(ReadOnlyMemory<byte> payload)
    {
        if (ReadBack is not null)
        {
            return Values.Digest.Of(ReadBack(payload));
        }

        var copy = adapter;
        var read = copy.Deserialize(payload);
        return ToApplication is null ? FindDifference(_value, read) ?? Digest : Values.Digest.Of(ToApplication(read));
    }

    /// <summary>Two digests say that something differs; this says what.</summary>
    private string Difference(string digest)
    {
        var copy = adapter;
        return (ReadBack is null ? FindDifference(_value, copy.Deserialize(Payload)) : Values.Difference.Find(_value, ReadBack(Payload)))
            ?? $"the digest is {digest} instead of {Digest}";
    }
}
