using System.Runtime.InteropServices;
using Goldilocks.Protocol;
using Goldilocks.Values;
using Goldilocks.Worker.Binding;
using Goldilocks.Worker.Conforming;
using Goldilocks.Worker.Footprints;
using Goldilocks.Worker.Measuring;

namespace Goldilocks.Worker;

/// <summary>Answers one request at a time. An exception of the library becomes an answer; only the process's death is silent.</summary>
internal sealed class WorkerService(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants)
{
    private readonly Dictionary<long, BoundVariant> _bindings = [];
    private long _lastNumber;

    public Frame Answer(Frame request)
    {
        try
        {
            return request.Verb switch
            {
                Verbs.Describe => Describe(),
                Verbs.Open => Open(request),
                Verbs.Verify => Bound(request).Verify(),
                Verbs.Warm => Warmup.Run(_bindings, request),
                Verbs.Slice => Slice(request),
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
            return Failure(exception);
        }
    }

    internal static Frame Failure(Exception exception)
    {
        // These two only say where something else went wrong.
        var root = exception;
        while (root is System.Reflection.TargetInvocationException or TypeInitializationException && root.InnerException is { } inner)
        {
            root = inner;
        }

        return new Frame(Verbs.Failed)
            .With("exception", root.GetType().FullName ?? root.GetType().Name)
            .With("message", root.Message)
            .With("detail", exception.ToString());
    }

    private Frame Describe()
    {
        var answer = new Frame(Verbs.Description)
            .With("protocol", Verbs.ProtocolVersion)
            .With("runtime", RuntimeInformation.FrameworkDescription)
            .With("clock", Clock.Name);
        foreach (var variant in variants)
        {
            answer.With(variant.IsFloor ? "floor-variant" : "variant", variant.Name);
        }

        foreach (var workload in workloads)
        {
            answer.With("workload", workload.Name)
                .With($"{workload.Name}.description", workload.Description)
                .With($"{workload.Name}.unit", workload.SizeUnit)
                .With($"{workload.Name}.default", workload.DefaultSize)
                .With($"{workload.Name}.maximum", workload.MaximumSize)
                .With($"{workload.Name}.default-run", workload.IsInDefaultRun ? "yes" : "no");
            foreach (var size in workload.Sizes)
            {
                answer.With($"{workload.Name}.size", size);
            }

            foreach (var (name, value) in workload.Parameters)
            {
                answer.With($"{workload.Name}.parameter", $"{name}={value}");
            }
        }

        return answer;
    }

    private Frame Open(Frame request)
    {
        var (variant, workload, size, seed) = Subject(request);
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
        var (variant, workload, size, seed) = Subject(request);
        return workload.Accept(new ConformanceVisitor(variant, size, seed, check, IsAsync(request)));
    }

    private (Variant Variant, Workload Workload, WorkloadSize Size, ulong Seed) Subject(Frame request)
    {
        var variantName = request.Get("variant");
        var variant = variants.FirstOrDefault(candidate => candidate.Name == variantName)
            ?? throw new ProtocolException($"This worker has no variant '{variantName}'.");
        var workloadName = request.Get("workload");
        var workload = workloads.FirstOrDefault(candidate => candidate.Name == workloadName)
            ?? throw new ProtocolException($"This worker has no workload '{workloadName}'.");
        var size = new WorkloadSize(checked((int)request.GetInt64("size")), ReadParameters(workload, request));
        return (variant, workload, size, unchecked((ulong)request.GetInt64("seed")));
    }

    private static Dictionary<string, int> ReadParameters(Workload workload, Frame request)
    {
        var parameters = new Dictionary<string, int>(workload.Parameters);
        foreach (var text in request.GetAll("parameter"))
        {
            var equals = text.IndexOf('=', StringComparison.Ordinal);
            if (equals < 0 || !parameters.ContainsKey(text[..equals]))
            {
                throw new ProtocolException($"The workload '{workload.Name}' has no parameter '{text}'.");
            }

            parameters[text[..equals]] = int.Parse(text[(equals + 1)..], System.Globalization.CultureInfo.InvariantCulture);
        }

        return parameters;
    }

    private Frame Slice(Frame request) =>
        SliceTimer.Measure(Bound(request), OperationOf(request), request.GetInt64("operations")).ToFrame();

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

    private BoundVariant Bound(Frame request) =>
        _bindings.TryGetValue(request.GetInt64("binding"), out var bound)
            ? bound
            : throw new ProtocolException($"There is no open binding {request.GetInt64("binding")}.");

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
