using System.Globalization;
using Goldilocks.Flows;
using Goldilocks.Results.Texts;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>What <c>goldilocks run --dry-run</c> prints.</summary>
internal static class DryRunDisplay
{
    public static void Write(DryRun run)
    {
        Line("to build", run.ToBuild);
        Line("built", run.Ready);
        Line("not available here", run.Unavailable);
        Line("workloads", run.Workloads.Count > 0 ? run.Workloads : ["known once a serializer is built"]);
        AnsiConsole.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{run.Rows} rows{(run.ToBuild.Count == 0 ? "" : " at least")}, launches of each cell: {(run.Launches.Fewest == run.Launches.Most ? $"{run.Launches.Fewest}" : $"{run.Launches.Fewest} to {run.Launches.Most}")}."));
        AnsiConsole.WriteLine($"{(run.SecondsToBuild > 0 ? $"About {Units.Time(run.SecondsToBuild * 1e9)} to build and" : "Nothing to build, and about")} {Units.Time(run.SecondsToMeasure * 1e9)} to measure{(run.StopsWhenPrecise ? " the fewest launches" : "")}, {Basis(run)}");
    }

    private static string Basis(DryRun run) => run.IsFromThisMachine
        ? "by the runs that were measured on this machine. Packages to download take longer."
        : "by the figures of another machine: this one may take twice as long, or half. After the first run here the estimate is this machine's own.";

    private static void Line(string title, IReadOnlyList<string> names)
    {
        if (names.Count > 0)
        {
            ConsoleTables.WriteLine(AnsiConsole.Console, $"{title}: {string.Join(", ", names)}");
        }
    }
}
