using System.Globalization;
using System.Text.Json;
using Goldilocks.Core.Results;

namespace Goldilocks.Core.SecondOpinion;

/// <summary>Runs BenchmarkDotNet on every case, repeat by repeat, and keeps every result as soon as it is there.</summary>
public sealed class BenchmarkRounds(BenchmarkOptions options, string folder)
{
    /// <summary>One line for each process, in the order in which they ended.</summary>
    public const string ResultsFile = "processes.jsonl";

    /// <summary>Runs all cases. The repeats are the outer loop, so that a slow quarter of an hour does not hit all runs of one case.</summary>
    /// <param name="cases">With the program of each.</param>
    /// <param name="watch">Called before each process.</param>
    /// <param name="cancellation">Ends the process that runs and throws; the results so far are in the folder.</param>
    public IReadOnlyList<BenchmarkProcessResult> Run(
        IReadOnlyList<(BenchmarkCase Case, string Program)> cases,
        Action<BenchmarkCase, int> watch,
        CancellationToken cancellation)
    {
        Directory.CreateDirectory(folder);
        List<BenchmarkProcessResult> results = [];
        for (var repeat = 1; repeat <= options.Repeats; repeat++)
        {
            foreach (var (@case, program) in cases)
            {
                watch(@case, repeat);
                var place = Path.Combine(folder, string.Create(CultureInfo.InvariantCulture, $"{@case.FolderName}-{repeat}"));
                var result = BenchmarkProcess.Run(program, @case, repeat, options, place, cancellation);
                File.AppendAllText(Path.Combine(folder, ResultsFile), JsonSerializer.Serialize(result, RunJson.Line) + "\n");
                results.Add(result);
            }
        }

        return results;
    }
}
