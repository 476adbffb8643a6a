using System.ComponentModel;
using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running.Workers;

/// <summary>
/// One adapter program and the pipe to it. Its end, for whatever reason, becomes an <see cref="Outcome"/>. Used by one thread at a time;
/// <see cref="Kill"/> may come from any.
/// </summary>
public sealed class WorkerProcess : IDisposable
{
    private const int KeptErrorLines = 12;
    private readonly Process _process;
    private readonly FrameChannel _channel;
    private readonly Queue<string> _lastErrors = new();
    private readonly Timer _watchdog;
    private volatile bool _timedOut;

    private WorkerProcess(Process process)
    {
        _process = process;
        _channel = new FrameChannel(process.StandardOutput.BaseStream, process.StandardInput.BaseStream);
        _watchdog = new Timer(_ => EndBecauseOfTimeout());
        process.ErrorDataReceived += (_, line) => Keep(line.Data);
        process.BeginErrorReadLine();
    }

    /// <summary>Of the operating system.</summary>
    public int Id => _process.Id;

    /// <summary>Starts a worker (a library under the host that runs this process, a published program by itself), with nothing of our own runtime settings inherited.</summary>
    public static WorkerProcess Start(string workerPath, IReadOnlyDictionary<string, string> environment)
    {
        var start = new ProcessStartInfo
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
            WorkingDirectory = Path.GetDirectoryName(workerPath),
        };
        DotnetHost.Prepare(start, workerPath, environment);
        return new WorkerProcess(Process.Start(start) ?? throw new InvalidOperationException($"'{start.FileName}' did not start."));
    }

    /// <summary>Sends a request and waits for its answer.</summary>
    /// <exception cref="WorkerLostException">The process died, hung or spoke nonsense; it carries the outcome.</exception>
    public Frame Ask(Frame request, TimeSpan timeout)
    {
        _watchdog.Change(timeout, Timeout.InfiniteTimeSpan);
        try
        {
            _channel.Write(request);
            return _channel.Read() ?? throw Lost(request, timeout);
        }
        catch (IOException)
        {
            throw Lost(request, timeout);
        }
        catch (ProtocolException exception)
        {
            Kill();
            throw new WorkerLostException(new Failed(nameof(ProtocolException), exception.Message));
        }
        finally
        {
            _watchdog.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
        }
    }

    /// <summary>Ends the process and what it started.</summary>
    public void Kill()
    {
        try
        {
            _process.Kill(entireProcessTree: true);
        }
        catch (InvalidOperationException)
        {
            // It has ended by itself, which is what was wanted.
        }
    }

    /// <summary>Asks the process to end and waits for it; ends it if it does not.</summary>
    public void Dispose()
    {
        _watchdog.Dispose();
        try
        {
            _process.StandardInput.Close();
        }
        catch (IOException)
        {
            // The pipe is already broken: the process has ended.
        }

        if (!_process.WaitForExit(2000))
        {
            Kill();
        }

        _process.Dispose();
    }

    private void EndBecauseOfTimeout()
    {
        _timedOut = true;
        Kill();
    }

    private WorkerLostException Lost(Frame request, TimeSpan timeout)
    {
        // The pipe closes a moment before the process is gone and its last words have arrived.
        if (!_process.WaitForExit(5000))
        {
            Kill();
        }

        _process.WaitForExit();
        return new WorkerLostException(_timedOut
            ? new TimedOut(timeout.TotalSeconds, request.Verb)
            : new Crashed(_process.ExitCode, LastErrors()));
    }

    private string LastErrors()
    {
        lock (_lastErrors)
        {
            return string.Join(" | ", _lastErrors);
        }
    }

    private void Keep(string? line)
    {
        if (string.IsNullOrWhiteSpace(line))
        {
            return;
        }

        lock (_lastErrors)
        {
            // A stack overflow prints thousands of frames; its first lines say what happened.
            if (_lastErrors.Count < KeptErrorLines)
            {
                _lastErrors.Enqueue(line.Trim());
            }
        }
    }
}

/// <summary>A worker can no longer be used.</summary>
/// <param name="outcome">What its row will say.</param>
public sealed class WorkerLostException(Outcome outcome) : Exception(outcome.Reason)
{
    /// <summary>What its row will say.</summary>
    public Outcome Outcome { get; } = outcome;
}
