namespace Goldilocks.Results;

/// <summary>Checks that events belong to the run that <c>run.json</c> describes. Passes on all events but the identity events.</summary>
/// <param name="file">For the message.</param>
/// <param name="id">That of <c>run.json</c>; null for a run from before there were any.</param>
/// <param name="take">Takes the other events.</param>
internal sealed class IdentityCheck(string file, string? id, Action<RunEvent> take)
{
    private bool _isFirst = true;

    /// <summary>Takes the next event.</summary>
    /// <exception cref="RunFolderException">The event names another run; or the first event names no run, though <c>run.json</c> has an identity.</exception>
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
