using Goldilocks.Results;

namespace Goldilocks.Cli.Surveys;

/// <summary>The size of one payload in memory, and in every serializer's format.</summary>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of <paramref name="Unit"/>.</param>
/// <param name="Unit">What a size counts.</param>
/// <param name="Graph">The application's value; null where no process could make it; <paramref name="WhyNot"/> then holds the reason.</param>
/// <param name="Check">The same as counted by the garbage collector; null where there is no graph.</param>
/// <param name="Rows">One for each variant.</param>
/// <param name="WhyNot">Why there is no graph.</param>
public sealed record Footprint(
    string Workload,
    int Size,
    string Unit,
    ObjectGraph? Graph,
    GraphCheck? Check,
    IReadOnlyList<FootprintRow> Rows,
    Outcome? WhyNot)
{
    /// <summary>Of the workload, without parameters.</summary>
    public string WorkloadName { get; init; } = Workload;
}

/// <summary>The objects of a value, each counted once.</summary>
/// <param name="Objects">Of every kind.</param>
/// <param name="Bytes">Headers and alignment included.</param>
/// <param name="Components">Every byte belongs to exactly one.</param>
public sealed record ObjectGraph(long Objects, long Bytes, IReadOnlyList<GraphComponent> Components);

/// <summary>A part of a graph.</summary>
/// <param name="Name"><c>strings</c>, <c>objects</c>, <c>references</c>, <c>primitives</c> or <c>collections</c>.</param>
/// <param name="Count">How many of them.</param>
/// <param name="Bytes">All of them together.</param>
public sealed record GraphComponent(string Name, long Count, long Bytes)
{
    /// <summary>As people say it.</summary>
    public string Title => Name switch
    {
        "objects" => "nested objects",
        "primitives" => "primitive values",
        _ => Name,
    };
}

/// <summary>Copies of the value, added up by walking them and by the garbage collector.</summary>
/// <param name="Copies">Made of new objects, sharing nothing.</param>
/// <param name="WalkedBytes">By the types' layout.</param>
/// <param name="RetainedBytes">By how much the heap had grown after a full collection.</param>
/// <param name="AllocatedBytes">By the allocator while they were made; it includes objects that were garbage at once.</param>
public sealed record GraphCheck(int Copies, long WalkedBytes, long RetainedBytes, long AllocatedBytes)
{
    /// <summary>How far the walk may differ from the collector and still be trusted.</summary>
    public const double AllowedDeviation = 0.05;

    /// <summary>The walk's bytes against the collector's: 0.01 is 1 % more.</summary>
    public double Deviation => ((double)WalkedBytes / RetainedBytes) - 1;

    /// <summary>False when the walk missed objects, or counted some that do not exist.</summary>
    public bool Agrees => Math.Abs(Deviation) <= AllowedDeviation;
}

/// <summary>One variant.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Outcome"><see cref="Measured"/> when the answer was right.</param>
/// <param name="PayloadBytes">Null unless the answer was right.</param>
/// <param name="ReadBytes">In memory, of the objects that it read; null where it does not read a whole value.</param>
public sealed record FootprintRow(string Serializer, string Variant, string Version, Outcome Outcome, long? PayloadBytes, long? ReadBytes)
{
    /// <summary>As a person reads it.</summary>
    public string Label => VariantKey.Named(Serializer, Variant);
}
