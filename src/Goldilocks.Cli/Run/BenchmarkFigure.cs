using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>The result of one run of BenchmarkDotNet for one cell.</summary>
/// <param name="Key">The cell.</param>
/// <param name="Repeat">Which of several runs, from 1.</param>
/// <param name="MedianNanoseconds">For one operation, over BenchmarkDotNet's iterations.</param>
/// <param name="AllocatedBytes">For one operation; null where its diagnoser had no answer.</param>
/// <param name="Version">Of BenchmarkDotNet.</param>
public sealed record BenchmarkFigure(CellKey Key, int Repeat, double MedianNanoseconds, long? AllocatedBytes, string Version);

/// <summary>One process in which BenchmarkDotNet measured one variant on one workload and size.</summary>
/// <param name="Case">The variant, the workload and the size.</param>
/// <param name="Repeat">Which of several runs, from 1.</param>
/// <param name="ElapsedSeconds">From the process's start to its end.</param>
/// <param name="Figures">One for each operation; empty when it failed.</param>
/// <param name="Failure">Why there are no figures; null when there are.</param>
public sealed record BenchmarkProcessResult(BenchmarkCase Case, int Repeat, double ElapsedSeconds, IReadOnlyList<BenchmarkFigure> Figures, string? Failure);
