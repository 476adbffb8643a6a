using System.Diagnostics;
using System.Globalization;
using Goldilocks.Load;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Runs Goldilocks into a throw-away folder and reads what it measured.</summary>
internal static class Runs
{
    // Lazy, because an exception of a static initializer would come out wrapped, and with a stack trace.
    private static readonly Lazy<string> s_repository = new(FindRepository);

    /// <summary>One run with those options; its cells that were measured.</summary>
    /// <param name="options">Of the run.</param>
    /// <param name="provenance">Records the run.</param>
    public static IReadOnlyList<CellStatistics> Measure(IEnumerable<string> options, Provenance provenance) =>
        Read<IReadOnlyList<CellStatistics>>(options, provenance, data => [.. RunStatistics.Of(data).Where(cell => cell.IsMeasured)]);

    /// <summary>The given values, or those that the experiment's page was made with.</summary>
    public static IReadOnlyList<string> OrStandard(IReadOnlyList<string>? options, IReadOnlyList<string> standard) => options is { Count: > 0 } ? options : standard;

    /// <summary>One run of several; its ratios are printed at once, because an experiment takes long and may be ended.</summary>
    /// <param name="name">Which of the runs it is.</param>
    /// <param name="options">Of the run.</param>
    /// <param name="provenance">Records the run.</param>
    public static IReadOnlyList<CellStatistics> MeasureAndTell(string name, IEnumerable<string> options, Provenance provenance)
    {
        var cells = Measure(options, provenance);
        var ratios = cells.Where(IsCompared).Select(cell => string.Create(CultureInfo.InvariantCulture, $"{NameOf(cell.Cell.Key)} {cell.Ratio!.Value:0.0000}"));
        Console.Error.WriteLine($"{name}: {string.Join("; ", ratios)}");
        return cells;
    }

    /// <summary>A cell as the experiments print it.</summary>
    public static string NameOf(CellKey cell) => $"{cell.Label()} {cell.Workload} {cell.Operation}";

    /// <summary>How far ratios of the same cells lie apart, measured in two ways.</summary>
    /// <param name="shares">The second way over the first, less 1.</param>
    /// <exception cref="RunFailedException">There are none.</exception>
    public static string Moved(IReadOnlyCollection<double> shares)
    {
        if (shares.Count == 0)
        {
            throw new RunFailedException("The two have no ratio in common: name runs of the same workloads and serializers, and more serializers than the baseline.");
        }

        var sizes = shares.Select(Math.Abs).Order().ToList();
        var nineOfTen = sizes[(int)Math.Ceiling(0.9 * sizes.Count) - 1];
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{sizes.Count} ratios moved by {Units.Change(Median.Of(shares))} (median), {Median.Of(sizes):0.0 %} without signs, nine of ten by {nineOfTen:0.0 %} at most, the largest by {sizes[^1]:0.0 %}");
    }

    /// <summary>False for the baseline, whose ratio is 1 by definition, and where there was none.</summary>
    public static bool IsCompared(CellStatistics cell) => cell.Ratio is not null && cell.Ratio.Value != 1;

    /// <summary>One run with those options, as it is reported.</summary>
    public static RunReport Report(IEnumerable<string> options, Provenance provenance) => Read(options, provenance, data => ReportBuilder.Build(data));

    /// <summary>One load test with those options, as it is reported.</summary>
    public static LoadReport Load(IEnumerable<string> options) => InThrowAwayFolder("load", options, folder => LoadReportBuilder.Build(LoadFolder.Read(folder)));

    private static T Read<T>(IEnumerable<string> options, Provenance provenance, Func<RunData, T> read) => InThrowAwayFolder("run", options, folder =>
    {
        var data = RunFolder.Read(folder);
        provenance.Add(data);
        return read(data);
    });

    /// <summary>Runs a command of goldilocks, reads its folder and deletes it.</summary>
    /// <param name="command">Such as <c>run</c>.</param>
    /// <param name="options">Of the command.</param>
    /// <param name="read">Takes the folder.</param>
    public static T InThrowAwayFolder<T>(string command, IEnumerable<string> options, Func<string, T> read)
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-bench-").FullName;
        try
        {
            var output = Path.Combine(folder, command);
            Run([command, "--output", output, .. options]);
            return read(output);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>A path inside the checkout.</summary>
    public static string InRepository(params string[] parts) => Path.Combine([s_repository.Value, .. parts]);

    /// <summary>Starts processes that keep a core busy each, until disposed.</summary>
    public static IDisposable Busy(int processes) => new BusyNeighbours(processes);

    /// <summary>The command line's program, in the configuration that this one was built in.</summary>
    /// <exception cref="RunFailedException">It is not built.</exception>
    public static string Program()
    {
        var configuration = new DirectoryInfo(AppContext.BaseDirectory).Parent!.Name;
        var program = InRepository("src", "Goldilocks.Cli", "bin", configuration, "net10.0", "goldilocks.dll");
        return File.Exists(program)
            ? program
            : throw new RunFailedException($"There is no {program}. Build it: dotnet build -c {configuration} {InRepository("Goldilocks.slnx")}");
    }

    /// <summary>Runs Goldilocks, and inspects its process now and then until it ends.</summary>
    /// <param name="arguments">Of the command line.</param>
    /// <param name="look">Takes the process; null for none.</param>
    /// <param name="pause">Between two looks.</param>
    /// <returns>What it printed to standard output.</returns>
    /// <exception cref="RunFailedException">It ended with an error.</exception>
    public static string Run(IReadOnlyList<string> arguments, Action<Process>? look = null, TimeSpan pause = default)
    {
        var start = new ProcessStartInfo("dotnet") { RedirectStandardOutput = true, RedirectStandardError = true };
        start.ArgumentList.Add(Program());
        foreach (var argument in arguments)
        {
            start.ArgumentList.Add(argument);
        }

        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEndAsync();
        while (look is not null && !process.WaitForExit(pause))
        {
            look(process);
        }

        process.WaitForExit();
        // Exit code 1 means that a result lies below its floor, as an empty operation must.
        if (process.ExitCode > 1)
        {
            throw new RunFailedException($"goldilocks {string.Join(' ', arguments)} ended with {process.ExitCode}: {errors.Result}{output.Result}");
        }

        return output.Result;
    }

    private static string FindRepository()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (folder is not null && !File.Exists(Path.Combine(folder.FullName, "Goldilocks.slnx")))
        {
            folder = folder.Parent;
        }

        return folder?.FullName ?? throw new RunFailedException("This program lies outside a checkout. Run the experiments from a checkout: dotnet run -c Release --project bench.");
    }

    private sealed class BusyNeighbours : IDisposable
    {
        private readonly List<Process> _processes = [];

        public BusyNeighbours(int count)
        {
            for (var i = 0; i < count; i++)
            {
                var start = new ProcessStartInfo("dotnet") { ArgumentList = { typeof(BusyNeighbours).Assembly.Location, Spin.Name }, RedirectStandardInput = true };
                _processes.Add(Process.Start(start)!);
            }
        }

        public void Dispose()
        {
            foreach (var process in _processes)
            {
                process.Kill();
                process.WaitForExit();
                process.Dispose();
            }
        }
    }
}
