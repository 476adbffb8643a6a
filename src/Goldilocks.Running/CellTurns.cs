using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>The turns of one size and operation in a group: in each round a sample of every variant that has that cell.</summary>
internal sealed class CellTurns
{
    private readonly IReadOnlyList<Session> _sessions;
    private readonly int[] _rounds;
    private readonly IReadOnlyList<IReadOnlyList<int>> _order;
    private readonly int _size;
    private readonly Operation _operation;
    private readonly LaunchContext _context;

    private CellTurns(IReadOnlyList<Session> sessions, Session leader, int size, Operation operation, LaunchContext context, Random random)
    {
        (_sessions, _size, _operation, _context) = (sessions, size, operation, context);
        int[] affordable = [.. sessions.Select(session => RoundsFor(session.Find(size, operation)!, context.Settings))];
        Rounds = affordable.Max();

        // The baseline's processes come first in their group. They take part in every round, because each pair needs the baseline as its other half.
        _rounds = [.. sessions.Select((session, index) => session.Variant == leader.Variant ? Rounds : affordable[index])];
        _order = TurnOrder.Make(sessions.Count, Rounds, random);
    }

    /// <summary>Rounds of the member that takes part in the most.</summary>
    public int Rounds { get; }

    /// <summary>Null where no variant has the cell.</summary>
    /// <param name="sessions">Of the group, its leader first.</param>
    /// <param name="size">Of the cell.</param>
    /// <param name="operation">Of the cell.</param>
    /// <param name="context">Of the launch.</param>
    /// <param name="random">Orders the turns.</param>
    public static CellTurns? Of(IReadOnlyList<Session> sessions, int size, Operation operation, LaunchContext context, Random random)
    {
        var present = sessions.Where(session => session.Find(size, operation) is not null).ToList();
        return present.Count == 0 ? null : new CellTurns(present, sessions[0], size, operation, context, random);
    }

    /// <summary>One sample of each member that takes part in the round and still has its cell.</summary>
    public void Play(int group, int round)
    {
        var position = 0;
        foreach (var index in _order[round])
        {
            _context.Cancellation.ThrowIfCancellationRequested();
            if (round < _rounds[index] && _sessions[index].Find(_size, _operation) is { } cell)
            {
                _sessions[index].TakeSample(_size, cell, group, round, position++);
            }
        }
    }

    private static int RoundsFor(SessionCell cell, MeasurementSettings settings)
    {
        var affordable = settings.CellSeconds / Math.Max(1e-9, cell.LastSampleSeconds);
        return (int)Math.Clamp(affordable, settings.MinimumRounds, settings.Rounds);
    }
}
