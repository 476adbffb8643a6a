using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using Microsoft.Win32.SafeHandles;

namespace Goldilocks.Prober;

/// <summary>
/// A job object of Windows that limits what this process may commit. A process may be in several jobs, one inside the other (since Windows 8), so the job of the parent stays as it is.
/// </summary>
[SupportedOSPlatform("windows")]
internal static partial class MemoryJob
{
    private const int ExtendedLimitInformation = 9;
    private const uint ProcessMemory = 0x100;

    /// <summary>Closing it would end nothing, but it is kept so that a person who looks at the process finds the limit.</summary>
    private static SafeFileHandle? s_job;

    /// <summary>Limits the memory that this process may commit from now on.</summary>
    /// <param name="bytes">In all, with what is committed already.</param>
    /// <exception cref="IOException">The system refuses.</exception>
    public static void Limit(long bytes)
    {
        var limits = new ExtendedLimits { LimitFlags = ProcessMemory, ProcessMemoryLimit = (nuint)bytes };
        s_job = Create(0, null);
        using var process = Process.GetCurrentProcess();
        if (s_job.IsInvalid || !SetInformation(s_job, ExtendedLimitInformation, ref limits, Marshal.SizeOf<ExtendedLimits>()) || !Assign(s_job, process.SafeHandle))
        {
            throw new IOException($"The memory of the process cannot be limited: error {Marshal.GetLastPInvokeError()}.");
        }
    }

    [LibraryImport("kernel32", EntryPoint = "CreateJobObjectW", SetLastError = true, StringMarshalling = StringMarshalling.Utf16)]
    private static partial SafeFileHandle Create(nint security, string? name);

    [LibraryImport("kernel32", EntryPoint = "SetInformationJobObject", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool SetInformation(SafeFileHandle job, int kind, ref ExtendedLimits limits, int bytes);

    [LibraryImport("kernel32", EntryPoint = "AssignProcessToJobObject", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool Assign(SafeFileHandle job, SafeProcessHandle process);

    // JOBOBJECT_EXTENDED_LIMIT_INFORMATION: 64 bytes of basic limits, 48 of counted input and output, then the limits of memory. The size is that of a 64-bit process.
    [StructLayout(LayoutKind.Explicit, Size = 144)]
    private struct ExtendedLimits
    {
        [FieldOffset(16)]
        public uint LimitFlags;

        [FieldOffset(112)]
        public nuint ProcessMemoryLimit;
    }
}
