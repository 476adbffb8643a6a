using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Results;
using NuGet.Versioning;

namespace Goldilocks.Cli.Probe;

/// <summary>The versions of one serializer that a history of its findings is made of.</summary>
public static class HistoryVersions
{
    /// <summary>The word that stands for every version that a package source offers.</summary>
    private const string Every = "all";

    /// <summary>Patterns with versions, the oldest first: those that were named, or of each minor version that a package source offers the last, from the oldest that the adapter is made for.</summary>
    /// <param name="checkout">Where the serializers are.</param>
    /// <param name="name">Of the serializer, with or without a variant: <c>NAME</c> or <c>NAME/VARIANT</c>.</param>
    /// <param name="named">Versions; empty for the last of each minor version of the sources, and <c>all</c> for every one of them.</param>
    /// <param name="adapters">Folders of adapters beside <c>serializers/</c>.</param>
    /// <param name="sources">Package sources beside those of the configuration.</param>
    /// <exception cref="UserErrorException">There is no such serializer, it has no package, or no source offers one.</exception>
    public static IReadOnlyList<string> Patterns(Checkout checkout, string name, IReadOnlyList<string> named, IReadOnlyList<string> adapters, IReadOnlyList<string> sources)
    {
        var folders = LatestVersions.Chosen(checkout.Serializers(Requested.Folders(adapters)), [name]);
        if (folders.Count != 1)
        {
            throw new UserErrorException($"--history takes the name of one serializer, and '{name}' fits {folders.Count}: {string.Join(", ", folders.Select(folder => folder.Name))}.");
        }

        var versions = named is not ([] or [Every]) ? named : Offered(folders[0], Requested.SourcesOf(sources), isEvery: named.Count > 0);
        return [.. versions.Select(version => $"{name}@{version}")];
    }

    private static IReadOnlyList<string> Offered(SerializerFolder folder, IReadOnlyList<string> given, bool isEvery)
    {
        var pin = PinnedPackage.Of(folder)
            ?? throw new UserErrorException($"{folder.Name} comes with the runtime and has no package whose versions could be tried. Try it under several runtimes instead: goldilocks run --runtimes net8.0,net10.0 --serializers {folder.Name}");
        using var sources = ReleaseSources.Find(Environment.CurrentDirectory, given);
        var release = sources.AskAsync([(pin.Package, "0.0.0-0")], CancellationToken.None).GetAwaiter().GetResult()[0];
        LatestVersions.RequireAnswers(sources);
        var facts = FactsFile.ReadFor(folder);
        var chosen = Chosen(release.Behind.Select(offered => offered.Version).Where(version => facts?.IsTooOld(version) != true), isEvery);
        return chosen.Count > 0 ? chosen : throw new UserErrorException($"No package source has a stable version of {pin.Package}. Name versions with --versions, or a source with --source.");
    }

    /// <summary>The oldest first.</summary>
    /// <param name="versions">Those that are offered.</param>
    /// <param name="isEvery">False to take of versions such as 1.2.3 and 1.2.4 the last.</param>
    public static IReadOnlyList<string> Chosen(IEnumerable<string> versions, bool isEvery) =>
    [
        .. versions.Select(NuGetVersion.Parse)
            .GroupBy(version => isEvery ? (version.Major, version.Minor, version.Patch, version.Revision) : (version.Major, version.Minor, 0, 0))
            .Select(alike => alike.Max()!).Order().Select(version => version.ToNormalizedString()),
    ];
}
