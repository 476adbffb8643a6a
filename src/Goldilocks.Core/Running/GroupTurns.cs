using Goldilocks.Core.Results;
using Goldilocks.Protocol;

namespace Goldilocks.Core.Running;

/// <summary>
/// The groups of one launch, one after the other: each group's processes are prepared side by side, then timed one at a time, in turns. The baseline's process takes part in
/// every group, so that members of different groups are compared with the same one, and so that it is prepared once.
/// </summary>
/// <param name="baseline">Null where there is none.</param>
/// <param name="open">Makes a contestant's session.</param>
/// <param name="context">Of the launch.</param>
/// <param name="progress">Told what is measured.</param>
/// <param name="random">Orders the turns.</param>
internal sealed class GroupTurns(Contestant? baseline, Func<Contestant, Session> open, LaunchContext context, IRunProgress progress, Random random) : IDisposable
{
    private Session? _leader;

    /// <returns>The sessions of the group, which are over; the baseline's goes on until the last group.</returns>
    public IReadOnlyList<Session> Take(int group, IReadOnlyList<Contestant> contestants, bool isLast)
    {
        Lead();
        var members = contestants.Where(contestant => contestant != baseline).Select(open).ToList();
        try
        {
            IReadOnlyList<Session> sessions = _leader is null ? members : [_leader, .. members];
            SideBySide(context.Preparations.LongestFirst(sessions.Where(session => !session.IsAlive)), context.Preparations.Prepare, context);
            foreach (var size in context.Workload.Sizes)
            {
                foreach (var operation in context.Operations)
                {
                    progress.Measuring(context.Workload, size, operation);
                    TakeTurns(group, sessions, size, operation, context, random);
                }
            }

            SideBySide(isLast ? sessions : members, session => session.Finish(), context);
            return sessions;
        }
        finally
        {
            SideBySide(members, session => session.Dispose(), context);
        }
    }

    public void Dispose() => _leader?.Dispose();

    /// <summary>A baseline that was lost in one group is started again for the next.</summary>
    private void Lead()
    {
        if (baseline is not null && _leader is not { IsAlive: true })
        {
            _leader?.Dispose();
            _leader = open(baseline);
        }
    }

    private static void TakeTurns(int group, IReadOnlyList<Session> sessions, int size, Operation operation, LaunchContext context, Random random)
    {
        var present = sessions.Where(session => session.Find(size, operation) is not null).ToList();
        if (present.Count == 0)
        {
            return;
        }

        var rounds = present.ToDictionary(session => session, session => RoundsFor(session.Find(size, operation)!, context.Settings));
        var order = TurnOrder.Make(present.Count, rounds.Values.Max(), random);
        for (var round = 0; round < order.Count; round++)
        {
            var position = 0;
            foreach (var index in order[round])
            {
                context.Cancellation.ThrowIfCancellationRequested();
                var session = present[index];

                // The baseline, which is first in its group, plays every round: it is the other half of everybody's pair.
                if ((round < rounds[session] || session == sessions[0]) && session.Find(size, operation) is { } cell)
                {
                    session.Slice(size, cell, group, round, position++);
                }
            }
        }
    }

    private static int RoundsFor(SessionCell cell, MeasurementSettings settings)
    {
        var affordable = settings.CellSeconds / Math.Max(1e-9, cell.LastSliceSeconds);
        return (int)Math.Clamp(affordable, settings.MinimumRounds, settings.Rounds);
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
