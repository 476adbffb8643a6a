using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using Microsoft.Win32.SafeHandles;

namespace Goldilocks.Processes;

/// <summary>A job object of Windows: its processes and what they start end when its last handle is closed. Tried under Wine, and not on Windows yet.</summary>
[SupportedOSPlatform("windows")]
internal sealed partial class Job : IDisposable
{
    private const int BasicProcessIdList = 3;
    private const int ExtendedLimitInformation = 9;
    private const uint KillOnJobClose = 0x2000;
    private const int ListedProcesses = 1024;
    private readonly SafeFileHandle _handle;

    private Job()
    {
        _handle = Create(0, null);
        var limits = new ExtendedLimits { LimitFlags = KillOnJobClose };
        if (_handle.IsInvalid || !SetInformation(_handle, ExtendedLimitInformation, ref limits, Marshal.SizeOf<ExtendedLimits>()))
        {
            throw new Win32Exception(Marshal.GetLastPInvokeError());
        }
    }

    /// <summary>A job that ends with this process, whatever the reason.</summary>
    public static Job OfThisProcess() => Of(Process.GetCurrentProcess());

    /// <summary>A job within those that the process is in already. A process that has ended is in none.</summary>
    public static Job Of(Process process)
    {
        var job = new Job();
        _ = Assign(job._handle, process.SafeHandle);
        return job;
    }

    /// <summary>Ends its processes.</summary>
    public void End() => _ = Terminate(_handle, 1);

    /// <summary>The ids of its processes.</summary>
    public IReadOnlyList<int> Processes()
    {
        // JOBOBJECT_BASIC_PROCESS_ID_LIST: two counts of 32 bits, then ids as wide as a pointer.
        var list = new nint[ListedProcesses + (8 / nint.Size)];
        return Query(_handle, BasicProcessIdList, list, list.Length * nint.Size, 0)
            ? [.. list.Skip(8 / nint.Size).TakeWhile(id => id != 0).Select(id => (int)id)]
            : [];
    }

    public void Dispose() => _handle.Dispose();

    [LibraryImport("kernel32", EntryPoint = "CreateJobObjectW", SetLastError = true, StringMarshalling = StringMarshalling.Utf16)]
    private static partial SafeFileHandle Create(nint security, string? name);

    [LibraryImport("kernel32", EntryPoint = "SetInformationJobObject", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool SetInformation(SafeFileHandle job, int kind, ref ExtendedLimits limits, int bytes);

    [LibraryImport("kernel32", EntryPoint = "AssignProcessToJobObject", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool Assign(SafeFileHandle job, SafeProcessHandle process);

    [LibraryImport("kernel32", EntryPoint = "TerminateJobObject", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool Terminate(SafeFileHandle job, uint exitCode);

    [LibraryImport("kernel32", EntryPoint = "QueryInformationJobObject", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool Query(SafeFileHandle job, int kind, [Out] nint[] list, int bytes, nint needed);

    // JOBOBJECT_EXTENDED_LIMIT_INFORMATION; the runtime lays fields out as C does.
    [StructLayout(LayoutKind.Sequential)]
    private struct ExtendedLimits
    {
        public long PerProcessUserTimeLimit;
        public long PerJobUserTimeLimit;
        public uint LimitFlags;
        public nuint MinimumWorkingSetSize;
        public nuint MaximumWorkingSetSize;
        public uint ActiveProcessLimit;
        public nuint Affinity;
        public uint PriorityClass;
        public uint SchedulingClass;
        public ulong ReadOperationCount;
        public ulong WriteOperationCount;
        public ulong OtherOperationCount;
        public ulong ReadTransferCount;
        public ulong WriteTransferCount;
        public ulong OtherTransferCount;
        public nuint ProcessMemoryLimit;
        public nuint JobMemoryLimit;
        public nuint PeakProcessMemoryUsed;
        public nuint PeakJobMemoryUsed;
    }
}

/// <summary>A tree as a job of Windows: nothing leaves it.</summary>
[SupportedOSPlatform("windows")]
internal sealed class JobMembers(Process root) : ITreeMembers
{
    private readonly int _root = root.Id;
    private readonly Job _job = Job.Of(root);

    public IReadOnlyList<TreeMember> Find() =>
        [.. _job.Processes().Where(id => id != _root && id != Environment.ProcessId).Select(id => new TreeMember(id, NameOf(id)))];

    public void Kill(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            process.Kill();
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidOperationException or Win32Exception)
        {
            // It has ended by itself, or is about to. A process that stays is found again.
        }
    }

    public void KillRoot() => Kill(_root);

    public void Dispose()
    {
        _job.End();
        _job.Dispose();
    }

    private static string NameOf(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            return TreeMembers.Printable(process.ProcessName);
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidOperationException)
        {
            return $"process {id}";
        }
    }
}
