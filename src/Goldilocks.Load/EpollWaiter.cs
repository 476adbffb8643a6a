using System.Net.Sockets;
using System.Runtime.InteropServices;

namespace Goldilocks.Load;

/// <summary>
/// epoll(7), which costs one system call for all sockets that are ready and can sleep for less than a millisecond. The runtime's own
/// asynchronous sockets were rejected for the client: a thread-pool hop for each answer takes time from the server on the same cores.
/// </summary>
internal sealed partial class EpollWaiter : ReadinessWaiter
{
    private const int MaximumEvents = 256;
    private const int CloseOnExec = 0x80000;
    private const int OperationAdd = 1;
    private const int OperationDelete = 2;
    private const int OperationModify = 3;
    private const uint CanRead = 0x1;
    private const uint CanWrite = 0x4;

    /// <summary>The kernel's struct epoll_event is packed on x86-64 only: its number follows the event mask there without a gap.</summary>
    private static readonly int s_dataOffset = RuntimeInformation.ProcessArchitecture == Architecture.X64 ? 4 : 8;
    private static readonly int s_eventBytes = s_dataOffset + 8;

    private readonly int _epoll = Checked(Create1(CloseOnExec), "epoll_create1");
    private readonly byte[] _events = new byte[MaximumEvents * 16];
    private readonly int[] _ready = new int[MaximumEvents];
    private bool _hasFineSleep = true;

    public override void Add(int index, Socket socket) => Control(OperationAdd, index, socket, CanRead);

    public override void Remove(int index, Socket socket) => Control(OperationDelete, index, socket, 0);

    public override void WatchWriting(int index, Socket socket, bool isWatched) =>
        Control(OperationModify, index, socket, isWatched ? CanRead | CanWrite : CanRead);

    public override ReadOnlySpan<int> Wait(long nanoseconds)
    {
        var count = Math.Max(0, Sleep(nanoseconds));
        for (var i = 0; i < count; i++)
        {
            _ready[i] = MemoryMarshal.Read<int>(_events.AsSpan((i * s_eventBytes) + s_dataOffset));
        }

        return _ready.AsSpan(0, count);
    }

    public override void Dispose()
    {
        _ = Close(_epoll);
        base.Dispose();
    }

    private int Sleep(long nanoseconds)
    {
        if (_hasFineSleep)
        {
            try
            {
                var time = new TimeSpec { Seconds = nanoseconds / 1_000_000_000, Nanoseconds = nanoseconds % 1_000_000_000 };
                return Wait2(_epoll, _events, MaximumEvents, in time, 0);
            }
            catch (EntryPointNotFoundException)
            {
                // A C library from before 2022 (glibc 2.35).
                _hasFineSleep = false;
            }
        }

        return Wait1(_epoll, _events, MaximumEvents, (int)Math.Min(int.MaxValue, (nanoseconds + 999_999) / 1_000_000));
    }

    private void Control(int operation, int index, Socket socket, uint mask)
    {
        Span<byte> entry = stackalloc byte[16];
        entry.Clear();
        MemoryMarshal.Write(entry, mask);
        MemoryMarshal.Write(entry[s_dataOffset..], (long)index);
        Checked(Control(_epoll, operation, (int)socket.SafeHandle.DangerousGetHandle(), in entry[0]), "epoll_ctl");
    }

    private static int Checked(int result, string call) =>
        result >= 0 ? result : throw new LoadClientException($"{call} failed with error {Marshal.GetLastPInvokeError()}.");

    [LibraryImport("libc", EntryPoint = "epoll_create1", SetLastError = true)]
    private static partial int Create1(int flags);

    [LibraryImport("libc", EntryPoint = "epoll_ctl", SetLastError = true)]
    private static partial int Control(int epoll, int operation, int handle, in byte entry);

    [LibraryImport("libc", EntryPoint = "epoll_pwait2")]
    private static partial int Wait2(int epoll, [Out] byte[] events, int maximum, in TimeSpec timeout, nint signals);

    [LibraryImport("libc", EntryPoint = "epoll_wait")]
    private static partial int Wait1(int epoll, [Out] byte[] events, int maximum, int milliseconds);

    [LibraryImport("libc", EntryPoint = "close")]
    private static partial int Close(int handle);

    [StructLayout(LayoutKind.Sequential)]
    private struct TimeSpec
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
