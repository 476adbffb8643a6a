using Goldilocks.Catalog;
using Goldilocks.Cli.Report;
using Goldilocks.Cli.Run;
using Goldilocks.Cli.Startup;
using Goldilocks.Commands;
using Goldilocks.Probing;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Choose;

/// <summary>A choice from existing folders of runs, starts and probes: sort them, read them, choose.</summary>
public sealed class ChooseFlow(Checkout checkout, IFlowDisplay display)
{
    /// <param name="folders">Of runs, whose workloads count together, and of starts and probes beside them.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <exception cref="UserErrorException">A folder cannot be read, or the choice cannot be made with these wishes.</exception>
    public Choice Choose(IReadOnlyList<string> folders, Wishes wishes)
    {
        var grounds = Read(folders);
        CheckNames(grounds, wishes);
        var choice = Chooser.Choose(grounds, wishes);
        return choice is { IsAsked: true, Chosen: { } chosen } ? WithProject(choice, chosen.Candidate, CountedRun(folders, choice.Counted[0].Workload)) : choice;
    }

    /// <summary>With the step from the choice to the code.</summary>
    private Choice WithProject(Choice choice, Candidate chosen, string run) => AdoptFlow.CommandFor(checkout, chosen.Key, choice.Wishes, run) is { } command
        ? choice with { Adopt = command }
        : choice with { WhyNoProject = $"No command writes a project with {chosen.Key.Label} yet. The code that was measured is serializers/{chosen.Key.Serializer}/Adapter.cs: take its calls and the package from there." };

    /// <summary>A library may be known by another name than its folder's.</summary>
    private void CheckNames(Grounds grounds, Wishes wishes)
    {
        var candidates = grounds.Material.Candidates;
        foreach (var typed in (wishes.Allowed ?? []).Append(wishes.From ?? "").Where(typed => typed.Length > 0 && !candidates.Any(candidate => candidate.IsNamed(typed))))
        {
            throw new ChoiceException($"The run has no serializer '{typed}'{(checkout.Defaults.NameOf(typed) is { } name ? $"; did you mean '{name}'?" : NearestName.DidYouMean(typed, [.. candidates.SelectMany(candidate => candidate.Names).Distinct()]))} It has: {string.Join(", ", candidates.Select(candidate => candidate.Key.Serializer).Distinct().Order(StringComparer.Ordinal))}.");
        }
    }

    /// <summary>The folders of a choice: those that were named, or the newest run where none was.</summary>
    /// <param name="named">By the user; may be empty.</param>
    /// <exception cref="UserErrorException">None was named, and there is none.</exception>
    public IReadOnlyList<string> Folders(IReadOnlyList<string> named)
    {
        if (named.Any(IsRun))
        {
            return named;
        }

        return Newest() is { } newest
            ? [.. named, newest]
            : throw new UserErrorException($"A choice needs measurements, and there is no run under {ResultFolder.Runs}/: measure by goldilocks run, name the folder of a run, or a type of your own by --model.");
    }

    /// <summary>The newest run that has a measurement, which is said; null for none.</summary>
    public string? Newest()
    {
        var newest = Directory.Exists(ResultFolder.Runs)
            ? Directory.EnumerateDirectories(ResultFolder.Runs).Where(folder => File.Exists(Path.Combine(folder, RunFiles.Info))).OrderDescending(StringComparer.Ordinal).FirstOrDefault(IsMeasured)
            : null;
        if (newest is not null)
        {
            display.Say($"From the newest run: {newest}");
        }

        return newest;
    }

    /// <summary>Measures each workload that shows a wanted property, or is named, and is in no run, as the newest run measured the others.</summary>
    /// <param name="folders">Of runs, and of starts beside them.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <param name="command">The command line after <c>goldilocks</c>.</param>
    /// <param name="cancellation">Ends the measurement; what was measured by then is kept.</param>
    /// <returns>The folders with the new one; null when the measurement was interrupted.</returns>
    public IReadOnlyList<string>? Measure(IReadOnlyList<string> folders, Wishes wishes, IReadOnlyList<string> command, CancellationToken cancellation)
    {
        var grounds = Read(folders);
        var known = grounds.Material.Baselines.Keys.Select(place => place.Workload).ToHashSet();
        var named = (wishes.Workloads ?? []).Where(workload => !known.Contains(workload) && !grounds.Material.Baselines.Keys.Any(place => place.ToString() == workload));
        List<string> missing = [.. grounds.Facts.Demonstrations.Where(demonstration => wishes.Required.Contains(demonstration.Key)).Select(demonstration => demonstration.Value).Where(workload => !known.Contains(workload)).Union(named)];
        if (missing.Count == 0)
        {
            return folders;
        }

        var like = Runs(folders)[0].Info.Plan;
        var plan = like with { Workloads = missing, Sizes = [], Study = null, StudyFile = null, Model = null };
        var filing = RunFiling.Prepare(checkout, Path.Combine(ResultFolder.Runs, ResultFolder.NameNow(ResultKind.Run)), plan, command);
        display.Say($"Measuring {string.Join(", ", missing)} into {filing.FolderAsTyped}");
        var finished = new RunFlow(checkout, display).Run(filing, cancellation);
        return finished.WasInterrupted ? null : [.. folders, filing.FolderAsTyped];
    }

