using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Surveys.Profiling;

/// <summary>Where one operation of one variant spends its time, and what it allocates.</summary>
/// <param name="Label">Serializer and variant.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">What was repeated.</param>
/// <param name="Outcome"><see cref="Measured"/> when there is a trace.</param>
/// <param name="Trace">What was found; null unless measured.</param>
/// <param name="Cost">What sampling cost; null unless measured.</param>
/// <param name="TraceFile">The <c>.nettrace</c> file's name; null unless measured.</param>
/// <param name="SpeedscopeFile">The speedscope file's name; null unless measured.</param>
public sealed record OperationProfile(
    string Label,
    string Version,
    string Workload,
    int Size,
    Operation Operation,
    Outcome Outcome,
    TraceFindings? Trace = null,
    SamplingCost? Cost = null,
    string? TraceFile = null,
    string? SpeedscopeFile = null);

/// <summary>Whose code a frame is, by the file of its module.</summary>
public enum CodeOwner
{
    /// <summary>The library under test, and what it depends on.</summary>
    Library,

    /// <summary>The adapter, the models, what a source generator made into them, and the measuring loop.</summary>
    Adapter,

    /// <summary>What the runtime brings along.</summary>
    Runtime,

    /// <summary>Made while running: dynamic methods and assemblies.</summary>
    Generated,
}

/// <summary>What a trace holds of the repeated operation. Shares are of the samples that were not taken at a poll: 0.25 is a quarter.</summary>
/// <param name="Samples">Stacks that were taken while the operation ran, about one each millisecond.</param>
/// <param name="Polls">The methods in which a thread asked whether it shall stop for the garbage collector, and was sampled there; most samples first. They are in no share.</param>
/// <param name="AllocationTicks">Allocations that were noted, about one in 100 kB.</param>
/// <param name="Owners">Whose code was at the top of the stack.</param>
/// <param name="Methods">Most at the top of the stack first.</param>
/// <param name="Types">Most bytes first.</param>
public sealed record TraceFindings(
    int Samples,
    IReadOnlyList<PolledMethod> Polls,
    int AllocationTicks,
    IReadOnlyDictionary<CodeOwner, double> Owners,
    IReadOnlyList<ProfiledMethod> Methods,
    IReadOnlyList<ProfiledType> Types)
{
    /// <summary>Samples that tell where time goes: those that the shares are of.</summary>
    public int Telling => Samples - Polls.Sum(poll => poll.Samples);
}

/// <summary>A method in which threads were sampled because they could be stopped there.</summary>
/// <param name="Name">With its class.</param>
/// <param name="Samples">How many.</param>
public sealed record PolledMethod(string Name, int Samples);

/// <summary>One method.</summary>
/// <param name="Name">With its class.</param>
/// <param name="Module">The file that it is from, without extension; empty for what was made while running.</param>
/// <param name="Owner">Whose it is.</param>
/// <param name="Self">Share of the samples with it at the top of the stack.</param>
/// <param name="Total">Share of the samples with it anywhere in the stack.</param>
public sealed record ProfiledMethod(string Name, string Module, CodeOwner Owner, double Self, double Total);

/// <summary>One type that was allocated.</summary>
/// <param name="Name">As the runtime names it.</param>
/// <param name="Share">Of the bytes that were noted.</param>
/// <param name="Site">The nearest method of the library or the adapter above most of it; empty where there was none.</param>
public sealed record ProfiledType(string Name, double Share, string Site);

/// <summary>The same operation with and without a session, in turns.</summary>
/// <param name="Wall">Wall time, which holds the stops for sampling, and what other programs take.</param>
/// <param name="Cpu">CPU time of the whole process, which holds the sampler's own work, and no stop.</param>
public sealed record SamplingCost(SampledTime Wall, SampledTime Cpu);

/// <summary>One operation on one clock.</summary>
/// <param name="WithoutNanoseconds">Without a session, median of the slices.</param>
/// <param name="WithNanoseconds">With.</param>
public sealed record SampledTime(double WithoutNanoseconds, double WithNanoseconds)
{
    /// <summary>How much longer it took: 0.1 is 10 %.</summary>
    public double Added => (WithNanoseconds / WithoutNanoseconds) - 1;
}
