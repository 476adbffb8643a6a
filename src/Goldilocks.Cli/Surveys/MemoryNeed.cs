using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Cli.Surveys;

/// <summary>The memory that one operation of one variant needs while it runs.</summary>
/// <param name="Label">Serializer and variant.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">The operation.</param>
/// <param name="Outcome"><see cref="Measured"/> when there are figures.</param>
/// <param name="PayloadBytes">Null unless the answer was right.</param>
/// <param name="Peaks">Of single operations; null unless measured.</param>
/// <param name="Repeated">What the collector does while the operation is repeated; null unless measured.</param>
public sealed record MemoryNeed(
    string Label,
    string Version,
    string Workload,
    int Size,
    Operation Operation,
    Outcome Outcome,
    long? PayloadBytes = null,
    SinglePeaks? Peaks = null,
    RepeatedCost? Repeated = null);

/// <summary>Whether one variant writes more than an array can hold.</summary>
/// <param name="Label">Serializer and variant.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Outcome"><see cref="Measured"/> when it wrote as much as it should.</param>
/// <param name="WrittenBytes">Null unless it came to an end.</param>
/// <param name="ExpectedBytes">From a hundredth of the value; null where that could not be written.</param>
/// <param name="WallNanoseconds">Of the one call; null unless it came to an end.</param>
public sealed record PastTwoGigabytes(string Label, string Version, Outcome Outcome, long? WrittenBytes = null, long? ExpectedBytes = null, long? WallNanoseconds = null);
