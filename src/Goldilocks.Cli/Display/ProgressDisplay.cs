using Goldilocks.Running.Scheduling;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>A live display on a terminal, plain lines everywhere else.</summary>
internal static class ProgressDisplay
{
    /// <summary>Runs the action with whichever display suits the output.</summary>
    public static void Show(int workloads, Action<IRunProgress> action)
    {
        if (!AnsiConsole.Profile.Capabilities.Interactive || Console.IsOutputRedirected)
        {
            action(new PlainProgress(Console.Out));
            return;
        }

        AnsiConsole.Progress()
            .AutoRefresh(false)
            .AutoClear(true)
            .Columns(new ProgressBarColumn { Width = 20 }, new TaskDescriptionColumn { Alignment = Justify.Left })
            .Start(context => action(new LiveProgress(context, workloads)));
    }
}
