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

    /// <summary>Its time on the clock, in all processes.</summary>
    public TimeSpan Elapsed { get; init; }
}

/// <summary>Runs sections to their end, one after the other, in as many processes as it takes: after a death, the next process goes on after the input that ended it.</summary>
/// <param name="request">With the sections.</param>
/// <param name="budget">Processor time of each section.</param>
internal sealed class SectionRun(ChildRequest request, TimeSpan budget)
{
    private readonly List<SectionProgress> _sections = [.. request.Sections.Select(name => new SectionProgress(new ChildFolder(request.Folder, name), budget, isOfOneInput: request.Only is not null))];
    private readonly List<string> _leftBehind = [];

    /// <summary>Runs the only section.</summary>
    /// <param name="cancellation">Ends the process at work.</param>
    /// <exception cref="OperationCanceledException">It was interrupted; nothing runs any more.</exception>
    public SectionResult Run(CancellationToken cancellation)
    {
        RunProcesses(cancellation);
        return _sections.Single().Result(_leftBehind);
    }

    /// <summary>Runs all of them.</summary>
    /// <param name="cancellation">Ends the process at work.</param>
    /// <returns>What each came to, in their order. Null where a process left others behind: which section started them is not known, so each must run alone.</returns>
    /// <exception cref="OperationCanceledException">It was interrupted; nothing runs any more.</exception>
    public IReadOnlyList<SectionResult>? RunTogether(CancellationToken cancellation)
    {
        RunProcesses(cancellation);
        return _leftBehind.Count > 0 ? null : [.. _sections.Select(section => section.Result([]))];
    }

    private void RunProcesses(CancellationToken cancellation)
    {
        while (_sections.FindAll(section => !section.IsOver) is [_, ..] left)
        {
            RunOneProcess(left, cancellation);
        }
    }

    private void RunOneProcess(List<SectionProgress> left, CancellationToken cancellation)
    {
        var atWork = 0;
        left[0].Begin(TimeSpan.Zero, TimeSpan.Zero);
        var end = ChildProcess.Run(request with { Sections = [.. left.Select(section => section.Name)] }, IsUp, cancellation);
        _leftBehind.AddRange(end.LeftBehind);
        GoOn(end.Used, end.Elapsed);
        left[atWork].End(end);

        bool IsUp(TimeSpan used, TimeSpan elapsed)
        {
            GoOn(used, elapsed);
            return left[atWork].IsUp(used, elapsed);
        }

        // The last one is at work until the process ends.
        void GoOn(TimeSpan used, TimeSpan elapsed)
        {
            while (atWork < left.Count - 1 && left[atWork].IsDone)
            {
                left[atWork].Pause(used, elapsed);
                left[++atWork].Begin(used, elapsed);
            }
        }
    }
}
