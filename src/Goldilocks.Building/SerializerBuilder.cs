namespace Goldilocks.Building;

/// <summary>
/// Restores and builds serializers, each in isolation, or finds that nothing has changed since the last build. Until it is disposed, no other process can rebuild the programs that it returned: dispose it after
/// the last worker has ended.
/// </summary>
public sealed class SerializerBuilder(BuildLayout layout, BuildOptions? options = null) : IDisposable
{
    /// <summary>More than one is needed only where another process writes the same folder, or files change while they are built.</summary>
    private const int Attempts = 3;

    private readonly BuildOptions _options = options ?? new BuildOptions();
    private readonly Dictionary<string, FolderLease> _inUse = [];

    /// <summary>Builds every serializer, or says why one cannot be built. A failure of one is its own outcome and never an exception.</summary>
    /// <param name="requests">May name a serializer several times, in several versions.</param>
    /// <param name="progress">Never called by two threads at once; null when progress is not needed.</param>
    /// <param name="cancellation">Ends every process that was started.</param>
    /// <returns>One result for each request, in their order.</returns>
    /// <exception cref="BuildingException">The host is not built, or a package source does not exist.</exception>
    public async Task<IReadOnlyList<BuildResult>> BuildAsync(
        IReadOnlyList<BuildRequest> requests,
        IProgress<BuildProgress>? progress = null,
        CancellationToken cancellation = default)
    {
        foreach (var host in requests.Where(request => request.Framework is null || request.Framework == layout.Framework).Select(request => request.Host).Append(AdapterHost.Worker).Distinct())
        {
            layout.EnsureHost(host);
        }

        var failures = await HostBuilds.EnsureAsync(layout, requests, cancellation);
        var jobs = requests
            .Select(request => BuildJob.Plan(layout, request) with { HostFailure = failures.GetValueOrDefault((request.Host, request.Framework)) })
            .ToList();
        await SchemaBuilds.EnsureAsync(layout, jobs, cancellation);
        var books = new BuildBooks(layout, _options, progress);
        for (var attempt = 1; ; attempt++)
        {
            var open = books.Open(jobs);
            List<Taken> stale = [];
            try
            {
                await TakeAsync(open, books, stale, cancellation);
                if (stale.Count == 0)
                {
                    return [.. jobs.Select(job => books.ResultOf(job))];
                }

                EnsureSettles(attempt, stale);
                await MsBuildRun.BuildAllAsync(layout, _options, [.. stale.Select(taken => taken.Job)], books, cancellation);
            }
            catch (UnauthorizedAccessException exception)
            {
                throw new BuildingException($"Serializers are built below '{layout.Artifacts}', which cannot be written: {exception.Message} Make that folder writable.");
            }
            finally
            {
                stale.ForEach(taken => taken.Lease.Dispose());
            }
        }
    }

    /// <summary>What is known without building: the result of each request that is up to date, null for one that would be built.</summary>
    /// <exception cref="BuildingException">A package source does not exist.</exception>
    public IReadOnlyList<BuildResult?> Remembered(IReadOnlyList<BuildRequest> requests)
    {
        var jobs = requests.Select(request => BuildJob.Plan(layout, request)).ToList();
        var books = new BuildBooks(layout, _options, progress: null);
        books.Open(jobs);
        return [.. jobs.Select(job => Recall(job, books) ? books.ResultOf(job) : null)];
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var lease in _inUse.Values)
        {
            lease.Dispose();
        }

        _inUse.Clear();
    }

    /// <summary>Takes an up-to-date result without starting anything; a program that it returns is leased from then on.</summary>
    private bool Recall(BuildJob job, BuildBooks books)
    {
        if (_inUse.TryGetValue(job.Key, out var held))
        {
            // A program that this builder returned earlier may be out of date now. Its own lease must not block the new build.
            if (books.TryRecall(job))
            {
                return true;
            }

            held.Dispose();
            _inUse.Remove(job.Key);
            return false;
        }

        if (FolderLease.TryShare(job.LeasePath) is not { } lease)
        {
            return false;
        }

        if (books.TryRecall(job))
        {
            _inUse.Add(job.Key, lease);
            return true;
        }

        lease.Dispose();
        return false;
    }

    /// <summary>
    /// Claims every job: with the others who run it where it is up to date, alone where it has to be built. All processes claim in the same order, whatever the
    /// kind of the claim, so that two never wait for each other.
    /// </summary>
    /// <param name="open">The jobs without a result.</param>
    /// <param name="books">Take what is remembered.</param>
    /// <param name="stale">Takes the jobs to build, with the claim that the caller releases.</param>
    /// <param name="cancellation">Ends the wait.</param>
    private async Task TakeAsync(IReadOnlyList<BuildJob> open, BuildBooks books, List<Taken> stale, CancellationToken cancellation)
    {
        foreach (var job in open.OrderBy(job => job.Key, StringComparer.Ordinal))
        {
            // Asked again at each turn: another process may have built it meanwhile, and runs it now for as long as it likes.
            while (!Recall(job, books))
            {
                if (FolderLease.TryMakeAndTake(job.LeasePath) is not { } lease)
                {
                    books.Waiting(job);
                    await Task.Delay(FolderLease.PollingInterval, cancellation);
                }
                else if (books.IsCurrent(job))
                {
                    // Built by another process between the two questions.
                    lease.Dispose();
                }
                else
                {
                    stale.Add(new(job, lease));
                    break;
                }
            }
        }
    }

    private static void EnsureSettles(int attempt, IReadOnlyList<Taken> stale)
    {
        if (attempt > Attempts)
        {
            throw new BuildingException(
                $"The inputs of {string.Join(", ", stale.Select(taken => taken.Job.Request.Folder.Name))} change each time they are built. "
                + "Stop what writes to them, or move generated files into artifacts/, and try again.");
        }
    }

    private sealed record Taken(BuildJob Job, FolderLease Lease);
}
