using System.CommandLine;
using Goldilocks.Figures;
using Goldilocks.Figures.Studies;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>run --study NAME</c>: the study's plan instead of one's own, and its tables at the end.</summary>
internal static class StudyStep
{
    private static string Folder => Path.Combine(Repository.Root, "studies");

    /// <summary>The plan with the study's workloads and serializers; the plan as it is when no study was asked for.</summary>
    /// <exception cref="UserErrorException">An option contradicts the study, or its file is damaged.</exception>
    public static RunPlan Apply(ParseResult parsed, RunOptions options, RunPlan plan)
    {
        if (parsed.GetValue(options.Study) is not { } name)
        {
            return plan;
        }

        var study = Read(name);
        Option[] brought = [options.Workloads, options.Sizes, options.Operations, options.Sinks, options.Async, options.Payload];
        if (brought.FirstOrDefault(option => parsed.GetResult(option) is { Implicit: false }) is { } other)
        {
            throw new UserErrorException(
                $"--study {name} brings its own workloads, sizes, operations and sinks; leave {other.Name} away, or run without --study. Only --serializers narrows a study.");
        }

        var adapters = Repository.Serializers(plan.Adapters).Select(folder => folder.Name).ToList();
        return plan with
        {
            Study = name,
            Serializers = StudySelection.Serializers(study, plan.Serializers, adapters),
            Workloads = plan.Preset == "quick" ? study.Plan.QuickWorkloads : study.Plan.Workloads,
            Operations = study.Plan.Operations ?? plan.Operations,
            Sinks = study.Plan.Sinks ?? plan.Sinks,
            Async = study.Plan.Async,
        };
    }

    /// <summary>The tables of the run's study; null when it has none.</summary>
    /// <exception cref="UserErrorException">The study's file is damaged or gone since the run began.</exception>
    public static StudyReport? Build(RunReport run, IReadOnlyDictionary<string, StudyFacts> facts) =>
        run.Run.Plan.Study is { } name ? StudyReportBuilder.Build(Read(name), run, facts) : null;

    /// <summary>Prints the tables of the run's study, if it has one, and writes them into the run folder.</summary>
    public static void Show(StudyReport? report, string folder)
    {
        if (report is not null)
        {
            StudyReportFiles.Write(report, folder);
            StudyConsole.Write(AnsiConsole.Console, report);
        }
    }

    /// <summary>Every study of the checkout.</summary>
    /// <exception cref="UserErrorException">A study's file is damaged.</exception>
    public static IEnumerable<Study> All() => StudyFolder.Names(Folder).Select(Read);

    private static Study Read(string name)
    {
        try
        {
            return StudyFolder.Read(Folder, name);
        }
        catch (StudyException exception)
        {
            throw new UserErrorException(exception.Message);
        }
    }
}
