using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>Turns a request into a run's plan.</summary>
public static class RunPlanner
{
    /// <exception cref="UserErrorException">Two parts of the request contradict each other, or a value is not one.</exception>
    public static RunPlan Make(Checkout checkout, RunRequest request)
    {
        var what = WithVersions(checkout, request.What);
        var plan = new RunPlan(
            request.Preset,
            what.Serializers,
            what.Workloads,
            what.Sizes,
            what.PayloadBytes is { } payload ? new Dictionary<string, int> { ["payload"] = payload } : [],
            Requested.OperationsOf(what.Operations),
            what.Baseline ?? checkout.Defaults.Baseline,
            Requested.Folders(what.Adapters),
            Requested.SourcesOf(what.Sources),
            what.Controls,
            request.How.DataSeed,
            request.How.Seed ?? Requested.NewSeed(),
            SettingsPlanner.Make(request.Preset, request.How),
            request.IsStrict,
            Compress: what.Compress is { Count: > 0 } compress ? [.. compress.Distinct()] : null,
            Codecs: what.Codecs is { Count: > 0 } codecs ? Requested.Folders(codecs, "--codecs takes a folder whose subfolders are codecs") : null,
            Sinks: Requested.SinksOf(what.Sinks),
            Async: what.IsAsync,
            Conditions: request.Conditions.Conditions(),
            Model: new OwnModels(checkout).Make(what.Model),
            Nearest: what.IsNearest);
        CodecMaker.RequireKnown(checkout, plan);
        RequireOneRuntimeForCodecs(checkout, plan);
        plan = StudyPlanner.Apply(checkout, what, plan);
        PlanCheck.Require(checkout, plan);
        return plan;
    }

    /// <summary>The plan of an existing run, with a new order of turns; with other package sources where some are given.</summary>
    /// <exception cref="RunFolderException">There is no such run.</exception>
    public static RunPlan Again(string folder, IReadOnlyList<string> sources, long? seed)
    {
        // Reads all of the run, although the plan would be enough: a damaged folder must not be noticed only after an hour of measuring.
        var plan = RunFolder.Read(folder).Info.Plan;
        return plan with
        {
            Sources = sources.Count > 0 ? Requested.SourcesOf(sources) : plan.Sources,
            Seed = seed ?? Requested.NewSeed(),
        };
    }

    private static WhatToMeasure WithVersions(Checkout checkout, WhatToMeasure what) => what with
    {
        Serializers = LatestVersions.Resolve(what.Serializers, what.IsLatest, checkout.Serializers(Requested.Folders(what.Adapters)), Requested.SourcesOf(what.Sources)),
    };

    /// <summary>A codec is a library that is loaded into the worker, and there is one build of it.</summary>
    private static void RequireOneRuntimeForCodecs(Checkout checkout, RunPlan plan)
    {
        var own = checkout.Layout.Framework;
        if (plan.Compress is not null && (plan.Conditions ?? []).FirstOrDefault(condition => condition.Framework is not null && condition.Framework != own) is { } other)
        {
            throw new UserErrorException($"--compress works on {own} only, for which the codecs are built, and --runtimes asks for {other.Framework}: make two runs.");
        }
    }
}
