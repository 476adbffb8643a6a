using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running.Workers;

/// <summary>
/// One adapter program and the pipe to it. Its end, for whatever reason, becomes an <see cref="Outcome"/>, and everything that it started ends with it. Used by one thread at a
/// time; <see cref="Kill"/> may come from any.
/// </summary>
public sealed class WorkerProcess : IDisposable
{
    private const int KeptErrorLines = 12;
    private static readonly TimeSpan s_ownEnd = TimeSpan.FromSeconds(2);
    private static readonly TimeSpan s_endAfterPipe = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan s_lastWords = TimeSpan.FromSeconds(1);
    private readonly ProcessTree _tree;
    private readonly ManualResetEventSlim _errorsEnded = new();
    private readonly FrameChannel _channel;
    private readonly Queue<string> _lastErrors = new();
    private readonly Timer _watchdog;
    private volatile bool _timedOut;
    private bool _isDisposed;

    private WorkerProcess(ProcessTree tree)
    {
        _tree = tree;
        Id = tree.Process.Id;
        _channel = new FrameChannel(tree.OpenOutput(), tree.Process.StandardInput.BaseStream);
        _watchdog = new Timer(_ => EndBecauseOfTimeout());
        tree.Process.ErrorDataReceived += (_, line) => Keep(line.Data);
        tree.Process.BeginErrorReadLine();
    }

    /// <summary>Of the operating system.</summary>
    public int Id { get; }

    /// <summary>What the process left behind when it was lost or disposed, each as a command line and what became of it; empty before.</summary>
    public IReadOnlyList<string> LeftBehind { get; private set; } = [];

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
        return new WorkerProcess(ProcessTree.Start(start));
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
            LeftBehind = _tree.End();
            throw new WorkerLostException(new Failed(nameof(ProtocolException), exception.Message).WithLeftBehind(LeftBehind));
        }
        finally
        {
            _watchdog.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
        }
    }

    /// <summary>Ends the process and its group, and returns at once.</summary>
    public void Kill() => _tree.Kill();

    /// <summary>Asks the process to end and waits for it; ends it if it does not, and what it left behind.</summary>
    public void Dispose()
    {
        if (_isDisposed)
        {
            return;
        }

        _isDisposed = true;
        _watchdog.Dispose();
        try
        {
            _tree.Process.StandardInput.Close();
        }
        catch (IOException)
        {
            // The pipe is already broken: the process has ended.
        }

        _tree.WaitForExit(s_ownEnd);
        LeftBehind = _tree.End();
        _tree.Dispose();
        _errorsEnded.Dispose();
    }

    private void EndBecauseOfTimeout()
    {
        _timedOut = true;
        Kill();
    }

    private WorkerLostException Lost(Frame request, TimeSpan timeout)
    {
        // The pipe closes a moment before the process is gone and its last words have arrived.
        _tree.WaitForExit(s_endAfterPipe);
        LeftBehind = _tree.End();
        _errorsEnded.Wait(s_lastWords);
        return new WorkerLostException(OutcomeOfLoss(request, timeout).WithLeftBehind(LeftBehind));
    }

    private Outcome OutcomeOfLoss(Frame request, TimeSpan timeout) =>
        _timedOut ? new TimedOut(timeout.TotalSeconds, request.Verb)
        : _tree.Process.HasExited ? new Crashed(_tree.Process.ExitCode, LastErrors())
        : new Failed(nameof(Process), "the process closed its pipe and could not be ended");

    private string LastErrors()
    {
        lock (_lastErrors)
        {
            return string.Join(" | ", _lastErrors);
        }
    }

    private void Keep(string? line)
    {
        if (line is null)
        {
            _errorsEnded.Set();
        }

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
