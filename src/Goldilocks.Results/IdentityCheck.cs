namespace Goldilocks.Results;

/// <summary>Sees that events are those of the run that <c>run.json</c> describes, and passes them on without the ones that only say so.</summary>
/// <param name="file">For the message.</param>
/// <param name="id">That of <c>run.json</c>; null for a run from before there were any.</param>
/// <param name="take">Takes the other events.</param>
internal sealed class IdentityCheck(string file, string? id, Action<RunEvent> take)
{
    private bool _isFirst = true;

    /// <summary>Takes the next event.</summary>
    /// <exception cref="RunFolderException">It says that it belongs to another run; or the first does not say to which one, though <c>run.json</c> does.</exception>
    public void Take(RunEvent item)
    {
        var said = (item as IdentityEvent)?.Id;
        if ((_isFirst || said is not null) && said != id)
        {
            throw new RunFolderException(file, null, $"it belongs to {Name(said)}, and {RunFiles.Info} beside it to {Name(id)}", "put two files of one run together again, or start a new run with 'goldilocks run'");
        }

        _isFirst = false;
        if (said is null)
        {
            take(item);
        }
    }

    private static string Name(string? run) => run is null ? "a run without an identity" : $"run {run}";
}
