using System.Buffers;
using Goldilocks.Payloads;
using Goldilocks.Protocol;
using Goldilocks.Values;
using Goldilocks.Worker.Measuring;

namespace Goldilocks.Worker.Binding;

/// <summary>A struct adapter closed over its types, so that the loop below calls it directly.</summary>
/// <typeparam name="TAdapter">The adapter.</typeparam>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
internal sealed class BoundAdapter<TAdapter, T, TOwn>(TAdapter adapter, Workload<T> workload, T value) : BoundVariant
    where TAdapter : struct, IAdapter<TOwn>
    where T : class
{
    /// <summary>Operations in one turn of the measured loop, so that its counter costs an operation next to nothing.</summary>
    private const int Unrolled = 4;

    private readonly TAdapter _adapter = adapter;
    private readonly PayloadWriter _writer = new();
    private TOwn _own = default!;
    private TOwn _read = default!;
    private byte[] _payload = [];
    private bool _hasRepeatedSerialize;

    public Func<T, TOwn>? FromApplication { get; init; }

    public required Func<T, TOwn, string?> FindDifference { get; init; }

    public Func<ReadOnlyMemory<byte>, T>? ReadBack { get; init; }

    public Action<T, IBufferWriter<byte>>? Write { get; init; }

    public string? SerializeUnsupported { get; init; }

    public string? DeserializeUnsupported { get; init; }

    public override object Value => value;

    public override object? LastRead => _read;

    public override object Copy() => workload.AllocateCopy(value);

    public override string? WhyNot(Operation operation) => operation == Operation.Serialize ? SerializeUnsupported : DeserializeUnsupported;

    public override Frame Verify()
    {
        var firstSerialize = MakePayload();
        var firstDeserialize = 0L;
        if (DeserializeUnsupported is null)
        {
            var started = Clock.WallNanoseconds();
            _read = _adapter.Deserialize(_payload);
            firstDeserialize = Clock.WallNanoseconds() - started;
        }

        // Digest and comparison come after both first calls: their reflection would warm what the library is about to use.
        return FirstDifference() is { } difference
            ? new Frame(Verbs.WrongAnswer).With("difference", difference)
            : new Frame(Verbs.Verified)
                .With("digest", Digest.Of(value))
                .With("payload-bytes", _payload.LongLength)
                .With("bind-nanoseconds", BindNanoseconds)
                .With("first-serialize-nanoseconds", firstSerialize)
                .With("first-deserialize-nanoseconds", firstDeserialize);
    }

    public override Frame Recheck()
    {
        if (_hasRepeatedSerialize && _writer.Written.Length != _payload.Length)
        {
            return new Frame(Verbs.WrongAnswer).With(
                "difference",
                $"the first payload had {_payload.Length} bytes, the last one {_writer.Written.Length}");
        }

        if (_hasRepeatedSerialize)
        {
            _payload = _writer.Written.ToArray();
            _read = DeserializeUnsupported is null ? _adapter.Deserialize(_payload) : _read;
        }

        return FirstDifference() is { } difference
            ? new Frame(Verbs.WrongAnswer).With("difference", "after measuring: " + difference)
            : new Frame(Verbs.Verified).With("payload-bytes", _payload.LongLength);
    }

    public override void Repeat(Operation operation, long count)
    {
        if (operation == Operation.Serialize)
        {
            RepeatSerialize(count);
        }
        else
        {
            RepeatDeserialize(count);
        }
    }

    private void RepeatSerialize(long count)
    {
        _hasRepeatedSerialize = true;

        // A local: calling a type parameter's method on a read-only field copies the struct first, every time.
        var adapter = _adapter;
        var own = _own;
        var writer = _writer;
        for (; count >= Unrolled; count -= Unrolled)
        {
            writer.Clear();
            adapter.Serialize(own, writer);
            writer.Clear();
            adapter.Serialize(own, writer);
            writer.Clear();
            adapter.Serialize(own, writer);
            writer.Clear();
            adapter.Serialize(own, writer);
        }

        for (; count > 0; count--)
        {
            writer.Clear();
            adapter.Serialize(own, writer);
        }
    }

    private void RepeatDeserialize(long count)
    {
        var adapter = _adapter;
        var read = _read;
        ReadOnlyMemory<byte> payload = _payload;
        for (; count >= Unrolled; count -= Unrolled)
        {
            read = adapter.Deserialize(payload);
            read = adapter.Deserialize(payload);
            read = adapter.Deserialize(payload);
            read = adapter.Deserialize(payload);
        }

        for (; count > 0; count--)
        {
            read = adapter.Deserialize(payload);
        }

        _read = read;
    }

    /// <summary>The payload, from the adapter or from who writes in its stead; the wall time of the adapter's first call, or 0.</summary>
    private long MakePayload()
    {
        if (Write is not null)
        {
            _writer.Clear();
            Write(value, _writer);
            _payload = _writer.Written.ToArray();
            return 0;
        }

        _own = FromApplication!(value);
        _writer.Clear();
        var started = Clock.WallNanoseconds();
        _adapter.Serialize(_own, _writer);
        var elapsed = Clock.WallNanoseconds() - started;
        _payload = _writer.Written.ToArray();
        return elapsed;
    }

    private string? FirstDifference() => ReadBack is null
        ? FindDifference(value, _read)
        : workload.FindDifference(value, ReadBack(_payload));
}
