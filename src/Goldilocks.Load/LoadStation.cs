using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Load;

/// <summary>One cell in one launch: an endpoint of a live server, and the client that loads it while no other server is loaded.</summary>
internal sealed class LoadStation(LoadServer server, ILoadClient client, int cell, bool isCeiling) : IDisposable
{
    private static readonly TimeSpan s_samplePeriod = TimeSpan.FromMilliseconds(500);

    /// <summary>The warm-up consists of pieces. Between them the server is asked how many methods it has compiled.</summary>
    private static readonly TimeSpan s_warmupPiece = TimeSpan.FromMilliseconds(250);

    /// <summary>Two ticks of the tiered JIT's timer and the compiling that follows: after this time without a new method the JIT is quiet.</summary>
    private static readonly TimeSpan s_quiet = TimeSpan.FromMilliseconds(750);

    /// <summary>The longest wait for the counters before a window. They take a few milliseconds, unless the server stands still.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromMilliseconds(250);

    private static readonly TimeSpan s_warmupLimit = TimeSpan.FromSeconds(20);
    private static readonly TimeSpan s_drainLimit = TimeSpan.FromSeconds(3);

    public LoadServer Server => server;

    public int Cell => cell;

    public bool IsCeiling => isCeiling;

    /// <summary>Set once the cell takes no more turns in this launch.</summary>
    public bool IsOut { get; set; }

    /// <summary>Loads until the JIT is quiet; returns how long that took, whether it was, and how many methods were compiled.</summary>
    public (double Seconds, bool IsQuiet, long Methods) WarmUp(CancellationToken cancellation)
    {
        client.Connect();
        var minimum = TimeSpan.FromSeconds(server.Plan.WarmupSeconds);
        var elapsed = TimeSpan.Zero;
        var quietSince = TimeSpan.Zero;
        var methods = server.Count().Methods;
        while (elapsed < s_warmupLimit && !(elapsed >= minimum && elapsed - quietSince >= s_quiet))
        {
            cancellation.ThrowIfCancellationRequested();
            var piece = client.Run(Pace(null, s_warmupPiece), cancellation);
            Refuse(piece);

            // A tool's shortest window is a second.
            elapsed += TimeSpan.FromSeconds(piece.Seconds);
            var now = server.Count().Methods;
            if (now != methods)
            {
                methods = now;
                quietSince = elapsed;
            }
        }

        return (elapsed.TotalSeconds, elapsed - quietSince >= s_quiet, methods);
    }

    /// <summary>One window, with the server's counters around and within it.</summary>
    /// <exception cref="WorkerLostException">The server died, or gave no right answer.</exception>
    public LoadWindowEvent Measure(double? rate, TimeSpan window, (int Launch, int Round, int Position) place, CancellationToken cancellation)
    {
        // A server that stands still does not answer this request either. The window begins nevertheless: its requests wait, as a user's requests would.
        var before = Task.Run(server.Count, CancellationToken.None);
        if (Task.WaitAny([before], s_patience) == 0)
        {
            before.GetAwaiter().GetResult();
        }

        var levels = new List<ServerCounters>();
        using var stop = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        var running = Task.Run(() => client.Run(Pace(rate, window), stop.Token), CancellationToken.None);
        try
        {
            while (Task.WaitAny([running], s_samplePeriod) < 0)
            {
                if (before.IsCompleted)
                {
                    levels.Add(server.Count());
                }
            }

            before.GetAwaiter().GetResult();
        }
        catch (WorkerLostException)
        {
            stop.Cancel();
            Task.WaitAny([running], CancellationToken.None);
            throw;
        }

        cancellation.ThrowIfCancellationRequested();
        var measured = running.GetAwaiter().GetResult();
        var after = server.Count();
        Refuse(measured);
        return Event(measured, rate, place, before.Result, after, levels);
    }

    public void Dispose() => client.Dispose();

    private LoadPace Pace(double? rate, TimeSpan duration) =>
        new(rate, duration, TimeSpan.FromSeconds(server.Plan.TimeoutSeconds), s_drainLimit);

    /// <summary>A single answer with wrong content is a wrong answer, however many others were right. A window without a right answer is no measurement.</summary>
    private void Refuse(WindowMeasurement measured)
    {
        if (measured.Bad.GetValueOrDefault(BadKinds.WrongContent) is > 0 and var wrong)
        {
            throw new WorkerLostException(new WrongAnswer(string.Create(
                System.Globalization.CultureInfo.InvariantCulture,
                $"{wrong} of {measured.Checked} answers that were compared under load held another value, though a single round trip was right")));
        }

        if (measured.Good == 0 && measured.Bad.Count > 0)
        {
            // When the process is dead, this reports the cause; when it is alive, there is only the missing answer.
            server.Count();
            var kinds = string.Join(", ", measured.Bad.Select(bad => string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{bad.Key} {bad.Value} times")));
            throw new WorkerLostException(new Failed("no good answer", server.LastError is { } error ? $"{kinds}; the server's last exception: {error}" : kinds));
        }
    }

    private LoadWindowEvent Event(
        WindowMeasurement measured,
        double? rate,
        (int Launch, int Round, int Position) place,
        ServerCounters before,
        ServerCounters after,
        IReadOnlyList<ServerCounters> levels) => new(
            cell,
            place.Launch,
            place.Round,
            place.Position,
            rate,
            measured.Seconds,
            measured.Due,
            measured.SentInTime,
            measured.Unsent,
            measured.CompletedInTime,
            measured.BodyBytes,
            measured.Bad,
            measured.PerSlot,
            measured.Checked,
            measured.Percentiles is null ? RequestTimes.Of(measured.Latencies) : null,
            measured.Percentiles is null ? RequestTimes.Of(measured.ServiceTimes) : null,
            measured.Percentiles,
            measured.ClientCpuNanoseconds,
            before,
            after,
            levels,
            measured.Percentiles is null ? measured.Waited : null,
            measured.Percentiles is null ? measured.WaitedInService : null);
}
