using Goldilocks.Protocol;
using Goldilocks.Values;

namespace Goldilocks.Worker;

/// <summary>Answers one request at a time. An exception of the library becomes an answer; only the process's death is silent.</summary>
internal sealed class WorkerService(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants)
{
    private readonly Offer _offer = new(workloads, variants);
    private readonly Dictionary<long, BoundVariant> _bindings = [];
    private readonly Dictionary<long, ModelShape> _shapes = [];
    private long _lastNumber;
    private Warmup? _warmup;

    public Answer Answer(Request request)
    {
        try
        {
            return request switch
            {
                DescribeRequest => _offer.Describe(Clock.Name),
                OpenRequest open => Open(open),
                VerifyRequest verify => Bound(verify.Binding).Verify(),
                WarmRequest warm => Warm(warm),
                SampleRequest sample => TakeSample(sample).ToAnswer(),
                AllocateRequest allocate => AllocationMeter.Measure(Bound(allocate.Binding), allocate.Operation, allocate.Repetitions),
                RecheckRequest recheck => Bound(recheck.Binding).Recheck(),
                ConformRequest conform => Conform(conform),
                PeakRequest peak => PeakMeter.Measure(Bound(peak.Binding), peak.Operation),
                PackRequest pack => Bound(pack.Binding).Pack(),
                UnpackRequest unpack => Unpack(Bound(unpack.Binding), Convert.FromBase64String(unpack.Payload), unpack.IsCompared),
                WriteRequest write => UnboundedMeter.Measure(Bound(write.Binding)),
                FootprintRequest footprint => FootprintMeter.Measure(Bound(footprint.Binding), footprint.IsChecked),
                ReadRequest read => ReadingMeter.Measure(Bound(read.Binding), read.Way),
                CloseRequest close => Close(close),
                _ => throw new ProtocolException($"This worker does not know the request '{request.Verb}'."),
            };
        }
        catch (Exception exception)
        {
            return ShapeOf(request)?.WhyThrown(exception) is { } reason ? new UnsupportedAnswer(reason) : FailedAnswer.Of(exception);
        }
    }

    /// <summary>The types that a first round trip is about: what throws there may be a construct that the library does not take. Null for every other request.</summary>
    private ModelShape? ShapeOf(Request request) => request switch
    {
        OpenRequest open => workloads.FirstOrDefault(workload => workload.Name == open.Subject.Workload)?.Shape,
        VerifyRequest verify => _shapes.GetValueOrDefault(verify.Binding),
        _ => null,
    };

    /// <summary>One sample.</summary>
    /// <exception cref="Exception">Whatever the library throws.</exception>
    public SampleTimes TakeSample(SampleRequest request) => SampleTimer.Measure(Bound(request.Binding), request.Operation, request.Operations, request.LeadIn);

    private Answer Open(OpenRequest request)
    {
        var (variant, workload, size, seed) = _offer.Find(request.Subject);
        var codec = request.Codec is { } terms ? CodecLoader.Load(terms.Library, terms.Level) : null;
        var (bound, reason) = workload.Accept(new Opening(variant, size, seed, codec, request.Sink, request.IsAsync));
        if (bound is null)
        {
            return new UnsupportedAnswer(reason!);
        }

        _bindings.Add(++_lastNumber, bound);
        _shapes.Add(_lastNumber, workload.Shape);
        return new OpenedAnswer(_lastNumber, bound.WhyNot(Operation.Serialize), bound.WhyNot(Operation.Deserialize), bound.Partial);
    }

    private Answer Conform(ConformRequest request)
    {
        var (variant, workload, size, seed) = _offer.Find(request.Subject);
        return workload.Accept(new ConformanceVisitor(variant, size, seed, request.Check, request.IsAsync));
    }

    /// <summary>Begins a warm-up, or continues one after a step. A warm-up that fails is over.</summary>
    private WarmupAnswer Warm(WarmRequest request)
    {
        var warmup = _warmup ?? new Warmup(_bindings, request);
        _warmup = null;
        var answer = warmup.Continue();
        _warmup = answer is WarmingAnswer ? warmup : null;
        return answer;
    }

    private static Answer Unpack(BoundVariant bound, byte[] payload, bool isCompared) => isCompared ? bound.Compare(payload) : bound.Unpack(payload);

    private DoneAnswer Close(CloseRequest request)
    {
        if (_bindings.Remove(request.Binding, out var bound))
        {
            bound.Dispose();
        }

        return new DoneAnswer();
    }

    private BoundVariant Bound(long binding) =>
        _bindings.TryGetValue(binding, out var bound) ? bound : throw new ProtocolException($"There is no open binding {binding}.");

    private sealed class Opening(Variant variant, WorkloadSize size, ulong seed, ICodec? codec, Sink sink, bool isAsync)
        : IWorkloadVisitor<(BoundVariant? Bound, string? Reason)>
    {
        public (BoundVariant? Bound, string? Reason) Visit<T>(Workload<T> workload)
        {
            // The value exists before the adapter does, so that making it is no part of the adapter's first-call cost.
            var value = workload.Create(size, new SeededRandom(seed));
            var started = Clock.WallNanoseconds();
            Binder<T> binder = new WorkerBinder<T>(workload, value, sink, isAsync);
            var bound = (BoundBinding)variant.Bind(codec is null ? binder : new CompressingBinder<T>(binder, new Compression(codec)));
            if (bound.Variant is { } ready)
            {
                ready.IsFloor = variant.IsFloor;
                ready.BindNanoseconds = Clock.WallNanoseconds() - started;
            }

            return (bound.Variant, bound.Reason);
        }
    }
}

/// <summary>Makes two values, binds the variant and runs one check.</summary>
internal sealed class ConformanceVisitor(Variant variant, WorkloadSize size, ulong seed, ConformanceCheck check, bool isAsync) : IWorkloadVisitor<Answer>
{
    public Answer Visit<T>(Workload<T> workload)
    {
        var value = workload.Create(size, new SeededRandom(seed));
        var other = workload.Create(size, new SeededRandom(unchecked(seed + 1)));
        var bound = (ConformingBinding)variant.Bind(new ConformingBinder<T>(workload, value, other, isAsync));
        if (bound.Conformance is not { } conformance)
        {
            return new UnsupportedAnswer(bound.Reason!);
        }

        return conformance.Find(check) is { } finding
            ? new ViolatesAnswer(finding)
            : new ConformsAnswer(Digest.Of(value));
    }
}
