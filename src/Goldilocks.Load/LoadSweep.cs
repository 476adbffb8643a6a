using System.Globalization;

namespace Goldilocks.Load;

/// <summary>
/// Finds the highest rate that each server holds: raises it by a quarter until the 99th percentile passes the limit, an answer goes bad or
/// requests cannot leave in time, then halves the gap three times. Servers take turns, one trial each, so that a bad minute of the machine affects
/// them alike. A trial that fails is made twice, because one stall of the machine is no property of a serializer.
/// </summary>
internal sealed class LoadSweep(LoadPlan plan, LoadRecorder recorder, Action<string> tell)
{
    private const double Step = 1.25;
    private const int Halvings = 3;

    /// <summary>Where a sweep begins: a share of what the server answers in the closed model.</summary>
    private const double FirstShare = 0.2;

    public void Run(IReadOnlyList<LoadStation> stations, int launch, Action<LoadStation, Action> guard, CancellationToken cancellation)
    {
        var climbs = new List<Climb>();
        foreach (var station in stations)
        {
            guard(station, () => climbs.Add(new Climb(station, FirstRate(station, launch, cancellation))));
        }

        for (var round = 1; climbs.Any(climb => !climb.IsOver && !climb.Station.IsOut); round++)
        {
            foreach (var (climb, position) in climbs.Select((climb, position) => (climb, position)).Where(turn => !turn.climb.IsOver && !turn.climb.Station.IsOut))
            {
                guard(climb.Station, () => Try(climb, (launch, round, position), cancellation));
            }
        }

        foreach (var climb in climbs.Where(climb => !climb.Station.IsOut))
        {
            recorder.Record(new LoadHeldEvent(climb.Station.Cell, launch, climb.Held, climb.Failed, climb.Why));
        }
    }

    private double FirstRate(LoadStation station, int launch, CancellationToken cancellation)
    {
        if (plan.Rate is { } rate)
        {
            return rate;
        }

        var closed = station.Measure(null, TimeSpan.FromSeconds(1), (launch, 0, 0), cancellation);
        return Math.Max(1, Math.Round(closed.InTime / closed.Seconds * FirstShare));
    }

    private void Try(Climb climb, (int Launch, int Round, int Position) place, CancellationToken cancellation)
    {
        var rate = climb.NextRate;
        var why = Failure(climb.Station, rate, place, cancellation);
        if (why is not null)
        {
            why = Failure(climb.Station, rate, place, cancellation);
        }

        climb.Enter(rate, why);
        tell(string.Create(
            CultureInfo.InvariantCulture,
            $"  {(climb.Station.IsCeiling ? LoadReport.CeilingName : climb.Station.Server.Variant.Label)}: {rate:0} requests/s {why ?? "held"}"));
    }

    /// <summary>Null when the rate was held.</summary>
    private string? Failure(LoadStation station, double rate, (int Launch, int Round, int Position) place, CancellationToken cancellation)
    {
        var window = station.Measure(rate, plan.Window, place, cancellation);
        recorder.Record(window);
        var figures = WindowFigures.Of(window);
        if (window.Bad.Values.Sum() is > 0 and var bad)
        {
            return string.Create(CultureInfo.InvariantCulture, $"{bad} bad answers ({string.Join(", ", window.Bad.Keys)})");
        }

        if (figures.IsOverloaded)
        {
            return string.Create(CultureInfo.InvariantCulture, $"only {figures.AchievedShare:0.0%} of the rate was achieved");
        }

        return figures.Percentile(99) is { } latency && latency > plan.SloMilliseconds * 1e6
            ? string.Create(CultureInfo.InvariantCulture, $"the 99th percentile was {latency / 1e6:0.0} ms")
            : null;
    }

    private sealed class Climb(LoadStation station, double first)
    {
        private int _halvings;

        public LoadStation Station => station;

        public double NextRate { get; private set; } = first;

        public double? Held { get; private set; }

        public double? Failed { get; private set; }

        public string Why { get; private set; } = "";

        public bool IsOver { get; private set; }

        public void Enter(double rate, string? why)
        {
            if (why is null)
            {
                Held = rate;
            }
            else
            {
                Failed = rate;
                Why = why;
            }

            // Go down by the same step until a rate is held, go up until a rate is not held, then halve the gap.
            NextRate = Math.Round((Held, Failed) switch
            {
                ({ } held, null) => held * Step,
                (null, { } failed) => failed / (Step * Step),
                ({ } held, { } failed) => Math.Sqrt(held * failed),
                _ => rate,
            });
            _halvings += Held is not null && Failed is not null ? 1 : 0;
            IsOver = _halvings > Halvings || NextRate < 1 || (Held is { } low && Failed is { } high && high - low < 2);
        }
    }
}
