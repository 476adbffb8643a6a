using System.Diagnostics.Tracing;
using Microsoft.Diagnostics.NETCore.Client;

namespace Goldilocks.Cli.Surveys;

/// <summary>
/// Samples a process of .NET through its diagnostics port (EventPipe), which needs no administrator on any platform: stacks of all threads about once a millisecond, and one
/// allocation in about 100 kB.
/// </summary>
internal sealed class TraceSession : IDisposable
{
    // ClrTraceEventParser's keywords: allocations, and the names of methods and modules.
    private const long Collector = 0x1;
    private const long Loader = 0x8;
    private const long Jit = 0x10;
    private const long Precompiled = 0x20;
    private const int BufferMegabytes = 256;
    private readonly EventPipeSession _session;
    private readonly Task _copying;

    private TraceSession(EventPipeSession session, Stream destination)
    {
        _session = session;
        _copying = Task.Run(() =>
        {
            using (destination)
            {
                session.EventStream.CopyTo(destination);
            }
        });
    }

    /// <summary>Begins to sample. The destination is closed at the end.</summary>
    /// <exception cref="ServerNotAvailableException">The process is gone, or its diagnostics are switched off.</exception>
    public static TraceSession Start(int processId, Stream destination) => new(
        new DiagnosticsClient(processId).StartEventPipeSession(
            [
                new EventPipeProvider("Microsoft-DotNETCore-SampleProfiler", EventLevel.Informational),
                new EventPipeProvider("Microsoft-Windows-DotNETRuntime", EventLevel.Verbose, Collector | Loader | Jit | Precompiled),
            ],
            requestRundown: true,
            circularBufferMB: BufferMegabytes),
        destination);

    /// <summary>Ends it and waits until everything is written. The names of methods come last, so this takes a moment.</summary>
    public void Stop()
    {
        _session.Stop();
        _copying.GetAwaiter().GetResult();
    }

    public void Dispose() => _session.Dispose();
}
