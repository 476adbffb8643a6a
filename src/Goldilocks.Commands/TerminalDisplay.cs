using System.Globalization;
using Goldilocks.Building;
using Goldilocks.Results;
using Goldilocks.Running;
using Spectre.Console;

namespace Goldilocks.Commands;

/// <summary>Shows the progress of a flow on this process's terminal, or in its log.</summary>
internal sealed class TerminalDisplay(Verbosity verbosity) : IFlowDisplay
{
    public T WhileBuilding<T>(int count, Func<IProgress<BuildProgress>, T> build) => BuildDisplay.Show(count, build, verbosity);

    public void WhileMeasuring(int workloads, Action<IRunProgress> measure) => ProgressDisplay.Show(workloads, measure, verbosity);

    public T WhileVerifying<T>(int variants, bool isStress, Func<Action<RunVariant>, T> verify) => StepProgress.Verify(variants, isStress, verify, verbosity);

    public void WhileCounting(string step, Action<Action<int, int, string>> work) => StepProgress.Count(step, work, verbosity);

    public IReadOnlyList<TResult> WhileExchanging<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> exchange, CancellationToken cancellation) => StepProgress.Exchange(items, exchange, verbosity, cancellation);

    public void Say(string text)
    {
        if (verbosity != Verbosity.Quiet)
        {
            AnsiConsole.WriteLine(CommandLines.AsTyped(text));
        }
    }

    public void Warn(string text) => AnsiConsole.MarkupLineInterpolated(CultureInfo.InvariantCulture, $"[yellow]warning:[/] {CommandLines.AsTyped(text)}");
}

/// <summary>A live display on a terminal, plain lines everywhere else and where every step or none was asked for.</summary>
internal static class ProgressDisplay
{
    /// <summary>Runs the action with whichever display suits the output.</summary>
    public static void Show(int workloads, Action<IRunProgress> action, Verbosity verbosity)
    {
        if (verbosity != Verbosity.Usual || Terminal.IsLog)
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
