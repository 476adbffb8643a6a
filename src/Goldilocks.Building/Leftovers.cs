using Goldilocks.Catalog;

namespace Goldilocks.Building;

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

    /// <summary>Removes what was made on the way to a program: the next build would remove it anyway. A published program does not need what it was published from; of native ones that is half of what they take.</summary>
    /// <param name="job">The caller holds the exclusive lease of its folder, and its build has ended.</param>
    /// <returns>False where a file is held. On Windows a compiler server may hold it until it ends.</returns>
    public static bool TryDeleteIntermediates(BuildJob job)
    {
        try
        {
            IReadOnlyList<string> unpublished = job.Request.Publish == PublishMode.None ? [] : [Path.Combine(job.Output, "bin")];
            string[] compiled = Directory.Exists(job.ObjFolder) ? Directory.GetDirectories(job.ObjFolder) : [];
            foreach (var folder in compiled.Concat(unpublished).Where(Directory.Exists))
            {
                Directory.Delete(folder, recursive: true);
            }

            return true;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }
}
