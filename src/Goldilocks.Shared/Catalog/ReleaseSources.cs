using System.Collections.Concurrent;
using Goldilocks.Results;
using NuGet.Common;
using NuGet.Configuration;
using NuGet.Protocol;
using NuGet.Protocol.Core.Types;
using NuGet.Versioning;

namespace Goldilocks.Catalog;

/// <summary>
/// The package sources of the user's NuGet configuration and those given beside them, asked through NuGet's own client. A source that does not answer is left out from then on, and named.
/// </summary>
public sealed class ReleaseSources : IDisposable
{
    /// <summary>For one source to say what it can do. NuGet itself tries for minutes, and a person waits.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    /// <summary>Packages that are asked about at the same time.</summary>
    private const int SideBySide = 8;

    private readonly SourceCacheContext _cache = new() { MaxAge = DateTimeOffset.UtcNow };
    private readonly IReadOnlyList<SourceRepository> _sources;
    private readonly ConcurrentDictionary<string, SilentSource> _silent = new();

    private ReleaseSources(IReadOnlyList<SourceRepository> sources) => _sources = sources;

    /// <summary>Sources that did not answer, so far.</summary>
    public IReadOnlyList<SilentSource> Silent => [.. _silent.Values.OrderBy(source => source.Source, StringComparer.Ordinal)];

    /// <summary>True when no source answered.</summary>
    public bool AreAllSilent => _silent.Count == _sources.Count;

    /// <summary>Finds the sources; asks nothing yet.</summary>
    /// <param name="folder">The folder whose NuGet configuration counts, with those above it and the user's.</param>
    /// <param name="given">Folders and addresses beside those of the configuration.</param>
    /// <exception cref="UserErrorException">The configuration cannot be read, or names no source and none is given.</exception>
    public static ReleaseSources Find(string folder, IReadOnlyList<string> given) => Configured(folder, given, provider => provider.LoadPackageSources()) is { Count: > 0 } all
        ? new ReleaseSources(all)
        : throw new UserErrorException("The NuGet configuration names no package source. Add one with 'dotnet nuget add source', or give one with --source.");

    /// <summary>The sources that NuGet itself asks for advisories: those for audits where the configuration names any, and otherwise those of packages.</summary>
    /// <exception cref="UserErrorException">The configuration cannot be read.</exception>
    internal static IReadOnlyList<SourceRepository> ForAdvisories(string folder, IReadOnlyList<string> given) =>
        Configured(folder, given, provider => provider.LoadAuditSources() is { Count: > 0 } audits ? audits : provider.LoadPackageSources());

    private static IReadOnlyList<SourceRepository> Configured(string folder, IReadOnlyList<string> given, Func<PackageSourceProvider, IEnumerable<PackageSource>> load)
    {
        try
        {
            var configured = load(new PackageSourceProvider(Settings.LoadDefaultSettings(folder))).Where(source => source.IsEnabled);
            var all = configured.Concat(given.Select(source => new PackageSource(Located(source), source))).DistinctBy(source => source.Source);
            return [.. all.Select(source => Repository.Factory.GetCoreV3(source))];
        }
        catch (NuGetConfigurationException exception)
        {
            throw new UserErrorException($"The NuGet configuration cannot be read: {exception.Message}");
        }
    }

    /// <summary>What the sources say about each package, in the order of the request.</summary>
    /// <param name="packages">Ids, with the version that counts as ours; null when there is none.</param>
    /// <param name="cancellation">Ends the questions.</param>
    public async Task<IReadOnlyList<PackageReleases>> AskAsync(IReadOnlyList<(string Package, string? Pinned)> packages, CancellationToken cancellation)
    {
        await Task.WhenAll(_sources.Select(source => GreetAsync(source, cancellation)));
        var answers = new PackageReleases[packages.Count];
        await Parallel.ForAsync(0, packages.Count, new ParallelOptions { MaxDegreeOfParallelism = SideBySide, CancellationToken = cancellation }, async (index, token) =>
            answers[index] = Judge(packages[index].Package, packages[index].Pinned, await VersionsOfAsync(packages[index].Package, token)));
        return answers;
    }

    /// <inheritdoc/>
    public void Dispose() => _cache.Dispose();

    private static string Located(string source) => Directory.Exists(source) ? Path.GetFullPath(source) : source;

    private static PackageReleases Judge(string package, string? pinned, IReadOnlyDictionary<NuGetVersion, DateOnly?> versions)
    {
        var own = NuGetVersion.TryParse(pinned, out var parsed) ? parsed : null;
        var stable = versions.Keys.Where(version => !version.IsPrerelease).OrderDescending().ToList();
        return new PackageReleases(
            package,
            own is not null && versions.ContainsKey(own) ? Release(own) : null,
            stable.Count == 0 ? null : Release(stable[0]),
            own is null ? [] : [.. stable.Where(version => version > own).Select(Release)]);

        OfferedRelease Release(NuGetVersion version) => new(version.ToNormalizedString(), versions[version]);
    }

    /// <summary>Asks a source for what it can do, so that one that is down is waited for once and not once for each package.</summary>
    private async Task GreetAsync(SourceRepository source, CancellationToken cancellation)
    {
        using var patience = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        patience.CancelAfter(s_patience);
        try
        {
            _ = await source.GetResourceAsync<PackageMetadataResource>(patience.Token).WaitAsync(patience.Token);
        }
        catch (Exception exception) when (IsSilence(exception, cancellation))
        {
            Leave(source, exception);
        }
    }

    /// <summary>Listed versions with their dates, of all sources that answer. A source without dates gives only versions.</summary>
    private async Task<IReadOnlyDictionary<NuGetVersion, DateOnly?>> VersionsOfAsync(string package, CancellationToken cancellation)
    {
        var versions = new Dictionary<NuGetVersion, DateOnly?>();
        foreach (var source in _sources.Where(source => !_silent.ContainsKey(source.PackageSource.Source)))
        {
            try
            {
                var resource = await source.GetResourceAsync<PackageMetadataResource>(cancellation)
                    ?? throw new FatalProtocolException("the source has no metadata");
                foreach (var found in await resource.GetMetadataAsync(package, includePrerelease: true, includeUnlisted: false, _cache, NullLogger.Instance, cancellation))
                {
                    // A package that is no longer listed has the year 1900, and folders have the file's date, which is not the release's.
                    DateOnly? published = source.PackageSource.IsLocal || found.Published is not { Year: > 1900 } date ? null : DateOnly.FromDateTime(date.UtcDateTime);
                    versions[found.Identity.Version] = versions.GetValueOrDefault(found.Identity.Version) ?? published;
                }
            }
            catch (Exception exception) when (IsSilence(exception, cancellation))
            {
                Leave(source, exception);
            }
        }

        return versions;
    }

    private void Leave(SourceRepository source, Exception exception) =>
        _silent.TryAdd(source.PackageSource.Source, new SilentSource(source.PackageSource.Name, SourceErrors.ReasonOf(exception)));

    private static bool IsSilence(Exception exception, CancellationToken cancellation) => !cancellation.IsCancellationRequested && SourceErrors.IsSilence(exception);
}
