using System.ComponentModel;
using System.Diagnostics;
using System.Security.Cryptography;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>
/// One adapter program and the pipe to it. Its end becomes an <see cref="Outcome"/>, whatever the reason, and everything that it started ends with it. Used by one thread at a
/// time; <see cref="Kill"/> may come from any.
/// </summary>
public sealed class WorkerProcess : IWorkerClient
{
    private const int KeptErrorLines = 12;
    private static readonly TimeSpan s_ownEnd = TimeSpan.FromSeconds(2);
    private static readonly TimeSpan s_endAfterPipe = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan s_lastWords = TimeSpan.FromSeconds(5);
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

    /// <inheritdoc/>
    public int Id { get; }

    /// <inheritdoc/>
    public IReadOnlyList<string> LeftBehind { get; private set; } = [];

    /// <summary>Starts a worker (a library under the host that runs this process, a published program by itself), without our own runtime settings.</summary>
    /// <exception cref="WorkerLostException">The system does not start it.</exception>
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
        try
        {
            return new WorkerProcess(ProcessTree.Start(start));
        }
        catch (Win32Exception exception)
        {
            throw new WorkerLostException(new Failed(nameof(Win32Exception), $"its program could not be started: {exception.Message}"));
        }
    }

    /// <inheritdoc/>
    public Answer Exchange(Request request, TimeSpan timeout)
    {
        _watchdog.Change(timeout, Timeout.InfiniteTimeSpan);
        try
        {
            var number = NextNumber();
            _channel.Write(number, request.ToFrame());
            return AnswerTo(number, _channel.Read() ?? throw Lost(request, timeout));
        }
        catch (IOException)
        {
            throw Lost(request, timeout);
        }
        catch (ProtocolException exception)
        {
            LeftBehind = _tree.End();
            throw new WorkerLostException(WorkerLostException.BecauseOf(request, $"an invalid answer: {exception.Message}").Outcome.WithLeftBehind(LeftBehind));
        }
        finally
        {
            _watchdog.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
        }
    }

    /// <summary>Drawn at random, so that a library that writes frames into the pipe itself can neither know nor guess the number of a valid answer.</summary>
    private static long NextNumber()
    {
        Span<byte> bytes = stackalloc byte[sizeof(long)];
        RandomNumberGenerator.Fill(bytes);
        return 1 + (long)(BitConverter.ToUInt64(bytes) % FrameChannel.LargestNumber);
    }

    private static Answer AnswerTo(long number, Envelope envelope) => envelope.Number == number
        ? Answers.Read(envelope.ToFrame())
        : throw new ProtocolException("a message that does not carry the request's number; something other than the worker wrote to its standard output");

    /// <summary>Ends the process and its group, and returns at once.</summary>
    public void Kill() => _tree.Kill();

    /// <summary>Asks the process to end and waits for it. Kills it if it does not end, and everything that it left behind.</summary>
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

    private WorkerLostException Lost(Request request, TimeSpan timeout)
    {
        // The pipe closes a moment before the process is gone and its last words have arrived.
        _tree.WaitForExit(s_endAfterPipe);
        LeftBehind = _tree.End();
        _errorsEnded.Wait(s_lastWords);
        return new WorkerLostException(OutcomeOfLoss(request, timeout).WithLeftBehind(LeftBehind));
    }

    private Outcome OutcomeOfLoss(Request request, TimeSpan timeout) =>
        _timedOut ? new TimedOut(timeout.TotalSeconds, request.Verb)
        : _tree.Process.HasExited ? new Crashed(_tree.Process.ExitCode, OtherProcessor.Explained(LastErrors()))
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
            // A stack overflow prints thousands of frames; its first lines are enough to tell the cause.
            if (_lastErrors.Count < KeptErrorLines)
            {
                _lastErrors.Enqueue(line.Trim());
            }
        }
    }
}
