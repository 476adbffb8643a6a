using System.Buffers;
using System.IO.Pipelines;
using Goldilocks.Payloads;
using Goldilocks.Values;

namespace Goldilocks.Prober;

/// <summary>A variant bound to a model, before its types are known.</summary>
internal abstract class BoundRoot : IRoot
{
    public abstract ModelName Model { get; }

    public abstract Workload Workload { get; }

    public abstract Type Type { get; }

    public abstract string? WhyNotWrite { get; }

    public abstract string? WhyNotRead { get; }

    public abstract bool CanReadOwn { get; }

    public abstract bool TakesStreams { get; }

    public abstract bool TakesSegments { get; }

    public abstract bool TakesItems { get; }

    public abstract bool TakesTargets { get; }

    public abstract bool TakesRunTimeTypes { get; }

    public abstract bool TakesPieces { get; }

    public abstract bool TakesFiles { get; }

    public abstract ReadOnlyMemory<byte> GoldenPayload { get; }

    public abstract object MakeValue();

    public abstract byte[] WriteObject(object value);

    public abstract Func<byte[]> PrepareToWrite(object value);

    public abstract object? ReadObject(ReadOnlyMemory<byte> payload);

    public abstract object? ReadOwn(ReadOnlyMemory<byte> payload);

    public abstract object? ToApplication(object? own);

    public abstract object? ReadStream(Stream stream);

    public abstract object? ReadSegments(in ReadOnlySequence<byte> payload);

    public abstract byte[] WriteByPieces(object value);

    public abstract object? ReadByPieces(ReadOnlyMemory<byte> payload);

    public abstract byte[] WriteAs(object value, Type type);

    public abstract object? ReadAs(ReadOnlyMemory<byte> payload, Type type);

    public abstract object? ReadFile(ReadOnlyMemory<byte> file);

    public abstract byte[] WriteItems(IReadOnlyList<object> values);

    public abstract IEnumerable<object?> ReadItems(Stream stream);

    public abstract string? FindDifference(object expected, object? actual);
}

