using System.ComponentModel;
using System.Diagnostics;
using Goldilocks.Processes;

namespace Goldilocks.Load;

/// <summary>Lets an installed tool make the load. Unlike the built-in client, a tool does not compare bodies and does not count from when a request was due.</summary>
public sealed class ToolLoadClient(LoadTool tool, LoadTarget target, int connections) : ILoadClient
{
    private static readonly TimeSpan s_lookEvery = TimeSpan.FromMilliseconds(50);

    /// <summary>The extra time of a tool after its window, for its start, the last answers and its output.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    /// <summary>How long its output may come after its end.</summary>
    private static readonly TimeSpan s_lastWords = TimeSpan.FromSeconds(5);

    private string? _bodyFile;

    /// <inheritdoc/>
    public void Connect()
    {
        if (target.Body is { } body)
        {
            _bodyFile = Path.GetTempFileName();
            File.WriteAllBytes(_bodyFile, body.Span);
        }
    }

    /// <inheritdoc/>
    public WindowMeasurement Run(LoadPace pace, CancellationToken cancellation)
    {
        var seconds = (int)Math.Max(1, Math.Ceiling(pace.Duration.TotalSeconds));
        var arguments = tool.Arguments(target, _bodyFile, connections, seconds, pace.Rate, (int)Math.Max(1, pace.Timeout.TotalSeconds));
        var (output, cpu) = Start(arguments, pace.Duration + pace.Timeout + s_patience, cancellation);
        if (cancellation.IsCancellationRequested)
        {
            return Measurement(new ToolReport(seconds, 0, 0, new Dictionary<string, long>(), new Dictionary<string, double>()), cpu);
        }

        return Measurement(tool.Parse(output), cpu);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        if (_bodyFile is not null)
        {
            File.Delete(_bodyFile);
        }
    }

    private WindowMeasurement Measurement(ToolReport report, long cpuNanoseconds)
    {
        var sent = report.Good + report.Bad.Values.Sum();

        // hey adds up the header Content-Length, which an answer that is written piece by piece does not have.
        var bytes = report.Bytes == 0 ? report.Good * target.Expected.Length : report.Bytes;
        return new WindowMeasurement(report.Seconds, sent, sent, 0, report.Good, [], [], report.Bad, [], bytes, cpuNanoseconds, 0)
        {
            Percentiles = report.Percentiles,
        };
    }

    private (string Output, long CpuNanoseconds) Start(IReadOnlyList<string> arguments, TimeSpan limit, CancellationToken cancellation)
    {
        using var tree = StartProcess(arguments);
        tree.EndWhenExited(grace: TimeSpan.Zero);
        var process = tree.Process;
        var output = process.StandardOutput.ReadToEndAsync(CancellationToken.None);
        var errors = process.StandardError.ReadToEndAsync(CancellationToken.None);
        var started = Stopwatch.GetTimestamp();
        var cpu = TimeSpan.Zero;
        while (!process.WaitForExit(s_lookEvery))
        {
            if (cancellation.IsCancellationRequested || Stopwatch.GetElapsedTime(started) > limit)
            {
                tree.End();
                break;
            }

            cpu = Spent(process) ?? cpu;
        }

        // A child of the tool may hold its streams open.
        Task.WaitAll([output, errors], s_lastWords);
        if (!cancellation.IsCancellationRequested && process.ExitCode != 0)
        {
            throw new LoadClientException($"{tool.Name} ended with exit code {process.ExitCode}: {(Said(errors) + Said(output)).Trim()}");
        }

        return (Said(output), cpu.Ticks * 100);
    }

    private static string Said(Task<string> output) => output.IsCompletedSuccessfully ? output.Result : "";

    /// <summary>CPU time so far; null after the process has ended, because the system no longer reports it.</summary>
    private static TimeSpan? Spent(Process process)
    {
        try
        {
            return process.TotalProcessorTime;
        }
        catch (Exception exception) when (exception is InvalidOperationException or Win32Exception)
        {
            return null;
        }
    }

    private ProcessTree StartProcess(IReadOnlyList<string> arguments)
    {
        try
        {
            return ProcessTree.Start(new ProcessStartInfo(tool.Name, arguments) { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false });
        }
        catch (Win32Exception exception)
        {
            throw new LoadClientException($"{tool.Name} is not installed, or not on the path. Install it ({tool.HowToInstall}), or use --client builtin.", exception);
        }
    }
}
