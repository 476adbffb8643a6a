using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Load;

/// <summary>
/// Starts the servers of one group, warms each, then loads them in turns: short windows, only one server loaded at a time, in an order that
/// is drawn for each pair of rounds and reversed in its second one (ABBA), so that a change of the machine in between affects all servers alike.
/// </summary>
public sealed class LoadCoordinator(RunRoster roster, LoadPlan plan, LoadRecorder recorder, Action<string> tell)
{
    /// <summary>Servers that are alive at the same time, the baseline's among them. They are idle while another is loaded, but they stay in memory.</summary>
    private const int GroupSize = 8;

    private readonly Random _random = new(unchecked((int)plan.Seed));
    private readonly LoadCells _cells = new(recorder, plan.Operation);

    /// <summary>Every workload, launch and group.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled; what was measured is recorded.</exception>
    public void Run(CancellationToken cancellation)
    {
        foreach (var workload in roster.Workloads)
        {
            foreach (var size in workload.Sizes)
            {
                for (var launch = 0; launch < plan.Launches; launch++)
                {
                    RunLaunch(workload, size, launch, cancellation);
                }
            }
        }
    }

    private void RunLaunch(ChosenWorkload workload, int size, int launch, CancellationToken cancellation)
    {
        var baseline = LoadBaseline.Find(roster.Variants, plan.Baseline);
        var others = roster.Variants.Where(variant => variant != baseline && !variant.IsFloor).ToList();
        foreach (var (number, group) in Grouping.Make(others, baseline, GroupSize, baselineProcesses: 1, _random).Index())
        {
            tell(string.Create(
                System.Globalization.CultureInfo.InvariantCulture,
                $"{workload.Key}, size {size}: launch {launch + 1} of {plan.Launches}, {group.Count} servers, {plan.Windows} windows of {plan.Window.TotalSeconds:0.##} s each"));
            RunGroup(group, number, workload, size, launch, cancellation);
        }
    }

    private void RunGroup(IReadOnlyList<RunVariant> group, int number, ChosenWorkload workload, int size, int launch, CancellationToken cancellation)
    {
        var servers = new List<LoadServer>();
        var stations = new List<LoadStation>();
        try
        {
            OpenAll(group, withCeiling: number == 0, workload, size, launch, servers, stations, cancellation);
            stations.ForEach(station => Guard(station, launch, () => Warm(station, launch, cancellation)));
            if (plan.SloMilliseconds is not null)
            {
                new LoadSweep(plan, recorder, tell).Run(stations, launch, (station, action) => Guard(station, launch, action), cancellation);
            }
            else
            {
                TakeTurns(stations, launch, firstRound: number * plan.Windows, cancellation);
            }
        }
        finally
        {
            stations.ForEach(station => station.Dispose());
            servers.ForEach(server => server.Dispose());
        }
    }

    private void OpenAll(IReadOnlyList<RunVariant> group, bool withCeiling, ChosenWorkload workload, int size, int launch, List<LoadServer> servers, List<LoadStation> stations, CancellationToken cancellation)
    {
        foreach (var variant in group)
        {
            cancellation.ThrowIfCancellationRequested();
            var listens = Open(variant, isCeiling: false);
            if (withCeiling && listens && !stations.Any(station => station.IsCeiling))
            {
                // A process of its own: otherwise a serializer that dies under load would take the ceiling with it.
                Open(variant, isCeiling: true);
            }
        }

        bool Open(RunVariant variant, bool isCeiling)
        {
            var cell = _cells.NumberOf(variant, workload.Key, size, isCeiling);
            try
            {
                var server = LoadServer.Start(variant, workload, size, plan.Port == 0 ? 0 : plan.Port + servers.Count, plan);
                servers.Add(server);
                recorder.Record(new LoadStartedEvent(cell, launch, server.Payload.Length, server.Digest, server.StartNanoseconds, server.PublishedBytes()));
                stations.Add(Station(server, cell, isCeiling));
                return true;
            }
            catch (WorkerLostException lost)
            {
                recorder.Record(new LoadOutcomeEvent(cell, launch, lost.Outcome, LoadHints.For(lost.Outcome, plan)));
                return false;
            }
        }
    }

    private LoadStation Station(LoadServer server, int cell, bool isCeiling) =>
        new(server, LoadClients.Create(server.Target(isCeiling), plan, body => !isCeiling && server.IsRight(body)), cell, isCeiling);

    private void Warm(LoadStation station, int launch, CancellationToken cancellation)
    {
        var (seconds, isQuiet, methods) = station.WarmUp(cancellation);
        recorder.Record(new LoadWarmedEvent(station.Cell, launch, seconds, isQuiet, methods));
    }

    /// <param name="stations">Of one group.</param>
    /// <param name="launch">The launch.</param>
    /// <param name="firstRound">Rounds count on from group to group: the baseline is in each, and only windows of one round are a pair.</param>
    /// <param name="cancellation">Ends it between two windows.</param>
    private void TakeTurns(IReadOnlyList<LoadStation> stations, int launch, int firstRound, CancellationToken cancellation)
    {
        LoadStation[] order = [.. stations];
        for (var round = 0; round < plan.Windows; round++)
        {
            if (round % 2 == 0)
            {
                _random.Shuffle(order);
            }
            else
            {
                Array.Reverse(order);
            }

            for (var position = 0; position < order.Length; position++)
            {
                var station = order[position];
                var place = (launch, firstRound + round, position);
                Guard(station, launch, () => recorder.Record(station.Measure(plan.Rate, plan.Window, place, cancellation)));
            }
        }
    }

    /// <summary>A cell whose server is lost, or whose client cannot go on, has its outcome and takes no more turns.</summary>
    private void Guard(LoadStation station, int launch, Action action)
    {
        if (station.IsOut)
        {
            return;
        }

        try
        {
            action();
        }
        catch (WorkerLostException lost)
        {
            Drop(station, launch, lost.Outcome);
        }
        catch (LoadClientException exception)
        {
            Drop(station, launch, new Failed("client", exception.Message));
        }
    }

    private void Drop(LoadStation station, int launch, Outcome outcome)
    {
        station.IsOut = true;
        recorder.Record(new LoadOutcomeEvent(station.Cell, launch, outcome, LoadHints.For(outcome, plan)));
    }
}

/// <summary>The variant that ratios are taken to.</summary>
internal static class LoadBaseline
{
    /// <summary>The requested baseline when it takes part; otherwise the first variant.</summary>
    public static RunVariant? Find(IReadOnlyList<RunVariant> variants, string baseline)
    {
        var pattern = SerializerPattern.Parse(baseline);
        var present = variants.Where(variant => !variant.IsFloor).ToList();
        return present.FirstOrDefault(variant => pattern.Matches(variant.Serializer, variant.Variant) && (pattern.Variant is not null || variant.Variant.Length == 0))
            ?? present.FirstOrDefault();
    }
}

/// <summary>The client that a plan asks for.</summary>
internal static class LoadClients
{
    public static ILoadClient Create(LoadTarget target, LoadPlan plan, Func<byte[], bool> isRight) => (plan, LoadTool.Of(plan.Client)) switch
    {
        (_, { } tool) => new ToolLoadClient(tool, target, plan.Connections),
        ({ IsHttp2: true }, _) => new Http2LoadClient(target, plan.Connections, isRight),
        _ => new SocketLoadClient(target, plan.Connections, plan.Threads, TimeSpan.FromSeconds(plan.TimeoutSeconds), isRight),
    };
}
