using Goldilocks.Core.Results;
using Goldilocks.Protocol;

namespace Goldilocks.Core.Running;

/// <summary>One group of processes in one launch: prepared side by side, then timed one at a time, in turns.</summary>
internal static class GroupLaunch
{
    /// <returns>For each contestant the sizes that need not be tried again.</returns>
    public static IReadOnlyList<(Contestant Contestant, IReadOnlyCollection<int> Dropped)> Run(
        IReadOnlyList<(Contestant Contestant, IReadOnlyList<int> Sizes)> members,
        LaunchContext context,
        IRunProgress progress,
        Random random)
    {
        var sessions = members.Select(member => new Session(member.Contestant, member.Sizes, context)).ToList();
        try
        {
            SideBySide(context.Preparations.LongestFirst(sessions), context.Preparations.Prepare, context);
            foreach (var size in members.SelectMany(member => member.Sizes).Distinct().Order())
            {
                foreach (var operation in context.Operations)
                {
                    progress.Measuring(context.Workload, size, operation);
                    TakeTurns(sessions, size, operation, context, random);
                }
            }

            SideBySide(sessions, session => session.Finish(), context);
            return [.. sessions.Select(session => (session.Contestant, session.Dropped))];
        }
        finally
        {
            SideBySide(sessions, session => session.Dispose(), context);
        }
    }

    private static void TakeTurns(IReadOnlyList<Session> sessions, int size, Operation operation, LaunchContext context, Random random)
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
                    session.Slice(size, cell, round, position++);
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
