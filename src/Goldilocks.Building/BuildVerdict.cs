using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>Turns a build that ended into a result.</summary>
internal static class BuildVerdict
{
    /// <summary>The error of an adapter whose build needs a program that is not on this machine (serializers/Directory.Build.props).</summary>
    private const string MissingTool = "GOLDILOCKS2";

    /// <param name="job">What was built.</param>
    /// <param name="end">How it ended.</param>
    /// <param name="isPassing">True for a temporary failure, which says nothing about the next attempt.</param>
    public static BuildResult Of(BuildJob job, BuildEnd end, out bool isPassing)
    {
        var assets = AssetsFile.TryRead(job.AssetsPath);
        isPassing = false;
        if (end is { IsRestored: true, IsBuilt: true } && !end.Errors.Any(error => error.IsThrownGenerator))
        {
            return File.Exists(job.WorkerPath) ? Ready(job, assets) with { TrimWarnings = [.. end.TrimWarnings.Distinct()] } : Failed(job, NotAWorker(job));
        }

        var messages = end.Errors.Select(error => new PackageMessage(error.Code, IsError: true, Package: null, error.Text)).ToList();
        if (!end.IsRestored && RestoreFailure.From(job, assets, messages) is { } unavailable)
        {
            isPassing = RestoreFailure.IsPassing(messages);
            return BuildResult.Without(job.Request, job.AskedVersion, unavailable);
        }

        // What a generator that threw did not make is missing in hundreds of places.
        var errors = end.Errors.Distinct().OrderByDescending(error => error.IsThrownGenerator).ToList();
        if (end.IsRestored && ModelRefusal.From(job, errors) is { } refusal)
        {
            var version = assets is not null && job.Project.Package is { } package ? assets.VersionOf(package) ?? job.AskedVersion : job.AskedVersion;
            return BuildResult.Without(job.Request, version, refusal) with { Errors = errors };
        }

        if (errors.Find(error => error.Code == MissingTool) is { } missing)
        {
            // Remembering it would tell a user who has just installed the program that it is not there.
            isPassing = true;
            return BuildResult.Without(job.Request, job.AskedVersion, new Unavailable(job.Project.Package ?? job.Request.Folder.Name, job.AskedVersion, missing.Text));
        }

        var error = errors.Count > 0 ? Text(job, errors[0]) : "the build failed without saying why";
        return (TooOld(job, error) ?? Failed(job, error)) with { Errors = errors };
    }

    /// <summary>An adapter that does not compile with a version from before those that it is made for says nothing about that version, and nothing is wrong with the adapter.</summary>
    private static BuildResult? TooOld(BuildJob job, string error) => FactsFile.ReadFor(job.Request.Folder) is { OldestVersion: { } oldest } facts && facts.IsTooOld(job.AskedVersion)
        ? BuildResult.Without(job.Request, job.AskedVersion, new Unsupported($"the adapter is made for {oldest} and newer, and does not compile with {job.AskedVersion}: {error}"))
        : null;

    private static BuildResult Ready(BuildJob job, AssetsFile? assets)
    {
        if (assets is null)
        {
            return new BuildResult(job.Request, "", null, job.WorkerPath, null, []);
        }

        var origin = PackageOrigins.Of(job, assets);
        var notes = RestoreFailure.Notes(assets);
        if (job.Project.Package is not { } package)
        {
            return new BuildResult(job.Request, "", null, job.WorkerPath, origin, notes);
        }

        var version = assets.VersionOf(package) ?? job.AskedVersion;
        if (job.Sources.Offers(package, version) && PackageOrigins.OfOne(job, assets, package) is null)
        {
            // NuGet asks folders before registries, but between two folders the first answer wins.
            notes = [.. notes, $"{package} {version} lies in a given source, but NuGet took the one of another source"];
        }

        return new BuildResult(job.Request, version, null, job.WorkerPath, origin, notes);
    }

    private static BuildResult Failed(BuildJob job, string error) => BuildResult.Without(job.Request, job.AskedVersion, new BuildFailed(error));

    private static string NotAWorker(BuildJob job) =>
        $"it was built, but not into {Shorten(job, job.Output)}; {Shorten(job, job.Request.Folder.Path)} must import serializers/Directory.Build.props and .targets";

    private static string Text(BuildJob job, BuildError error) => Shorten(job, $"{error.Place}: {error.Words}");

    /// <summary>Paths as a reader of the repository knows them, not those of this machine.</summary>
    private static string Shorten(BuildJob job, string text) => text
        .Replace(job.Layout.RepositoryRoot + Path.DirectorySeparatorChar, "", StringComparison.Ordinal)
        .Replace(Path.GetDirectoryName(job.Request.Folder.Path) + Path.DirectorySeparatorChar, "", StringComparison.Ordinal);
}
