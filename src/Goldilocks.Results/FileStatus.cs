using System.Runtime.InteropServices;

namespace Goldilocks.Results;

/// <summary>What Linux knows of a path beyond the base library (statx(2)); on other systems nothing is known.</summary>
/// <param name="Mode">Its kind and its permissions.</param>
/// <param name="Links">In how many places the same file lies.</param>
public readonly partial record struct FileStatus(ushort Mode, uint Links)
{
    private const int RelativeToCurrentFolder = -100;
    private const uint WantTypeAndLinks = 1 | 4;

    /// <summary>Null where there is nothing, where the system does not say, and on other systems than Linux.</summary>
    /// <param name="path">A file, or a link to it.</param>
    public static FileStatus? Of(string path) => OperatingSystem.IsLinux() && StatX(RelativeToCurrentFolder, path, 0, WantTypeAndLinks, out var status) == 0
        ? new FileStatus(status.Mode, status.Links)
        : null;

    /// <summary>
    /// A file's bytes, divided among its places, so that all of them together are counted once. Published programs link the files of their runtime instead of copying them. On other systems than Linux each
    /// place counts whole.
    /// </summary>
    public static double ShareOfBytes(FileInfo file) => (double)file.Length / Math.Max(1, Of(file.FullName)?.Links ?? 1);

    [LibraryImport("libc", EntryPoint = "statx", StringMarshalling = StringMarshalling.Utf8)]
    private static partial int StatX(int folder, string path, int flags, uint wanted, out KernelStatus status);

    /// <summary>The kernel's struct statx: 256 bytes on every processor.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 256)]
    private struct KernelStatus
    {
        [FieldOffset(16)]
        public uint Links;

        [FieldOffset(28)]
        public ushort Mode;
    }
}
