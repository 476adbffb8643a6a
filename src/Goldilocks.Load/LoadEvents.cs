using System.Text.Json.Serialization;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>One line of <c>load.jsonl</c>, which is only ever appended to.</summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "event")]
[JsonDerivedType(typeof(LoadSerializerEvent), "serializer")]
[JsonDerivedType(typeof(LoadCellEvent), "cell")]
[JsonDerivedType(typeof(LoadStartedEvent), "started")]
[JsonDerivedType(typeof(LoadWarmedEvent), "warmed")]
[JsonDerivedType(typeof(LoadWindowEvent), "window")]
[JsonDerivedType(typeof(LoadOutcomeEvent), "outcome")]
[JsonDerivedType(typeof(LoadHeldEvent), "held")]
public abstract record LoadEvent;

/// <summary>A serializer could not be built.</summary>
public sealed record LoadSerializerEvent(string Serializer, string Version, Outcome Outcome) : LoadEvent;

/// <summary>Gives a cell the number that later lines use.</summary>
/// <param name="Id">Unique in the run.</param>
/// <param name="Key">What the number stands for.</param>
/// <param name="IsCeiling">True for the endpoint that answers ready bytes: the fastest that client and server can be here.</param>
public sealed record LoadCellEvent(int Id, CellKey Key, bool IsCeiling) : LoadEvent;

/// <summary>A fresh server verified its answer and listens.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">Counted from 0.</param>
/// <param name="PayloadBytes">Of one response.</param>
/// <param name="Digest">Of the value; the same for every variant.</param>
/// <param name="StartNanoseconds">From the start of the process until it listens, with the first round trip.</param>
/// <param name="PublishedBytes">Of the program and its libraries, without the shared framework.</param>
public sealed record LoadStartedEvent(int Cell, int Launch, long PayloadBytes, string Digest, long StartNanoseconds, long PublishedBytes) : LoadEvent;

/// <summary>The server's JIT was quiet, or the limit was reached.</summary>
public sealed record LoadWarmedEvent(int Cell, int Launch, double Seconds, bool IsQuiet, long Methods) : LoadEvent;

/// <summary>One window of load.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">The launch.</param>
/// <param name="Round">Windows of the same launch and round are a pair; counted on from one group of servers to the next.</param>
/// <param name="Position">The turn within the round.</param>
/// <param name="OfferedRate">Requests a second that the schedule asked for; null in the closed model.</param>
/// <param name="Seconds">The window's length.</param>
/// <param name="Due">Requests that became due.</param>
/// <param name="SentInTime">Of those, how many left within the window.</param>
/// <param name="Unsent">Of those, how many found no free connection in time.</param>
/// <param name="InTime">Good answers within the window.</param>
/// <param name="BodyBytes">Of those.</param>
/// <param name="Bad">Failed requests by kind.</param>
/// <param name="PerSlot">Good answers in each tenth of a second.</param>
/// <param name="Checked">Answers whose content was compared.</param>
/// <param name="Latencies">Of every good answer, from when it was due; null from a tool that reports only percentiles.</param>
/// <param name="ServiceTimes">The same of the times from the sending.</param>
/// <param name="Percentiles">From a tool: nanoseconds by percentile, 100 for the slowest; null from the built-in client.</param>
/// <param name="ClientCpuNanoseconds">CPU time of the client.</param>
/// <param name="Before">The server's counters before the window.</param>
/// <param name="After">The server's counters after it.</param>
/// <param name="Levels">Its counters within the window, about twice a second.</param>
/// <param name="Waited">See <see cref="WindowMeasurement.Waited"/>; null from a tool, and in files of earlier versions.</param>
/// <param name="WaitedInService">See <see cref="WindowMeasurement.WaitedInService"/>; null as above.</param>
public sealed record LoadWindowEvent(
    int Cell,
    int Launch,
    int Round,
    int Position,
    double? OfferedRate,
    double Seconds,
    long Due,
    long SentInTime,
    long Unsent,
    long InTime,
    long BodyBytes,
    IReadOnlyDictionary<string, long> Bad,
    IReadOnlyList<long> PerSlot,
    long Checked,
    RequestTimes? Latencies,
    RequestTimes? ServiceTimes,
    IReadOnlyDictionary<string, double>? Percentiles,
    long ClientCpuNanoseconds,
    ServerCounters Before,
    ServerCounters After,
    IReadOnlyList<ServerCounters> Levels,
    RequestTimes? Waited = null,
    RequestTimes? WaitedInService = null) : LoadEvent;

/// <summary>A cell's outcome in one launch, where it is not a measurement.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">The launch.</param>
/// <param name="Outcome">What happened.</param>
/// <param name="Hint">What to do about it; empty when nothing helps.</param>
public sealed record LoadOutcomeEvent(int Cell, int Launch, Outcome Outcome, string Hint) : LoadEvent;

/// <summary>A sweep's result.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">The launch.</param>
/// <param name="HeldRate">The highest rate that was held; null when not even the lowest was.</param>
/// <param name="FailedRate">The lowest rate above it that was tried and not held; null when none was.</param>
/// <param name="Why">What ended it.</param>
public sealed record LoadHeldEvent(int Cell, int Launch, double? HeldRate, double? FailedRate, string Why) : LoadEvent;
