using System.IO.Pipes;
using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Goldilocks.Processes;

/// <summary>The standard output of a tree's program. Reading ends with the program, also where a child that cannot be found holds the pipe open.</summary>
/// <remarks>
/// A blocked read(2) of a pipe cannot be cancelled: closing the stream waits for it. So each read first waits for data with poll(2), and checks from time to time whether
/// the program is still alive. Asynchronous reads were rejected: each needs a thread of the pool, and a hundred waiting conversations would use up the pool.
/// </remarks>
internal sealed partial class TreeOutput(ProcessTree tree, Stream output) : Stream
{
    private const int LookEveryMilliseconds = 500;
    private const int AfterTheEndMilliseconds = 1000;
    private readonly SafePipeHandle? _pipe = OperatingSystem.IsWindows() ? null : (output as PipeStream)?.SafePipeHandle;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override int Read(Span<byte> buffer) => _pipe is null || HasMore(_pipe) ? output.Read(buffer) : 0;

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            output.Dispose();
        }

        base.Dispose(disposing);
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    /// <summary>Waits for something to read, or for the pipe's end; false when the program has ended and neither comes.</summary>
    private bool HasMore(SafePipeHandle pipe)
    {
        while (!IsReadable(pipe, LookEveryMilliseconds))
        {
            if (tree.Process.HasExited)
            {
                tree.End();
                return IsReadable(pipe, AfterTheEndMilliseconds);
            }
        }

        return true;
    }

    private static bool IsReadable(SafePipeHandle pipe, int milliseconds)
    {
        const short In = 1;
        const int Interrupted = 4;
        var waiting = new Waiting { Handle = (int)pipe.DangerousGetHandle(), Events = In };

        // The read reports everything that poll notices, errors too. But the end of a child interrupts poll, and then it noticed nothing.
        var noticed = Poll(ref waiting, 1, milliseconds);
        return noticed > 0 || (noticed < 0 && Marshal.GetLastPInvokeError() != Interrupted);
    }

    // nfds_t is unsigned long on Linux and unsigned int on macOS; a register holds 1 for either.
    [LibraryImport("libc", EntryPoint = "poll", SetLastError = true)]
    private static partial int Poll(ref Waiting waiting, nuint count, int milliseconds);

    // struct pollfd
    [StructLayout(LayoutKind.Sequential)]
    private struct Waiting
    {
        public int Handle;
        public short Events;
        public short Noticed;
    }
}
