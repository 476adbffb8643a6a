using System.Buffers;
using Goldilocks.Payloads;
using Goldilocks.Protocol;
using Goldilocks.Values;

namespace Goldilocks.Worker;

/// <summary>A struct adapter closed over its types, so that the loop below calls it directly.</summary>
/// <typeparam name="TAdapter">The adapter.</typeparam>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
/// <param name="adapter">The measured adapter.</param>
/// <param name="workload">Decides what is equal.</param>
/// <param name="value">The value to write.</param>
/// <param name="terms">The parts that the adapter does not do itself.</param>
internal class BoundAdapter<TAdapter, T, TOwn>(TAdapter adapter, Workload<T> workload, T value, Terms<T, TOwn> terms) : BoundVariant
    where TAdapter : struct, IAdapter<TOwn>
{
    /// <summary>Operations in one turn of the measured loop, so that the loop's counter adds almost nothing to an operation.</summary>
    protected const int Unrolled = 4;

    private readonly TAdapter _adapter = adapter;
    private readonly PayloadWriter _writer = new();
    private TOwn _own = default!;
    private TOwn _read = default!;
    private byte[] _payload = [];
    private bool _hasRepeatedSerialize;
    private Copies? _copies;

    /// <summary>Copies of a value and its payload; more would only take memory.</summary>
    private const int MostCopies = 4;

    /// <summary>Of payloads: a value with a larger one fills the caches by itself, and several would fill the memory.</summary>
    private const int LargestCopied = 1 << 20;

    public override object Value => value!;

    public override object? LastRead => _read;

    public override string? Partial => terms.Partial;

    public override void WriteTo(IBufferWriter<byte> destination) => _adapter.Serialize(terms.FromApplication!(value), destination);

    public override object Copy() => workload.AllocateCopy(value)!;

    public override string? WhyNot(Operation operation) => operation == Operation.Serialize ? terms.SerializeUnsupported : terms.DeserializeUnsupported;

    public override Answer Verify()
    {
        var firstSerialize = MakePayload();
        var firstDeserialize = 0L;
        if (terms.DeserializeUnsupported is null)
        {
            var started = Clock.WallNanoseconds();
            _read = _adapter.Deserialize(_payload);
            firstDeserialize = Clock.WallNanoseconds() - started;
        }

        // Digest and comparison come after both first calls: their reflection would warm up code that the library is about to use.
        return FirstDifference() is { } difference
            ? new DifferentAnswer(difference)
            : new VerifiedAnswer(Digest.Of(value), _payload.LongLength, new FirstTimes(BindNanoseconds, firstSerialize, firstDeserialize)) { Remark = Remark() };
    }

    public override Answer Recheck()
    {
        var last = _hasRepeatedSerialize ? LastPayload() : _payload;
        var lengths = last.Length == _payload.Length ? null : $"the first payload had {_payload.Length} bytes, the last one {last.Length}";
        if (lengths is not null && (terms.DeserializeUnsupported is not null || last.Length > LargestCopied))
        {
            return new DifferentAnswer(lengths);
        }

        if (_hasRepeatedSerialize)
        {
            _payload = last;
            try
            {
                _read = terms.DeserializeUnsupported is null ? _adapter.Deserialize(_payload) : _read;
            }
            catch (Exception exception) when (lengths is not null && exception is not OutOfMemoryException)
            {
                return new DifferentAnswer($"{lengths}, which it does not read: {exception.GetType()}: {exception.Message}");
            }
        }

        return (FirstDifference() ?? Remembered()) is { } difference
            ? new DifferentAnswer("after measuring: " + difference)
            : new RecheckedAnswer(_payload.LongLength) { Changed = lengths is null ? null : Convert.ToBase64String(last) };
    }

    public override Answer Pack()
    {
        if (terms.SerializeUnsupported is { } reason)
        {
            return new UnsupportedAnswer(reason);
        }

        MakePayload();
        var answer = new PackedAnswer(Convert.ToBase64String(_payload), MemberTree.Of(value));
        return answer.Payload.Length + answer.Members.Length > PackedAnswer.LargestText
            ? new UnsupportedAnswer($"its payload of {_payload.Length} bytes and the list of its members do not fit into one message; take a smaller size")
            : answer;
    }

    public override Answer Unpack(byte[] payload) => terms switch
    {
        { DeserializeUnsupported: { } reason } => new UnsupportedAnswer(reason),
        { ToApplication: { } toApplication, Partial: null } => new UnpackedAnswer(MemberTree.Of(toApplication(_adapter.Deserialize(payload)))),
        _ => new UnsupportedAnswer($"it reads only a part: {terms.Partial}"),
    };

    public override Answer Compare(byte[] payload) =>
        terms.DeserializeUnsupported is { } reason ? new UnsupportedAnswer(reason)
        : terms.FindDifference(value, _adapter.Deserialize(payload)) is { } difference ? new DifferentAnswer(difference)
        : new UnpackedAnswer("");

    public override OtherReading? Reading(ReadingWay way) => terms is { FromApplication: { } make, DeserializeUnsupported: null }
        ? OtherReading.Of(way, _adapter, _payload, () => make(workload.AllocateCopy(value)), read => terms.FindDifference(value, read))
        : null;

    public override void Renew()
    {
        if (_payload.Length is 0 or > LargestCopied)
        {
            return;
        }

        _copies ??= CopiesOf();
        _own = _copies.Owns.Count > 0 ? _copies.Owns[_copies.Next % MostCopies] : _own;
        _payload = _copies.Payloads[_copies.Next++ % MostCopies];
    }

    private Copies CopiesOf() => new(
        terms.FromApplication is { } make ? [_own, .. Enumerable.Range(1, MostCopies - 1).Select(_ => make(workload.AllocateCopy(value)))] : [],
        [_payload, .. Enumerable.Range(1, MostCopies - 1).Select(_ => _payload.ToArray())]);

    /// <summary>What was given out before, of an answer that is right; null where each answer is a new one, and where less than the value is made.</summary>
    private string? Remembered() => IsFloor || terms.DeserializeUnsupported is not null || terms.Partial is not null
        ? null
        : GivenOutBefore.Find(_read, _adapter.Deserialize(_payload.ToArray()), typeof(TAdapter).Assembly);

    public override void Repeat(Operation operation, long count)
    {
        if (operation == Operation.Serialize)
        {
            _hasRepeatedSerialize = true;
            RepeatSerialize(_adapter, _own, count);
        }
        else
        {
            RepeatDeserialize(count);
        }
    }

    /// <param name="adapter">A parameter and not a field: calling a type parameter's method on a read-only field copies the struct first, every time.</param>
    /// <param name="own">The value to write.</param>
    /// <param name="count">How often.</param>
    protected virtual void RepeatSerialize(TAdapter adapter, TOwn own, long count)
    {
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

    /// <summary>Makes the payload, with the adapter or with the writer that replaces it. Returns the wall time of the adapter's first call, or 0.</summary>
    private long MakePayload()
    {
        if (terms.Write is { } write)
        {
            _writer.Clear();
            write(value, _writer);
            _payload = _writer.Written.ToArray();
            return 0;
        }

        _own = terms.FromApplication!(value);
        var started = Clock.WallNanoseconds();
        RepeatSerialize(_adapter, _own, 1);
        var elapsed = Clock.WallNanoseconds() - started;
        _payload = LastPayload();
        return elapsed;
    }

    /// <summary>A copy of the last operation's payload.</summary>
    protected virtual byte[] LastPayload() => _writer.Written.ToArray();

    /// <summary>Only where a declaration leaves the type open.</summary>
    private string? Remark() => terms is { ReadBack: null, DeserializeUnsupported: null, ToApplication: { } toApplication } && (workload.Shape.Has(Construct.AnyValue) || workload.Shape.Has(Construct.JsonValue) || workload.Shape.Has(Construct.UntypedCollection))
        ? Difference.Remark(value, toApplication(_read))
        : null;

    private sealed record Copies(IReadOnlyList<TOwn> Owns, IReadOnlyList<byte[]> Payloads)
    {
        public int Next { get; set; }
    }

    private string? FirstDifference() => terms.ReadBack is { } readBack
        ? workload.FindDifference(value, readBack(_payload))
        : terms.FindDifference(value, _read);
}
