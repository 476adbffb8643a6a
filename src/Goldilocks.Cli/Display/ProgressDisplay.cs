using Goldilocks.Running.Scheduling;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>A live display on a terminal, plain lines everywhere else and where every step or none was asked for.</summary>
internal static class ProgressDisplay
{
    /// <summary>Runs the action with whichever display suits the output.</summary>
    public static void Show(int workloads, Action<IRunProgress> action, Verbosity verbosity)
    {
        if (verbosity != Verbosity.Usual || !AnsiConsole.Profile.Capabilities.Interactive || Console.IsOutputRedirected)
        {
            action(new PlainProgress(Console.Out, verbosity));
            return;
        }

        AnsiConsole.Progress()
            .AutoRefresh(false)
            .AutoClear(true)
            .Columns(new ProgressBarColumn { Width = 20 }, new TaskDescriptionColumn { Alignment = Justify.Left })
            .Start(context => action(new LiveProgress(context, workloads)));
    }
}
