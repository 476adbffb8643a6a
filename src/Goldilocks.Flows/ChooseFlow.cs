using Goldilocks.Choosing;
using Goldilocks.Choosing.Judging;
using Goldilocks.Choosing.Questions;
using Goldilocks.Figures;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Results;
using Goldilocks.Surveys.Startup;

namespace Goldilocks.Flows;

/// <summary>A choice from existing folders: sort them, read them, choose.</summary>
public sealed class ChooseFlow(Checkout checkout, IFlowDisplay display)
{
    /// <param name="folders">Of one run, and of starts beside it.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <exception cref="UserErrorException">A folder cannot be read, or the choice cannot be made with these wishes.</exception>
    public Choice Choose(IReadOnlyList<string> folders, Wishes wishes) => Chooser.Choose(Read(folders), wishes);

    /// <summary>The same for a user's own type, whose workload alone counts unless the reader names others.</summary>
    /// <param name="folders">Of one run, and of starts beside it.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <param name="workload">The type's.</param>
    /// <exception cref="UserErrorException">A folder cannot be read, or the choice cannot be made with these wishes.</exception>
    public Choice ChooseFor(string workload, IReadOnlyList<string> folders, Wishes wishes) =>
        Choose(folders, wishes.Workloads is { Count: > 0 } ? wishes : wishes with { Workloads = [workload] });

    /// <summary>All that the folders hold for a choice.</summary>
    /// <param name="folders">Of one run, and of starts beside it.</param>
    /// <exception cref="UserErrorException">A folder cannot be read.</exception>
    public Grounds Read(IReadOnlyList<string> folders)
    {
        var ofStarts = folders.Where(StartupFolder.IsAt).ToList();
        var data = RunFolder.Read(OnlyRun([.. folders.Except(ofStarts)]));
        var facts = KnownFacts.ReadSound(checkout, data.Info.Plan.Adapters, display.Warn);
        return ChoiceGrounds.Of(checkout, ReportBuilder.Build(data, facts), facts, ofStarts.ConvertAll(folder => StartupReportBuilder.Build(StartupFolder.Read(folder))));
    }

    private static string OnlyRun(IReadOnlyList<string> runs) => runs.Count == 1 ? runs[0] : throw new ChoiceException(
        "A choice is made from one run: name the folder of one 'goldilocks run', and beside it those of 'goldilocks startup'.");
}
