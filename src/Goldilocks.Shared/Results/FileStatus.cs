using System.Runtime.InteropServices;

namespace Goldilocks.Results;

/// <summary>What Linux knows of a path beyond the base library (statx(2)); on other systems nothing is known.</summary>
/// <param name="Mode">Its kind and its permissions.</param>
/// <param name="Links">In how many places the same file lies.</param>
/// <param name="Identity">The same for all of these places, and for no other file.</param>
public readonly partial record struct FileStatus(ushort Mode, uint Links, FileIdentity Identity)
{
    private const int RelativeToCurrentFolder = -100;
    private const uint WantTypeLinksAndNumber = 1 | 4 | 0x100;

    /// <summary>Null where there is nothing, where the system does not say, and on other systems than Linux.</summary>
    /// <param name="path">A file, or a link to it.</param>
    public static FileStatus? Of(string path) => OperatingSystem.IsLinux() && StatX(RelativeToCurrentFolder, path, 0, WantTypeLinksAndNumber, out var status) == 0
        ? new FileStatus(status.Mode, status.Links, new FileIdentity(status.DeviceMajor, status.DeviceMinor, status.Number))
        : null;

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

        [FieldOffset(32)]
        public ulong Number;

        [FieldOffset(136)]
        public uint DeviceMajor;

        [FieldOffset(140)]
        public uint DeviceMinor;
    }
}

/// <summary>Which file it is, wherever it lies.</summary>
/// <param name="DeviceMajor">Of the disk.</param>
/// <param name="DeviceMinor">Of the disk.</param>
/// <param name="Number">Its number there.</param>
public readonly record struct FileIdentity(uint DeviceMajor, uint DeviceMinor, ulong Number);
