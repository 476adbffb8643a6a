namespace Goldilocks.Load;

/// <summary>Combines the logs of several threads.</summary>
internal static class LogSummary
{
    public static WindowMeasurement Of(IReadOnlyList<RequestLog> logs, LoadPace pace, long due, long sentInTime, long unsent, long clientCpuNanoseconds) => new(
        pace.Duration.TotalSeconds,
        due,
        sentInTime,
        unsent,
        logs.Sum(log => log.InTime),
        Sorted(logs, service: false),
        Sorted(logs, service: true),
        logs.SelectMany(log => log.BadByKind).GroupBy(bad => bad.Key).ToDictionary(kind => kind.Key, kind => kind.Sum(bad => bad.Value)),
        [.. Enumerable.Range(0, logs[0].PerSlot.Count).Select(slot => logs.Sum(log => log.PerSlot[slot]))],
        logs.Sum(log => log.InTimeBytes),
        clientCpuNanoseconds,
        logs.Sum(log => log.Checked))
    {
        Waited = RequestTimes.Of(logs.SelectMany(log => log.Waited)),
        WaitedInService = RequestTimes.Of(logs.SelectMany(log => log.WaitedInService)),
    };

    private static long[] Sorted(IReadOnlyList<RequestLog> logs, bool service)
    {
        var times = new long[logs.Sum(log => log.Good)];
        var filled = 0;
        foreach (var block in logs.SelectMany(log => log.Times(service)))
        {
            block.Span.CopyTo(times.AsSpan(filled));
            filled += block.Length;
        }

        Array.Sort(times);
        return times;
    }
}
