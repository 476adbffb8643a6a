using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>Replaces parts of a plan by those of a study.</summary>
internal static class StudyPlanner
{
    /// <summary>The plan with the study's workloads and serializers; the plan as it is when no study was asked for.</summary>
    /// <exception cref="UserErrorException">A part of the request contradicts the study, or the study's file is damaged.</exception>
    public static RunPlan Apply(Checkout checkout, WhatToMeasure what, RunPlan plan)
    {
        if (what.Study is not { } name)
        {
            return plan;
        }

        var file = StudyFolder.IsFile(name) ? Path.GetFullPath(name) : null;
        var study = file is null ? checkout.Study(name) : StudyFolder.ReadOwn(file);
        if (Brought(what) is { } option)
        {
            throw new UserErrorException(
                $"--study {name} brings its own workloads, sizes, operations and sinks; remove {option}, or run without --study. Only --serializers narrows a study.");
        }

        var adapters = checkout.Serializers(plan.Adapters).Select(folder => folder.Name).ToList();
        return plan with
        {
            Study = study.Name,
            StudyFile = file,
            Serializers = StudySelection.Serializers(study, plan.Serializers, adapters),
            Workloads = plan.Preset == "quick" ? study.Plan.QuickWorkloads : study.Plan.Workloads,
            Operations = study.Plan.Operations ?? plan.Operations,
            Sinks = study.Plan.Sinks ?? plan.Sinks,
            Async = study.Plan.Async,
        };
    }

    /// <summary>The first given option that the study itself determines; null when none was given.</summary>
    private static string? Brought(WhatToMeasure what)
    {
        (string Option, bool IsGiven)[] brought =
        [
            ("--workloads", what.Workloads.Count > 0),
            ("--sizes", what.Sizes.Count > 0),
            ("--operations", what.Operations.Count > 0),
            ("--sink", what.Sinks.Count > 0),
            ("--async", what.IsAsync),
            ("--payload", what.PayloadBytes is not null),
            ("--model", what.Model is not null),
        ];
        return brought.FirstOrDefault(option => option.IsGiven).Option;
    }
}
