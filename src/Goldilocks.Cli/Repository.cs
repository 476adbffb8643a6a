using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Cli;

/// <summary>The checkout that this program was built from: the serializers are built there.</summary>
internal static class Repository
{
    /// <summary>The folder that holds <c>serializers/</c> and <c>workloads/</c>.</summary>
    /// <exception cref="UserErrorException">The program was moved away from its checkout.</exception>
    public static string Root { get; } = Find(AppContext.BaseDirectory);

    private static string Find(string start)
    {
        for (var folder = new DirectoryInfo(start); folder is not null; folder = folder.Parent)
        {
            if (Directory.Exists(Path.Combine(folder.FullName, "serializers")) && Directory.Exists(Path.Combine(folder.FullName, "workloads")))
            {
                return folder.FullName;
            }
        }

        throw new UserErrorException(
            $"Goldilocks runs from its checkout, where serializers/ and workloads/ are, and found neither above '{start}'. Run ./goldilocks in a clone of the repository.");
    }

    /// <summary>Every adapter of the repository, and those in other folders.</summary>
    /// <param name="adapters">Folders whose subfolders are adapters.</param>
    public static IReadOnlyList<SerializerFolder> Serializers(IEnumerable<string> adapters) =>
        SerializerFolders.Discover([Path.Combine(Root, "serializers"), .. adapters]);

    /// <summary>Every codec of the repository, and those in other folders.</summary>
    /// <param name="codecs">Folders whose subfolders are codecs.</param>
    public static IReadOnlyList<SerializerFolder> Codecs(IEnumerable<string> codecs) =>
        SerializerFolders.Discover(FolderKind.Codecs, [Path.Combine(Root, "codecs"), .. codecs]);
}
