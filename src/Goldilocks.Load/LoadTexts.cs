using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>A named figure of a row, as text; empty where there is none. A line feed stands where a narrow column may break it.</summary>
/// <param name="Name">With its unit where the text has none.</param>
/// <param name="Text">Of a row that was measured.</param>
public sealed record LoadFigure(string Name, Func<LoadRow, string> Text);

/// <summary>The texts of the tables, the same on the console and in Markdown.</summary>
public static class LoadTexts
{
    /// <summary>The server's table, in the order of the study's.</summary>
    public static IReadOnlyList<LoadFigure> Server { get; } =
    [
        new("CPU usage", row => Percent(row.Server!.CpuShare)),
        new("Cores used", row => Number(row.Server!.Cores)),
        new("CPU per request", row => Units.Time(row.Figures!.ServerCpuPerRequest)),
        new("Working set, max", row => Units.Bytes(row.Server!.WorkingSetBytes)),
        new("Private memory, max", row => Units.Bytes(row.Server!.PrivateBytes)),
        new("GC heap, max", row => Units.Bytes(row.Server!.HeapBytes)),
        new("GC committed, max", row => Units.Bytes(row.Server!.CommittedBytes)),
        new("GC fragmentation, max", row => Percent(row.Server!.FragmentedShare)),
        new("Allocation rate", row => Units.Bytes((long)row.Server!.AllocatedBytesPerSecond) + "/s"),
        new("Gen 0 GCs/s", row => Number(row.Server!.Gen0PerSecond)),
        new("Gen 1 GCs/s", row => Number(row.Server!.Gen1PerSecond)),
        new("Gen 2 GCs/s", row => Number(row.Server!.Gen2PerSecond)),
        new("Time in GC", row => Percent(row.Server!.PauseShare)),
        new("Lock contention/s", row => Number(row.Server!.ContentionsPerSecond)),
        new("Thread pool threads, max", row => Units.Count(row.Server!.PoolThreads)),
        new("Thread pool queue, max", row => Units.Count(row.Server!.PoolQueue)),
        new("Thread pool items/s", row => Units.Count((long)row.Server!.PoolItemsPerSecond)),
        new("Timers, max", row => Units.Count(row.Server!.Timers)),
        new("Exceptions/s", row => Number(row.Server!.ExceptionsPerSecond)),
        new("Methods jitted", row => Units.Count(row.Server!.Methods)),
        new("IL jitted", row => Units.Bytes(row.Server!.IlBytes)),
        new("Assemblies loaded", row => Units.Count(row.Server!.Assemblies)),
        new("Start time", row => Units.Time(row.Started!.StartNanoseconds)),
        new("Published size", row => Units.Bytes(row.Started!.PublishedBytes)),
        new("Response size", row => Units.Bytes(row.Started!.PayloadBytes)),
    ];

    /// <summary>The client's table without the name. Figures that belong together are one column of a terminal, one above the other: a line for all of them would need 150 columns.</summary>
    public static IReadOnlyList<IReadOnlyList<LoadFigure>> Client(LoadPlan plan)
    {
        LoadFigure answered = new(plan.Rate is null ? "req/s" : "answered/s", row => Units.Count((long)Math.Round(row.Figures!.RequestsPerSecond)));
        LoadFigure best = new("best s", row => row.Figures!.HighestSecond is { } best ? Units.Count((long)best) : "");
        IReadOnlyList<LoadFigure> pace = [answered, best];
        IReadOnlyList<LoadFigure>[] first = plan.SloMilliseconds is null
            ? [pace, [new(plan.Rate is null ? "ratio" : "p50 ratio", Ratio)]]
            : [[new("held/s", Held)], pace];
        return
        [
            .. first,
            .. WindowFigures.Percentiles.Chunk(2).Select(percents => percents.Select(percent => new LoadFigure(Name(percent), row => Time(row.Figures!.Percentile(percent)))).ToList()),
            [new("MB/s", row => Number(row.Figures!.BytesPerSecond / 1e6))],
            [new("answers", row => Units.Count(row.Figures!.Samples)), new("bad", row => Units.Count(row.Figures!.Bad.Values.Sum()))],
            [new("late", row => row.Figures!.Late is { } late ? Units.Count(late) : ""), new("unanswered", row => row.Figures!.Unanswered is { } unanswered ? Units.Count(unanswered) : "")],
        ];
    }

    public static string Heading(LoadTable table) => $"{table.Workload}, size {Units.Count(table.Size)}";

