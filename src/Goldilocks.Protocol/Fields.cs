using System.Globalization;

namespace Goldilocks.Protocol;

/// <summary>Every field of every message; docs/internals/protocol.md explains each. Their names appear in no other place. Times are nanoseconds, sizes bytes.</summary>
internal static class Fields
{
    // Of several messages.
    internal static readonly Field<long> Binding = FieldKinds.Whole("binding", 1);
    internal static readonly Field<Operation> Operation = FieldKinds.Choice("operation", Goldilocks.Protocol.Operations.All, static operation => operation.Name());
    internal static readonly Field<long> Operations = FieldKinds.Whole("operations");
    internal static readonly Field<bool> IsChecked = FieldKinds.Flag("check");
    internal static readonly Field<string> SerializeUnsupported = FieldKinds.Text("serialize.unsupported");
    internal static readonly Field<string> DeserializeUnsupported = FieldKinds.Text("deserialize.unsupported");
    internal static readonly Field<string> Digest = FieldKinds.Text("digest");
    internal static readonly Field<long> PayloadBytes = FieldKinds.Whole("payload-bytes");
    internal static readonly Field<long> WallNanoseconds = FieldKinds.Whole("wall-nanoseconds");
    internal static readonly Field<long> PauseNanoseconds = FieldKinds.Whole("pause-nanoseconds");
    internal static readonly Field<long> AllocatedBytes = FieldKinds.Whole("allocated-bytes");
    internal static readonly Field<long> ElapsedNanoseconds = FieldKinds.Whole("elapsed-nanoseconds");
    internal static readonly Field<long> Methods = FieldKinds.Whole("methods");

    // Refusals.
    internal static readonly Field<string> Reason = FieldKinds.Text("reason");
    internal static readonly Field<string> Difference = FieldKinds.Text("difference");
    internal static readonly Field<string> Exception = FieldKinds.Text("exception");
    internal static readonly Field<string> Message = FieldKinds.Text("message");
    internal static readonly Field<string> Detail = FieldKinds.Text("detail");

    // description
    internal static readonly Field<int> ProtocolVersion = FieldKinds.Count("protocol");
    internal static readonly Field<string> Runtime = FieldKinds.Text("runtime");
    internal static readonly Field<string> Clock = FieldKinds.Text("clock");
    internal static readonly Field<string> VariantName = FieldKinds.Text("variant");
    internal static readonly Field<string> FloorVariantName = FieldKinds.Text("floor-variant");
    internal static readonly Field<string> WorkloadName = FieldKinds.Text("workload");
    internal static readonly Field<string> WorkloadDescription = FieldKinds.Text("workload-description");
    internal static readonly Field<string> WorkloadUnit = FieldKinds.Text("workload-unit");
    internal static readonly Field<int> WorkloadDefault = FieldKinds.Count("workload-default", 1);
    internal static readonly Field<int> WorkloadMaximum = FieldKinds.Count("workload-maximum", 1);
    internal static readonly Field<bool> WorkloadIsInDefaultRun = FieldKinds.Flag("workload-default-run");
    internal static readonly Field<int> WorkloadSize = FieldKinds.Count("workload-size", 1);
    internal static readonly Field<KeyValuePair<string, int>> WorkloadParameter = Parameters("workload-parameter");

    // open, conform, serve
    internal static readonly Field<int> Size = FieldKinds.Count("size", 1);
    internal static readonly Field<long> Seed = FieldKinds.Whole("seed", long.MinValue);
    internal static readonly Field<KeyValuePair<string, int>> Parameter = Parameters("parameter");
    internal static readonly Field<string> CodecLibrary = FieldKinds.Text("codec-library");
    internal static readonly Field<int> CodecLevel = FieldKinds.Count("codec-level", int.MinValue);
    internal static readonly Field<Sink> Sink = FieldKinds.Choice("sink", Sinks.All, static sink => sink.Name());
    internal static readonly Field<bool> IsAsync = FieldKinds.Flag("async");
    internal static readonly Field<string> Partial = FieldKinds.Text("partial");
    internal static readonly Field<ConformanceCheck> ConformanceCheck = FieldKinds.Choice("conformance", ConformanceChecks.All, static check => check.Name());
    internal static readonly Field<string> Finding = FieldKinds.Text("finding");

