namespace Goldilocks.Protocol;

/// <summary>Asks an HTTP host to bind a variant to a workload, to verify it and to listen.</summary>
/// <param name="Subject">The variant and the value to serve.</param>
/// <param name="Endpoint">Where and how.</param>
/// <param name="IsPerRequest">True to make the value anew for every request.</param>
public sealed record ServeRequest(Subject Subject, ServeEndpoint Endpoint, bool IsPerRequest) : Request<ServingAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Serve;

    internal override void Fill(Frame frame) => Subject.Fill(frame)
        .With(Fields.IsPerRequest, IsPerRequest)
        .With(Fields.IsHttp2, Endpoint.IsHttp2)
        .With(Fields.Address, Endpoint.Address)
        .With(Fields.Port, Endpoint.Port);

    internal static ServeRequest Read(Frame frame) => new(
        Subject.Read(frame),
        new ServeEndpoint(frame.Get(Fields.Address), frame.Get(Fields.Port), frame.Get(Fields.IsHttp2)),
        frame.Get(Fields.IsPerRequest));
}

/// <summary>Where an HTTP host listens.</summary>
/// <param name="Address">An IP address.</param>
/// <param name="Port">0 for any free one.</param>
/// <param name="IsHttp2">False for HTTP/1.1.</param>
public sealed record ServeEndpoint(string Address, int Port, bool IsHttp2);

/// <summary>Requests are taken; the round trip was right.</summary>
/// <param name="Port">The one it listens on.</param>
/// <param name="PayloadBytes">Of one response.</param>
/// <param name="Digest">Of the value.</param>
/// <param name="StartNanoseconds">From the start of the process until it listens.</param>
/// <param name="SerializeUnsupported">Why it does not serialize; null when it does.</param>
/// <param name="DeserializeUnsupported">Why it does not deserialize; null when it does.</param>
public sealed record ServingAnswer(
    int Port,
    long PayloadBytes,
    string Digest,
    long StartNanoseconds,
    string? SerializeUnsupported,
    string? DeserializeUnsupported) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Serving;

    /// <summary>Why the operation is not available; null when it is.</summary>
    public string? WhyNot(Operation operation) => operation == Operation.Serialize ? SerializeUnsupported : DeserializeUnsupported;

    internal override void Fill(Frame frame) => frame
        .With(Fields.Port, Port)
        .With(Fields.PayloadBytes, PayloadBytes)
        .With(Fields.Digest, Digest)
        .With(Fields.StartNanoseconds, StartNanoseconds)
        .WithAny(Fields.SerializeUnsupported, SerializeUnsupported)
        .WithAny(Fields.DeserializeUnsupported, DeserializeUnsupported);

    internal static ServingAnswer Read(Frame frame) => new(
        frame.Get(Fields.Port),
        frame.Get(Fields.PayloadBytes),
        frame.Get(Fields.Digest),
        frame.Get(Fields.StartNanoseconds),
        frame.Find(Fields.SerializeUnsupported),
        frame.Find(Fields.DeserializeUnsupported));
}

/// <summary>Asks an HTTP host for the runtime's own counters.</summary>
public sealed record CountRequest : Request<CountersAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Count;
}

/// <summary>The runtime's counters at one moment.</summary>
/// <param name="WallNanoseconds">Of a monotonic clock.</param>
/// <param name="Collector">Sums since the start of the process.</param>
/// <param name="Work">Sums since the start of the process.</param>
/// <param name="Memory">Levels.</param>
/// <param name="Load">Levels.</param>
/// <param name="LastError">The last exception of a request; null when there was none.</param>
public sealed record CountersAnswer(long WallNanoseconds, CollectorSums Collector, WorkSums Work, MemoryLevels Memory, LoadLevels Load, string? LastError) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Counters;

    internal override void Fill(Frame frame)
    {
        frame.With(Fields.WallNanoseconds, WallNanoseconds);
        Collector.Fill(frame);
        Work.Fill(frame);
        Memory.Fill(frame);
        Load.Fill(frame);
        frame.WithAny(Fields.LastError, LastError);
    }

    internal static CountersAnswer Read(Frame frame) => new(
        frame.Get(Fields.WallNanoseconds),
        CollectorSums.Read(frame),
        WorkSums.Read(frame),
        MemoryLevels.Read(frame),
        LoadLevels.Read(frame),
        frame.Find(Fields.LastError));
}

