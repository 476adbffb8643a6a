namespace Goldilocks.Probing;

/// <summary>A process that runs several sections, one after the other: to start one costs more than a light section does.</summary>
/// <param name="Folder">Its folder.</param>
/// <param name="End">How it ended.</param>
/// <param name="SecondsEach">Wall time, divided by the sections.</param>
internal sealed record SharedProcess(string Folder, ChildEnd End, double SecondsEach)
{
    /// <summary>Runs the sections of a request.</summary>
    /// <param name="request">With several sections.</param>
    /// <param name="budget">Processor time of one section.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <returns>
    /// Null where the process left others behind: which section started them is not known, so each must run alone.
    /// </returns>
    /// <exception cref="OperationCanceledException">It was interrupted; nothing runs any more.</exception>
    public static SharedProcess? Run(ChildRequest request, TimeSpan budget, CancellationToken cancellation)
    {
        var all = budget * request.Sections.Count;
        var end = ChildProcess.Run(request, all, SectionRun.WallFactor * all, cancellation);
        return end.LeftBehind.Count > 0 ? null : new SharedProcess(request.Folder, end, end.Elapsed.TotalSeconds / request.Sections.Count);
    }

    /// <summary>True where the section came to its end in this process, or to an input that ended the process: it goes on behind that. Any other section begins anew.</summary>
    public bool Holds(string section)
    {
        var folder = new ChildFolder(Folder, section);
        return folder.IsDone || (folder.IsBegun && folder.Culprit is not null);
    }
}