    /// <summary>The same for a user's own type, whose workload alone counts unless the reader names others.</summary>
    /// <param name="folders">Of runs, whose workloads count together, and of starts beside them.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <param name="workload">The type's.</param>
    /// <exception cref="UserErrorException">A folder cannot be read, or the choice cannot be made with these wishes.</exception>
    public Choice ChooseFor(string workload, IReadOnlyList<string> folders, Wishes wishes) =>
        Choose(folders, wishes.Workloads is { Count: > 0 } ? wishes : wishes with { Workloads = [workload] });

    /// <summary>All that the folders hold for a choice.</summary>
    /// <param name="folders">Of runs, whose workloads count together, and of starts beside them.</param>
    /// <exception cref="UserErrorException">A folder cannot be read.</exception>
    public Grounds Read(IReadOnlyList<string> folders)
    {
        var ofStarts = folders.Where(StartupFolder.IsAt).ToList();
        var runs = Runs(folders);
        if (runs.Count == 0)
        {
            throw new ChoiceException("A choice is made from runs: name the folder of a 'goldilocks run', and beside it those of other runs, of 'goldilocks startup' and of 'goldilocks probe'.");
        }

        var probes = folders.Where(ProbeFolder.IsAt).SelectMany(Probed).ToList();
        var facts = KnownFacts.ReadSound(checkout, [.. runs.SelectMany(data => data.Info.Plan.Adapters).Distinct()], [.. runs.SelectMany(data => data.Info.Plan.Sources).Distinct()], display.Warn)
            .ToDictionary(known => known.Key, known => probes.Find(table => table.Serializer == known.Key) is { } table ? known.Value with { Probed = table } : known.Value);
        return ChoiceGrounds.Of(checkout, [.. runs.Select(data => ReportBuilder.Build(data, facts))], facts, ofStarts.ConvertAll(folder => StartupReportBuilder.Build(StartupFolder.Read(folder))), probes);
    }

    /// <summary>What was probed after the tables of the checkout were recorded, and of those what was not tried again.</summary>
    private IEnumerable<RecordedProbes> Probed(string folder)
    {
        var info = ProbeFolder.ReadInfo(folder);
        return info.Settings.Model is { } model
            ? throw new ChoiceException($"'{folder}' holds probes of {model.Type}. A choice takes those of the built-in types: goldilocks probe without --model.")
            : ProbeTables.Of(info, ProbeFolder.ReadEvents(folder)).Select(table => table.Over(RecordedProbesFile.Read(checkout.Root, table.Serializer), _ => false));
    }

    private static bool IsRun(string folder) => !StartupFolder.IsAt(folder) && !ProbeFolder.IsAt(folder);

    /// <summary>The newest run that has the workload.</summary>
    private static string CountedRun(IReadOnlyList<string> folders, string workload)
    {
        var runs = folders.Where(IsRun).ToList();
        return runs.Count == 1 ? runs[0] : runs
            .Select(folder => (Folder: folder, Data: RunFolder.Read(folder)))
            .OrderByDescending(run => run.Data.Info.StartedUtc)
            .First(run => run.Data.Launches.Any(launch => launch.Workload == workload)).Folder;
    }

    /// <summary>The newest first.</summary>
    private static IReadOnlyList<RunData> Runs(IReadOnlyList<string> folders) =>
        [.. folders.Where(IsRun).Select(RunFolder.Read).OrderByDescending(data => data.Info.StartedUtc)];

    /// <summary>A run that was only begun, or a damaged folder, is no reason against a choice from an older one.</summary>
    private static bool IsMeasured(string folder)
    {
        try
        {
            return RunFolder.Read(folder).Launches.Any();
        }
        catch (RunFolderException)
        {
            return false;
        }
    }
}