    // verified
    internal static readonly Field<long> BindNanoseconds = FieldKinds.Whole("bind-nanoseconds");
    internal static readonly Field<long> FirstSerializeNanoseconds = FieldKinds.Whole("first-serialize-nanoseconds");
    internal static readonly Field<long> FirstDeserializeNanoseconds = FieldKinds.Whole("first-deserialize-nanoseconds");
    internal static readonly Field<string> Remark = FieldKinds.Text("remark");

    // warm, warmed
    internal static readonly Field<long> QuietNanoseconds = FieldKinds.Whole("quiet-nanoseconds");
    internal static readonly Field<long> MinimumNanoseconds = FieldKinds.Whole("minimum-nanoseconds");
    internal static readonly Field<long> MaximumNanoseconds = FieldKinds.Whole("maximum-nanoseconds");
    internal static readonly Field<long> RestNanoseconds = FieldKinds.Whole("rest-nanoseconds");
    internal static readonly Field<long> StepNanoseconds = FieldKinds.Whole("step-nanoseconds");
    internal static readonly Field<long> SampleNanoseconds = FieldKinds.Whole("sample-nanoseconds");
    internal static readonly Field<bool> IsQuiet = FieldKinds.Flag("quiet");
    internal static readonly Field<BoundOperation> Cell = FieldKinds.Line(
        "cell",
        "a binding and an operation",
        static cell => $"{cell.Binding} {cell.Operation.Name()}",
        static parts => parts.Length == 2 && FieldKinds.Natural(parts[0]) is { } binding && Goldilocks.Protocol.Operations.TryParse(parts[1], out var operation)
            ? new BoundOperation(binding, operation)
            : null);
    internal static readonly Field<SamplePlan> Plan = FieldKinds.Line(
        "plan",
        "a binding, an operation, how many operations fill a sample (1 or more) and how many nanoseconds they take (0 or more)",
        static plan => $"{plan.Binding} {plan.Operation.Name()} {plan.Operations} {plan.Nanoseconds}",
        static parts => parts.Length == 4
            && FieldKinds.Natural(parts[0]) is { } binding
            && Goldilocks.Protocol.Operations.TryParse(parts[1], out var operation)
            && FieldKinds.Natural(parts[2]) is > 0 and { } operations
            && FieldKinds.Natural(parts[3]) is { } nanoseconds
                ? new SamplePlan(binding, operation, operations, nanoseconds)
                : null);

    // take, sample
    internal static readonly Field<long> LeadIn = FieldKinds.Whole("lead-in");
    internal static readonly Field<long> ThreadNanoseconds = FieldKinds.Whole("thread-nanoseconds");
    internal static readonly Field<long> ProcessNanoseconds = FieldKinds.Whole("process-nanoseconds");
    internal static readonly Field<long> Collections = FieldKinds.Whole("collections");

    // allocate, allocation
    internal static readonly Field<int> Repetitions = FieldKinds.Count("repetitions", 1);
    internal static readonly Field<long> ProcessBytes = FieldKinds.Whole("process-bytes");
    internal static readonly Field<long> Bytes = FieldKinds.Whole("bytes");

    // graph
    internal static readonly Field<long> Objects = FieldKinds.Whole("objects");
    internal static readonly Field<GraphPart> Component = FieldKinds.Line(
        "component",
        "a name, a count and bytes",
        static part => $"{part.Name} {part.Count} {part.Bytes}",
        static parts => parts.Length == 3 && FieldKinds.Natural(parts[1]) is { } count && FieldKinds.Natural(parts[2]) is { } bytes ? new GraphPart(parts[0], count, bytes) : null);
    internal static readonly Field<long> ReadObjects = FieldKinds.Whole("read-objects");
    internal static readonly Field<long> ReadBytes = FieldKinds.Whole("read-bytes");
    internal static readonly Field<int> CheckCopies = FieldKinds.Count("check-copies");
    internal static readonly Field<long> CheckWalkedBytes = FieldKinds.Whole("check-walked-bytes");
    internal static readonly Field<long> CheckRetainedBytes = FieldKinds.Whole("check-retained-bytes", long.MinValue);
    internal static readonly Field<long> CheckAllocatedBytes = FieldKinds.Whole("check-allocated-bytes");

