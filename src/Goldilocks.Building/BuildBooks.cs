using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>Keeps the results of one call of <see cref="SerializerBuilder.BuildAsync"/>, in memory and beside the build's output.</summary>
internal sealed class BuildBooks(BuildLayout layout, BuildOptions options, IProgress<BuildProgress>? progress)
{
    private readonly DateTimeOffset _opened = options.Time.GetUtcNow();
    private readonly Dictionary<string, BuildResult> _results = [];
    private readonly HashSet<string> _waitingTold = [];
    private readonly HashSet<string> _hostFailureTold = [];
    private readonly HashSet<string> _builtNow = [];
    private Dictionary<string, string> _fingerprints = [];

    /// <summary>Reads the state of all inputs once more and returns the jobs that have no result yet.</summary>
    public IReadOnlyList<BuildJob> Open(IEnumerable<BuildJob> jobs)
    {
        foreach (var job in jobs.Where(job => job.HostFailure is not null && _hostFailureTold.Add(job.Key)))
        {
            progress?.Report(new BuildFinished(job.Request, ResultOf(job), IsRemembered: false));
        }

        var inputs = new SerializerInputs(layout);
        List<BuildJob> open = [.. jobs.Where(job => job.Refusal is null && !_results.ContainsKey(job.Key)).DistinctBy(job => job.Key)];
        _fingerprints = open.ToDictionary(job => job.Key, inputs.Fingerprint);
        return open;
    }

    /// <summary>True when the result that is stored beside the build still holds.</summary>
    public bool IsCurrent(BuildJob job) => Read(job) is not null;

    /// <summary>Records the result that is stored beside the build, if it still holds.</summary>
    public bool TryRecall(BuildJob job)
    {
        if (Read(job) is not { } record)
        {
            return false;
        }

        var result = record.ToResult(job);
        _results.Add(job.Key, result);
        if (!_builtNow.Contains(job.Key))
        {
            progress?.Report(new BuildFinished(job.Request, result, IsRemembered: true));
        }

        return true;
    }

    public void Waiting(BuildJob job)
    {
        if (_waitingTold.Add(job.Key))
        {
            progress?.Report(new BuildWaiting(job.Request));
        }
    }

    public void Started(BuildJob job) => progress?.Report(new BuildStarted(job.Request));

    /// <summary>Records the result of a build. A program becomes a result only once it is leased, by <see cref="TryRecall"/>.</summary>
    public void Built(BuildJob job, BuildResult result)
    {
        _builtNow.Add(job.Key);
        BuildRecord.Of(job, result, _fingerprints[job.Key], options.Time.GetUtcNow()).Write(job.RecordPath);
        Finish(job, result);
    }

    /// <summary>Records a failure that says nothing about the next attempt, and so is not remembered.</summary>
    public void FailedThisTime(BuildJob job, Outcome outcome)
    {
        BuildRecord.Forget(job.RecordPath);
        Finish(job, BuildResult.Without(job.Request, job.AskedVersion, outcome));
    }

    /// <summary>The result, under the request that it was asked for with: two requests may lead to one job.</summary>
    public BuildResult ResultOf(BuildJob job) => job.Refusal is { } refusal
        ? BuildResult.Without(job.Request, job.AskedVersion, refusal)
        : _results[job.Key] with { Request = job.Request };

    private BuildRecord? Read(BuildJob job) =>
        BuildRecord.TryRead(job.RecordPath) is { } record && record.Holds(job, _fingerprints[job.Key], options, _opened) ? record : null;

    private void Finish(BuildJob job, BuildResult result)
    {
        progress?.Report(new BuildFinished(job.Request, result, IsRemembered: false));
        if (!result.IsReady)
        {
            _results.Add(job.Key, result);
        }
    }
}
