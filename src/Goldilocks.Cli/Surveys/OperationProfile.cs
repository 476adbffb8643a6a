using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Cli.Surveys;

/// <summary>Where one operation of one variant spends its time, and what it allocates.</summary>
/// <param name="Label">Serializer and variant.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">The repeated operation.</param>
/// <param name="Outcome"><see cref="Measured"/> when there is a trace.</param>
/// <param name="Trace">The contents of the trace; null unless measured.</param>
/// <param name="Cost">The cost of sampling; null unless measured.</param>
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

/// <summary>The owner of a frame's code, by the file of its module.</summary>
public enum CodeOwner
{
    /// <summary>The library under test, and what it depends on.</summary>
    Library,

    /// <summary>The adapter, the models, the code that a source generator added to them, and the measuring loop.</summary>
    Adapter,

    /// <summary>Code of the runtime.</summary>
    Runtime,

    /// <summary>Made while running: dynamic methods and assemblies.</summary>
    Generated,
}

/// <summary>The samples of the repeated operation in a trace. Shares refer to the samples that were not taken at a poll: 0.25 is a quarter.</summary>
/// <param name="Samples">Stacks that were taken while the operation ran, about one each millisecond.</param>
/// <param name="Polls">The methods in which a thread was sampled while it checked whether it must stop for the garbage collector; most samples first. These samples are in no share.</param>
/// <param name="AllocationTicks">Allocations that were noted, about one in 100 kB.</param>
/// <param name="Owners">The owners of the code at the top of the stack.</param>
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
    /// <summary>Samples that show where time is spent. The shares refer to them.</summary>
    public int Telling => Samples - Polls.Sum(poll => poll.Samples);
}

/// <summary>A method in which threads were sampled because they could be stopped there.</summary>
/// <param name="Name">With its class.</param>
/// <param name="Samples">How many.</param>
public sealed record PolledMethod(string Name, int Samples);

/// <summary>One method.</summary>
/// <param name="Name">With its class.</param>
/// <param name="Module">The file of its module, without extension; empty for code that was made while running.</param>
/// <param name="Owner">The owner of its code.</param>
/// <param name="Self">Share of the samples with it at the top of the stack.</param>
/// <param name="Total">Share of the samples with it anywhere in the stack.</param>
public sealed record ProfiledMethod(string Name, string Module, CodeOwner Owner, double Self, double Total);

/// <summary>One type that was allocated.</summary>
/// <param name="Name">As the runtime names it.</param>
/// <param name="Share">Of the bytes that were noted.</param>
/// <param name="Site">The nearest method of the library or the adapter above most of it; empty where there was none.</param>
public sealed record ProfiledType(string Name, double Share, string Site);

/// <summary>The same operation with and without a session, in turns.</summary>
/// <param name="Wall">Wall time, which contains the stops for sampling and the time that other programs take.</param>
/// <param name="Cpu">CPU time of the whole process, which contains the sampler's own work but no stops.</param>
public sealed record SamplingCost(SampledTime Wall, SampledTime Cpu);

/// <summary>One operation on one clock.</summary>
/// <param name="WithoutNanoseconds">Without a session, median of the samples.</param>
/// <param name="WithNanoseconds">With.</param>
public sealed record SampledTime(double WithoutNanoseconds, double WithNanoseconds)
{
    /// <summary>How much longer it took: 0.1 is 10 %.</summary>
    public double Added => (WithNanoseconds / WithoutNanoseconds) - 1;
}
