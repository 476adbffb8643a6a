using System.Buffers.Text;
using System.Diagnostics;
using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Goldilocks.Prober;

/// <summary>Limits that the operating system holds this process to.</summary>
/// <remarks>
/// The limit is on the memory that is really mapped for writing (RLIMIT_DATA), because the runtime reserves addresses generously. <c>DOTNET_GCHeapHardLimit</c> was rejected: under it
/// processes ended with signal 11 that never ended without it. On Windows the limit is on what is committed, by a job object. On other systems only counted allocation and the watchdog remain (docs/probes.md).
/// </remarks>
internal static partial class ResourceLimits
{
    private const int FileSize = 1;
    private const int Data = 2;
    private const int CoreSize = 4;
    private const long LargestFileBytes = 64L << 20;
    private const double Much = 1.0 / 2;

    /// <summary>What the kernel says of a process takes 1.5 KB.</summary>
    private const int StatusBytes = 4096;

    private static bool s_isSet;
    private static long s_limitBytes = long.MaxValue;
    private static SafeFileHandle? s_status;

    /// <summary>
    /// True when this process has more than half of the memory that it may have. What it dies of then is chance: a refusal that is thrown, one that ends the runtime, or a stack that is too small
    /// to throw it.
    /// </summary>
    public static bool IsMuchMemoryUsed => s_limitBytes < long.MaxValue && (OperatingSystem.IsLinux() ? CurrentDataBytes() : Environment.WorkingSet) > Much * s_limitBytes;

    /// <summary>Limits memory to what there is now and <paramref name="moreBytes"/>; on Linux also files to 64 MB, and core dumps to none. Only the first call does so: a limit cannot be raised again.</summary>
    public static void Set(long moreBytes)
    {
        if (s_isSet)
        {
            return;
        }

        s_isSet = true;
        if (OperatingSystem.IsLinux())
        {
            s_status = File.OpenHandle("/proc/self/status");
            s_limitBytes = CurrentDataBytes() + moreBytes;
            Limit(Data, s_limitBytes);
            Limit(FileSize, LargestFileBytes);
            Limit(CoreSize, 0);
        }
        else if (OperatingSystem.IsWindows())
        {
            using var process = Process.GetCurrentProcess();
            s_limitBytes = process.PrivateMemorySize64 + moreBytes;
            MemoryJob.Limit(s_limitBytes);
        }
    }

    /// <summary>Takes no memory: the watchdog asks where there may be none left.</summary>
    private static long CurrentDataBytes()
    {
        Span<byte> text = stackalloc byte[StatusBytes];
        text = text[..RandomAccess.Read(s_status!, text, fileOffset: 0)];
        var start = text.IndexOf("VmData:"u8);
        return start >= 0 && Utf8Parser.TryParse(text[(start + "VmData:".Length)..].TrimStart(" \t"u8), out long kilobytes, out _) ? kilobytes * 1024 : 0;
    }

    private static void Limit(int resource, long bytes)
    {
        var limit = new ResourceLimit { Soft = (nuint)bytes, Hard = (nuint)bytes };
        if (SetLimit(resource, ref limit) != 0)
        {
            throw new IOException($"The limit of resource {resource} cannot be set: error {Marshal.GetLastPInvokeError()}.");
        }
    }

    [LibraryImport("libc", EntryPoint = "setrlimit", SetLastError = true)]
    private static partial int SetLimit(int resource, ref ResourceLimit limit);

    // struct rlimit
    [StructLayout(LayoutKind.Sequential)]
    private struct ResourceLimit
    {
        public nuint Soft;
        public nuint Hard;
    }
}
