using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Run;

/// <summary>The options of <c>goldilocks run</c>.</summary>
internal sealed class RunOptions
{
    private static readonly NumberRange s_payload = new(0, 100_000_000, "bytes");
    private static readonly NumberRange s_launches = new(1, 1_000, "launches");
    private static readonly NumberRange s_controls = new(0, 20, "controls");

    public Option<bool> Quick { get; } = new("--quick") { Description = "3 launches, one size each: a first look." };

    public Option<bool> Thorough { get; } = new("--thorough") { Description = "5 to 15 launches, until every interval's half-width is 3 %." };

    public Option<string?> Study { get; } = new("--study")
    {
        Description = "Fills the tables of a published study beside its own figures: roundup, grain-state, ignite, odata or messaging, or a file NAME.json of your own (docs/studies.md). "
            + "It brings its workloads, sizes, operations and sinks, so --workloads, --sizes, --operations, --sink, --async and --payload are refused; --serializers narrows it.",
        HelpName = "study",
    };

    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

    public ModelOptions Models { get; } = new();

    public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

    public Option<string[]> Operations { get; } = SharedOptions.Operations();

    public Option<string[]> Sinks { get; } = SharedOptions.Sinks();

    public Option<bool> Async { get; } = SharedOptions.Async();

    public Option<string?> Baseline { get; } = new("--baseline") { Description = "The serializer that ratios are taken to, as name or name/variant.", HelpName = "name" };

    public Option<int?> Payload { get; } = s_payload.Whole("--payload", "Size of each item, for workloads with that parameter (bookshelf: 10).");

    public Option<string[]> Compress { get; } = SharedOptions.List(
        "--compress", "names", "Codecs to put around every variant, each a row of its own: brotli, gzip, deflate, zlib, zstd or lz4, possibly with a level, as brotli:4.");

    public Option<string[]> Codecs { get; } = SharedOptions.Codecs();

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    public Option<string?> Output { get; } = SharedOptions.Output("The run folder; runs/<UTC time> when absent.");

    public Option<string?> Resume { get; } = new("--resume") { Description = "Goes on with an interrupted run in that folder.", HelpName = "folder" };

    public Option<long> DataSeed { get; } = SharedOptions.DataSeed();

    public Option<long?> Seed { get; } = SharedOptions.Seed("turns");

    public Option<int?> Launches { get; } = s_launches.Whole("--launches", "Exactly so many new processes for each cell, instead of the preset's number.");

    public Option<string[]> Environment { get; } = SharedOptions.List("--env", "NAME=VALUE", "A variable for every worker, such as DOTNET_TieredPGO=0; several are allowed.");

    public Option<bool> Apart { get; } = new("--apart") { Description = "Measures each operation in a process of its own, instead of all operations of a variant in one process." };

    public ConditionOptions Conditions { get; } = new();

    public Option<string[]> Set { get; } = SharedOptions.List("--set", "NAME=NUMBER", "A setting of the measurement, such as rounds=40. run.json shows all settings; the error for a wrong value shows the range.");

    public Option<int> Controls { get; } = s_controls.Whole("--controls", "Adds N more processes of the baseline, to show the noise.", 0);

    public Option<bool> Strict { get; } = new("--strict") { Description = "Exit with 1 when a serializer fails, crashes, hangs, does not build or answers wrongly." };

    public Option<string?> Against { get; } = new("--against")
    {
        Description = "Repeats the run of that folder with its plan, and compares the two; exits with 1 on a regression. --source limits where packages come from.",
        HelpName = "folder",
    };

    public Option<double> FailAbove { get; } = PercentOption.FailAbove();

    public Option<bool> Latest { get; } = new("--latest") { Description = "Takes the newest stable version of each serializer that is named without a version, instead of the pinned one." };

    public Option<bool> Nearest { get; } = new("--nearest") { Description = "Takes the nearest version if no source offers the pinned version of a package, and marks the row." };

    public Option<bool> DryRun { get; } = new("--dry-run") { Description = "Builds and measures nothing; shows what would be built and measured, and about how long it would take." };

    /// <summary>Those that choose rows.</summary>
    public IEnumerable<Option> What => [Serializers, Latest, Nearest, Workloads, .. Models.All, Sizes, Operations, Sinks, Async, Payload, Compress, Study, Baseline];

    /// <summary>Those that say how rows are measured.</summary>
    public IEnumerable<Option> How => [Quick, Thorough, DryRun, Launches, .. Conditions.All, Environment, Apart, Set, Controls, DataSeed, Seed];

    /// <summary>Those about packages, adapters and folders.</summary>
    public IEnumerable<Option> Where => [Sources, Adapters, Codecs, Output, Resume];

    /// <summary>Those that judge.</summary>
    public IEnumerable<Option> Judging => [Against, FailAbove, Strict];

    /// <summary>The options of a new run in which every variant is used as it is: what, how and where.</summary>
    public (IEnumerable<Option> What, IEnumerable<Option> How, IEnumerable<Option> Where) OfPlainRuns => (
        [Serializers, Workloads, .. Models.All, Sizes, Operations, Payload, Baseline],
        [Quick, Thorough, Launches, Environment, Apart, Set, DataSeed, Seed],
        [Sources, Adapters, Output]);

    private IEnumerable<Option> All => [.. What, .. How, .. Where, .. Judging];

    /// <summary>A new run by these options, one that measures an old one again, or one that is resumed.</summary>
    /// <exception cref="UserErrorException">The options contradict each other, or the folder cannot be used.</exception>
    public RunFiling Choose(ParseResult parsed, Checkout checkout)
    {
        if (parsed.GetValue(Resume) is { } folder)
        {
            RequireNothingBeside(parsed, [Resume], "--resume goes on with the plan of its run folder; remove {0}, or start a new run without --resume.");
            return RunFiling.Reopen(folder);
        }

        if (parsed.GetValue(Against) is { } old)
        {
            RequireNothingBeside(parsed, [Against, FailAbove, Output, Sources, Seed], "--against measures with the plan of the run that it compares with; remove {0}, or run without --against and use 'goldilocks compare'.");
            return File(parsed, checkout, RunPlanner.Again(old, parsed.GetValue(Sources) ?? [], parsed.GetValue(Seed)));
        }

        RequireAgainst(parsed);
        return File(parsed, checkout, RunPlanner.Make(checkout, Request(parsed)));
    }

    /// <summary>The plan of a new run by these options; makes no folder.</summary>
    /// <exception cref="UserErrorException">The options contradict each other.</exception>
    public RunPlan Plan(ParseResult parsed, Checkout checkout)
    {
        if (new Option[] { Resume, Against }.FirstOrDefault(option => parsed.GetResult(option) is { Implicit: false }) is { } other)
        {
            throw new UserErrorException($"--dry-run looks at a new run; remove {other.Name}.");
        }

        RequireAgainst(parsed);
        return RunPlanner.Make(checkout, Request(parsed));
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
            parsed.GetValue(Controls),
            parsed.GetValue(Latest),
            Models.Request(parsed, parsed.GetValue(Sizes) ?? [], parsed.GetValue(DataSeed)),
            parsed.GetValue(Nearest)),
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
