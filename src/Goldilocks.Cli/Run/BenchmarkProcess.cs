using System.Diagnostics;
using System.Globalization;
using Goldilocks.Processes;
using Goldilocks.Protocol;

namespace Goldilocks.Cli.Run;

/// <summary>Runs one adapter program that is linked with the benchmark host, from its start to its end.</summary>
public static class BenchmarkProcess
{
    private const int KeptErrorCharacters = 500;

    /// <summary>Starts the program, waits, and reads what BenchmarkDotNet exported.</summary>
    /// <param name="program">The adapter program.</param>
    /// <param name="case">What it measures.</param>
    /// <param name="repeat">Which of several runs, from 1.</param>
    /// <param name="options">How.</param>
    /// <param name="folder">Where BenchmarkDotNet's files go; made.</param>
    /// <param name="cancellation">Ends the process.</param>
    /// <exception cref="OperationCanceledException">It was cancelled; the process has ended.</exception>
    public static BenchmarkProcessResult Run(string program, BenchmarkCase @case, int repeat, BenchmarkOptions options, string folder, CancellationToken cancellation)
    {
        Directory.CreateDirectory(folder);
        var watch = Stopwatch.StartNew();
        var failure = Finish(StartInfo(program, @case, options, folder), Path.Combine(folder, "output.txt"), options.Timeout, cancellation);
        var elapsed = watch.Elapsed.TotalSeconds;
        if (failure is not null)
        {
            return new BenchmarkProcessResult(@case, repeat, elapsed, [], failure);
        }

        try
        {
            return new BenchmarkProcessResult(@case, repeat, elapsed, BenchmarkExport.Read(folder, @case, repeat), null);
        }
        catch (InvalidDataException exception)
        {
            return new BenchmarkProcessResult(@case, repeat, elapsed, [], exception.Message);
        }
    }

    private static ProcessStartInfo StartInfo(string program, BenchmarkCase @case, BenchmarkOptions options, string folder)
    {
        var start = new ProcessStartInfo { WorkingDirectory = folder };
        DotnetHost.Prepare(start, program, options.EnvironmentVariables);
        List<string> arguments =
        [
            $"--variant={@case.Variant.Variant}",
            $"--workload={@case.Workload}",
            string.Create(CultureInfo.InvariantCulture, $"--size={@case.Size}"),
            string.Create(CultureInfo.InvariantCulture, $"--data-seed={unchecked((ulong)options.DataSeed)}"),
            $"--job={options.Job}",
            $"--folder={folder}",
            .. @case.Parameters.Select(parameter => string.Create(CultureInfo.InvariantCulture, $"--parameter={parameter.Key}={parameter.Value}")),
            .. @case.Operations.Select(operation => $"--operation={operation.Name()}"),
        ];
        arguments.ForEach(start.ArgumentList.Add);
        return start;
    }

    /// <summary>Null when it ended well; otherwise the reason. The process's output is kept, because it contains the details.</summary>
    private static string? Finish(ProcessStartInfo start, string outputPath, TimeSpan timeout, CancellationToken cancellation)
    {
        var program = FinishedProgram.Run(start, timeout, cancellation);
        File.WriteAllText(outputPath, program.Said);
        return program.ExitCode is not { } exitCode ? string.Create(CultureInfo.InvariantCulture, $"BenchmarkDotNet had no result after {timeout.TotalMinutes:0} minutes")
            : exitCode == 0 ? null
            : Reason(exitCode, program.Errors);
    }

    private static string Reason(int exitCode, string errors)
    {
        var text = errors.Trim();
        return text.Length == 0
            ? string.Create(CultureInfo.InvariantCulture, $"the process ended with exit code {exitCode} and said nothing")
            : text[..Math.Min(text.Length, KeptErrorCharacters)];
    }
}

/// <summary>How BenchmarkDotNet is run.</summary>
/// <param name="Job">Its job: <c>default</c>, <c>medium</c>, <c>short</c> or <c>dry</c>.</param>
/// <param name="Repeats">Runs of every case, each in a fresh process.</param>
/// <param name="DataSeed">Of the values; the same as in our own run.</param>
/// <param name="EnvironmentVariables">Of the processes: our run's garbage collection, but the runtime's own tiering.</param>
/// <param name="Timeout">For one process.</param>
public sealed record BenchmarkOptions(string Job, int Repeats, long DataSeed, IReadOnlyDictionary<string, string> EnvironmentVariables, TimeSpan Timeout)
{
    /// <summary>The jobs there are.</summary>
    public static IReadOnlyList<string> Jobs { get; } = ["default", "medium", "short", "dry"];
}
