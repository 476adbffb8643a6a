using Goldilocks.Building.Jobs;

namespace Goldilocks.Building.MsBuild;

/// <summary>
/// Removes the output of earlier builds before a serializer is built again. MSBuild compares times and skips every input that is older than its result. A source
/// can change and still get an older time (a checkout, an archive that was unpacked, a package of the same version); the old program would then be measured under the
/// new fingerprint. Restored packages stay, because NuGet compares contents.
/// </summary>
internal static class Leftovers
{
    /// <param name="job">The caller holds the exclusive lease of its folder.</param>
    /// <exception cref="UnauthorizedAccessException">Something cannot be deleted.</exception>
    public static void Delete(BuildJob job)
    {
        if (!Directory.Exists(job.ObjFolder))
        {
            return;
        }

        var compiled = Directory.GetDirectories(job.ObjFolder);
        foreach (var folder in compiled.Append(Path.Combine(job.Output, "bin")).Append(job.PublishFolder).Where(Directory.Exists))
        {
            Directory.Delete(folder, recursive: true);
        }

        // The list belongs to an earlier build, and this build may fail before it writes its own.
        File.Delete(job.InputsPath);
    }
}
