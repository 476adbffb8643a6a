using System.Diagnostics;
using System.Globalization;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Bench;

/// <summary>The result of the plain loop for one cell.</summary>
/// <param name="Cell">As <see cref="Runs.NameOf"/> prints it. A run has no cell of that name where the loop calls a library in a way of its own.</param>
/// <param name="Ratio">To System.Text.Json.</param>
/// <param name="Nanoseconds">Of wall time, for one operation.</param>
internal sealed record PlainFigure(string Cell, double Ratio, double Nanoseconds);

/// <summary>The program in bench/PlainLoop, built with the versions of the libraries that a run measured.</summary>
internal sealed class PlainLoop
{
    /// <summary>Those that write to a stream, to a <see cref="MemoryStream"/> instead of the host's own.</summary>
    public const string OnMemoryStream = "memory-stream";

    /// <summary>Before a serializer and a workload: the baseline and it alone.</summary>
    public const string Only = "only";

    /// <summary>After a serializer and a workload: samples as short as a run's, each after other memory filled the caches.</summary>
    public const string Cold = "cold";

    private readonly IReadOnlyList<CellKey> _cells;

    private PlainLoop(IReadOnlyList<CellKey> cells) => _cells = cells;

    /// <param name="cells">Of the run.</param>
    /// <param name="sources">Folders with packages, besides the registries.</param>
    /// <exception cref="RunFailedException">It does not build: <c>dotnet build</c> says why.</exception>
    public static PlainLoop Build(IEnumerable<CellKey> cells, IReadOnlyList<string> sources)
    {
        var keys = cells.Distinct().ToList();
        var versions = keys.DistinctBy(cell => cell.Serializer).Select(cell => $"-p:{string.Concat(cell.Serializer.Where(char.IsLetter))}Version={cell.Version}");
        var start = new ProcessStartInfo(DotnetHost.Path, ["build", Runs.InRepository("bench", "PlainLoop"), "-c", "Release", "-v", "quiet", "--nologo", $"-p:RestoreAdditionalProjectSources={string.Join("%3B", sources.Select(Path.GetFullPath))}", .. versions]);
        return Run(start).ExitCode == 0 ? new PlainLoop(keys) : throw new RunFailedException("bench/PlainLoop does not build; see above.");
    }

    /// <summary>One process, under the same runtime settings as a run's workers.</summary>
    /// <param name="arguments">None for all libraries; <see cref="OnMemoryStream"/>, or <see cref="Only"/>, a serializer and a workload, for some.</param>
    /// <exception cref="RunFailedException">It failed.</exception>
    public IReadOnlyList<PlainFigure> Measure(params IReadOnlyList<string> arguments)
    {
        var start = new ProcessStartInfo();
        DotnetHost.Prepare(start, Runs.InRepository("artifacts", "plain-loop", "bin", "PlainLoop.dll"), Presets.Of("default").EnvironmentVariables);
        foreach (var argument in arguments)
        {
            start.ArgumentList.Add(argument);
        }

        var (exitCode, lines) = Run(start);
        return exitCode == 0 ? [.. lines.Select(Read).OfType<PlainFigure>()] : throw new RunFailedException($"The plain loop ended with {exitCode}; see above.");
    }

    private PlainFigure? Read(string line)
    {
        var fields = line.Split('\t');
        var cell = _cells.FirstOrDefault(cell => cell.Serializer == fields[0] && cell.Workload == fields[2] && cell.Operation.Name() == fields[3]);
        return cell is null
            ? null
            : new PlainFigure(
                Runs.NameOf(cell with { Variant = fields[1] }), double.Parse(fields[4], CultureInfo.InvariantCulture), double.Parse(fields[5], CultureInfo.InvariantCulture));
    }

    private static (int ExitCode, IReadOnlyList<string> Lines) Run(ProcessStartInfo start)
    {
        start.RedirectStandardOutput = true;
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode != 0)
        {
            Console.Error.Write(output);
        }

        return (process.ExitCode, output.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries));
    }
}
