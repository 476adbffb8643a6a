using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>
/// Replaces <c>name@latest</c> by the newest stable version that the package sources offer. It is resolved once, before anything is recorded, so that a run that is resumed goes on with the same version.
/// </summary>
public static class LatestVersions
{
    private const string Latest = "latest";

    /// <summary>Patterns without <c>@latest</c>. A pattern that fits several serializers becomes one for each; a serializer that comes with the runtime stays without a version.</summary>
    /// <param name="patterns">As typed; empty for all serializers.</param>
    /// <param name="isForAll">True to take the newest version of every serializer that is named without a version.</param>
    /// <param name="folders">All serializers.</param>
    /// <param name="sources">Package sources beside those of the configuration.</param>
    /// <exception cref="UserErrorException">No source answers, or none has a stable version of a package.</exception>
    public static IReadOnlyList<string> Resolve(IReadOnlyList<string> patterns, bool isForAll, IReadOnlyList<SerializerFolder> folders, IReadOnlyList<string> sources)
    {
        var parsed = patterns.Count == 0 ? [new SerializerPattern("*", null, null)] : patterns.Select(SerializerPattern.Parse).ToList();
        if (!parsed.Any(pattern => IsLatest(pattern, isForAll)))
        {
            return patterns;
        }

        var pins = Chosen(folders, [.. parsed.Where(pattern => IsLatest(pattern, isForAll)).Select(pattern => pattern.Name)])
            .Select(folder => (folder.Name, Pin: PinnedPackage.Of(folder))).Where(item => item.Pin is not null).ToDictionary(item => item.Name, item => item.Pin!);
        var newest = Ask([.. pins.Values.Select(pin => pin.Package).Distinct()], sources);
        return [.. parsed.SelectMany(pattern => IsLatest(pattern, isForAll)
            ? folders.Where(folder => pattern.Matches(folder.Name)).Select(folder => Text(pattern with { Name = folder.Name, Version = pins.TryGetValue(folder.Name, out var pin) ? newest[pin.Package] : null }))
            : [Text(pattern)])];
    }

    /// <summary>The serializers that the patterns fit; all without patterns.</summary>
    /// <exception cref="SelectionException">A pattern fits nothing.</exception>
    internal static IReadOnlyList<SerializerFolder> Chosen(IReadOnlyList<SerializerFolder> folders, IReadOnlyList<string> patterns)
    {
        if (patterns.Count == 0)
        {
            return folders;
        }

        var chosen = Selection.Serializers([.. patterns.Select(SerializerPattern.Parse)], [.. folders.Select(folder => folder.Name)]).Select(match => match.Name).ToHashSet();
        return [.. folders.Where(folder => chosen.Contains(folder.Name))];
    }

    /// <exception cref="UserErrorException">No source answered.</exception>
    internal static void RequireAnswers(ReleaseSources sources)
    {
        if (sources.AreAllSilent)
        {
            throw new UserErrorException($"No package source answers: {string.Join("; ", sources.Silent.Select(source => $"{source.Source}: {source.Reason}"))}. 'dotnet nuget list source' shows them.");
        }
    }

    private static bool IsLatest(SerializerPattern pattern, bool isForAll) =>
        string.Equals(pattern.Version, Latest, StringComparison.OrdinalIgnoreCase) || (isForAll && pattern.Version is null);

    private static Dictionary<string, string> Ask(IReadOnlyList<string> packages, IReadOnlyList<string> given)
    {
        using var sources = ReleaseSources.Find(Environment.CurrentDirectory, given);
        var releases = sources.AskAsync([.. packages.Select(package => (package, (string?)null))], CancellationToken.None).GetAwaiter().GetResult();
        RequireAnswers(sources);
        return releases.ToDictionary(release => release.Package, release => release.Latest?.Version
            ?? throw new UserErrorException($"No package source has a stable version of {release.Package}, so there is no latest one. Name a version: @1.2.3."));
    }

    private static string Text(SerializerPattern pattern) =>
        pattern.Name + (pattern.Variant is null ? "" : $"/{pattern.Variant}") + (pattern.Version is null ? "" : $"@{pattern.Version}");
}