    // peaks
    internal static readonly Field<long> HeapBeforeBytes = FieldKinds.Whole("heap-before-bytes");
    internal static readonly Field<long> HeapPeakBytes = FieldKinds.Whole("heap-peak-bytes");
    internal static readonly Field<long> WorkingSetBeforeBytes = FieldKinds.Whole("working-set-before-bytes");
    internal static readonly Field<long> WorkingSetPeakBytes = FieldKinds.Whole("working-set-peak-bytes");
    internal static readonly Field<bool> IsWorkingSetOfOperation = FieldKinds.Choice("working-set-of", [true, false], static isOperation => isOperation ? "operation" : "process");
    internal static readonly Field<long> LongestPauseNanoseconds = FieldKinds.Whole("longest-pause-nanoseconds");
    internal static readonly Field<int> GenerationCollections = FieldKinds.Count("generation-collections");

    // packed, unpack, unpacked
    internal static readonly Field<string> Payload = FieldKinds.Text("payload");
    internal static readonly Field<string> Members = FieldKinds.Text("members");

    // read, was-read
    internal static readonly Field<ReadingWay> Way = FieldKinds.Choice("way", ReadingWays.All, static way => way.Name());
    internal static readonly Field<int> Parts = FieldKinds.Count("parts", 1);
    internal static readonly Field<long> WayNanoseconds = FieldKinds.Whole("way-nanoseconds");
    internal static readonly Field<long> WayBytes = FieldKinds.Whole("way-bytes");
    internal static readonly Field<bool> KeepsObject = FieldKinds.Flag("keeps-object");
    internal static readonly Field<string> FirstCollection = FieldKinds.Text("first-collection");
    internal static readonly Field<long> DeserializeNanoseconds = FieldKinds.Whole("deserialize-nanoseconds");
    internal static readonly Field<long> DeserializeBytes = FieldKinds.Whole("deserialize-bytes");

    // serve, serving
    internal static readonly Field<bool> IsPerRequest = FieldKinds.Choice("data", [true, false], static isPerRequest => isPerRequest ? "per-request" : "shared");
    internal static readonly Field<bool> IsHttp2 = FieldKinds.Choice("http", [true, false], static isHttp2 => isHttp2 ? "2" : "1");
    internal static readonly Field<string> Address = FieldKinds.Text("address");
    internal static readonly Field<int> Port = FieldKinds.Count("port", 0, ushort.MaxValue);
    internal static readonly Field<long> StartNanoseconds = FieldKinds.Whole("start-nanoseconds");

    // counters
    internal static readonly Field<long> CpuNanoseconds = FieldKinds.Whole("cpu-nanoseconds");
    internal static readonly Field<long> Gen0 = FieldKinds.Whole("gen0");
    internal static readonly Field<long> Gen1 = FieldKinds.Whole("gen1");
    internal static readonly Field<long> Gen2 = FieldKinds.Whole("gen2");
    internal static readonly Field<long> LockContentions = FieldKinds.Whole("lock-contentions");
    internal static readonly Field<long> Exceptions = FieldKinds.Whole("exceptions");
    internal static readonly Field<long> PoolItems = FieldKinds.Whole("pool-items");
    internal static readonly Field<long> IlBytes = FieldKinds.Whole("il-bytes");
    internal static readonly Field<long> WorkingSetBytes = FieldKinds.Whole("working-set-bytes");
    internal static readonly Field<long> PrivateBytes = FieldKinds.Whole("private-bytes");
    internal static readonly Field<long> HeapBytes = FieldKinds.Whole("heap-bytes");
    internal static readonly Field<long> CommittedBytes = FieldKinds.Whole("committed-bytes");
    internal static readonly Field<long> FragmentedBytes = FieldKinds.Whole("fragmented-bytes");
    internal static readonly Field<long> PoolThreads = FieldKinds.Whole("pool-threads");
    internal static readonly Field<long> PoolQueue = FieldKinds.Whole("pool-queue");
    internal static readonly Field<long> Timers = FieldKinds.Whole("timers");
    internal static readonly Field<long> Assemblies = FieldKinds.Whole("assemblies");
    internal static readonly Field<string> LastError = FieldKinds.Text("last-error");

    private static Field<KeyValuePair<string, int>> Parameters(string name) => new(
        name,
        "a name, '=' and a whole number",
        static parameter => FormattableString.Invariant($"{parameter.Key}={parameter.Value}"),
        static (string text, out KeyValuePair<string, int> parameter) =>
        {
            var equals = text.IndexOf('=', StringComparison.Ordinal);
            var number = 0;
            var isParameter = equals > 0 && int.TryParse(text.AsSpan(equals + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number);
            parameter = isParameter ? new(text[..equals], number) : default;
            return isParameter;
        });
}
