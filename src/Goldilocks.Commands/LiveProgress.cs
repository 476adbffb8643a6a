using System.Diagnostics;
using System.Globalization;
using Goldilocks.Results;
using Goldilocks.Running;
using Spectre.Console;

namespace Goldilocks.Commands;

/// <summary>
/// A bar with what is being measured, how far the run is and how long it will go on. It is redrawn only between two samples: a timer
/// that draws by itself would disturb the measurement.
/// </summary>
internal sealed class LiveProgress(ProgressContext display, int workloads) : IRunProgress
{
    private const double Whole = 1000;

    /// <summary>Drawing takes longer than a sample, so it does not happen in every round.</summary>
    private static readonly TimeSpan BetweenRounds = TimeSpan.FromMilliseconds(500);

    private readonly ProgressTask _task = display.AddTask("starting", maxValue: Whole);
    private readonly Stopwatch _watch = Stopwatch.StartNew();
    private readonly Stopwatch _sinceShown = Stopwatch.StartNew();
    private int _finishedWorkloads;
    private double _doneInWorkload;
    private string _place = "";

    public void WorkloadStarted(ChosenWorkload workload, int variants)
    {
        _doneInWorkload = 0;
        Show(workload.Key);
    }

    public void GroupStarted(ChosenWorkload workload, int launch, int expectedLaunches, int group, int groups)
    {
        _doneInWorkload = (launch + ((double)group / groups)) / expectedLaunches;
        _place = string.Create(
            CultureInfo.InvariantCulture,
            $"{workload.Key}, launch {launch + 1} of {expectedLaunches}, group {group + 1} of {groups}");
        Show(_place + ": warming up");
    }

    public void Measuring(ChosenWorkload workload, int round, int rounds)
    {
        if (round == 0 || _sinceShown.Elapsed > BetweenRounds)
        {
            Show(string.Create(CultureInfo.InvariantCulture, $"{_place}: round {round + 1} of {rounds}"));
        }
    }

    public void WorkloadFinished(ChosenWorkload workload)
    {
        _finishedWorkloads++;
        _doneInWorkload = 0;
        Show(workload.Key + " done");
    }

    public void Warn(string text) => AnsiConsole.MarkupLineInterpolated(CultureInfo.InvariantCulture, $"[yellow]note:[/] {text}");

    private void Show(string text)
    {
        var share = (_finishedWorkloads + Math.Min(1, _doneInWorkload)) / workloads;
        _task.Value = share * Whole;
        _task.Description = $"{Markup.Escape(Visible.Of(text))} [grey]{TimeLeft(share)}[/]";
        display.Refresh();
        _sinceShown.Restart();
    }

    private string TimeLeft(double share)
    {
        if (share < 0.02)
        {
            return "";
        }

        var left = TimeSpan.FromSeconds(_watch.Elapsed.TotalSeconds * (1 - share) / share);
        return left.TotalMinutes >= 1
            ? string.Create(CultureInfo.InvariantCulture, $"about {left.TotalMinutes:0} min left")
            : string.Create(CultureInfo.InvariantCulture, $"about {left.TotalSeconds:0} s left");
    }
}
