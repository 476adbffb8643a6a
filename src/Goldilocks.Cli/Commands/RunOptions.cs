using System.CommandLine;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Flows.Filing;
using Goldilocks.Flows.Planning;
using Goldilocks.Results;

namespace Goldilocks.Cli.Commands;

/// <summary>The options of <c>goldilocks run</c>.</summary>
internal sealed class RunOptions
{
    public Option<bool> Quick { get; } = new("--quick") { Description = "3 launches, one size each: a first look." };

    public Option<bool> Thorough { get; } = new("--thorough") { Description = "5 to 15 launches, until every interval's half-width is 3 %." };

    public Option<string?> Study { get; } = new("--study")
    {
        Description = "Fills the tables of a published study beside its own figures: roundup, grain-state, ignite, odata or messaging. "
            + "It brings its workloads, sizes, operations and sinks, so --workloads, --sizes, --operations, --sink, --async and --payload are refused; --serializers narrows it.",
    };

    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

    public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

    public Option<string[]> Operations { get; } = SharedOptions.Operations();

    public Option<string[]> Sinks { get; } = SharedOptions.Sinks();

    public Option<bool> Async { get; } = SharedOptions.Async();

    public Option<string?> Baseline { get; } = new("--baseline") { Description = "The serializer that ratios are taken to, as name or name/variant." };

    public Option<int?> Payload { get; } = new("--payload") { Description = "Bytes per item, for workloads with that parameter (bookshelf: 10)." };

    public Option<string[]> Compress { get; } = SharedOptions.List(
        "--compress", "Codecs to put around every variant, each a row of its own: brotli, gzip, deflate, zlib, zstd or lz4, possibly with a level, as brotli:4.");

    public Option<string[]> Codecs { get; } = SharedOptions.Codecs();

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    public Option<string?> Output { get; } = new("--output") { Description = "The run folder; runs/<UTC time> when absent." };

    public Option<string?> Resume { get; } = new("--resume") { Description = "Goes on with an interrupted run in that folder." };

    public Option<long> DataSeed { get; } = new("--data-seed") { Description = "Of the values; the same for every run, so that runs can be compared.", DefaultValueFactory = _ => 1 };

    public Option<long?> Seed { get; } = new("--seed") { Description = "Of the order of turns; another one for every run, and recorded." };

    public Option<int?> Launches { get; } = new("--launches") { Description = "Exactly that many launches instead of the preset's." };

    public Option<string[]> Environment { get; } = SharedOptions.List("--env", "NAME=VALUE for every worker, such as DOTNET_TieredPGO=0.");

    public Option<bool> Apart { get; } = new("--apart") { Description = "A process and a warm-up of its own for each operation, instead of one for all of a variant's." };

    public ConditionOptions Conditions { get; } = new();

    public Option<string[]> Set { get; } = SharedOptions.List("--set", "NAME=VALUE for a setting of the measurement, such as rounds=40; run.json shows them all.");

    public Option<int> Controls { get; } = new("--controls") { Description = "Adds the baseline that often against itself: what a difference of nothing looks like here." };

    public Option<bool> Strict { get; } = new("--strict") { Description = "Exit with 1 when a serializer fails, crashes, hangs, does not build or answers wrongly." };

    public Option<string?> Against { get; } = new("--against")
    {
        Description = "Measures again what that run folder holds, with its plan, and compares the two; exits with 1 on a regression. --source narrows where packages come from.",
    };

    public Option<double> FailAbove { get; } = CompareCommand.FailAbove();

    public IEnumerable<Option> All =>
        [Quick, Thorough, Study, Serializers, Workloads, Sizes, Operations, Sinks, Async, Baseline, Payload, Compress, Codecs, Sources, Adapters, Output, Resume, DataSeed, Seed, Launches, Environment, Apart, .. Conditions.All, Set, Controls, Strict, Against, FailAbove];

    /// <summary>Those of a new run in which every variant is used as it is.</summary>
    public IEnumerable<Option> OfPlainRuns =>
        [Quick, Thorough, Serializers, Workloads, Sizes, Operations, Baseline, Payload, Sources, Adapters, Output, DataSeed, Seed, Launches, Environment, Apart, Set];

    /// <summary>A new run by these options, one that measures an old one again, or one that is gone on with.</summary>
    /// <exception cref="UserErrorException">The options contradict each other, or the folder cannot be used.</exception>
    public RunFiling Choose(ParseResult parsed, Checkout checkout)
    {
        if (parsed.GetValue(Resume) is { } folder)
        {
            RequireNothingBeside(parsed, [Resume], "--resume goes on with the plan of its run folder; leave {0} away, or start a new run without --resume.");
            return RunFiling.Reopen(folder);
        }

        if (parsed.GetValue(Against) is { } old)
        {
            RequireNothingBeside(parsed, [Against, FailAbove, Output, Sources, Seed], "--against measures with the plan of the run that it compares with; leave {0} away, or run without --against and use 'goldilocks compare'.");
            return File(parsed, checkout, RunPlanner.Again(old, parsed.GetValue(Sources) ?? [], parsed.GetValue(Seed)));
        }

        RequireAgainst(parsed);
        return File(parsed, checkout, RunPlanner.Make(checkout, Request(parsed)));
    }

    private RunFiling File(ParseResult parsed, Checkout checkout, RunPlan plan) =>
        RunFiling.Prepare(checkout, parsed.GetValue(Output), plan, parsed.Tokens.Select(token => token.Value));

    private RunRequest Request(ParseResult parsed) => new(
        Preset(parsed),
        new WhatToMeasure(
            parsed.GetValue(Study),
            parsed.GetValue(Serializers) ?? [],
            parsed.GetValue(Workloads) ?? [],
            parsed.GetValue(Sizes) ?? [],
            parsed.GetValue(Operations) ?? [],
            parsed.GetValue(Sinks) ?? [],
            parsed.GetValue(Async),
            parsed.GetValue(Baseline),
            parsed.GetValue(Payload),
            parsed.GetValue(Compress) ?? [],
            parsed.GetValue(Codecs) ?? [],
            parsed.GetValue(Sources) ?? [],
            parsed.GetValue(Adapters) ?? [],
            parsed.GetValue(Controls)),
        new HowToMeasure(
            parsed.GetValue(DataSeed),
            parsed.GetValue(Seed),
            parsed.GetValue(Launches),
            parsed.GetValue(Environment) ?? [],
            parsed.GetValue(Apart),
            parsed.GetValue(Set) ?? []),
        Conditions.Request(parsed),
        parsed.GetValue(Strict));

    private string Preset(ParseResult parsed) => (parsed.GetValue(Quick), parsed.GetValue(Thorough)) switch
    {
        (true, true) => throw new UserErrorException("--quick and --thorough contradict each other: give one of them, or neither for the default."),
        (true, false) => "quick",
        (false, true) => "thorough",
        _ => "default",
    };

    private void RequireNothingBeside(ParseResult parsed, IReadOnlyList<Option> allowed, string message)
    {
        if (All.FirstOrDefault(option => !allowed.Contains(option) && parsed.GetResult(option) is { Implicit: false }) is { } other)
        {
            throw new UserErrorException(string.Format(System.Globalization.CultureInfo.InvariantCulture, message, other.Name));
        }
    }

    private void RequireAgainst(ParseResult parsed)
    {
        if (parsed.GetResult(FailAbove) is { Implicit: false })
        {
            throw new UserErrorException("--fail-above needs something to compare with: add --against and a run folder, or use 'goldilocks compare'.");
        }
    }
}
