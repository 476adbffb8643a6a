
namespace Goldilocks.Results;

/// <summary>One word for a cell whose launches may have ended differently.</summary>
public static class Outcomes
{
    private static readonly Type[] WorstFirst =
    [
        typeof(WrongAnswer), typeof(Crashed), typeof(TimedOut), typeof(Failed), typeof(BuildFailed), typeof(Unavailable), typeof(Unsupported),
    ];

    /// <summary>
    /// The worst outcome that was observed. Measured when there was no bad one and at least one launch counts; null when the cell was not reached. One wrong
    /// answer outweighs any number of fast ones.
    /// </summary>
    public static Outcome? Of(IEnumerable<Outcome> observed, int countedLaunches) =>
        observed.Where(outcome => outcome is not Measured).MinBy(outcome => Array.IndexOf(WorstFirst, outcome.GetType()))
        ?? (countedLaunches > 0 ? new Measured() : null);
}
