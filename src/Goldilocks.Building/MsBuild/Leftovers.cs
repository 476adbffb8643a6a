using Goldilocks.Building.Jobs;

namespace Goldilocks.Building.MsBuild;

/// <summary>
/// Takes away what earlier builds left, before a serializer is built again. MSBuild goes by times and skips what is older than its result: a source
/// that changes and gets an older time (a checkout, an archive that was unpacked, a package of the same version) would be measured as it was, under the
/// new fingerprint. What NuGet restored stays, because NuGet goes by contents.
/// </summary>
internal static class Leftovers
{
    /// <param name="job">Its folder is held alone.</param>
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

        // Of another build: this one may not come to listing its own.
        File.Delete(job.InputsPath);
    }
}
