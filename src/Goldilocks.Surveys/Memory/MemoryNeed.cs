using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Surveys.Memory;

/// <summary>What one operation of one variant needs while it runs.</summary>
/// <param name="Label">Serializer and variant.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">What was done.</param>
/// <param name="Outcome"><see cref="Measured"/> when there are figures.</param>
/// <param name="PayloadBytes">Null unless the answer was right.</param>
/// <param name="Peaks">Null unless measured.</param>
public sealed record MemoryNeed(
    string Label, string Version, string Workload, int Size, Operation Operation, Outcome Outcome, long? PayloadBytes = null, MemoryPeaks? Peaks = null);

/// <summary>
/// The figures, all in bytes or nanoseconds. Peaks are of single operations, each after a full collection, with the value, the payload and the host's buffers alive; the rest is
/// of operations that were repeated for two seconds.
/// </summary>
/// <param name="Operations">How often it was repeated.</param>
/// <param name="WallNanoseconds">Of all of them.</param>
/// <param name="HeapBefore">Of the collector's heap.</param>
/// <param name="HeapPeak">The most that was seen, garbage that was not collected yet included.</param>
/// <param name="WorkingSetBefore">As the operating system counts it.</param>
/// <param name="WorkingSetPeak">As the operating system counts it.</param>
/// <param name="IsOfOperation">False where the platform tells the working set's peak of the whole process only.</param>
/// <param name="AllocatedBytes">By all threads, all operations.</param>
/// <param name="PauseNanoseconds">In collections, all operations.</param>
/// <param name="LongestPauseNanoseconds">Of those that were seen.</param>
/// <param name="Collections">By generation.</param>
public sealed record MemoryPeaks(
    long Operations,
    long WallNanoseconds,
    long HeapBefore,
    long HeapPeak,
    long WorkingSetBefore,
    long WorkingSetPeak,
    bool IsOfOperation,
    long AllocatedBytes,
    long PauseNanoseconds,
    long LongestPauseNanoseconds,
    IReadOnlyList<int> Collections)
{
    /// <summary>What the operation needed besides what was there.</summary>
    public long HeapAdded => HeapPeak - HeapBefore;

    /// <summary>Of the operation's wall time: 0.1 is 10 %.</summary>
    public double PauseShare => (double)PauseNanoseconds / WallNanoseconds;
}

/// <summary>Whether one variant writes more than an array can hold.</summary>
/// <param name="Label">Serializer and variant.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Outcome"><see cref="Measured"/> when it wrote as much as it should.</param>
/// <param name="WrittenBytes">Null unless it came to an end.</param>
/// <param name="ExpectedBytes">From a hundredth of the value; null where that could not be written.</param>
/// <param name="WallNanoseconds">Of the one call; null unless it came to an end.</param>
public sealed record PastTwoGigabytes(string Label, string Version, Outcome Outcome, long? WrittenBytes = null, long? ExpectedBytes = null, long? WallNanoseconds = null);
