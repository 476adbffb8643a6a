using Goldilocks.Models;

namespace Goldilocks.Building;

/// <summary>Makes the schemas and conversions of the built-in workloads before the first adapter is built that compiles them.</summary>
public static class SchemaBuilds
{
    /// <summary>Makes them where an adapter needs them.</summary>
    internal static Task EnsureAsync(BuildLayout layout, IReadOnlyList<BuildJob> jobs, CancellationToken cancellation) =>
        jobs.Any(job => job.Request.Model is null && job.Project.SchemaLanguage.Length > 0) ? EnsureAsync(layout, cancellation) : Task.CompletedTask;

    /// <summary>Makes them. Where nothing changed, the sources of the workloads are read, and no more.</summary>
    /// <param name="layout">The checkout.</param>
    /// <param name="cancellation">Ends the wait for another process that makes them.</param>
    public static async Task EnsureAsync(BuildLayout layout, CancellationToken cancellation)
    {
        using var lease = await FolderLease.TakeAsync(layout.Schemas + ".lock", cancellation);
        WorkloadSchemas.Make(layout.Workloads, layout.Contracts, layout.Schemas);
    }
}