/// <summary>Sums of the collector since the start of the process. A collection of a generation counts for the younger ones, too.</summary>
/// <param name="AllocatedBytes">On the managed heap.</param>
/// <param name="Gen0">Collections.</param>
/// <param name="Gen1">Collections.</param>
/// <param name="Gen2">Collections.</param>
/// <param name="PauseNanoseconds">With all threads stopped.</param>
public sealed record CollectorSums(long AllocatedBytes, long Gen0, long Gen1, long Gen2, long PauseNanoseconds)
{
    internal void Fill(Frame frame) => frame
        .With(Fields.AllocatedBytes, AllocatedBytes)
        .With(Fields.Gen0, Gen0)
        .With(Fields.Gen1, Gen1)
        .With(Fields.Gen2, Gen2)
        .With(Fields.PauseNanoseconds, PauseNanoseconds);

    internal static CollectorSums Read(Frame frame) => new(
        frame.Get(Fields.AllocatedBytes),
        frame.Get(Fields.Gen0),
        frame.Get(Fields.Gen1),
        frame.Get(Fields.Gen2),
        frame.Get(Fields.PauseNanoseconds));
}

/// <summary>Sums of the process's work since its start.</summary>
/// <param name="CpuNanoseconds">CPU time of all threads.</param>
/// <param name="LockContentions">Locks that a thread had to wait for.</param>
/// <param name="Exceptions">Thrown, caught or not.</param>
/// <param name="PoolItems">Work items that the thread pool has completed.</param>
/// <param name="Methods">Compiled by the JIT; each tier counts.</param>
/// <param name="IlBytes">Of those methods.</param>
public sealed record WorkSums(long CpuNanoseconds, long LockContentions, long Exceptions, long PoolItems, long Methods, long IlBytes)
{
    internal void Fill(Frame frame) => frame
        .With(Fields.CpuNanoseconds, CpuNanoseconds)
        .With(Fields.LockContentions, LockContentions)
        .With(Fields.Exceptions, Exceptions)
        .With(Fields.PoolItems, PoolItems)
        .With(Fields.Methods, Methods)
        .With(Fields.IlBytes, IlBytes);

    internal static WorkSums Read(Frame frame) => new(
        frame.Get(Fields.CpuNanoseconds),
        frame.Get(Fields.LockContentions),
        frame.Get(Fields.Exceptions),
        frame.Get(Fields.PoolItems),
        frame.Get(Fields.Methods),
        frame.Get(Fields.IlBytes));
}

/// <summary>Bytes of memory now.</summary>
/// <param name="WorkingSet">As the operating system counts it.</param>
/// <param name="Private">As the operating system counts it.</param>
/// <param name="Heap">Live and not yet collected.</param>
/// <param name="Committed">At the last collection.</param>
/// <param name="Fragmented">At the last collection.</param>
public sealed record MemoryLevels(long WorkingSet, long Private, long Heap, long Committed, long Fragmented)
{
    internal void Fill(Frame frame) => frame
        .With(Fields.WorkingSetBytes, WorkingSet)
        .With(Fields.PrivateBytes, Private)
        .With(Fields.HeapBytes, Heap)
        .With(Fields.CommittedBytes, Committed)
        .With(Fields.FragmentedBytes, Fragmented);

    internal static MemoryLevels Read(Frame frame) => new(
        frame.Get(Fields.WorkingSetBytes),
        frame.Get(Fields.PrivateBytes),
        frame.Get(Fields.HeapBytes),
        frame.Get(Fields.CommittedBytes),
        frame.Get(Fields.FragmentedBytes));
}

/// <summary>Threads, queue, timers and assemblies at this moment.</summary>
/// <param name="PoolThreads">Of the thread pool.</param>
/// <param name="PoolQueue">Work items that wait for a thread.</param>
/// <param name="Timers">Active ones.</param>
/// <param name="Assemblies">Loaded.</param>
public sealed record LoadLevels(long PoolThreads, long PoolQueue, long Timers, long Assemblies)
{
    internal void Fill(Frame frame) => frame
        .With(Fields.PoolThreads, PoolThreads)
        .With(Fields.PoolQueue, PoolQueue)
        .With(Fields.Timers, Timers)
        .With(Fields.Assemblies, Assemblies);

    internal static LoadLevels Read(Frame frame) => new(
        frame.Get(Fields.PoolThreads),
        frame.Get(Fields.PoolQueue),
        frame.Get(Fields.Timers),
        frame.Get(Fields.Assemblies));
}
