namespace Goldilocks.Prober;

/// <summary>
/// What an input showed beside its answer. Probe models and inputs raise signs; the child empties the list before each input and records it afterwards.
/// </summary>
public static class Signs
{
    private static readonly Lock s_lock = new();
    private static readonly List<Sign> s_raised = [];

    /// <summary>Raises a sign. Safe from any thread.</summary>
    public static void Raise(SignKind kind, string what)
    {
        lock (s_lock)
        {
            s_raised.Add(new Sign(kind, what));
        }
    }

    /// <summary>Takes the signs that were raised since the last call.</summary>
    public static IReadOnlyList<Sign> Take()
    {
        lock (s_lock)
        {
            IReadOnlyList<Sign> taken = [.. s_raised];
            s_raised.Clear();
            return taken;
        }
    }
}

/// <summary>One sign.</summary>
/// <param name="Kind">What kind of thing was seen.</param>
/// <param name="What">What was seen: <c>the setter of Canary1 ran</c>.</param>
public sealed record Sign(SignKind Kind, string What);

/// <summary>What kind of thing a sign tells.</summary>
public enum SignKind
{
    /// <summary>Code of a class ran that only the payload named.</summary>
    ForeignCodeRan,

    /// <summary>Time or memory grows faster than the input.</summary>
    GrowsTooFast,

    /// <summary>More memory is kept than the input explains.</summary>
    KeepsTooMuch,

    /// <summary>Something worth recording that no grade depends on.</summary>
    Note,
}
