using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>The folders of serializers that no study compares.</summary>
internal static class ContenderFolders
{
    /// <summary>What each of them says, by name.</summary>
    /// <param name="root">The checkout.</param>
    /// <param name="only">The names that are asked for; null for all.</param>
    /// <exception cref="UserErrorException">A file is damaged, or one does not say which outcomes it expects.</exception>
    public static IReadOnlyDictionary<string, KnownContender> Known(string root, IReadOnlySet<string>? only = null)
    {
        var studies = Path.Combine(root, "studies");
        var compared = StudyFolder.Names(studies)
            .SelectMany(name => StudyFolder.Read(studies, name).Counterparts)
            .Select(counterpart => counterpart.Serializer)
            .ToHashSet();
        return SerializerFolders.Discover([Path.Combine(root, "serializers")])
            .Where(folder => !compared.Contains(folder.Name) && only?.Contains(folder.Name) != false)
            .ToDictionary(folder => folder.Name, folder => new KnownContender(FactsOf(folder), PinnedPackage.Of(folder)?.Version));
    }

    /// <summary>What the page shows beside them.</summary>
    /// <param name="root">The checkout.</param>
    /// <exception cref="UserErrorException">A file is damaged.</exception>
    public static BesideContenders Beside(string root) => new(
        SerializerFolders.Discover([Path.Combine(root, "serializers")])
            .Select(folder => (folder.Name, Facts: FactsFile.ReadFor(folder)))
            .Where(item => item.Facts is not null)
            .ToDictionary(item => item.Name, item => item.Facts!),
        File.ReadAllText(Path.Combine(root, "bench", "LookedAt.md")));

    private static SerializerFacts FactsOf(SerializerFolder folder) => FactsFile.ReadFor(folder) is { Expected: not null } facts
        ? facts
        : throw new UserErrorException($"{folder.Name} does not say which outcomes it expects. Write them into its {FactsFile.Name}.");
}
