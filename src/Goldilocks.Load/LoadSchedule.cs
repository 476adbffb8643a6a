using System.Diagnostics;

namespace Goldilocks.Load;

/// <summary>
/// When requests are due. Open model: the i-th at start + i / rate, taken in order. Closed model: as soon as a connection is free.
/// A thread's part of the open model is every n-th request.
/// </summary>
/// <param name="startTicks">Of the window, in stopwatch ticks.</param>
/// <param name="duration">Of the window.</param>
/// <param name="rate">Requests a second of all threads; null for the closed model.</param>
/// <param name="threads">How many threads share the rate.</param>
/// <param name="thread">Which of them this is, from 0.</param>
internal sealed class LoadSchedule(long startTicks, TimeSpan duration, double? rate, int threads, int thread)
{
    private const int MostGroups = 1000;

    private readonly double _interval = rate is { } requests ? Stopwatch.Frequency / requests : 0;

    public long StartTicks { get; } = startTicks;

    public long EndTicks { get; } = startTicks + (long)(duration.TotalSeconds * Stopwatch.Frequency);

    /// <summary>Requests handed out so far.</summary>
    public long Taken { get; private set; }

    /// <summary>Of those, how many within the window; in the open model the rest had to wait until it was over.</summary>
    public long TakenInTime { get; private set; }

    /// <summary>Requests of the whole window; in the closed model, the requests handed out.</summary>
    public long Due => rate is null ? Taken : Math.Max(0, (long)Math.Ceiling((((EndTicks - StartTicks) / _interval) - thread) / threads));

    /// <summary>Hands out the next request that is due. Requests that became due in the window are also handed out after its end.</summary>
    public bool TryTake(long now, out long dueTicks)
    {
        if (rate is null)
        {
            dueTicks = now;
            if (now >= EndTicks)
            {
                return false;
            }

            Taken++;
            TakenInTime++;
            return true;
        }

        dueTicks = DueAt(Taken);
        if (dueTicks > now || dueTicks >= EndTicks)
        {
            return false;
        }

        Taken++;
        TakenInTime += now < EndTicks ? 1 : 0;
        return true;
    }

    /// <summary>When to wake up at the latest: at the next request, or at the end of the window; <see cref="long.MaxValue"/> from the end of the window on.</summary>
    /// <param name="now">The moment for which the caller decides. A later one could be behind the end of a window that the caller takes to be open.</param>
    /// <param name="hasIdle">False while every connection is busy, when nothing could be sent anyway.</param>
    public long NextDueTicks(long now, bool hasIdle)
    {
        var next = rate is null || !hasIdle ? EndTicks : Math.Min(EndTicks, DueAt(Taken));
        return next > now ? next : now >= EndTicks ? long.MaxValue : now;
    }

    /// <summary>
    /// How long requests have waited that became due until <paramref name="now"/> and were never taken, in nanoseconds. There are at most
    /// <see cref="MostGroups"/> groups, each with its shortest time, because a rate far above the client's capacity leaves millions of such requests.
    /// </summary>
    public IEnumerable<(long Nanoseconds, long Count)> Unsent(long now)
    {
        if (rate is null)
        {
            yield break;
        }

        var last = Due;
        while (last > Taken && DueAt(last - 1) > now)
        {
            last = Math.Max(Taken, last - Math.Max(1, (long)((DueAt(last - 1) - now) / (_interval * threads))));
        }

        var step = Math.Max(1, (last - Taken + MostGroups - 1) / MostGroups);
        for (var first = Taken; first < last; first += step)
        {
            var count = Math.Min(step, last - first);
            yield return (Clock.Nanoseconds(now - DueAt(first + count - 1)), count);
        }
    }

    private long DueAt(long index) => StartTicks + (long)(((index * threads) + thread) * _interval);
}
