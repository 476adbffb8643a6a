using Goldilocks.Building.Jobs;
using Goldilocks.Building.Remembering;
using Goldilocks.Models;

namespace Goldilocks.Building;

/// <summary>Makes the schemas and conversions of the built-in workloads before the first adapter is built that compiles them.</summary>
internal static class SchemaBuilds
{
    /// <summary>Where nothing changed, the sources of the workloads are read, and no more.</summary>
    public static async Task EnsureAsync(BuildLayout layout, IReadOnlyList<BuildJob> jobs, CancellationToken cancellation)
    {
        if (!jobs.Any(job => job.Request.Model is null && job.Project.SchemaLanguage.Length > 0))
        {
            return;
        }

        using var lease = await FolderLease.TakeAsync(layout.Schemas + ".lock", () => { }, cancellation);
        WorkloadSchemas.Make(layout.Workloads, layout.Contracts, layout.Schemas);
    }
}
