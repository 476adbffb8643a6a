using Goldilocks.Protocol;
using Goldilocks.Values;
using Goldilocks.Worker.Binding;
using Goldilocks.Worker.Conforming;
using Goldilocks.Worker.Footprints;
using Goldilocks.Worker.Measuring;
using Goldilocks.Worker.Timing;

namespace Goldilocks.Worker;

/// <summary>Answers one request at a time. An exception of the library becomes an answer; only the process's death is silent.</summary>
internal sealed class WorkerService(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants)
{
    private readonly Offer _offer = new(workloads, variants);
    private readonly Dictionary<long, BoundVariant> _bindings = [];
    private long _lastNumber;
    private Warmup? _warmup;

    public Frame Answer(Frame request)
    {
        try
        {
            return request.Verb switch
            {
                Verbs.Describe => _offer.Describe(Clock.Name),
                Verbs.Open => Open(request),
                Verbs.Verify => Bound(request).Verify(),
                Verbs.Warm => Warm(request),
                Verbs.Slice => SliceOf(request),
                Verbs.Allocate => Allocate(request),
                Verbs.Recheck => Bound(request).Recheck(),
                Verbs.Conform => Conform(request),
                Verbs.Peak => PeakMeter.Measure(Bound(request), OperationOf(request)),
                Verbs.Write => UnboundedWriter.Measure(Bound(request)),
                Verbs.Footprint => FootprintMeter.Measure(Bound(request), request.Find("check") == "yes"),
                Verbs.Close => Close(request),
                _ => throw new ProtocolException($"This worker does not know the request '{request.Verb}'."),
            };
        }
        catch (Exception exception)
        {
            return Offer.Failure(exception);
        }
    }

    private Frame Open(Frame request)
    {
        var (variant, workload, size, seed) = _offer.Subject(request);
        var (bound, reason) = workload.Accept(new Opening(variant, size, seed, CodecOf(request), SinkOf(request), IsAsync(request)));
        if (bound is null)
        {
            return new Frame(Verbs.Unsupported).With("reason", reason!);
        }

        _bindings.Add(++_lastNumber, bound);
        var answer = new Frame(Verbs.Opened).With("binding", _lastNumber);
        foreach (var operation in Operations.All)
        {
            if (bound.WhyNot(operation) is { } why)
            {
                answer.With($"{operation.Name()}.unsupported", why);
            }
        }

        return bound.Partial is { } partial ? answer.With("partial", partial) : answer;
    }

    private static ICodec? CodecOf(Frame request) => request.Find("codec-library") is { } library
        ? CodecLoader.Load(library, checked((int)request.GetInt64("codec-level")))
        : null;

    private Frame Conform(Frame request)
    {
        var check = ConformanceChecks.TryParse(request.Get("check"), out var known)
            ? known
            : throw new ProtocolException($"This worker knows no check '{request.Get("check")}'.");
        var (variant, workload, size, seed) = _offer.Subject(request);
        return workload.Accept(new ConformanceVisitor(variant, size, seed, check, IsAsync(request)));
    }

    /// <summary>One timed slice.</summary>
    /// <exception cref="Exception">Whatever the library throws.</exception>
    public SliceSample Slice(SliceRequest request) => SliceTimer.Measure(Bound(request.Binding), request.Operation, request.Operations, request.LeadIn);

    /// <summary>Begins a warm-up, or goes on with the one that was left after a step. One that fails is over.</summary>
    private Frame Warm(Frame request)
    {
        var warmup = _warmup ?? new Warmup(_bindings, request);
        _warmup = null;
        var answer = warmup.Continue();
        _warmup = answer.Verb == Verbs.Warming ? warmup : null;
        return answer;
    }

    private Frame SliceOf(Frame request) => FrameChannel.Parse(
        Slice(new SliceRequest(request.GetInt64("binding"), OperationOf(request), request.GetInt64("operations"), request.FindInt64("lead-in") ?? 0)).WriteTo(new FrameText()));

    private Frame Allocate(Frame request) =>
        AllocationMeter.Measure(Bound(request), OperationOf(request), checked((int)request.GetInt64("repetitions")));

    private Frame Close(Frame request)
    {
        if (_bindings.Remove(request.GetInt64("binding"), out var bound))
        {
            bound.Dispose();
        }

        return new Frame(Verbs.Done);
    }

    private BoundVariant Bound(Frame request) => Bound(request.GetInt64("binding"));

    private BoundVariant Bound(long binding) =>
        _bindings.TryGetValue(binding, out var bound) ? bound : throw new ProtocolException($"There is no open binding {binding}.");

    private static Operation OperationOf(Frame request) =>
        Operations.TryParse(request.Get("operation"), out var operation)
            ? operation
            : throw new ProtocolException($"'{request.Get("operation")}' is not an operation.");

    private static Sink SinkOf(Frame request) => request.Find("sink") is not { } name
        ? Sink.Memory
        : Sinks.TryParse(name, out var sink) ? sink : throw new ProtocolException($"'{name}' is not a sink.");

    private static bool IsAsync(Frame request) => request.Find("async") == "yes";

    private sealed class Opening(Variant variant, WorkloadSize size, ulong seed, ICodec? codec, Sink sink, bool isAsync)
        : IWorkloadVisitor<(BoundVariant? Bound, string? Reason)>
    {
        public (BoundVariant? Bound, string? Reason) Visit<T>(Workload<T> workload) where T : class
        {
            // The value exists before the adapter does, so that making it is no part of the adapter's first-call cost.
            var value = workload.Create(size, new SeededRandom(seed));
            var started = Clock.WallNanoseconds();
            Binder<T> binder = new WorkerBinder<T>(workload, value, sink, isAsync);
            var bound = (BoundBinding)variant.Bind(codec is null ? binder : new CompressingBinder<T>(binder, new Compression(codec)));
            if (bound.Variant is { } ready)
            {
                ready.BindNanoseconds = Clock.WallNanoseconds() - started;
            }

            return (bound.Variant, bound.Reason);
        }
    }
}
