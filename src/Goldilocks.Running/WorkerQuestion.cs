using Goldilocks.Protocol;

namespace Goldilocks.Running;

/// <summary>A single question to a worker program that is started for it.</summary>
public static class WorkerQuestion
{
    /// <summary>Starts the worker, asks what it is and ends it.</summary>
    /// <exception cref="WorkerLostException">It did not answer, or its description cannot be used; carries the outcome.</exception>
    public static WorkerDescription Describe(string workerPath, TimeSpan timeout)
    {
        using var worker = WorkerProcess.Start(workerPath, new Dictionary<string, string>());
        return WorkerDescription.Of(worker.Ask(new DescribeRequest(), timeout).OrLost());
    }
}