/// <summary>An adapter on its own type, with the conversions around it.</summary>
/// <typeparam name="TAdapter">The adapter.</typeparam>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
/// <param name="adapter">The adapter.</param>
/// <param name="workload">The model.</param>
/// <param name="terms">The conversions.</param>
/// <param name="payloads">Where the golden payloads are recorded.</param>
/// <param name="call">The call by which values are written and read, where the adapter has it; null for the usual ones.</param>
internal sealed class BoundRoot<TAdapter, T, TOwn>(TAdapter adapter, Workload<T> workload, Terms<T, TOwn> terms, GoldenPayloads payloads, OptionKind? call = null) : BoundRoot, IRoot<T>
    where TAdapter : struct, IAdapter<TOwn>
{
    private const ulong ValueSeed = 1;
    private const string NoSegments = "The adapter does not read from pieces of memory.";
    private const string NoTargets = "The adapter does not read into an object that is there.";
    private const string NoPieces = "The adapter has no call that makes a value of the library's own pieces.";
    private const string NoRunTimeTypes = "The adapter has no call that is given a type that is known only at run time.";
    private const string NoItems = "The adapter does not read values from a stream one by one.";

    /// <summary>Small enough that most tokens are in two pieces.</summary>
    private const int PieceBytes = 5;

    private readonly Lazy<byte[]> _golden = new(() => payloads.Get(workload.Name, () => WriteOnce(adapter, terms, Make(workload))), LazyThreadSafetyMode.None);

    public override ModelName Model { get; } = new(workload.Name);

    public override Workload Workload => workload;

    public override Type Type => typeof(T);

    public override string? WhyNotWrite => terms.SerializeUnsupported;

    public override string? WhyNotRead => terms.DeserializeUnsupported ?? (terms.ToApplication is null ? "it reads only a part: " + terms.Partial : null);

    public override bool CanReadOwn => terms.DeserializeUnsupported is null;

    public override bool TakesStreams => terms.Asynchronous is not null || adapter is IStreamAdapter<TOwn>;

    public override bool TakesSegments => adapter is ISegmentedAdapter<TOwn>;

    public override bool TakesItems => adapter is IItemAdapter<TOwn>;

    public override bool TakesTargets => adapter is IPopulatingAdapter<TOwn>;

    public override bool TakesRunTimeTypes => adapter is IRunTimeTypeAdapter<TOwn>;

    /// <summary>A conversion would have to know the type as well.</summary>
    private bool TakesOwnType => TakesRunTimeTypes && typeof(T) == typeof(TOwn);

    public override bool TakesPieces => adapter is IPieceAdapter<TOwn>;

    public override bool TakesFiles => adapter is IFileAdapter<TOwn>;

    public override ReadOnlyMemory<byte> GoldenPayload => _golden.Value;

    public override object MakeValue() => Make(workload)!;

    public byte[] Write(T value) => call switch
    {
        OptionKind.Stream => Written(destination => WriteByStream(value, destination)),
        OptionKind.Typed when TakesOwnType => WriteAs(value!, typeof(T)),
        OptionKind.Pieces when TakesPieces => WriteByPieces(value!),
        _ => WriteOnce(adapter, terms, value),
    };

    public void WriteTo(T value, IBufferWriter<byte> destination) => Prepare(adapter, terms, value)(destination);

    public void WriteByStream(T value, IBufferWriter<byte> destination)
    {
        if (terms is { Asynchronous: { } asynchronous, FromApplication: { } fromApplication })
        {
            asynchronous.Accept(new StreamWriting(fromApplication(value), destination.AsStream()));
        }
        else
        {
            WriteTo(value, destination);
        }
    }

    public override byte[] WriteObject(object value) => Write((T)value);

    public override Func<byte[]> PrepareToWrite(object value)
    {
        var write = Prepare(adapter, terms, (T)value);
        return () => Written(write);
    }

    public T Read(ReadOnlyMemory<byte> payload) => call switch
    {
        OptionKind.Stream when TakesStreams => (T)ReadStream(new ShortReads(payload.ToArray(), PieceBytes))!,
        OptionKind.Segments when TakesSegments => (T)ReadSegments(new PayloadSegments(payload.ToArray(), PieceBytes).Sequence)!,
        OptionKind.Typed when TakesOwnType => (T)ReadAs(payload, typeof(T))!,
        OptionKind.Pieces when TakesPieces => (T)ReadByPieces(payload)!,
        _ when terms.ToApplication is { } toApplication => toApplication(adapter.Deserialize(payload)),
        _ => throw new NotSupportedException(WhyNotRead),
    };

    public T Populate(ReadOnlyMemory<byte> payload, T target) => adapter is IPopulatingAdapter<TOwn> populating && terms is { FromApplication: { } fromApplication, ToApplication: { } toApplication }
        ? toApplication(populating.Populate(payload, fromApplication(target)))
        : throw new NotSupportedException(NoTargets);

    public override object? ReadObject(ReadOnlyMemory<byte> payload) => Read(payload);

    public override object? ReadOwn(ReadOnlyMemory<byte> payload) => adapter.Deserialize(payload);

    public override object? ToApplication(object? own) => terms.ToApplication is { } toApplication ? toApplication((TOwn)own!) : throw new NotSupportedException(WhyNotRead);

    public override object? ReadStream(Stream stream) => (terms, adapter) switch
    {
        ({ Asynchronous: { } asynchronous, ToApplication: { } toApplication }, _) => toApplication(asynchronous.Accept(new StreamReading(stream))),
        ({ ToApplication: { } toApplication }, IStreamAdapter<TOwn> streaming) => toApplication(streaming.DeserializeStream(stream)),
        _ => throw new NotSupportedException("The adapter does not read from streams."),
    };

    public override object? ReadSegments(in ReadOnlySequence<byte> payload) => adapter is ISegmentedAdapter<TOwn> segmented && terms.ToApplication is { } toApplication
        ? toApplication(segmented.DeserializeSegments(payload))
        : throw new NotSupportedException(NoSegments);

    public override byte[] WriteAs(object value, Type type) => adapter is IRunTimeTypeAdapter<TOwn> typed
        ? Written(destination => typed.SerializeAs(value, type, destination))
        : throw new NotSupportedException(NoRunTimeTypes);

    public override object? ReadAs(ReadOnlyMemory<byte> payload, Type type) => adapter is IRunTimeTypeAdapter<TOwn> typed ? typed.DeserializeAs(payload, type) : throw new NotSupportedException(NoRunTimeTypes);

    public override byte[] WriteByPieces(object value) => adapter is IPieceAdapter<TOwn> pieces && terms.FromApplication is { } fromApplication
        ? Written(destination => pieces.SerializeByPieces(fromApplication((T)value), destination))
        : throw new NotSupportedException(NoPieces);

    public override object? ReadByPieces(ReadOnlyMemory<byte> payload) => adapter is IPieceAdapter<TOwn> pieces && terms.ToApplication is { } toApplication
        ? toApplication(pieces.DeserializeByPieces(payload))
        : throw new NotSupportedException(NoPieces);

    public override object? ReadFile(ReadOnlyMemory<byte> file) => adapter is IFileAdapter<TOwn> files && terms.ToApplication is { } toApplication
        ? toApplication(files.DeserializeFile(file.AsStream()))
        : throw new NotSupportedException("The adapter reads no files that state a schema.");

    public override byte[] WriteItems(IReadOnlyList<object> values)
    {
        if (adapter is not IItemAdapter<TOwn> items || terms.FromApplication is not { } fromApplication)
        {
            throw new NotSupportedException(NoItems);
        }

        using var stream = new MemoryStream();
        items.SerializeItems([.. values.Select(value => fromApplication((T)value))], stream);
        return stream.ToArray();
    }

    public override IEnumerable<object?> ReadItems(Stream stream) => adapter is IItemAdapter<TOwn> items && terms.ToApplication is { } toApplication
        ? items.DeserializeItems(stream).ToBlockingEnumerable().Select(item => (object?)toApplication(item))
        : throw new NotSupportedException(NoItems);

    public override string? FindDifference(object expected, object? actual) => actual is null ? "null instead of a value" : workload.FindDifference((T)expected, (T)actual);

    private static T Make(Workload<T> workload) => workload.Create(new WorkloadSize(workload.Sizes[0], workload.Parameters), new SeededRandom(ValueSeed));

    private static byte[] WriteOnce(TAdapter adapter, Terms<T, TOwn> terms, T value) => Written(Prepare(adapter, terms, value));

    /// <summary>Converts the value, and answers the rest of writing it.</summary>
    private static Action<IBufferWriter<byte>> Prepare(TAdapter adapter, Terms<T, TOwn> terms, T value)
    {
        if (terms.Write is { } write)
        {
            return destination => write(value, destination);
        }

        var own = terms.FromApplication!(value);
        return destination => adapter.Serialize(own, destination);
    }

    private static byte[] Written(Action<IBufferWriter<byte>> write)
    {
        var writer = new PayloadWriter();
        write(writer);
        return writer.Written.ToArray();
    }

    private sealed class StreamReading(Stream stream) : IAsyncVisitor<TOwn, TOwn>
    {
        public TOwn Visit<TAsync>(TAsync asynchronous) where TAsync : struct, IAsyncAdapter<TOwn> =>
            asynchronous.DeserializeAsync(stream).AsTask().GetAwaiter().GetResult();
    }

    private sealed class StreamWriting(TOwn own, Stream stream) : IAsyncVisitor<TOwn, bool>
    {
        public bool Visit<TAsync>(TAsync asynchronous) where TAsync : struct, IAsyncAdapter<TOwn>
        {
            var pipe = PipeWriter.Create(stream, new StreamPipeWriterOptions(leaveOpen: true));
            asynchronous.SerializeAsync(own, new AsyncDestination(stream) { Pipe = pipe }).AsTask().GetAwaiter().GetResult();
            pipe.Complete();
            return true;
        }
    }
}
