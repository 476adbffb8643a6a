namespace Goldilocks.Running;

/// <summary>
/// The groups of one launch, one after the other: each group's processes are prepared side by side, then timed one at a time, in turns. The baseline's processes take part in
/// every group, so that members of different groups are compared with the same ones, and so that they are prepared once.
/// </summary>
/// <param name="baseline">Null where there is none.</param>
/// <param name="open">Makes a session of that variant's process with that number.</param>
/// <param name="context">Of the launch.</param>
/// <param name="progress">Told what is measured.</param>
/// <param name="random">Orders the turns.</param>
internal sealed class GroupTurns(RunVariant? baseline, Func<RunVariant, int, Session> open, LaunchContext context, IRunProgress progress, Random random) : IDisposable
{
    private readonly List<Session> _leaders = [];

    /// <returns>The sessions of the group, which have ended; the baseline's sessions go on until the last group.</returns>
    public IReadOnlyList<Session> Take(int group, IReadOnlyList<RunVariant> variants, bool isLast)
    {
        Lead();
        var members = variants.Where(variant => variant != baseline).Select(variant => open(variant, 0)).ToList();
        try
        {
            IReadOnlyList<Session> sessions = [.. _leaders, .. members];
            SideBySide(context.Services.Preparations.LongestFirst(sessions.Where(session => !session.IsAlive)), context.Services.Preparations.Prepare, context);
            TakeTurns(group, sessions);
            SideBySide(isLast ? sessions : members, session => session.Finish(), context);
            return sessions;
        }
        finally
        {
            SideBySide(members, session => session.Dispose(), context);
        }
    }

    public void Dispose() => SideBySide(_leaders, session => session.Dispose(), context);

    /// <summary>A process of the baseline that was lost in one group is started again for the next.</summary>
    private void Lead()
    {
        for (var process = 0; baseline is not null && process < context.Settings.BaselineProcesses; process++)
        {
            if (process == _leaders.Count)
            {
                _leaders.Add(open(baseline, process));
            }
            else if (!_leaders[process].IsAlive)
            {
                _leaders[process].Dispose();
                _leaders[process] = open(baseline, process);
            }
        }
    }

    /// <summary>Round by round, and in each round every operation: a disturbance of a second then falls on a few rounds of all cells, and not on all rounds of one.</summary>
    private void TakeTurns(int group, IReadOnlyList<Session> sessions)
    {
        var cells = context.Workload.Sizes
            .SelectMany(_ => context.Operations, (size, operation) => CellTurns.Of(sessions, size, operation, context, random))
            .OfType<CellTurns>()
            .ToArray();
        var rounds = cells.Select(cell => cell.Rounds).DefaultIfEmpty().Max();
        for (var round = 0; round < rounds; round++)
        {
            progress.Measuring(context.Workload, round, rounds);
            random.Shuffle(cells);
            foreach (var cell in cells.Where(cell => round < cell.Rounds))
            {
                cell.Play(group, round);
            }
        }
    }

    /// <summary>Nothing is being timed while this runs, so all cores may help.</summary>
    private static void SideBySide(IReadOnlyList<Session> sessions, Action<Session> action, LaunchContext context)
    {
        var options = new ParallelOptions { MaxDegreeOfParallelism = context.Settings.PreparedSideBySide };
        try
        {
            Parallel.ForEach(System.Collections.Concurrent.Partitioner.Create<Session>([.. sessions], loadBalance: true), options, action);
        }
        catch (AggregateException exception) when (exception.InnerExceptions.All(inner => inner is OperationCanceledException))
        {
            throw new OperationCanceledException(context.Cancellation);
        }
    }
}
