using System.Buffers;
using Goldilocks.Payloads;

namespace Goldilocks.Server;

/// <summary>A struct adapter closed over its types. Its fields are read by many threads, so each call works on a copy of the struct, as 32 threads do in the conformance check.</summary>
/// <typeparam name="TAdapter">The adapter.</typeparam>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
/// <param name="adapter">The adapter to serve.</param>
/// <param name="workload">Decides what is equal.</param>
/// <param name="make">Makes the value, always the same one.</param>
/// <param name="isPerRequest">True when every response has a value of its own, made for it.</param>
/// <param name="terms">The parts that the adapter does not do itself.</param>
internal sealed class ServedAdapter<TAdapter, T, TOwn>(TAdapter adapter, Workload<T> workload, Func<T> make, bool isPerRequest, Terms<T, TOwn> terms) : ServedVariant
    where TAdapter : struct, IAdapter<TOwn>
{
    private readonly T _value = make();
    private TOwn _own = default!;

    public override string? Verify()
    {
        var writer = new PayloadWriter();
        if (terms.Write is { } write)
        {
            write(_value, writer);
        }
        else
        {
            _own = terms.FromApplication!(_value);
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
        copy.Serialize(isPerRequest ? terms.FromApplication!(make()) : _own, destination);
    }

    public override void Read(ReadOnlyMemory<byte> payload)
    {
        var copy = adapter;
        GC.KeepAlive(copy.Deserialize(payload));
    }

    public override string DigestOf(ReadOnlyMemory<byte> payload)
    {
        if (terms.ReadBack is { } readBack)
        {
            return Values.Digest.Of(readBack(payload));
        }

        var copy = adapter;
        var read = copy.Deserialize(payload);
        return terms.ToApplication is { } toApplication ? Values.Digest.Of(toApplication(read)) : terms.FindDifference(_value, read) ?? Digest;
    }

    /// <summary>Two digests only show that values differ; this finds the first difference.</summary>
    private string Difference(string digest)
    {
        var copy = adapter;
        return (terms.ReadBack is { } readBack ? workload.FindDifference(_value, readBack(Payload)) : terms.FindDifference(_value, copy.Deserialize(Payload)))
            ?? $"the digest is {digest} instead of {Digest}";
    }
}
