using System.Runtime.InteropServices;
using System.Text.Json.Serialization;

namespace Goldilocks.Load;

/// <summary>Times of requests in nanoseconds, ascending; requests with the same time are one entry with their count. Exact: nothing is rounded.</summary>
[JsonConverter(typeof(RequestTimesJson))]
public sealed class RequestTimes
{
    private readonly (long Nanoseconds, long Count)[] _entries;

    private RequestTimes((long Nanoseconds, long Count)[] entries)
    {
        _entries = entries;
        Count = entries.Sum(entry => entry.Count);
    }

    /// <summary>Of no request.</summary>
    public static RequestTimes None { get; } = new([]);

    /// <summary>Distinct times, ascending, each with its requests.</summary>
    public IReadOnlyList<(long Nanoseconds, long Count)> Entries => _entries;

    /// <summary>Requests.</summary>
    public long Count { get; }

    /// <summary>In nanoseconds; null without a request.</summary>
    public double? Mean => Count == 0 ? null : _entries.Sum(entry => (double)entry.Nanoseconds * entry.Count) / Count;

    /// <summary>Of single requests, in any order.</summary>
    public static RequestTimes Of(IEnumerable<long> nanoseconds) => Of(nanoseconds.Select(time => (time, 1L)));

    /// <summary>Of groups of requests, in any order; a time may come several times.</summary>
    public static RequestTimes Of(IEnumerable<(long Nanoseconds, long Count)> groups)
    {
        var sorted = groups.ToList();
        if (sorted.Count == 0)
        {
            return None;
        }

        sorted.Sort((left, right) => left.Nanoseconds.CompareTo(right.Nanoseconds));
        var entries = CollectionsMarshal.AsSpan(sorted);
        var last = 0;
        for (var next = 1; next < entries.Length; next++)
        {
            if (entries[next].Nanoseconds == entries[last].Nanoseconds)
            {
                entries[last].Count += entries[next].Count;
            }
            else
            {
                entries[++last] = entries[next];
            }
        }

        return new RequestTimes(entries[..(last + 1)].ToArray());
    }

    /// <summary>Of several together.</summary>
    public static RequestTimes Merge(IEnumerable<RequestTimes> times) => times.ToList() is [var only] ? only : Of(times.SelectMany(of => of._entries));

    /// <summary>The time of the request with that rank, in nanoseconds.</summary>
    /// <param name="rank">From 1, for the fastest, to <see cref="Count"/>.</param>
    public long AtRank(long rank)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(rank, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(rank, Count);
        var passed = 0L;
        return _entries.First(entry => (passed += entry.Count) >= rank).Nanoseconds;
    }
}
