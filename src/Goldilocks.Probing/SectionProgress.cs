namespace Goldilocks.Probing;

/// <summary>How far a section has come, in the processes that worked on it until now.</summary>
/// <param name="folder">What they left.</param>
/// <param name="budget">Its processor time.</param>
/// <param name="isOfOneInput">True where one input is tried alone. Its process writes beforehand how the input may end it (ends.tsv), so no second process is needed.</param>
internal sealed class SectionProgress(ChildFolder folder, TimeSpan budget, bool isOfOneInput)
{
    /// <summary>How much longer than its budget a section may take on the clock: other processes may use the machine, and what sleeps must come to an end.</summary>
    private const int WallFactor = 6;

    private readonly Dictionary<int, string> _deaths = [];
    private TimeSpan _used;
    private TimeSpan _elapsed;
    private TimeSpan _usedBefore;
    private TimeSpan _elapsedBefore;
    private int _endedBefore;
    private string? _whyNot;
    private string? _notBegun;

    /// <summary>Its name.</summary>
    public string Name => folder.Section;

    /// <summary>True when it came to its end.</summary>
    public bool IsDone => folder.IsDone || (isOfOneInput && folder.Progress.Ended > 0);

    /// <summary>True when no process goes on with it.</summary>
    public bool IsOver => (_whyNot ?? _notBegun) is not null || IsDone;

    /// <summary>A process begins with it, or goes on.</summary>
    /// <param name="used">The processor time that the process took until now.</param>
    /// <param name="elapsed">Its time on the clock.</param>
    public void Begin(TimeSpan used, TimeSpan elapsed) => (_usedBefore, _elapsedBefore, _endedBefore) = (used, elapsed, folder.Progress.Ended);

    /// <summary>The process goes on with another section.</summary>
    public void Pause(TimeSpan used, TimeSpan elapsed) => (_used, _elapsed) = (Used(used), Elapsed(elapsed));

    /// <summary>True when it takes longer than it may.</summary>
    public bool IsUp(TimeSpan used, TimeSpan elapsed) => Used(used) > budget || Elapsed(elapsed) > WallFactor * budget;

    /// <summary>The process ended while it worked on this section, or before it came to it.</summary>
    public void End(ChildEnd end)
    {
        Pause(end.Used, end.Elapsed);
        if (IsDone)
        {
            return;
        }

        if (folder.Culprit is { } culprit)
        {
            MarkCulprit(culprit, end);
        }

        if (end.ExitCode is not { } code)
        {
            _whyNot = FormattableString.Invariant($"the section took longer than its {budget.TotalSeconds:0} s of processor time");
        }
        // Where it came further, the next process goes on. Where it was not the first of this process, what was tried before may be the cause.
        else if (_elapsedBefore == TimeSpan.Zero && folder.Progress.Ended <= _endedBefore)
        {
            _notBegun = $"the process ended before an input began: {DeathText.Of(code, folder.LastWords())}";
        }
    }

    /// <summary>What it came to.</summary>
    /// <param name="leftBehind">Processes that its children had left, each with its fate.</param>
    public SectionResult Result(IEnumerable<string> leftBehind)
    {
        var (inputs, ended) = folder.Progress;
        var kinds = folder.Kinds();
        var notBegun = folder.NotBegun ?? _notBegun;
        // A section that could not begin has inputs, though it is not known how many.
        var untried = kinds.Where(kind => kind.IsUntried).Sum(kind => kind.Alike);
        var implied = kinds.Where(kind => kind.IsImplied).Sum(kind => kind.Alike);
        return new SectionResult(kinds, notBegun is null ? inputs - implied : Math.Max(1, inputs), ended - untried - implied, _whyNot ?? notBegun ?? folder.WhyNot, [.. leftBehind.Distinct()])
        {
            Deaths = _deaths,
            Inapplicable = folder.Inapplicable,
            Departures = folder.Notes,
            Elapsed = _elapsed,
        };
    }

    private TimeSpan Used(TimeSpan used) => _used + used - _usedBefore;

    private TimeSpan Elapsed(TimeSpan elapsed) => _elapsed + elapsed - _elapsedBefore;

    /// <summary>The input that its process ended at. Where the time was up, it is tried again.</summary>
    private void MarkCulprit(int culprit, ChildEnd end)
    {
        if (end.ExitCode is not { } code)
        {
            folder.MarkUntried(culprit);
            return;
        }

        _deaths[culprit] = DeathText.Of(code, folder.LastWords());
        folder.MarkDied(culprit, DeathText.IsOfMemory(folder.LastWords()));
    }
}
