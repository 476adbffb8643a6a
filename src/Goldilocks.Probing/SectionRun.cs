namespace Goldilocks.Probing;

/// <summary>What a section of a variant came to, before anything is confirmed.</summary>
/// <param name="Kinds">The kinds of outcome.</param>
/// <param name="Inputs">How many inputs there are.</param>
/// <param name="Tried">How many were tried: they have an outcome, and it is not that they could not be made or were left out.</param>
/// <param name="WhyNot">Why it does not apply, or why it was cut short; null when it came to its end.</param>
/// <param name="LeftBehind">Processes that its children had left, each with its fate.</param>
internal sealed record SectionResult(IReadOnlyList<OutcomeKind> Kinds, int Inputs, int Tried, string? WhyNot, IReadOnlyList<string> LeftBehind)
{
    /// <summary>How the processes of inputs ended, by the input's number.</summary>
    public IReadOnlyDictionary<int, string> Deaths { get; init; } = new Dictionary<int, string>();

    /// <summary>What was noted of inputs, once each.</summary>
    public IReadOnlyList<string> Departures { get; init; } = [];

    /// <summary>Why other sections of the variant do not apply, by their names; empty for those that were not asked.</summary>
    public IReadOnlyDictionary<string, string> Inapplicable { get; init; } = new Dictionary<string, string>();
}

/// <summary>Runs a section to its end, in as many processes as it takes: after a death, the next process goes on after the input that ended it.</summary>
/// <param name="request">With this section alone.</param>
/// <param name="budget">Processor time of the section.</param>
internal sealed class SectionRun(ChildRequest request, TimeSpan budget)
{
    /// <summary>How much longer than its budget a section may take on the clock: other processes may use the machine, and what sleeps must come to an end.</summary>
    internal const int WallFactor = 6;

    private readonly ChildFolder _folder = new(request.Folder, request.Sections[0]);
    private readonly Dictionary<int, string> _deaths = [];
    private readonly List<string> _leftBehind = [];
    private TimeSpan _used;
    private TimeSpan _elapsed;
    private string? _notBegun;

    /// <summary>Runs it.</summary>
    /// <param name="cancellation">Ends the process at work.</param>
    /// <param name="shared">How the process ended that several sections shared; null where the section has no share in one.</param>
    /// <exception cref="OperationCanceledException">It was interrupted; nothing runs any more.</exception>
    public SectionResult Run(CancellationToken cancellation, ChildEnd? shared = null)
    {
        string? whyNot = null;
        if (shared is not null && _folder.Culprit is { } culprit)
        {
            MarkCulprit(culprit, shared);
        }

        while (whyNot is null && !IsDone)
        {
            whyNot = RunOneProcess((WallFactor * budget) - _elapsed, cancellation);
        }

        var (inputs, ended) = _folder.Progress;
        var kinds = _folder.Kinds();
        var notBegun = _folder.NotBegun ?? _notBegun;
        whyNot ??= notBegun ?? _folder.WhyNot;
        // A section that could not begin has inputs, though it is not known how many.
        var untried = kinds.Where(kind => kind.IsUntried).Sum(kind => kind.Alike);
        var implied = kinds.Where(kind => kind.IsImplied).Sum(kind => kind.Alike);
        return new SectionResult(kinds, notBegun is null ? inputs - implied : Math.Max(1, inputs), ended - untried - implied, whyNot, [.. _leftBehind.Distinct()]) { Deaths = _deaths, Inapplicable = _folder.Inapplicable, Departures = _folder.Notes };
    }

    /// <summary>Where one input is tried alone, its process writes beforehand how the input may end it (ends.tsv). So no second process is needed.</summary>
    private bool IsDone => _folder.IsDone || (request.Only is not null && _folder.Progress.Ended > 0);

    /// <returns>Why the section cannot go on; null when it can, or when it is done.</returns>
    private string? RunOneProcess(TimeSpan left, CancellationToken cancellation)
    {
        var ended = _folder.Progress.Ended;
        var end = ChildProcess.Run(request, budget - _used, left, cancellation);
        _used += end.Used;
        _elapsed += end.Elapsed;
        _leftBehind.AddRange(end.LeftBehind);
        if (IsDone)
        {
            return null;
        }

        if (_folder.Culprit is { } culprit)
        {
            MarkCulprit(culprit, end);
            return end.ExitCode is null ? BudgetText() : null;
        }

        // The watchdog ended the process after it had named the input.
        return end.ExitCode is null ? BudgetText()
            : _folder.Progress.Ended > ended ? null
            : _notBegun = $"the process ended before an input began: {DeathText.Of(end.ExitCode.Value, _folder.LastWords())}";
    }

    /// <summary>The input that its process ended at. Where the time was up, it is tried again.</summary>
    private void MarkCulprit(int culprit, ChildEnd end)
    {
        if (end.ExitCode is not { } code)
        {
            _folder.MarkUntried(culprit);
            return;
        }

        _deaths[culprit] = DeathText.Of(code, _folder.LastWords());
        _folder.MarkDied(culprit, DeathText.IsOfMemory(_folder.LastWords()));
    }

    private string BudgetText() => FormattableString.Invariant($"the section took longer than its {budget.TotalSeconds:0} s of processor time");
}
