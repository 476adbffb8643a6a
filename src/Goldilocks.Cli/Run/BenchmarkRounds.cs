using System.Globalization;
using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>Runs BenchmarkDotNet on every case, repeat by repeat, and records every result at once.</summary>
public sealed class BenchmarkRounds(BenchmarkOptions options, string folder)
{
    /// <summary>One line for each process, in the order in which they ended.</summary>
    public const string ResultsFile = "processes.jsonl";

    /// <summary>Runs all cases. The repeats are the outer loop, so that a slow quarter of an hour does not affect all runs of one case.</summary>
    /// <param name="cases">With the program of each.</param>
    /// <param name="watch">Called before each process.</param>
    /// <param name="cancellation">Ends the process that runs.</param>
    /// <returns>The processes that ended by themselves; after a cancellation that is not all of them.</returns>
    public IReadOnlyList<BenchmarkProcessResult> Run(
        IReadOnlyList<(BenchmarkCase Case, string Program)> cases,
        Action<BenchmarkCase, int> watch,
        CancellationToken cancellation)
    {
        Directory.CreateDirectory(folder);
        List<BenchmarkProcessResult> results = [];
        try
        {
            foreach (var (repeat, (@case, program)) in Enumerable.Range(1, options.Repeats).SelectMany(repeat => cases.Select(item => (repeat, item))))
            {
                watch(@case, repeat);
                results.Add(Run(@case, program, repeat, cancellation));
            }
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            // The processes that ended before are the result.
        }

        return results;
    }

    private BenchmarkProcessResult Run(BenchmarkCase @case, string program, int repeat, CancellationToken cancellation)
    {
        var place = Path.Combine(folder, string.Create(CultureInfo.InvariantCulture, $"{@case.FolderName}-{repeat}"));
        var result = BenchmarkProcess.Run(program, @case, repeat, options, place, cancellation);
        File.AppendAllText(Path.Combine(folder, ResultsFile), JsonSerializer.Serialize(result, RunJson.Line) + "\n");
        return result;
    }
}
