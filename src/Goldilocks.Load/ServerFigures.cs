namespace Goldilocks.Load;

/// <summary>The server's figures of its windows: rates over all of them, and the highest levels observed.</summary>
/// <param name="CpuShare">Of all cores of the machine, 1 for all of them.</param>
/// <param name="Cores">Cores kept busy.</param>
/// <param name="WorkingSetBytes">Highest.</param>
/// <param name="PrivateBytes">Highest.</param>
/// <param name="HeapBytes">Highest.</param>
/// <param name="CommittedBytes">Highest.</param>
/// <param name="FragmentedShare">Of the committed heap, highest.</param>
/// <param name="AllocatedBytesPerSecond">Mean.</param>
/// <param name="Gen0PerSecond">Mean; a collection of an older generation counts as well.</param>
/// <param name="Gen1PerSecond">Mean.</param>
/// <param name="Gen2PerSecond">Mean.</param>
/// <param name="PauseShare">Of the time, spent in collections.</param>
/// <param name="ContentionsPerSecond">Mean.</param>
/// <param name="ExceptionsPerSecond">Mean.</param>
/// <param name="PoolItemsPerSecond">Mean.</param>
/// <param name="PoolThreads">Highest.</param>
/// <param name="PoolQueue">Highest.</param>
/// <param name="Timers">Highest.</param>
/// <param name="Methods">Compiled so far.</param>
/// <param name="IlBytes">Compiled so far.</param>
/// <param name="Assemblies">Loaded.</param>
public sealed record ServerFigures(
    double CpuShare,
    double Cores,
    long WorkingSetBytes,
    long PrivateBytes,
    long HeapBytes,
    long CommittedBytes,
    double FragmentedShare,
    double AllocatedBytesPerSecond,
    double Gen0PerSecond,
    double Gen1PerSecond,
    double Gen2PerSecond,
    double PauseShare,
    double ContentionsPerSecond,
    double ExceptionsPerSecond,
    double PoolItemsPerSecond,
    long PoolThreads,
    long PoolQueue,
    long Timers,
    long Methods,
    long IlBytes,
    long Assemblies)
{
    /// <summary>Over the windows of one cell; at least one.</summary>
    /// <param name="windows">The windows.</param>
    /// <param name="cores">Of the machine.</param>
    public static ServerFigures Of(IReadOnlyList<LoadWindowEvent> windows, int cores)
    {
        var nanoseconds = Math.Max(1.0, windows.Sum(window => window.After.WallNanoseconds - window.Before.WallNanoseconds));
        var moments = windows.SelectMany(window => window.Levels.Append(window.Before).Append(window.After)).ToList();
        double Grown(Func<ServerCounters, long> counter) => windows.Sum(window => counter(window.After) - counter(window.Before));
        double PerSecond(Func<ServerCounters, long> counter) => Grown(counter) / (nanoseconds / 1e9);
        var busy = Grown(counters => counters.CpuNanoseconds) / nanoseconds;
        return new ServerFigures(
            busy / cores,
            busy,
            moments.Max(counters => counters.WorkingSetBytes),
            moments.Max(counters => counters.PrivateBytes),
            moments.Max(counters => counters.HeapBytes),
            moments.Max(counters => counters.CommittedBytes),
            moments.Max(counters => counters.CommittedBytes == 0 ? 0 : (double)counters.FragmentedBytes / counters.CommittedBytes),
            PerSecond(counters => counters.AllocatedBytes),
            PerSecond(counters => counters.Gen0),
            PerSecond(counters => counters.Gen1),
            PerSecond(counters => counters.Gen2),
            Grown(counters => counters.PauseNanoseconds) / nanoseconds,
            PerSecond(counters => counters.LockContentions),
            PerSecond(counters => counters.Exceptions),
            PerSecond(counters => counters.PoolItems),
            moments.Max(counters => counters.PoolThreads),
            moments.Max(counters => counters.PoolQueue),
            moments.Max(counters => counters.Timers),
            moments.Max(counters => counters.Methods),
            moments.Max(counters => counters.IlBytes),
            moments.Max(counters => counters.Assemblies));
    }
}