    /// <summary>What the figures mean in this test.</summary>
    public static string Caption(LoadReport report, LoadTable table)
    {
        var plan = report.Info.Plan;
        var request = plan.Operation == Operation.Serialize ? "GET: serialize" : "POST: deserialize";
        var data = plan.IsPerRequest ? ", the value made anew for each" : "";
        var protocol = plan.IsHttp2 ? "HTTP/2" : "HTTP/1.1";
        var pace = plan.SloMilliseconds is { } slo
            ? string.Create(CultureInfo.InvariantCulture, $"held/s: the highest rate with a 99th percentile of {slo:0.##} ms at most and no bad answer; the other figures are those at that rate")
            : plan.Rate is { } rate
                ? string.Create(CultureInfo.InvariantCulture, $"{rate:0.##} requests/s offered to each; latency counts from the time at which a request was due, so the delays of a slow server are counted")
                : "closed model: each connection sends its next request after its answer, so the latencies are those of a saturated server";
        var ratio = plan.SloMilliseconds is null && table.Baseline is { } baseline ? $"; ratios to {baseline}, [low-high] over {table.IntervalOver}" : "";
        var client = plan.Client == LoadClientKind.Builtin ? "" : $"; sent by {plan.Client.ToString().ToLowerInvariant()}; its percentiles are the median of its windows";
        return string.Create(CultureInfo.InvariantCulture, $"{request}{data}, {protocol}, {plan.Connections} connections; {pace}{ratio}{client}");
    }

    /// <summary>Rows that were not measured, or whose figures need an explanation.</summary>
    public static IEnumerable<(string Outcome, string Text)> Notes(LoadTable table)
    {
        foreach (var row in table.Rows)
        {
            var hint = row.Hint.Length == 0 ? "" : $" Try: {row.Hint}.";
            if (row.Figures is null)
            {
                yield return (row.Outcome.Name, $"{row.Label} {row.Key.Version}: {OneLine.Of(row.Outcome.Reason)}.{hint}");
            }

            if (row.Figures is { Bad.Count: > 0 } failing)
            {
                yield return ("Bad answers", $"{row.Label}: {BadKindsOf(failing)}.{hint}");
            }

            if (row.Figures is { IsOverloaded: true } overloaded && row.Held is null)
            {
                yield return ("Overloaded", string.Create(
                    CultureInfo.InvariantCulture,
                    $"{row.Label}: {overloaded.AchievedShare:0.0%} of the requests could leave in time, {overloaded.Unsent:N0} never left; its latencies are lower bounds.{hint}"));
            }

            if (row.Figures is { IsOverloaded: false, Unanswered: > 0 and var unanswered })
            {
                yield return ("Unanswered", $"{row.Label}: {Units.Count(unanswered)} requests have no answer; each counts with the time that it waited, so the percentiles that they reach are lower bounds.{hint}");
            }

            if (row.Held is { } held)
            {
                yield return (held.HeldRate is null ? "Not held" : "Held", HeldText(row, held));
            }
        }
    }

    /// <summary>Serializers without a server, all that share a cause in one text.</summary>
    public static IEnumerable<(string Outcome, string Text)> Unready(LoadReport report) =>
        UnreadyTexts.Of(report.Unready.Select(unready => (unready.Serializer, unready.Version, unready.Outcome))).Select(unready => (unready.Outcome, $"{unready.Name}: {unready.Why}"));

    public static string BadKindsOf(WindowFigures figures) =>
        string.Join(", ", figures.Bad.OrderByDescending(bad => bad.Value).Select(bad => $"{bad.Key} {Units.Count(bad.Value)}"));

    private static string HeldText(LoadRow row, LoadHeldEvent held) => held switch
    {
        { HeldRate: null } => $"{row.Label}: not even the lowest rate; {held.Why}",
        { FailedRate: { } failed } => string.Create(CultureInfo.InvariantCulture, $"{row.Label}: {held.HeldRate:N0} requests/s; at {failed:N0} {held.Why}"),
        _ => string.Create(CultureInfo.InvariantCulture, $"{row.Label}: {held.HeldRate:N0} requests/s"),
    };

    private static string Held(LoadRow row) => row.Held?.HeldRate is { } held ? Units.Count((long)held) : "none";

    private static string Name(double percent) => percent == 100 ? "max" : string.Create(CultureInfo.InvariantCulture, $"p{percent:0.#}");

    private static string Ratio(LoadRow row) => row.Ratio is { } ratio
        ? $"{Units.Ratio(ratio.Value)}\n[{Units.Ratio(ratio.Low)}-{Units.Ratio(ratio.High)}]"
        : row.IsCeiling ? "" : "1.00\nbaseline";

    private static string Time(double? nanoseconds) => nanoseconds is { } time ? Units.Time(time) : "";

    private static string Percent(double share) => share.ToString("0.0 %", CultureInfo.InvariantCulture);

    private static string Number(double number) => number.ToString(number >= 100 ? "N0" : "0.0#", CultureInfo.InvariantCulture);
}
