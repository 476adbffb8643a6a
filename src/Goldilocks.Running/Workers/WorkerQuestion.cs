using Goldilocks.Protocol;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Running.Workers;

/// <summary>A single question to a worker program that is started for it.</summary>
public static class WorkerQuestion
{
    /// <summary>Starts the worker, asks what it is and ends it.</summary>
    /// <exception cref="WorkerLostException">It did not answer properly.</exception>
    public static WorkerDescription Describe(string workerPath, TimeSpan timeout)
    {
        using var worker = WorkerProcess.Start(workerPath, new Dictionary<string, string>());
        return WorkerDescription.Parse(worker.Ask(new Frame(Verbs.Describe), timeout));
    }
}
