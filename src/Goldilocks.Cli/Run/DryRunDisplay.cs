using System.Globalization;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Run;

/// <summary>What <c>goldilocks run --dry-run</c> prints.</summary>
internal static class DryRunDisplay
{
    public static void Write(DryRun run)
    {
        Line("to build", run.ToBuild);
        Line("of these to be asked for, because the package is not on this machine", run.ToAskFor);
        Line("built", run.Ready);
        Line("not available here", run.Unavailable);
        Line("workloads", run.Workloads);
        AnsiConsole.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{run.Rows} rows{(run.ToBuild.Count == 0 ? "" : " or so")}, launches of each cell: {(run.Launches.Fewest == run.Launches.Most ? $"{run.Launches.Fewest}" : $"{run.Launches.Fewest} to {run.Launches.Most}")}."));
        AnsiConsole.WriteLine($"{(run.SecondsToBuild > 0 ? $"About {Seconds(run.SecondsToBuild)} to build and" : "Nothing to build, and about")} {Seconds(run.SecondsToMeasure)} to measure{(run.StopsWhenPrecise ? " the fewest launches" : "")}, {Basis(run)}");
        if (run.ToAskFor.Count > 0)
        {
            AnsiConsole.WriteLine($"That is without the {run.ToAskFor.Count} to be asked for. If a package source has all of them, build and measurement take about {Seconds(run.SecondsWithAskedFor)} together, besides the downloads.");
        }
    }

    private static string Seconds(double seconds) => Units.Time(seconds * 1e9);

    private static string Basis(DryRun run)
    {
        var total = run.SecondsToBuild + run.SecondsToMeasure;
        return run.IsFromThisMachine
            ? $"by the runs that were measured on this machine{(run.SecondsToBuild > 0 && !run.AreBuildsFromThisMachine ? $"; the time to build is that of {run.Source}" : "")}."
            : $"by the figures of {run.Source}: no run like this is on record here. A machine takes half of that or twice as long: {Seconds(total / 2)} to {Seconds(total * 2)}. After the first run the estimate is this machine's own.";
    }

    private static void Line(string title, IReadOnlyList<string> names)
    {
        if (names.Count > 0)
        {
            ConsoleTables.WriteLine(AnsiConsole.Console, $"{title}: {string.Join(", ", names)}");
        }
    }
}
