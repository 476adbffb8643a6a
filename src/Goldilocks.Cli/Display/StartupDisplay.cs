using System.Globalization;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>The progress of the starts: a bar on a terminal, a line for each tenth everywhere else.</summary>
internal static class StartupDisplay
{
    /// <summary>Runs the action, which reports how many starts are done, and how many there are.</summary>
    public static void Show(Action<Action<int, int>> action, Verbosity verbosity)
    {
        if (verbosity == Verbosity.Quiet)
        {
            action((_, _) => { });
            return;
        }

        if (verbosity == Verbosity.Verbose)
        {
            action((done, all) => Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"start {done} of {all}")));
            return;
        }

        if (!AnsiConsole.Profile.Capabilities.Interactive || Console.IsOutputRedirected)
        {
            var tenth = 0;
            action((done, all) =>
            {
                if (10 * done / all >= tenth)
                {
                    Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"start {done} of {all}"));
                    tenth++;
                }
            });
            return;
        }

        AnsiConsole.Progress().AutoClear(true).Start(context =>
        {
            var task = context.AddTask("starting");
            action((done, all) => (task.MaxValue, task.Value) = (all, done));
        });
    }
}
