using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>
/// What removing folders would free. Programs link files of packages and of their hosts instead of copying them, and such a file is freed only with the last of its places. On other systems than Linux nothing
/// is known of links, and each place counts whole.
/// </summary>
internal static class DiskSpace
{
    /// <summary>What removing one folder would free, in bytes.</summary>
    /// <param name="folder">0 where there is none, or none any more.</param>
    public static long FreedBy(string folder) => FreedBy([new Part([folder], Stays: false)])[0];

    /// <summary>
    /// What removing all parts would free, in bytes, told apart by part. A file with a place outside of all parts counts in none. Otherwise it counts in one: a part that stays, where it has a place there.
    /// </summary>
    public static IReadOnlyList<long> FreedBy(IReadOnlyList<Part> parts)
    {
        var bytes = new long[parts.Count];
        var linked = new Dictionary<FileIdentity, LinkedFile>();
        foreach (var (index, part) in parts.Index().OrderBy(item => !item.Item.Stays))
        {
            foreach (var file in part.Places.SelectMany(Files))
            {
                if (FileStatus.Of(file.FullName) is { Links: > 1 } status)
                {
                    linked.TryAdd(status.Identity, new LinkedFile(index, file.Length, status.Links));
                    linked[status.Identity].Seen++;
                }
                else
                {
                    bytes[index] += file.Length;
                }
            }
        }

        foreach (var file in linked.Values.Where(file => file.Seen == file.Links))
        {
            bytes[file.Part] += file.Length;
        }

        return bytes;
    }

    private static List<FileInfo> Files(string place)
    {
        try
        {
            return File.Exists(place)
                ? [new FileInfo(place)]
                : [.. new DirectoryInfo(place).EnumerateFiles("*", new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.ReparsePoint })];
        }
        catch (DirectoryNotFoundException)
        {
            return [];
        }
    }

    /// <summary>Something that is removed, or stays, as a whole.</summary>
    /// <param name="Places">Folders and files. None lies in another.</param>
    /// <param name="Stays">True where it is not removed.</param>
    internal sealed record Part(IReadOnlyList<string> Places, bool Stays);

    private sealed class LinkedFile(int part, long length, uint links)
    {
        public int Part => part;

        public long Length => length;

        public uint Links => links;

        public uint Seen { get; set; }
    }
}
