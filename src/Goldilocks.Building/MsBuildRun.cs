using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>Builds a list of serializers and records the result of each.</summary>
internal static class MsBuildRun
{
    /// <summary>
    /// One invocation for all. When a build hangs or crashes MSBuild, another invocation builds the rest.
    /// </summary>
    public static async Task BuildAllAsync(
        BuildLayout layout,
        BuildOptions options,
        IReadOnlyList<BuildJob> jobs,
        BuildBooks books,
        CancellationToken cancellation)
    {
        var left = jobs.ToDictionary(job => job.Key);
        foreach (var job in jobs)
        {
            Leftovers.Delete(job);
        }

        List<BuildJob> held = [];
        while (left.Count > 0)
        {
            using var process = MsBuildProcess.Start(layout, options, [.. left.Values]);
            try
            {
                await foreach (var said in process.ReadAsync(options, cancellation))
                {
                    Enter(left, said, process.Output, books, held);
                }
            }
            finally
            {
                await process.EndAsync();
            }

            Blame(left, process, books);
        }

        held.ForEach(job => Leftovers.TryDeleteIntermediates(job));
    }

    /// <param name="left">The jobs that have not ended.</param>
    /// <param name="said">What MSBuild reported.</param>
    /// <param name="output">All that it has reported.</param>
    /// <param name="books">Take the result.</param>
    /// <param name="held">Takes a job whose intermediates cannot be removed before MSBuild has ended.</param>
    private static void Enter(Dictionary<string, BuildJob> left, BuildEvent said, MsBuildOutput output, BuildBooks books, List<BuildJob> held)
    {
        var job = left[said.Key];
        if (said.End is null)
        {
            books.Started(job);
            return;
        }

        left.Remove(said.Key);
        var errors = said.End.Errors.Concat(output.ErrorsWithoutKey.Where(error => IsOf(job, error)));
        var result = BuildVerdict.Of(job, said.End with { Errors = [.. errors] }, out var isPassing);

        // Before it is recorded: what is recorded is not built again, so what was left would stay.
        if (!Leftovers.TryDeleteIntermediates(job))
        {
            held.Add(job);
        }

        if (isPassing)
        {
            books.FailedThisTime(job, result.Outcome!);
        }
        else
        {
            books.Built(job, result);
        }
    }

    /// <summary>An error before a project's properties are known names the project and no key: the file may be one that it imports.</summary>
    private static bool IsOf(BuildJob job, BuildError error) =>
        error.Project == job.Request.Folder.ProjectPath || error.Place.StartsWith(job.Request.Folder.ProjectPath, StringComparison.Ordinal);

    /// <summary>The builds that took too long have failed; without one, those that were in progress when the process ended; without these, all.</summary>
    private static void Blame(Dictionary<string, BuildJob> left, MsBuildProcess process, BuildBooks books)
    {
        var guilty = left.Keys.Where(process.Overdue.Count > 0 ? process.Overdue.Contains : process.Output.AtWork.Contains).ToList();
        var failure = guilty.Count == 0 && process.Output.ErrorsWithoutKey is [var error, ..] ? error.Words : process.Failure;
        foreach (var key in guilty.Count > 0 ? guilty : [.. left.Keys])
        {
            books.FailedThisTime(left[key], new BuildFailed(failure));
            left.Remove(key);
        }
    }
}
